import { addMinutes, type IsoDate } from '@portolan/domain/date'
import { clashWith } from '../../planned/clash.ts'
import type { PlannedThing } from '../../planned/planned.ts'
import type { DayTour } from './tour.ts'

export type Fits = (tour: DayTour) => boolean

const onDay =
  (day: IsoDate) =>
  ({ start, end }: PlannedThing): boolean =>
    start.slice(0, 10) <= day && day <= end.slice(0, 10)

/**
 * Whether one of the day's departures leaves free what is planned; of a tour that tells no hours nothing is claimed.
 * Undefined: nothing is planned for the day.
 */
export function fitsOn(day: IsoDate | undefined, things: readonly PlannedThing[]): Fits | undefined {
  if (!day || !things.some(onDay(day))) return undefined
  return ({ minutes, on }) =>
    on.times.some((time) => {
      const start = `${day}T${time}`
      return !clashWith(things, { start, end: addMinutes(start, minutes) })
    })
}
