import { largestParty, oldestYouth } from '@portolan/domain/rail/fare'
import { useText } from '../../i18n/text.ts'
import { AgeFields } from '../../ui/AgeFields.tsx'
import { NumberStepper } from '../../ui/NumberStepper.tsx'
import { aloneIn } from '../party.ts'
import { type PartyValues, sizeOf } from './ticket-values.ts'

interface Props {
  value: PartyValues
  /** Nobody has been told off for an age that was not asked for yet. */
  asked: boolean
  onChange(party: PartyValues): void
}

/** Adults, seniors, youths, in this order. Who is a child or an infant, each carrier decides by the age. */
export function TravellerSteps({ value, asked, onChange }: Props) {
  const t = useText()
  const { adults, seniors, youths } = value
  const room = largestParty - sizeOf(value)
  const alone = asked ? aloneIn(value) : []
  const setYouths = (count: number) =>
    onChange({ ...value, youths: count > youths.length ? [...youths, null] : youths.slice(0, count) })
  return (
    <div className="trav-steps">
      <NumberStepper
        label={t('rail.form.adults')}
        hint={t('rail.form.adultAge')}
        value={adults}
        max={adults + room}
        onChange={(count) => onChange({ ...value, adults: count })}
      />
      <NumberStepper
        label={t('rail.form.seniors')}
        hint={t('rail.form.seniorAge')}
        value={seniors}
        max={seniors + room}
        onChange={(count) => onChange({ ...value, seniors: count })}
      />
      <NumberStepper
        label={t('rail.form.youths')}
        hint={t('rail.form.youthHint')}
        value={youths.length}
        max={youths.length + room}
        onChange={setYouths}
      />
      <AgeFields
        ages={youths}
        oldest={oldestYouth}
        labelOf={(n) => t('rail.form.ageOf', { n })}
        empty={t('rail.form.chooseAge')}
        missing={asked ? t('error.field.required') : undefined}
        wrongAt={(at) => (alone.includes(at) ? t('error.rail.companion') : undefined)}
        onChange={(ages) => onChange({ ...value, youths: ages })}
      />
      <p className="xs faint trav-limit">{t('rail.form.limit')}</p>
    </div>
  )
}
