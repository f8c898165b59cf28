import { type DateRange, type IsoDate, shortcutRange } from '@portolan/domain/date'
import { useText } from '../i18n/text.ts'
import { Chip } from './Chip.tsx'
import { shortcutsOf, shortcutTexts } from './date-range.ts'

interface DateShortcutsProps {
  past: boolean
  today: IsoDate
  value: DateRange
  onChange(range: Required<DateRange>): void
}

export function DateShortcuts({ past, today, value, onChange }: DateShortcutsProps) {
  const t = useText()
  return (
    <div className="chips">
      {shortcutsOf(past).map((name) => {
        const range = shortcutRange(name, today)
        return (
          <Chip
            key={name}
            pressed={range.start === value.start && range.end === value.end}
            onClick={() => onChange(range)}
          >
            {t(shortcutTexts[name])}
          </Chip>
        )
      })}
    </div>
  )
}
