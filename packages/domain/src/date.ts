/** A calendar date, YYYY-MM-DD, without time or zone. */
export type IsoDate = string

export const defaultTimeZone = 'Asia/Shanghai'

const day = 86_400_000

/** Making one takes far longer than using it. */
const calendars = new Map<string, Intl.DateTimeFormat>()
/** No zone's day changes within a minute. */
const lastAsked = new Map<string, { minute: number; day: IsoDate }>()

/** 'Today' is the date in the shop's own zone, whatever the browser's clock is set to. */
export function todayIn(timeZone: string, now: Date): IsoDate {
  const minute = Math.floor(now.getTime() / 60_000)
  const asked = lastAsked.get(timeZone)
  if (asked?.minute === minute) return asked.day
  const today = dayIn(timeZone, now)
  lastAsked.set(timeZone, { minute, day: today })
  return today
}

function dayIn(timeZone: string, now: Date): IsoDate {
  const format =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  calendars.set(timeZone, format)
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** Calendar arithmetic in UTC, where every day has 24 hours. */
export const addDays = (date: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** A moment on the clock of a place, YYYY-MM-DDTHH:mm, so many minutes later; earlier where they are below zero. */
export const addMinutes = (moment: string, minutes: number): string =>
  new Date(Date.parse(`${moment.slice(0, 16)}:00Z`) + minutes * 60_000).toISOString().slice(0, 16)

/** '07:22' of a moment on the clock of a place; nothing of a day, which has no hour. Midnight is an hour like any other. */
export const timeOf = (local: string): string => /T(\d\d:\d\d)/.exec(local)?.[1] ?? ''

/** A moment on a clock without zones, of a day its beginning: two of the same place can be compared. */
export const onClock = (local: string): number => Date.parse(`${local.slice(0, 10)}T${timeOf(local) || '00:00'}:00Z`)

/** The same day of a later month; the last one where that month is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, of = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(of, last))).toISOString().slice(0, 10)
}

export interface DateRange {
  start?: IsoDate | undefined
  end?: IsoDate | undefined
}

export const shortcutNames = ['nextWeek', 'nextMonth', 'next3Months', 'lastWeek', 'lastMonth', 'last3Months'] as const

export type ShortcutName = (typeof shortcutNames)[number]

const shortcutDays: Record<ShortcutName, number> = {
  nextWeek: 7,
  nextMonth: 30,
  next3Months: 90,
  lastWeek: -7,
  lastMonth: -30,
  last3Months: -90,
}

/** Next … runs from today onwards, last … runs up to today. */
export function shortcutRange(name: ShortcutName, today: IsoDate): Required<DateRange> {
  const other = addDays(today, shortcutDays[name])
  return shortcutDays[name] > 0 ? { start: today, end: other } : { start: other, end: today }
}

/** At least one of the two dates must be given; the text beside the field is 'Please enter check date.' */
export const hasCheckDate = (range: DateRange): boolean => Boolean(range.start || range.end)

export const isOrdered = (range: DateRange): boolean => !range.start || !range.end || range.start <= range.end
