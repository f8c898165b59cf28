import { onClock } from '@portolan/domain/date'

/** PT4H4M, P1DT2H: how many minutes. */
export function minutesOf(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/.exec(duration) ?? []
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
}

const two = (value: number): string => String(value).padStart(2, '0')

/** 04h 04m, as the specification writes how long something takes. */
export const durationText = (minutes: number): string => `${two(Math.floor(minutes / 60))}h ${two(minutes % 60)}m`

export const dayOf = (moment: string): string => moment.slice(0, 10)

/** 1 for the next day, by the calendars of the two places. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / 86_400_000) || 0

/** Between two moments on the clock of one place. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((onClock(to) - onClock(from)) / 60_000) || 0
