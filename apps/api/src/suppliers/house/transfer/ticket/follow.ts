import { addMinutes } from '@portolan/domain/date'
import type { Queries } from '@portolan/supplier/query'
import type { TransferFlight, TransferPlace } from '@portolan/supplier/transfer'
import type { FlightTimes } from '../flight/flight-times.ts'
import { downTo, upTo } from '../price/hour.ts'
import type { RideAsked, WayAsked } from './asked.ts'

/** From the landing to the door: at home, and from abroad. */
const outOfAirport = { home: 30, abroad: 45 } as const
/** Before it leaves. */
const atAirport = 180
/** Drivers are told full five minutes. */
const step = 5

type Query = Queries['transfer']
type Wish = Pick<WayAsked, 'from' | 'to' | 'at'> & { readonly flight?: TransferFlight | undefined }

/** How long the drive takes at that hour: YYYY-MM-DDTHH:mm. */
export type DriveOf = (from: TransferPlace, to: TransferPlace, at: string) => number

export type FollowWay = (wish: Wish, signal?: AbortSignal) => Promise<WayAsked>

/** The hour of a pick-up: a flight that the timetable knows moves it, any other leaves it as it was typed. */
export function makeFollowWay(flights: FlightTimes, driveOf: DriveOf): FollowWay {
  return async ({ flight, ...way }, signal) => {
    if (!flight) return way
    const { from, to, at } = way
    if (from.kind === 'airport') {
      const lands = await flights.landing(flight, from.place.code, at, signal)
      if (!lands) return { ...way, flight }
      const free = addMinutes(lands.at, lands.isAbroad ? outOfAirport.abroad : outOfAirport.home)
      return { ...way, at: upTo(free, step), flight: { ...flight, at: lands.at } }
    }
    const leaves = await flights.leaving(flight, to.place.code, at, signal)
    if (!leaves) return { ...way, flight }
    const there = addMinutes(leaves.at, -atAirport)
    return {
      ...way,
      at: downTo(addMinutes(there, -driveOf(from, to, there)), step),
      flight: { ...flight, at: leaves.at },
    }
  }
}

export function makeFollow(flights: FlightTimes, driveOf: DriveOf) {
  const follow = makeFollowWay(flights, driveOf)
  return async (query: Query, signal: AbortSignal): Promise<RideAsked> => {
    const { from, to, at, flight, back, adults, children, bags, childSeats } = query
    const ways: Wish[] = [{ from, to, at, flight }, ...(back ? [{ from: to, to: from, ...back }] : [])]
    return {
      ways: await Promise.all(ways.map((way) => follow(way, signal))),
      riders: { adults, children, bags, childSeats },
    }
  }
}
