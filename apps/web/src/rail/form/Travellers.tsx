import { localeOf } from '@portolan/domain/language'
import { useSpeech, useText } from '../../i18n/text.ts'
import { PopField } from '../../ui/PopField.tsx'
import { ageWords, partyWords } from './party-words.ts'
import { TravellerSteps } from './TravellerSteps.tsx'
import { type PartyValues, sizeOf } from './ticket-values.ts'

interface Props {
  name: string
  value: PartyValues
  error: string | undefined
  onChange(party: PartyValues): void
}

export function Travellers({ name, value, error, onChange }: Props) {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  return (
    <PopField
      label={t('rail.form.travellers')}
      words={sizeOf(value) > 0 ? partyWords(value, t, locale) : t('rail.form.nobody')}
      hint={ageWords(value, t, locale)}
      {...{ name, error }}
    >
      <TravellerSteps value={value} asked={error !== undefined} onChange={onChange} />
    </PopField>
  )
}
