import { addDays, type IsoDate } from '@portolan/domain/date'
import { daysAhead } from './limit.ts'

/** How many days are compared at most. */
const most = 60

/** From the first of the month of arrival, or from today: that month and the next one, which are seen together. */
export function daysAround(checkIn: IsoDate, today: IsoDate): IsoDate[] {
  const first = `${checkIn.slice(0, 7)}-01`
  const begin = first < today ? today : first
  const last = addDays(today, daysAhead)
  const days = Array.from({ length: most }, (_, index) => addDays(begin, index)).filter((day) => day <= last)
  const distance = (day: IsoDate): number => Math.abs(Date.parse(day) - Date.parse(checkIn))
  // The nearest are asked for first: whoever waits no longer has those.
  return days.sort((one, other) => distance(one) - distance(other))
}
