import { type Transfer, usualChangeSeconds } from '../timetable/timetable.ts'
import { metresBetween } from './metres.ts'
import { readRows, type Source } from './rows.ts'
import type { FeedStops } from './stop.ts'
import { wholeNumberOf } from './value.ts'

export interface FeedTransfer {
  /** Positions of stations. */
  readonly from: number
  readonly to: number
  readonly seconds: number
}

export interface FeedTransfers {
  readonly rules: readonly FeedTransfer[]
  /** Rules for single trains, routes and platforms, which a timetable of stations cannot follow. */
  readonly leftOut: number
}

/** Longer than any journey: so a change that is not possible is never made. */
const never = 30 * 86_400

const file = 'transfers.txt'

const columns = {
  required: ['from_stop_id', 'to_stop_id'],
  optional: ['transfer_type', 'min_transfer_time', 'from_route_id', 'to_route_id', 'from_trip_id', 'to_trip_id'],
} as const

type Cell = Readonly<Record<(typeof columns.required)[number] | (typeof columns.optional)[number], string>>

const isSpecial = (cell: Cell): boolean =>
  [cell.from_route_id, cell.to_route_id, cell.from_trip_id, cell.to_trip_id].some((id) => id !== '')

/** Metres in a second, with luggage. */
const walkingSpeed = 1.2

/** Undefined: the rule says nothing that a timetable of stations could follow. */
function secondsFor(cell: Cell, isWhole: boolean, metres: number): number | undefined {
  const least = wholeNumberOf(cell.min_transfer_time)
  if (cell.transfer_type === '2') return least
  // At a station where only some platforms are too far apart one can change all the same.
  if (cell.transfer_type === '3') return isWhole ? never : undefined
  if (!['', '0', '1'].includes(cell.transfer_type) || metres === 0) return undefined
  return least ?? Math.max(usualChangeSeconds, Math.round(metres / walkingSpeed))
}

function metresApart({ stations }: FeedStops, from: number, to: number): number {
  const [start, end] = [stations[from], stations[to]]
  return start && end && from !== to ? Math.max(1, metresBetween(start, end)) : 0
}

/** Where rules for several platforms meet in one station, the longest time is enough for all of them. */
export async function readTransfers(source: Source, stops: FeedStops): Promise<FeedTransfers> {
  if (!source.archive.has(file)) return { rules: [], leftOut: 0 }
  const rules = new Map<string, FeedTransfer>()
  let leftOut = 0
  for await (const { line, cell } of readRows(source, file, columns)) {
    if (isSpecial(cell)) {
      leftOut++
      continue
    }
    const [from, to] = [stops.stationOf(cell.from_stop_id), stops.stationOf(cell.to_stop_id)]
    if (from === undefined || to === undefined) {
      const unusable = from === undefined ? cell.from_stop_id : cell.to_stop_id
      source.complaints.add(file, line, `names a stop that cannot be used: '${unusable}'`)
      continue
    }
    if (cell.transfer_type === '2' && wholeNumberOf(cell.min_transfer_time) === undefined) {
      source.complaints.add(file, line, `has no time in whole seconds: '${cell.min_transfer_time}'`)
      continue
    }
    // Nobody goes from one station to another unless a rule says so.
    if (cell.transfer_type === '3' && from !== to) continue
    const isWhole = stops.isWhole(cell.from_stop_id) && stops.isWhole(cell.to_stop_id)
    const seconds = secondsFor(cell, isWhole, metresApart(stops, from, to))
    if (seconds === undefined) {
      leftOut++
      continue
    }
    const key = `${from} ${to}`
    rules.set(key, { from, to, seconds: Math.max(seconds, rules.get(key)?.seconds ?? 0) })
  }
  return { rules: [...rules.values()], leftOut }
}

/** Two stations of the feed may be one of ours: then too the longest time is enough for both. */
export function nameTransfers(
  rules: readonly FeedTransfer[],
  stopOf: (station: number) => string | undefined,
): Transfer[] {
  const named = new Map<string, Transfer>()
  for (const { from, to, seconds } of rules) {
    const [start, end] = [stopOf(from), stopOf(to)]
    if (start === undefined || end === undefined) continue
    const key = JSON.stringify([start, end])
    named.set(key, { from: start, to: end, seconds: Math.max(seconds, named.get(key)?.seconds ?? 0) })
  }
  return [...named.values()]
}
