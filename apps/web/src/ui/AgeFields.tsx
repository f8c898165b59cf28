import { Field } from './Field.tsx'
import { NumberStepper } from './NumberStepper.tsx'
import { Select } from './Select.tsx'

interface Props {
  /** null: not chosen yet. */
  ages: readonly (number | null)[]
  youngest?: number
  oldest: number
  labelOf(n: number): string
  /** Of the choice of none. */
  empty: string
  /** Beside each that is not chosen. */
  missing: string | undefined
  /** Beside one that was chosen and will not do. */
  wrongAt?(at: number): string | undefined
  onChange(ages: (number | null)[]): void
}

/** How old each of them is: a carrier's or a hotel's price goes by it. */
export function AgeFields({ ages, youngest = 0, oldest, labelOf, empty, missing, wrongAt, onChange }: Props) {
  if (ages.length === 0) return null
  const choices = Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index)
  const choose = (at: number, chosen: string) =>
    onChange(ages.map((age, index) => (index === at ? (chosen === '' ? null : Number(chosen)) : age)))
  return (
    <div className="trav-ages">
      {ages.map((age, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first is the first, whatever age is chosen
        <Field key={at} label={labelOf(at + 1)} error={age === null ? missing : wrongAt?.(at)}>
          <Select value={age ?? ''} onChange={({ target }) => choose(at, target.value)}>
            <option value="">{empty}</option>
            {choices.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  )
}

interface ChildProps extends Props {
  label: string
  hint: string
  /** How many more may come along. */
  room: number
}

/** How many children, and how old each of them is. */
export function ChildFields({ label, hint, room, ...fields }: ChildProps) {
  const { ages, onChange } = fields
  const setCount = (count: number) => onChange(count > ages.length ? [...ages, null] : ages.slice(0, count))
  return (
    <>
      <NumberStepper label={label} hint={hint} value={ages.length} max={ages.length + room} onChange={setCount} />
      <AgeFields {...fields} />
    </>
  )
}
