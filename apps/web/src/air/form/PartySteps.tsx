import { useText } from '../../i18n/text.ts'
import { Field } from '../../ui/Field.tsx'
import { NumberStepper } from '../../ui/NumberStepper.tsx'
import { Select } from '../../ui/Select.tsx'
import { largestParty, oldestChild, youngestChild } from '../rules.ts'
import { type PartyValues, sizeOf } from './values.ts'

const ages = Array.from({ length: oldestChild - youngestChild + 1 }, (_, index) => youngestChild + index)

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
  const setChildren = (count: number) =>
    onChange({ ...value, children: count > children.length ? [...children, null] : children.slice(0, count) })
  const setAge = (at: number, age: number | null) =>
    onChange({ ...value, children: children.map((known, index) => (index === at ? age : known)) })
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
      <NumberStepper
        label={t('air.form.children')}
        hint={t('air.form.childHint')}
        value={children.length}
        max={children.length + room}
        onChange={setChildren}
      />
      {children.length > 0 && (
        <div className="trav-ages">
          {children.map((age, at) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: the first child is the first child, whatever age is chosen
              key={at}
              label={t('air.form.ageOf', { n: at + 1 })}
              error={asked && age === null ? t('error.field.required') : undefined}
            >
              <Select
                value={age ?? ''}
                onChange={({ target }) => setAge(at, target.value === '' ? null : Number(target.value))}
              >
                <option value="">{t('air.form.chooseAge')}</option>
                {ages.map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
      )}
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
