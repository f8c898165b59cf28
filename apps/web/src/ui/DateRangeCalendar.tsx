import './date-range.css'
import { type CalendarDate, parseDate } from '@internationalized/date'
import { ratioOf } from '@portolan/domain/amount'
import { type DateRange, type IsoDate, isOrdered } from '@portolan/domain/date'
import { type Language, localeOf } from '@portolan/domain/language'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Calendar } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar'
import { useFormat } from '../i18n/format.ts'
import { useSpeech } from '../i18n/text.ts'
import { lowDays } from './date-range.ts'
import { Icon } from './Icon.tsx'

export interface DateRangeCalendarProps {
  label: string
  value: DateRange
  onChange(range: DateRange): void
  /** One day, chosen with one press. */
  single: boolean
  today: IsoDate
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  months: 1 | 2
  /** The calendar takes the focus as it opens. */
  enter: boolean
  prices?: ReadonlyMap<IsoDate, number> | undefined
}

/** Arabic has no week of its own: it takes the Emirates', and keeps Western digits. */
const calendarLocale = (language: Language): string => (language === 'ar' ? 'ar-AE-u-nu-latn' : localeOf(language))

/** One date given stands for itself; two in the wrong order show nothing until they are put right. */
function chosen(range: DateRange): { start: CalendarDate; end: CalendarDate } | null {
  const start = range.start ?? range.end
  const end = range.end ?? range.start
  return start && end && isOrdered(range) ? { start: parseDate(start), end: parseDate(end) } : null
}

function DayCell({
  date,
  prices,
  low,
}: {
  date: CalendarDate
  prices: DateRangeCalendarProps['prices']
  low: ReadonlySet<IsoDate>
}) {
  const format = useFormat()
  const price = prices?.get(date.toString())
  const figure =
    price === undefined ? '' : price < 1000 ? format.number(price) : `${format.number(ratioOf(price, 1000), 1)}k`
  return (
    <CalendarCell date={date} className={low.has(date.toString()) ? 'day low' : 'day'}>
      {({ formattedDate }) => (
        <>
          <b>{formattedDate}</b>
          {prices && <small>{figure}</small>}
        </>
      )}
    </CalendarCell>
  )
}

/** The only part that needs React Aria; loaded when a calendar is first opened. */
export default function DateRangeCalendar(props: DateRangeCalendarProps) {
  const { label, value, onChange, single, today, min, max, months, enter, prices } = props
  const { language } = useSpeech()
  const low = prices ? lowDays(prices) : new Set<IsoDate>()
  const range = chosen(single ? { start: value.start } : value)
  const month = (offset: number) => (
    <div key={offset}>
      <CalendarHeading className="cal-h" offset={{ months: offset }} level={3} />
      <CalendarGrid className="cal" offset={{ months: offset }} weekdayStyle="short">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <DayCell date={date} prices={prices} low={low} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  )
  const shared = {
    'aria-label': label,
    defaultFocusedValue: range?.start ?? parseDate(today),
    minValue: min ? parseDate(min) : null,
    maxValue: max ? parseDate(max) : null,
    visibleDuration: { months },
    pageBehavior: 'single',
    autoFocus: enter,
  } as const
  const parts = (
    <>
      <Button slot="previous" className="iconbtn cals-turn back">
        <Icon of={ChevronLeft} flip />
      </Button>
      <Button slot="next" className="iconbtn cals-turn on">
        <Icon of={ChevronRight} flip />
      </Button>
      <div className="cals-m">{Array.from({ length: months }, (_, offset) => month(offset))}</div>
    </>
  )
  return (
    <I18nProvider locale={calendarLocale(language)}>
      {single ? (
        <Calendar
          {...shared}
          className="cals one"
          value={range?.start ?? null}
          onChange={(day) => onChange({ ...value, start: day.toString() })}
        >
          {parts}
        </Calendar>
      ) : (
        <RangeCalendar
          {...shared}
          className="cals"
          value={range}
          onChange={({ start, end }) => onChange({ start: start.toString(), end: end.toString() })}
        >
          {parts}
        </RangeCalendar>
      )}
    </I18nProvider>
  )
}
