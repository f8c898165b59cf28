import type { Course } from './course.ts'
import { readRows, type Source } from './rows.ts'
import type { FeedTrips } from './trip.ts'
import { secondsOf, wholeNumberOf } from './value.ts'

interface Frequency {
  readonly start: number
  readonly end: number
  readonly headway: number
}

export type Frequencies = ReadonlyMap<number, readonly Frequency[]>

const file = 'frequencies.txt'

/** A train every minute of a day: more often nothing runs on rails. */
const shortestHeadway = 60

/** Trips that are a pattern, run again and again from one time to another. */
export async function readFrequencies(source: Source, { positionOf }: FeedTrips): Promise<Frequencies> {
  const frequencies = new Map<number, Frequency[]>()
  if (!source.archive.has(file)) return frequencies
  const required = ['trip_id', 'start_time', 'end_time', 'headway_secs'] as const
  for await (const { line, cell } of readRows(source, file, { required })) {
    const trip = positionOf(cell.trip_id)
    if (trip === 'left out') continue
    const [start, end] = [secondsOf(cell.start_time), secondsOf(cell.end_time)]
    const headway = wholeNumberOf(cell.headway_secs) ?? 0
    if (trip === undefined)
      source.complaints.add(file, line, `names a trip that is not in trips.txt: '${cell.trip_id}'`)
    else if (start === undefined || end === undefined || end <= start)
      source.complaints.add(file, line, 'has no start and end in this order')
    else if (headway < shortestHeadway)
      source.complaints.add(file, line, `runs more often than every ${shortestHeadway} seconds`)
    else frequencies.set(trip, [...(frequencies.get(trip) ?? []), { start, end, headway }])
  }
  return frequencies
}

/** The pattern once for each departure, each with its time of departure for a name. */
export function* repeat(
  course: Course,
  frequencies: readonly Frequency[],
): Generator<{ start: number; course: Course }> {
  const first = course.departures[0] ?? 0
  for (const { start, end, headway } of frequencies)
    for (let time = start; time < end; time += headway) {
      const shift = (seconds: number): number => seconds + time - first
      // The first arrival counts for nothing, and must not fall before the day.
      const arrivals = [time, ...course.arrivals.slice(1).map(shift)]
      yield { start: time, course: { ...course, arrivals, departures: course.departures.map(shift) } }
    }
}
