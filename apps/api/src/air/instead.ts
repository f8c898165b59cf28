import type { KeptOffer } from '../offer/offer.ts'
import { type Flight, flightsIn, legOf } from './flight.ts'
import { whyApart } from './together.ts'

/** Of each leg so many are looked at, and so many ways are kept from one leg to the next. */
const nearest = 5
const waysKept = 20

const minutesBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(`${one}:00Z`) - Date.parse(`${other}:00Z`)) / 60_000

/** How far from what was wanted: another fare is worth an hour, another stop half of one. */
function distance(wanted: Flight, found: Flight): number {
  const apart = wanted.detail.voyages.map((voyage, index) => {
    const other = found.detail.voyages[index]
    const [was, is] = [voyage.segments[0]?.departs ?? '', other?.segments[0]?.departs ?? '']
    const stops = Math.abs(voyage.segments.length - (other?.segments.length ?? 0))
    return minutesBetween(was, is) + 30 * stops
  })
  const isOther = Number(found.detail.fareCode !== wanted.detail.fareCode)
  return apart.reduce((all, one) => all + one, 60 * isOther)
}

/** Flights for the way of one, the nearest first, each once. */
function forOne(wanted: Flight, found: readonly Flight[]): Flight[] {
  const own = found
    .filter((flight) => legOf(flight) === legOf(wanted) && flight.detail.trip === wanted.detail.trip)
    .toSorted((one, other) => distance(wanted, one) - distance(wanted, other))
  const each = new Map<string, Flight>()
  for (const flight of own) if (!each.has(flight.detail.flights)) each.set(flight.detail.flights, flight)
  return [...each.values()].slice(0, nearest)
}

const isSame = (wanted: readonly Flight[], found: readonly Flight[]): boolean =>
  wanted.every(({ offer }, index) => offer.identity === found[index]?.offer.identity)

/** Other flights of the same search for the whole trip, the nearest to what was wanted first. */
export function flightsInstead(wanted: readonly KeptOffer[], found: readonly KeptOffer[]): KeptOffer[][] {
  const [flights, all] = [flightsIn(wanted), flightsIn(found)]
  if (flights.length === 0 || flights.length < wanted.length) return []
  const far = (way: readonly Flight[]) =>
    way.reduce((sum, flight, index) => sum + distance(flights[index] ?? flight, flight), 0)
  const ways = flights.reduce<Flight[][]>(
    (begun, flight) =>
      begun
        .flatMap((way) => forOne(flight, all).map((one) => [...way, one]))
        .toSorted((one, other) => far(one) - far(other))
        .slice(0, waysKept),
    [[]],
  )
  return ways.filter((way) => !whyApart(way) && !isSame(flights, way)).map((way) => way.map(({ offer }) => offer))
}
