import { getDayOfWeek, parseDate } from '@internationalized/date'
import { addDays, type IsoDate } from '@portolan/domain/date'
import { type Language, localeOf } from '@portolan/domain/language'
import { calendarText, weekdaysFrom } from '../../i18n/calendar.ts'

/** YYYY-MM */
export type Month = string

export const monthOf = (day: IsoDate): Month => day.slice(0, 7)

export function addMonths(month: Month, count: number): Month {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at - 1 + count, 1)).toISOString().slice(0, 7)
}

export const firstOf = (month: Month): IsoDate => `${month}-01`

export const lastOf = (month: Month): IsoDate => addDays(firstOf(addMonths(month, 1)), -1)

/** Arabic has no week of its own: it takes the Emirates', as every calendar here does. */
const weekLocale = (language: Language): string => (language === 'ar' ? 'ar-AE' : localeOf(language))

/** Week by week, from the day that the language's weeks begin with; null before the first and after the last. */
export function weeksOf(month: Month, language: Language): (IsoDate | null)[][] {
  const first = firstOf(month)
  const before = getDayOfWeek(parseDate(first), weekLocale(language))
  const cells: (IsoDate | null)[] = Array.from({ length: before }, () => null)
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) cells.push(day)
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** The names of the seven days, in that order. */
export function weekdaysOf(language: Language): { short: string; long: string }[] {
  const [week = []] = weeksOf('2026-06', language)
  const known = week.findIndex((day) => day !== null)
  return weekdaysFrom(addDays(week[known] ?? '2026-06-01', -known), language)
}

export const monthWords = (month: Month, language: Language): string => calendarText(firstOf(month), 'month', language)

/** The next open day at least so many days on, or back; undefined: there is none. */
export function stepTo(open: readonly IsoDate[], from: IsoDate, days: number): IsoDate | undefined {
  const wanted = addDays(from, days)
  return days > 0 ? open.find((day) => day >= wanted) : open.findLast((day) => day <= wanted)
}
