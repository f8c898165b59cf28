import { largestParty, oldestYouth } from '@portolan/domain/rail/fare'
import { useText } from '../../i18n/text.ts'
import { Field } from '../../ui/Field.tsx'
import { NumberStepper } from '../../ui/NumberStepper.tsx'
import { Select } from '../../ui/Select.tsx'
import { type PartyValues, sizeOf } from './ticket-values.ts'

const ages = Array.from({ length: oldestYouth + 1 }, (_, age) => age)

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
  const setYouths = (count: number) =>
    onChange({ ...value, youths: count > youths.length ? [...youths, null] : youths.slice(0, count) })
  const setAge = (at: number, age: number | null) =>
    onChange({ ...value, youths: youths.map((known, index) => (index === at ? age : known)) })
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
      {youths.length > 0 && (
        <div className="trav-ages">
          {youths.map((age, at) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: the first youth is the first youth, whatever age is chosen
              key={at}
              label={t('rail.form.ageOf', { n: at + 1 })}
              error={asked && age === null ? t('error.field.required') : undefined}
            >
              <Select
                value={age ?? ''}
                onChange={({ target }) => setAge(at, target.value === '' ? null : Number(target.value))}
              >
                <option value="">{t('rail.form.chooseAge')}</option>
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
      <p className="xs faint trav-limit">{t('rail.form.limit')}</p>
    </div>
  )
}
