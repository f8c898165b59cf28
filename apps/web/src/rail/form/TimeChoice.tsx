import { useText } from '../../i18n/text.ts'
import { Select } from '../../ui/Select.tsx'
import { wholeDay } from '../search.ts'

const hours = ['06:00', '09:00', '12:00', '15:00', '18:00', '21:00']

interface Props {
  label: string
  value: string
  onChange(time: string): void
}

/** From when on; trains that leave earlier are one press away on the page of results. */
export function TimeChoice({ label, value, onChange }: Props) {
  const t = useText()
  // a link may ask for any minute
  const times = hours.includes(value) || value === wholeDay ? hours : [...hours, value].sort()
  return (
    <Select className="finder-time" aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value={wholeDay}>{t('rail.form.anyTime')}</option>
      {times.map((time) => (
        <option key={time} value={time}>
          {t('rail.form.after', { time })}
        </option>
      ))}
    </Select>
  )
}
