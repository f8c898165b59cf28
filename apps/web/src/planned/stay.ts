import { addDays } from '@portolan/domain/date'
import { kilometresBetween } from '../map/city-view.ts'
import type { PlannedStop, PlannedThing } from './planned.ts'

/** From check-in to check-out of a house. */
export interface Stay {
  readonly house: PlannedStop
  /** Days. */
  readonly from: string
  readonly to: string
}

/** Further away nobody takes a car for granted. */
const furthest = 150

const dayOf = (moment: string): string => moment.slice(0, 10)

export const staysOf = (things: readonly PlannedThing[]): Stay[] =>
  things.flatMap(({ stops }) => {
    const houses = stops.filter(({ kind }) => kind === 'hotel')
    return houses.flatMap((house, index) => {
      const next = houses[index + 1]
      return house.role === 'arrive' && next?.role === 'depart'
        ? [{ house, from: dayOf(house.at), to: dayOf(next.at) }]
        : []
    })
  })

const isNear = (one: PlannedStop, other: PlannedStop): boolean => {
  if (one.lat === undefined || one.lon === undefined || other.lat === undefined || other.lon === undefined) return true
  return kilometresBetween([one.lon, one.lat], [other.lon, other.lat]) <= furthest
}

/** Whoever lands after midnight sleeps in the house of the evening before; whoever leaves then leaves it that evening. */
export function stayFor(stop: PlannedStop, stays: readonly Stay[]): Stay | undefined {
  const day = dayOf(stop.at)
  const isOf = ({ from, to }: Stay) =>
    stop.role === 'arrive' ? day === from || addDays(day, -1) === from : day === to || addDays(day, -1) === to
  return stays.find((stay) => isOf(stay) && isNear(stop, stay.house))
}
