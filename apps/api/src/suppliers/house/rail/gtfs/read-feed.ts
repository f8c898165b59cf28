import type { TimetablePage } from '../timetable/store.ts'
import type { Service, TimetableStop, Trip } from '../timetable/timetable.ts'
import { readServices } from './calendar.ts'
import { type FeedCalls, readCalls } from './call.ts'
import { type Course, type Flaw, layCourse } from './course.ts'
import { type Frequencies, readFrequencies, repeat } from './frequency.ts'
import { readLines } from './line.ts'
import type { OperatorOf } from './operator-of.ts'
import { ImportRefused } from './refused.ts'
import type { Source } from './rows.ts'
import type { KnownStation } from './station-match.ts'
import { type FeedStation, type FeedStops, readStops } from './stop.ts'
import { type FeedTransfers, nameTransfers, readTransfers } from './transfer.ts'
import { type FeedTrip, type FeedTrips, readTrips } from './trip.ts'

export interface Taken {
  /** Stops that are stations of ours, and those that are not. */
  matched: number
  added: number
  services: number
  trips: number
  stopTimes: number
  transfers: number
  /** Trips that are no trains. */
  otherTrips: number
  /** Rules for changing that a timetable of stations cannot follow. */
  otherTransfers: number
}

export interface ReadOptions {
  /** Before every id of the feed's own. */
  readonly feed: string
  readonly operatorOf: OperatorOf
  readonly brandOf: (brand: string, operator: string) => string
  readonly isTaken: (routeType: number) => boolean
  readonly matchStation: (stop: FeedStation) => KnownStation | undefined
}

export interface FeedContent {
  /** Everything, page by page; what was taken is counted on the way. */
  pages(): Generator<TimetablePage>
  readonly taken: Readonly<Taken>
}

interface Parts {
  readonly stops: FeedStops
  readonly trips: FeedTrips
  readonly calls: FeedCalls
  readonly frequencies: Frequencies
  readonly transfers: FeedTransfers
}

const pageSize = 500
const isFlaw = (laid: Course | Flaw): laid is Flaw => 'sentence' in laid

/** Gives each station its name in the timetable when a train first stops there: nobody asks for the others. */
function makeStopNames({ stations }: FeedStops, { feed, matchStation }: ReadOptions) {
  const names = new Map<number, string>()
  const stops = new Map<string, TimetableStop>()
  let matched = 0
  return {
    stops,
    matched: () => matched,
    nameOf: (position: number): string | undefined => names.get(position),
    name(position: number): string {
      const known = names.get(position)
      const station = stations[position]
      if (known !== undefined || !station) return known ?? ''
      const ours = matchStation(station)
      const id = ours?.code ?? `${feed}:${station.id}`
      names.set(position, id)
      if (ours) matched++
      const { name, lat, lon, timeZone } = ours ?? station
      stops.set(id, { id, name, lat, lon, timeZone })
      return id
    },
  }
}

function* tripsOf(trip: FeedTrip, course: Course, position: number, frequencies: Frequencies, feed: string) {
  const { operator, timeZone } = trip.line
  const rest = { service: trip.service.id, operator, brand: trip.brand, number: trip.number, timeZone }
  const id = `${feed}:${trip.id}`
  const repeated = frequencies.get(position)
  if (!repeated) yield { id, ...rest, ...course } satisfies Trip
  else
    for (const { start, course: shifted } of repeat(course, repeated))
      yield { id: `${id}#${start}`, ...rest, ...shifted }
}

function* pageUp(source: Source, options: ReadOptions, parts: Parts, taken: Taken): Generator<TimetablePage> {
  const names = makeStopNames(parts.stops, options)
  const services = new Map<string, Service>()
  for (const { service } of parts.trips.trips) services.set(service.id, service)
  yield { services: [...services.values()] }
  taken.services = services.size
  let page: Trip[] = []
  for (const [position, trip] of parts.trips.trips.entries()) {
    if (parts.calls.isBroken(position)) continue
    const calls = parts.calls.of(position)
    const course = calls.length === 0 ? undefined : layCourse(calls, names.name)
    if (!course) source.complaints.add('trips.txt', trip.row, `has no stops: '${trip.id}'`)
    else if (isFlaw(course)) source.complaints.add('stop_times.txt', course.row, course.sentence)
    else
      for (const made of tripsOf(trip, course, position, parts.frequencies, options.feed)) {
        page.push(made)
        taken.trips++
        taken.stopTimes += made.stops.length
        if (taken.trips > source.limits.rows)
          throw new ImportRefused('frequencies.txt makes more trips than the limit allows.')
        if (page.length < pageSize) continue
        yield { trips: page }
        page = []
      }
  }
  if (taken.trips === 0) throw new ImportRefused('Not one train of the feed can be used.')
  const transfers = nameTransfers(parts.transfers.rules, names.nameOf)
  yield { trips: page, stops: [...names.stops.values()], transfers }
  taken.transfers = transfers.length
  taken.matched = names.matched()
  taken.added = [...names.stops.keys()].filter((id) => id.startsWith(`${options.feed}:`)).length
}

/** Reads the files of a feed; what is broken is complained of, and what cannot do without it goes with it. */
export async function readFeed(source: Source, options: ReadOptions): Promise<FeedContent> {
  const nameOf = (id: string): string => `${options.feed}:${id}`
  const lines = await readLines(source, options.operatorOf, options.isTaken)
  if (lines.taken.size === 0)
    throw new ImportRefused(
      `The feed has no trains: all of its ${lines.leftOut.size} routes are of other kinds. Choose kinds with --types.`,
    )
  const services = await readServices(source, nameOf)
  const stops = await readStops(source, lines.timeZone)
  const trips = await readTrips(source, lines, services, options.brandOf)
  const parts: Parts = {
    stops,
    trips,
    frequencies: await readFrequencies(source, trips),
    transfers: await readTransfers(source, stops),
    calls: await readCalls(source, trips, stops),
  }
  const taken: Taken = {
    ...{ matched: 0, added: 0, services: 0, trips: 0, stopTimes: 0, transfers: 0 },
    otherTrips: trips.leftOut,
    otherTransfers: parts.transfers.leftOut,
  }
  return { taken, pages: () => pageUp(source, options, parts, taken) }
}
