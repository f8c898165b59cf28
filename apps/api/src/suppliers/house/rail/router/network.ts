import type { TimetablePage } from '../timetable/store.ts'
import {
  type Service,
  type TimetableStop,
  type Transfer,
  type Trip,
  usualChangeSeconds,
} from '../timetable/timetable.ts'
import { indexService, type ServiceDays } from './service-day.ts'

/** What may be done at a call. */
export const boarding = 1
export const leaving = 2

/**
 * A timetable in flat arrays. Stops and trips are numbered in the order of their ids, so that the same timetable gives
 * the same answers however it was cut into pages.
 */
export interface Network {
  readonly stops: readonly string[]
  readonly stopOf: ReadonlyMap<string, number>
  /** The ways from a train to another: those from a stop lie between its own beginning and that of the next. The first stays there. */
  readonly wayStart: Int32Array
  readonly wayTo: Int32Array
  readonly waySeconds: Int32Array
  readonly trips: readonly Pick<Trip, 'id' | 'operator' | 'brand' | 'number'>[]
  readonly tripService: Int32Array
  readonly tripZone: Int32Array
  readonly tripOperator: Int32Array
  /** The calls of a trip lie between its own beginning and that of the next. */
  readonly callStart: Int32Array
  readonly callStop: Int32Array
  readonly callArrives: Int32Array
  readonly callDeparts: Int32Array
  readonly callRules: Uint8Array
  readonly services: readonly ServiceDays[]
  readonly zones: readonly string[]
  readonly operatorOf: ReadonlyMap<string, number>
  /** No train of any day departs later than this after its day began. */
  readonly lastDeparture: number
}

export interface NetworkBuilder {
  add(page: TimetablePage): void
  finish(): Network
}

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : Number(a.id > b.id))

/** Numbers in the order of first appearance. */
function makeNumbers<Key>() {
  const numbers = new Map<Key, number>()
  const numberOf = (key: Key): number => {
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, numbers.size)
    return numbers.size - 1
  }
  return { numbers, numberOf }
}

function layWays(transfers: readonly Transfer[], stopOf: ReadonlyMap<string, number>) {
  const ways = Array.from(stopOf.values(), (stop) => [{ to: stop, seconds: usualChangeSeconds }])
  for (const { from, to, seconds } of transfers) {
    const [start, end] = [stopOf.get(from), stopOf.get(to)]
    if (start === undefined || end === undefined) continue
    if (start === end) ways[start]?.splice(0, 1, { to: end, seconds })
    else ways[start]?.push({ to: end, seconds })
  }
  const wayStart = new Int32Array(stopOf.size + 1)
  for (const [stop, list] of ways.entries()) {
    list.sort((a, b) => Number(a.to !== stop) - Number(b.to !== stop) || a.to - b.to)
    wayStart[stop + 1] = (wayStart[stop] ?? 0) + list.length
  }
  const all = ways.flat()
  return {
    wayStart,
    wayTo: Int32Array.from(all, ({ to }) => to),
    waySeconds: Int32Array.from(all, ({ seconds }) => seconds),
  }
}

/** A train that goes back in time would let the search run in circles. */
function checkTimes({ id, arrivals, departures, stops }: Trip): void {
  let now = 0
  for (let position = 0; position < stops.length; position++) {
    for (const [time, counts] of [
      [arrivals[position], position > 0],
      [departures[position], position < stops.length - 1],
    ] as const) {
      if (!counts) continue
      if (time === undefined || time < now) throw new Error(`The trip ${id} goes back in time at position ${position}.`)
      now = time
    }
  }
}

function layCalls(trips: readonly Trip[], stopOf: ReadonlyMap<string, number>) {
  const callStart = new Int32Array(trips.length + 1)
  for (const [index, { stops }] of trips.entries()) callStart[index + 1] = (callStart[index] ?? 0) + stops.length
  const size = callStart[trips.length] ?? 0
  const callStop = new Int32Array(size)
  const callArrives = new Int32Array(size)
  const callDeparts = new Int32Array(size)
  const callRules = new Uint8Array(size).fill(boarding | leaving)
  let lastDeparture = 0
  for (const [index, trip] of trips.entries()) {
    checkTimes(trip)
    const start = callStart[index] ?? 0
    for (const [position, id] of trip.stops.entries()) {
      const stop = stopOf.get(id)
      if (stop === undefined) throw new Error(`The trip ${trip.id} calls at the unknown stop ${id}.`)
      callStop[start + position] = stop
    }
    callArrives.set(trip.arrivals, start)
    callDeparts.set(trip.departures, start)
    for (const position of trip.noBoarding ?? [])
      callRules[start + position] = (callRules[start + position] ?? 0) & ~boarding
    for (const position of trip.noLeaving ?? [])
      callRules[start + position] = (callRules[start + position] ?? 0) & ~leaving
    lastDeparture = Math.max(lastDeparture, trip.departures.at(-2) ?? 0)
  }
  return { callStart, callStop, callArrives, callDeparts, callRules, lastDeparture }
}

export function buildNetwork(): NetworkBuilder {
  const stops: TimetableStop[] = []
  const services: Service[] = []
  const trips: Trip[] = []
  const transfers: Transfer[] = []
  return {
    add(page) {
      for (const stop of page.stops ?? []) stops.push(stop)
      for (const service of page.services ?? []) services.push(service)
      for (const trip of page.trips ?? []) trips.push(trip)
      for (const transfer of page.transfers ?? []) transfers.push(transfer)
    },
    finish() {
      stops.sort(byId)
      trips.sort(byId)
      const stopOf = new Map(stops.map(({ id }, index) => [id, index]))
      const serviceOf = new Map(services.map(({ id }, index) => [id, index]))
      const zone = makeNumbers<string>()
      const operator = makeNumbers<string>()
      return {
        stops: stops.map(({ id }) => id),
        stopOf,
        ...layWays(transfers, stopOf),
        trips: trips.map(({ id, operator, brand, number }) => ({ id, operator, brand, number })),
        tripService: Int32Array.from(trips, ({ id, service }) => {
          const index = serviceOf.get(service)
          if (index === undefined) throw new Error(`The trip ${id} runs on the days of the unknown service ${service}.`)
          return index
        }),
        tripZone: Int32Array.from(trips, ({ timeZone }) => zone.numberOf(timeZone)),
        tripOperator: Int32Array.from(trips, ({ operator: code }) => operator.numberOf(code)),
        ...layCalls(trips, stopOf),
        services: services.map(indexService),
        zones: [...zone.numbers.keys()],
        operatorOf: operator.numbers,
      }
    },
  }
}
