import type { Party } from '@portolan/supplier/traveler'
import type { TourGroup } from '../catalogue/group.ts'
import type { Tour } from '../catalogue/tour.ts'
import type { Day } from '../price/day.ts'
import { type Fare, fareOn } from '../price/fare.ts'
import type { Fit } from '../price/fit.ts'
import { placesGiven } from '../price/places.ts'
import type { CityDays } from './city-days.ts'
import type { DepartureSold } from './departure-store.ts'

/** A tour, for a party, on some days. */
export interface Look {
  readonly tour: Tour
  readonly groups: readonly TourGroup[]
  readonly party: Party
  readonly fit: Fit
  readonly city: CityDays
  readonly soldOf: SoldOf
}

export type SoldOf = (tour: string, group: string, date: string, time: string) => number

export function soldIn(rows: readonly DepartureSold[]): SoldOf {
  if (rows.length === 0) return () => 0
  const known = new Map(rows.map(({ tour, party, day, hour, sold }) => [`${tour} ${party} ${day} ${hour}`, sold]))
  return (tour, group, date, time) => known.get(`${tour} ${group} ${date} ${time}`) ?? 0
}

/** One group that sets out at one hour. */
export interface Departure {
  readonly group: TourGroup
  readonly date: string
  /** HH:mm. */
  readonly time: string
  readonly fare: Fare
  /** How many are there to be sold, before anybody has bought one here. */
  readonly given: number
  /** For how many people there is room. */
  readonly left: number
  readonly isOpen: boolean
}

const runsOn = ({ weekdays, months }: Tour, { weekday, month }: Day): boolean =>
  weekdays.includes(weekday) && months.includes(month)

/** How many units of a departure a party takes: a private one is taken whole. */
export const unitsFor = ({ pricing }: Pick<TourGroup, 'pricing'>, { places }: Fit): number =>
  pricing === 'group' ? 1 : places

/** A private departure that is free has room for all that it takes. */
const roomIn = ({ pricing, maxSize }: TourGroup, units: number): number =>
  pricing === 'group' ? (units > 0 ? maxSize : 0) : Math.max(0, units)

/** What sets out on a day and has not left yet, full ones too; groups that are too small for the party are left aside. */
export function departuresOn(day: Day, { tour, groups, fit, city, soldOf }: Look): Departure[] {
  const { date } = day
  if (!runsOn(tour, day)) return []
  const departures: Departure[] = []
  for (const group of groups) {
    if (group.maxSize < fit.places) continue
    const fare = fareOn(day, tour, group, fit)
    for (const time of group.times) {
      if (`${date}T${time}` <= city.now) continue
      const given = placesGiven(tour, group, date, time)
      const units = given - soldOf(tour.id, group.code, date, time)
      const left = roomIn(group, units)
      departures.push({ group, date, time, fare, given, left, isOpen: units >= unitsFor(group, fit) })
    }
  }
  return departures
}

/** The cheapest; of the same price the earliest. */
const isBetter = (one: Departure, other: Departure): boolean =>
  one.fare.total === other.fare.total ? one.time < other.time : one.fare.total < other.fare.total

export function bestOf(departures: readonly Departure[]): Departure | undefined {
  let best: Departure | undefined
  for (const departure of departures) if (!best || isBetter(departure, best)) best = departure
  return best
}
