import type { Calendar, ServiceDay, Slice } from './calendar.ts'
import type { JourneyQuery } from './journey.ts'
import type { Network } from './network.ts'
import { secondOf, secondsPerDay } from './service-day.ts'

/** Two days are enough for nineteen pairs of stations in twenty; only where they are not, a week is looked through. */
export const twoDays = 2 * secondsPerDay
export const oneWeek = 7 * secondsPerDay

const mostChanges = 7

/** What a stop is to a query. */
export const isOrigin = 1
export const isTarget = 2
export const isVia = 4

/** A query in numbers, with all the days that it touches. */
export interface Span {
  readonly network: Network
  /** Departures from here on, before `latest`; no arrival after `limit`. */
  readonly earliest: number
  readonly latest: number
  readonly limit: number
  readonly longest: number
  readonly maxChanges: number
  readonly roles: Uint8Array
  readonly origins: readonly number[]
  readonly hasVia: boolean
  /** By the number of the operator; absent: all of them may be used. */
  readonly allowed: Uint8Array | undefined
  readonly slices: readonly Slice[]
  readonly days: readonly ServiceDay[]
  /** A train's number in this span: the first number of its day of service and its place there. */
  readonly firstTrain: Int32Array
  readonly trainCount: number
}

/** Undefined when no journey can be right: unknown stops, an empty window, no train that may be used. */
export function openSpan(network: Network, calendar: Calendar, query: JourneyQuery, longest: number): Span | undefined {
  const roles = new Uint8Array(network.stops.length)
  const mark = (ids: readonly string[], role: number): number[] => {
    const known = ids.map((id) => network.stopOf.get(id)).filter((stop) => stop !== undefined)
    for (const stop of known) roles[stop] = (roles[stop] as number) | role
    return [...new Set(known)].toSorted((a, b) => a - b)
  }
  const origins = mark(query.from, isOrigin)
  const targets = mark(query.to, isTarget)
  const vias = mark(query.via ?? [], isVia)
  const earliest = secondOf(query.earliest)
  const latest = secondOf(query.latest)
  if (origins.length === 0 || targets.length === 0 || earliest >= latest) return
  if (query.via && vias.length === 0) return
  const limit = latest + longest
  const first = Math.floor(earliest / secondsPerDay)
  const last = Math.floor(limit / secondsPerDay)
  const slices = Array.from({ length: last - first + 1 }, (_, index) => calendar.slice(first + index))
  const days = Array.from({ length: slices.length + calendar.reach + 1 }, (_, index) =>
    calendar.serviceDay(first - calendar.reach + index),
  )
  const firstTrain = new Int32Array(days.length)
  let trainCount = 0
  for (const [index, { trips }] of days.entries()) {
    firstTrain[index] = trainCount
    trainCount += trips.length
  }
  return {
    network,
    earliest,
    latest,
    limit,
    longest,
    maxChanges: Math.max(0, Math.min(mostChanges, query.maxChanges)),
    roles,
    origins,
    hasVia: query.via !== undefined,
    allowed: query.operators && allow(network, query.operators),
    slices,
    days,
    firstTrain,
    trainCount,
  }
}

function allow(network: Network, operators: readonly string[]): Uint8Array {
  const allowed = new Uint8Array(network.operatorOf.size)
  for (const code of operators) {
    const operator = network.operatorOf.get(code)
    if (operator !== undefined) allowed[operator] = 1
  }
  return allowed
}

/** The place of the first hop of a slice that departs at or after a second. */
export function firstHopFrom({ departs, size }: Slice, second: number): number {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((departs[middle] as number) < second) low = middle + 1
    else high = middle
  }
  return low
}
