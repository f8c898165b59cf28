import { readRows, type Source } from './rows.ts'
import { degreesOf, isTimeZone } from './value.ts'

/** A station, or a stop that belongs to none. */
export interface FeedStation {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly lat: number
  readonly lon: number
  readonly timeZone: string
}

export interface FeedStops {
  readonly stations: readonly FeedStation[]
  /** From any stop of the feed to the position of its station in `stations`; a platform is its station. */
  stationOf(stop: string): number | undefined
  /** Whether it is a place of its own and not a part of a station. */
  isWhole(stop: string): boolean
}

interface RawStop {
  readonly line: number
  readonly name: string
  readonly code: string
  readonly lat: number | undefined
  readonly lon: number | undefined
  readonly type: string
  readonly parent: string
  readonly timeZone: string
}

const file = 'stops.txt'

/** Ways in and points on the way inside a station are no stops. */
const isStop = ({ type }: RawStop): boolean => ['', '0', '1', '4'].includes(type)

async function readAll(source: Source): Promise<Map<string, RawStop>> {
  const stops = new Map<string, RawStop>()
  const columns = {
    required: ['stop_id'],
    optional: ['stop_code', 'stop_name', 'stop_lat', 'stop_lon', 'location_type', 'parent_station', 'stop_timezone'],
  } as const
  for await (const { line, cell } of readRows(source, file, columns)) {
    const stop = {
      line,
      name: cell.stop_name,
      code: cell.stop_code,
      lat: degreesOf(cell.stop_lat, 90),
      lon: degreesOf(cell.stop_lon, 180),
      type: cell.location_type,
      parent: cell.parent_station,
      timeZone: isTimeZone(cell.stop_timezone) ? cell.stop_timezone : '',
    }
    if (stops.has(cell.stop_id)) source.complaints.add(file, line, `repeats the stop '${cell.stop_id}'`)
    else if (isStop(stop)) stops.set(cell.stop_id, stop)
  }
  return stops
}

/** A boarding area belongs to a platform, which belongs to a station. */
const deepest = 3

export async function readStops(source: Source, usualTimeZone: string): Promise<FeedStops> {
  const stops = await readAll(source)
  const stations: FeedStation[] = []
  const positions = new Map<string, number | undefined>()

  function addStation(id: string, stop: RawStop): number | undefined {
    const { name, code, lat, lon, line } = stop
    if (lat === undefined || lon === undefined || name === '') {
      source.complaints.add(file, line, name === '' ? 'has no name' : 'has no position')
      return undefined
    }
    return stations.push({ id, code, name, lat, lon, timeZone: stop.timeZone || usualTimeZone }) - 1
  }

  function find(id: string, depth: number): number | undefined {
    if (positions.has(id)) return positions.get(id)
    const stop = stops.get(id)
    if (!stop) return undefined
    const isPart = stop.parent !== '' && stops.has(stop.parent) && depth < deepest
    const position = isPart ? find(stop.parent, depth + 1) : addStation(id, stop)
    positions.set(id, position)
    return position
  }

  return {
    stations,
    stationOf: (id) => find(id, 0),
    isWhole: (id) => !stops.has(stops.get(id)?.parent ?? ''),
  }
}
