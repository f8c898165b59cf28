import { readRows, type Source } from './rows.ts'
import type { FeedStops } from './stop.ts'
import type { FeedTrips } from './trip.ts'
import { secondsOf, wholeNumberOf } from './value.ts'

/** One row of stop_times.txt. */
export interface FeedCall {
  readonly row: number
  readonly sequence: number
  /** Position of the station. */
  readonly station: number
  /** Seconds; `unknown` where the feed leaves it to be worked out. */
  readonly arrival: number
  readonly departure: number
  readonly isBoarding: boolean
  readonly isLeaving: boolean
}

export interface FeedCalls {
  readonly size: number
  /** Of one trip, in the order of the journey. */
  of(trip: number): FeedCall[]
  /** The trip has a row that cannot be used: it would run past a stop, or through it at a wrong time. */
  isBroken(trip: number): boolean
}

export const unknown = -1

const file = 'stop_times.txt'

/** Rows may come in any order, hundreds of thousands of them: kept as numbers, side by side, a row takes 29 bytes. */
function makeColumns() {
  const names = ['trip', 'sequence', 'station', 'arrival', 'departure', 'flags', 'row'] as const
  type Column = (typeof names)[number]
  const columns = Object.fromEntries(names.map((name) => [name, new Int32Array(4096)])) as Record<Column, Int32Array>
  let size = 0
  return {
    columns,
    get size() {
      return size
    },
    add(values: Record<Column, number>): void {
      for (const name of names) {
        if (size === columns[name].length) {
          const larger = new Int32Array(size * 2)
          larger.set(columns[name])
          columns[name] = larger
        }
        columns[name][size] = values[name]
      }
      size++
    },
  }
}

/** Where the rows of each trip begin in `order`: by trip, then by sequence. */
function arrange(columns: Record<'trip' | 'sequence', Int32Array>, size: number, trips: number) {
  const { trip, sequence } = columns
  const at = (list: Int32Array, index: number): number => list[index] ?? 0
  const order = Uint32Array.from({ length: size }, (_, index) => index).sort(
    (a, b) => at(trip, a) - at(trip, b) || at(sequence, a) - at(sequence, b),
  )
  const starts = new Uint32Array(trips + 1)
  for (let index = 0; index < size; index++) {
    const next = at(trip, index) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let index = 1; index <= trips; index++) starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0)
  return { order, starts }
}

const required = ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'] as const
const optional = ['pickup_type', 'drop_off_type'] as const

type Cell = Readonly<Record<(typeof required)[number] | (typeof optional)[number], string>>

/** The row as numbers, or the sentence that says what is wrong with it. */
function readCall(cell: Cell, stops: FeedStops): Omit<FeedCall, 'row'> | string {
  const sequence = wholeNumberOf(cell.stop_sequence)
  if (sequence === undefined) return `has no place in the order of its trip: '${cell.stop_sequence}'`
  const station = stops.stationOf(cell.stop_id)
  if (station === undefined) return `names a stop that cannot be used: '${cell.stop_id}'`
  const times = [cell.arrival_time, cell.departure_time].map((text) => (text === '' ? unknown : secondsOf(text)))
  const [arrival, departure] = times
  if (arrival === undefined || departure === undefined)
    return `has a time that is none: '${arrival === undefined ? cell.arrival_time : cell.departure_time}'`
  return {
    sequence,
    station,
    arrival: arrival === unknown ? departure : arrival,
    departure: departure === unknown ? arrival : departure,
    isBoarding: cell.pickup_type !== '1',
    isLeaving: cell.drop_off_type !== '1',
  }
}

export async function readCalls(
  source: Source,
  { trips, positionOf }: FeedTrips,
  stops: FeedStops,
): Promise<FeedCalls> {
  const table = makeColumns()
  const broken = new Set<number>()
  // A train without one of its stops would be another train.
  const onBroken = ({ trip_id: id }: Cell): void => {
    const trip = positionOf(id)
    if (typeof trip === 'number') broken.add(trip)
  }
  for await (const { line: row, cell } of readRows(source, file, { required, optional, onBroken })) {
    const trip = positionOf(cell.trip_id)
    if (trip === 'left out') continue
    if (trip === undefined) {
      source.complaints.add(file, row, `names a trip that is not in trips.txt: '${cell.trip_id}'`)
      continue
    }
    const call = readCall(cell, stops)
    if (typeof call === 'string') {
      source.complaints.add(file, row, call)
      broken.add(trip)
    } else table.add({ trip, ...call, flags: Number(call.isBoarding) | (Number(call.isLeaving) << 1), row })
  }
  const { columns, size } = table
  const { order, starts } = arrange(columns, size, trips.length)
  return {
    size,
    isBroken: (trip) => broken.has(trip),
    of: (trip) =>
      Array.from(order.subarray(starts[trip], starts[trip + 1]), (at) => ({
        row: columns.row[at] ?? 0,
        sequence: columns.sequence[at] ?? 0,
        station: columns.station[at] ?? 0,
        arrival: columns.arrival[at] ?? 0,
        departure: columns.departure[at] ?? 0,
        isBoarding: ((columns.flags[at] ?? 0) & 1) !== 0,
        isLeaving: ((columns.flags[at] ?? 0) & 2) !== 0,
      })),
  }
}
