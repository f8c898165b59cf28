import { type DateRange, hasCheckDate, type IsoDate, isOrdered, type ShortcutName } from '@portolan/domain/date'
import type { MessageId } from '../i18n/messages.ts'

export const shortcutTexts = {
  nextWeek: 'ui.dates.nextWeek',
  nextMonth: 'ui.dates.nextMonth',
  next3Months: 'ui.dates.next3Months',
  lastWeek: 'ui.dates.lastWeek',
  lastMonth: 'ui.dates.lastMonth',
  last3Months: 'ui.dates.last3Months',
} as const satisfies Record<ShortcutName, MessageId>

export const shortcutsOf = (past: boolean): readonly ShortcutName[] =>
  past ? ['lastWeek', 'lastMonth', 'last3Months'] : ['nextWeek', 'nextMonth', 'next3Months']

/** What is wrong with the two dates together, as the id of the sentence that says it. */
export function rangeProblem(range: DateRange): MessageId | undefined {
  if (!hasCheckDate(range)) return 'error.field.checkDate'
  if (!isOrdered(range)) return 'ui.dates.order'
  return undefined
}

/** Takes 2026-12-15, also with points, strokes or nothing between; undefined unless there is such a day. */
export function parseTyped(text: string): IsoDate | undefined {
  const [, year, month, day] = /^\s*(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})\s*$/.exec(text) ?? []
  if (!year || !month || !day) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const iso = `${year}-${month}-${day}`
  return date.toISOString().slice(0, 10) === iso ? iso : undefined
}

const dayLength = 86_400_000

export const nightsOf = (start: IsoDate, end: IsoDate): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / dayLength)

/** The cheapest tenth of each month, at least one day of it. */
export function lowDays(prices: ReadonlyMap<IsoDate, number>): ReadonlySet<IsoDate> {
  const months = new Map<string, [IsoDate, number][]>()
  for (const [date, price] of prices) {
    const month = date.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), [date, price]])
  }
  const low = [...months.values()].flatMap((days) =>
    days.toSorted(([, a], [, b]) => a - b).slice(0, Math.ceil(days.length / 10)),
  )
  return new Set(low.map(([date]) => date))
}
