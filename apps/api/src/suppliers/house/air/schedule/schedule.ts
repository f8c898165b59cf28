import { aircraft } from '../catalogue/aircraft.ts'
import { airlines } from '../catalogue/airlines.ts'
import type { Airport } from './airport.ts'
import { type Clock, makeClock } from './clock.ts'
import { type Flight, flightsOf } from './flight.ts'
import { makeRoutes } from './route.ts'

/**
 * The timetable in columns, one row a flight, sorted by where it leaves, where it goes and when: thirty thousand flights
 * are looked through in a moment. Airports, airlines and aircraft are named by their position in their lists.
 */
export interface Schedule {
  readonly airports: readonly Airport[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly clock: Clock
  /** Time zone of each airport, as the clock numbers them. */
  readonly zones: Uint16Array
  readonly from: Uint16Array
  readonly to: Uint16Array
  readonly airline: Uint8Array
  readonly number: Uint16Array
  /** Minutes after midnight, local. */
  readonly departs: Uint16Array
  readonly minutes: Uint16Array
  /** Bit 0 is Monday. */
  readonly days: Uint8Array
  readonly aircraft: Uint8Array
  readonly km: Uint16Array
  /** First row from one airport to another and the one after the last: at `from * airports + to`. */
  readonly first: Uint32Array
  readonly last: Uint32Array
  /** Where one gets to, and where one gets from, without a change. */
  readonly outOf: readonly Uint16Array[]
  readonly into: readonly Uint16Array[]
  /** Kilometres between any two airports. */
  kilometres(from: number, to: number): number
}

const winter = Math.floor(Date.UTC(2026, 0, 15) / 60_000)

function numbered(airports: readonly Airport[], clock: Clock, zones: Uint16Array): Flight[] {
  const indexOf = new Map(airports.map(({ code }, index) => [code, index]))
  const next = new Map<string, number>()
  const zoneOf = ({ code }: Airport): number => zones[indexOf.get(code) ?? 0] ?? 0
  return makeRoutes(airports).flatMap((route) => {
    const { airline, hub, to } = route
    const number = next.get(airline.code) ?? 1
    const ahead = clock.offsetAt(zoneOf(to), winter) - clock.offsetAt(zoneOf(hub), winter)
    const flights = flightsOf(route, ahead, number)
    next.set(airline.code, number + flights.length)
    return flights
  })
}

export function makeSchedule(airports: readonly Airport[], kilometresOf: (a: Airport, b: Airport) => number): Schedule {
  const timeZones = [...new Set(airports.map(({ timeZone }) => timeZone))]
  const zones = Uint16Array.from(airports, ({ timeZone }) => timeZones.indexOf(timeZone))
  const clock = makeClock(timeZones)
  const indexOf = new Map(airports.map(({ code }, index) => [code, index]))
  const at = ({ code }: Airport): number => indexOf.get(code) ?? 0
  const ends = ({ route, isOut }: Flight) => (isOut ? [at(route.hub), at(route.to)] : [at(route.to), at(route.hub)])
  const count = airports.length
  const flights = numbered(airports, clock, zones)
    .map((flight) => {
      const [from = 0, to = 0] = ends(flight)
      return { flight, from, to }
    })
    .sort((one, other) => one.from - other.from || one.to - other.to || one.flight.departs - other.flight.departs)
  const [first, last] = [new Uint32Array(count * count), new Uint32Array(count * count)]
  const [outOf, into] = [airports.map(() => new Set<number>()), airports.map(() => new Set<number>())]
  for (const [row, { from, to }] of flights.entries()) {
    const pair = from * count + to
    if (last[pair] === 0) first[pair] = row
    last[pair] = row + 1
    outOf[from]?.add(to)
    into[to]?.add(from)
  }
  const airlineIndex = new Map(airlines.map(({ code }, index) => [code, index]))
  const aircraftIndex = new Map(aircraft.map(({ code }, index) => [code, index]))
  const distances = new Uint16Array(count * count)
  for (const [a, one] of airports.entries())
    for (const [b, other] of airports.entries()) distances[a * count + b] = kilometresOf(one, other)
  return {
    airports,
    indexOf,
    clock,
    zones,
    from: Uint16Array.from(flights, ({ from }) => from),
    to: Uint16Array.from(flights, ({ to }) => to),
    airline: Uint8Array.from(flights, ({ flight }) => airlineIndex.get(flight.route.airline.code) ?? 0),
    number: Uint16Array.from(flights, ({ flight }) => flight.number),
    departs: Uint16Array.from(flights, ({ flight }) => flight.departs),
    minutes: Uint16Array.from(flights, ({ flight }) => flight.minutes),
    days: Uint8Array.from(flights, ({ flight }) => flight.days),
    aircraft: Uint8Array.from(flights, ({ flight }) => aircraftIndex.get(flight.route.aircraft.code) ?? 0),
    km: Uint16Array.from(flights, ({ flight }) => flight.route.km),
    ...{ first, last },
    outOf: outOf.map((places) => Uint16Array.from(places)),
    into: into.map((places) => Uint16Array.from(places)),
    kilometres: (from, to) => distances[from * count + to] ?? 0,
  }
}
