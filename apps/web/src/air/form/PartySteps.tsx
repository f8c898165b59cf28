import { largestParty, oldestChild, youngestChild } from '../../flight/rules.ts'
import { useText } from '../../i18n/text.ts'
import { ChildFields } from '../../ui/AgeFields.tsx'
import { NumberStepper } from '../../ui/NumberStepper.tsx'
import { type PartyValues, sizeOf } from './values.ts'

interface Props {
  value: PartyValues
  /** Nobody has been told off for an age that was not asked for yet. */
  asked: boolean
  onChange(party: PartyValues): void
}

/** Adults, children, infants. An infant has no seat, and an adult carries one at most. */
export function PartySteps({ value, asked, onChange }: Props) {
  const t = useText()
  const { adults, children, infants } = value
  const room = Math.max(0, largestParty - sizeOf(value))
  return (
    <div className="trav-steps">
      <NumberStepper
        label={t('air.form.adults')}
        hint={t('air.form.adultAge')}
        value={adults}
        min={1}
        max={adults + room}
        onChange={(count) => onChange({ ...value, adults: count })}
      />
      <ChildFields
        label={t('air.form.children')}
        hint={t('air.form.childHint')}
        room={room}
        ages={children}
        youngest={youngestChild}
        oldest={oldestChild}
        labelOf={(n) => t('air.form.ageOf', { n })}
        empty={t('air.form.chooseAge')}
        missing={asked ? t('error.field.required') : undefined}
        onChange={(ages) => onChange({ ...value, children: ages })}
      />
      <NumberStepper
        label={t('air.form.infants')}
        hint={t('air.form.infantHint')}
        value={infants}
        max={infants + room}
        onChange={(count) => onChange({ ...value, infants: count })}
      />
      <p className="xs faint trav-limit">{t('air.form.limit')}</p>
    </div>
  )
}
