import { localeOf } from '@portolan/domain/language'
import { useSpeech, useText } from '../../i18n/text.ts'
import { PopField } from '../../ui/PopField.tsx'
import { PartySteps } from './PartySteps.tsx'
import { ageWords, partyWords } from './party-words.ts'
import { type PartyValues, partyProblem } from './values.ts'

interface Props {
  name: string
  value: PartyValues
  error: string | undefined
  onChange(party: PartyValues): void
}

export function PartyField({ name, value, error, onChange }: Props) {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  // More infants than laps are told at once: the stepper beside it mends it. A missing age is asked for on the way out.
  const problem = partyProblem(value)
  const said = error ?? (problem && problem !== 'air.form.childAge' ? t(problem) : undefined)
  return (
    <PopField
      label={t('air.form.travellers')}
      words={partyWords(value, t, locale)}
      hint={ageWords(value, t, locale)}
      name={name}
      error={said}
    >
      <PartySteps value={value} asked={error !== undefined} onChange={onChange} />
    </PopField>
  )
}
