import type { Service } from '../timetable/timetable.ts'

/** The router counts in whole seconds from here: they fit into 32 bits until 2068. */
const beginning = Date.UTC(2000, 0, 1)

export const secondsPerDay = 86_400

/** The first whole second at or after an instant. */
export const secondOf = (instant: number): number => Math.ceil((instant - beginning) / 1000)

export const instantOf = (second: number): number => beginning + second * 1000

/** Days are counted from the same beginning. */
const dayOf = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - beginning) / 86_400_000

export const dateOf = (day: number): string => new Date(beginning + day * 86_400_000).toISOString().slice(0, 10)

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** How far the zone's clocks are before UTC at a second. */
function aheadAt(second: number, timeZone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of clockOf(timeZone).formatToParts(instantOf(second))) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: past = 0 } = parts
  return (Date.UTC(year, month - 1, day, hour, minute, past) - beginning) / 1000 - second
}

/** Noon minus twelve hours: what a trip's times count from. Noon is always there, midnight is not. */
export function startOfService(day: number, timeZone: string): number {
  const noon = day * secondsPerDay + secondsPerDay / 2
  const near = noon - aheadAt(noon, timeZone)
  return noon - aheadAt(near, timeZone) - secondsPerDay / 2
}

/** A service whose days are looked up in no time. */
export interface ServiceDays {
  readonly from: number
  readonly to: number
  readonly weekdays: number
  readonly added: ReadonlySet<number>
  readonly removed: ReadonlySet<number>
}

export const indexService = ({ from, to, weekdays, added, removed }: Service): ServiceDays => ({
  from: dayOf(from),
  to: dayOf(to),
  weekdays,
  added: new Set(added.map(dayOf)),
  removed: new Set(removed.map(dayOf)),
})

/** 2000-01-01 was a Saturday; bit 0 is Monday. */
const weekdayOf = (day: number): number => (((day + 5) % 7) + 7) % 7

export function runsOn({ from, to, weekdays, added, removed }: ServiceDays, day: number): boolean {
  if (added.has(day)) return true
  return day >= from && day <= to && (weekdays & (1 << weekdayOf(day))) !== 0 && !removed.has(day)
}
