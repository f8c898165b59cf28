import type { Trip } from '../timetable/timetable.ts'
import { type FeedCall, unknown } from './call.ts'

/** Where a train goes and when. */
export type Course = Pick<Trip, 'stops' | 'arrivals' | 'departures' | 'noBoarding' | 'noLeaving'>

/** Why a trip cannot be used, and the row of stop_times.txt that shows it. */
export interface Flaw {
  readonly row: number
  readonly sentence: string
}

/** Only some stops need a time; between two of them the train is taken to need equally long from stop to stop. */
function fillTimes(calls: readonly FeedCall[]): FeedCall[] {
  const filled = [...calls]
  let known = 0
  for (let index = 1; index < filled.length; index++) {
    const [from, to] = [filled[known], filled[index]]
    if (!from || !to || to.arrival === unknown) continue
    const share = (to.arrival - from.departure) / (index - known)
    for (let between = known + 1; between < index; between++) {
      const call = filled[between]
      const time = Math.round(from.departure + share * (between - known))
      if (call) filled[between] = { ...call, arrival: time, departure: time }
    }
    known = index
  }
  return filled
}

/** Two platforms of one station in a row are one call there. */
function joinPlatforms(calls: readonly FeedCall[]): FeedCall[] {
  const joined: FeedCall[] = []
  for (const call of calls) {
    const last = joined.at(-1)
    if (last?.station !== call.station) joined.push(call)
    else
      joined[joined.length - 1] = {
        ...last,
        departure: call.departure,
        isBoarding: last.isBoarding || call.isBoarding,
        isLeaving: last.isLeaving || call.isLeaving,
      }
  }
  return joined
}

function findFlaw(calls: readonly FeedCall[]): Flaw | undefined {
  const [first, last] = [calls[0], calls.at(-1)]
  for (const end of [first, last])
    if (end?.arrival === unknown) return { row: end.row, sentence: 'has no time at the beginning or end of its trip' }
  let previous: FeedCall | undefined
  let time = 0
  for (const call of calls) {
    if (previous?.sequence === call.sequence)
      return { row: call.row, sentence: `repeats place ${call.sequence} in the order of its trip` }
    if (call.arrival !== unknown && (call.arrival < time || call.departure < call.arrival))
      return { row: call.row, sentence: 'has a time before that of the stop before it' }
    if (call.arrival !== unknown) time = call.departure
    previous = call
  }
  return undefined
}

const positionsWithout = (calls: readonly FeedCall[], isAllowed: (call: FeedCall) => boolean): number[] =>
  calls.flatMap((call, position) => (isAllowed(call) ? [] : [position]))

/** The calls of a trip as the timetable holds them; `stopOf` names a station by its position. */
export function layCourse(calls: readonly FeedCall[], stopOf: (station: number) => string): Course | Flaw {
  const flaw = findFlaw(calls)
  if (flaw) return flaw
  const stops = joinPlatforms(fillTimes(calls))
  if (stops.length < 2) return { row: calls[0]?.row ?? 0, sentence: 'is the only stop of its trip' }
  const noBoarding = positionsWithout(stops, ({ isBoarding }) => isBoarding)
  const noLeaving = positionsWithout(stops, ({ isLeaving }) => isLeaving)
  return {
    stops: stops.map(({ station }) => stopOf(station)),
    arrivals: stops.map(({ arrival }) => arrival),
    departures: stops.map(({ departure }) => departure),
    ...(noBoarding.length > 0 && { noBoarding }),
    ...(noLeaving.length > 0 && { noLeaving }),
  }
}
