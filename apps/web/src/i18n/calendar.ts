import { addDays, type IsoDate } from '@portolan/domain/date'
import { type Language, localeOf } from '@portolan/domain/language'

/** What of a day is written. A day of the calendar has no zone: all of it stays in UTC. */
const wishes = {
  /** Tue 15 */
  weekdayAndDay: { weekday: 'short', day: 'numeric' },
  /** Tue 05 Jan, in parts */
  timetable: { weekday: 'short', day: '2-digit', month: 'short' },
  /** 15 Nov 2026: a day whose year matters */
  dayOfYear: { day: 'numeric', month: 'short', year: 'numeric' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  wholeWeekday: { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

type Wish = keyof typeof wishes

/** Making one takes far longer than using it. */
const made = new Map<string, Intl.DateTimeFormat>()

function formatOf(wish: Wish, language: Language): Intl.DateTimeFormat {
  const key = `${language} ${wish}`
  const format = made.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { ...wishes[wish], timeZone: 'UTC' })
  made.set(key, format)
  return format
}

const startOf = (date: IsoDate): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`)

export const calendarText = (date: IsoDate, wish: Wish, language: Language): string =>
  formatOf(wish, language).format(startOf(date))

/** The same in parts: for those who write it in an order of their own. */
export const calendarParts = (date: IsoDate, wish: Wish, language: Language): Intl.DateTimeFormatPart[] =>
  formatOf(wish, language).formatToParts(startOf(date))

/** The names of seven days, from this one on. */
export const weekdaysFrom = (date: IsoDate, language: Language): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, index) => addDays(date, index)).map((day) => ({
    short: calendarText(day, 'weekday', language),
    long: calendarText(day, 'wholeWeekday', language),
  }))
