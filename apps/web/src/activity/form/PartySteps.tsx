import { useText } from '../../i18n/text.ts'
import { ChildFields } from '../../ui/AgeFields.tsx'
import { NumberStepper } from '../../ui/NumberStepper.tsx'
import { sizeOf } from '../party.ts'
import { mostPeople, oldestChild, youngestChild } from '../rules.ts'
import type { PartyValues } from './values.ts'

interface Props {
  value: PartyValues
  /** Nobody has been told off for an age that was not asked for yet. */
  asked: boolean
  onChange(party: PartyValues): void
}

/** Adults, seniors, and children with their ages: what each of them pays is for the activity to say. */
export function PartySteps({ value, asked, onChange }: Props) {
  const t = useText()
  const { adults, seniors, childAges } = value
  const room = Math.max(0, mostPeople - sizeOf(value))
  return (
    <div className="trav-steps">
      <NumberStepper
        label={t('activity.form.adults')}
        hint={t('activity.form.adultHint')}
        value={adults}
        max={adults + room}
        onChange={(count) => onChange({ ...value, adults: count })}
      />
      <NumberStepper
        label={t('activity.form.seniors')}
        hint={t('activity.form.seniorHint')}
        value={seniors}
        max={seniors + room}
        onChange={(count) => onChange({ ...value, seniors: count })}
      />
      <ChildFields
        label={t('activity.form.children')}
        hint={t('activity.form.childHint')}
        room={room}
        ages={childAges}
        youngest={youngestChild}
        oldest={oldestChild}
        labelOf={(n) => t('activity.form.ageOf', { n })}
        empty={t('activity.form.chooseAge')}
        missing={asked ? t('error.field.required') : undefined}
        onChange={(ages) => onChange({ ...value, childAges: ages })}
      />
      <p className="xs faint trav-limit">{t('activity.form.limit', { max: mostPeople })}</p>
    </div>
  )
}
