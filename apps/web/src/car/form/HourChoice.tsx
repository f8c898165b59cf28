import { Select } from '../../ui/Select.tsx'

const halfHours = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
)

interface Props {
  label: string
  value: string
  onChange(time: string): void
}

/** By the clock of the desk. */
export function HourChoice({ label, value, onChange }: Props) {
  // a link may ask for any minute
  const times = halfHours.includes(value) ? halfHours : [...halfHours, value].sort()
  return (
    <Select className="finder-time" aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {times.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </Select>
  )
}
