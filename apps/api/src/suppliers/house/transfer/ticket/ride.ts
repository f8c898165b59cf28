import { addMinutes } from '@portolan/domain/date'
import type { Instant } from '@portolan/supplier/outcome'
import { instantOf } from '../../../../platform/local-time.ts'
import type { AirportFact } from '../catalogue/airport.ts'
import { minutesFor } from '../price/drive.ts'
import { makeRegionOf, type Region } from '../road/region.ts'
import { roadBetween } from '../road/road.ts'
import { makeSpotOf, type SpotPlaces } from '../road/spot.ts'
import type { RideAsked, WayAsked } from './asked.ts'
import type { DriveOf } from './follow.ts'

/** A way on the map and on the clock, whatever drives it. */
export interface WayFound extends WayAsked {
  readonly km: number
  readonly minutes: number
  /** IANA, of the place of the pick-up. */
  readonly timeZone: string
}

/** What can be driven. */
export interface RideFound extends Pick<RideAsked, 'riders'> {
  readonly ways: readonly [WayFound, ...WayFound[]]
  readonly region: Region
}

export const startOf = ({ at, timeZone }: Pick<WayFound, 'at' | 'timeZone'>): Instant => instantOf(at, timeZone)

const arrivalOf = ({ at, minutes }: WayFound): string => addMinutes(at, minutes)

type Road = Pick<WayFound, 'km' | 'minutes' | 'timeZone'>

export interface Roads {
  /** At an hour, local to the place of the pick-up. Undefined: nobody can be driven from one to the other. */
  between(from: WayAsked['from'], to: WayAsked['to'], at: string): Road | undefined
}

export interface RideParts {
  readonly places: SpotPlaces
  readonly facts: readonly AirportFact[]
}

export interface Rides extends Roads {
  /** A sentence where it cannot be driven. */
  find(asked: RideAsked): RideFound | string
  readonly driveOf: DriveOf
}

export function makeRides({ places, facts }: RideParts): Rides {
  const spotOf = makeSpotOf(places)
  const regionOf = makeRegionOf(facts, places)

  const ends = (from: WayAsked['from'], to: WayAsked['to']) => {
    const [start, end] = [spotOf(from.place), spotOf(to.place)]
    return start && end && { start, end, km: roadBetween(start, end) }
  }

  const find: Rides['find'] = ({ ways, riders }) => {
    const [first] = ways
    const known = first && ends(first.from, first.to)
    if (!known) return 'One of the places is not known.'
    const { start, end, km } = known
    if (km === undefined) return 'It is too far, or there is no road.'
    const region = regionOf(start, end)
    const found = ways.map((way, index) => ({
      ...way,
      ...{ km, minutes: minutesFor(region.fact, km, way.at), timeZone: (index === 0 ? start : end).timeZone },
    }))
    const [out, back] = found
    if (!out) return 'There is no way.'
    if (back && startOf(back) < startOf({ at: arrivalOf(out), timeZone: end.timeZone }))
      return 'The way back begins before the way there is over.'
    return { ways: [out, ...found.slice(1)], region, riders }
  }

  const between: Rides['between'] = (from, to, at) => {
    const known = ends(from, to)
    if (known?.km === undefined) return undefined
    const { start, end, km } = known
    return { km, minutes: minutesFor(regionOf(start, end).fact, km, at), timeZone: start.timeZone }
  }

  return { find, between, driveOf: (from, to, at) => between(from, to, at)?.minutes ?? 0 }
}
