import type { Service } from '../timetable/timetable.ts'
import type { Line, Lines } from './line.ts'
import { readRows, type Source } from './rows.ts'
import { nameTrain } from './train-name.ts'

export interface FeedTrip {
  readonly id: string
  readonly brand: string
  readonly number: string
  readonly row: number
  readonly line: Line
  readonly service: Service
}

export interface FeedTrips {
  readonly trips: readonly FeedTrip[]
  /** The position in `trips`, or 'left out': no train, or complained of already; undefined: never heard of. */
  positionOf(id: string): number | 'left out' | undefined
  /** Trips of routes that are no trains. */
  readonly leftOut: number
}

export async function readTrips(
  source: Source,
  lines: Lines,
  services: ReadonlyMap<string, Service>,
  brandOf: (brand: string, operator: string) => string,
): Promise<FeedTrips> {
  const file = 'trips.txt'
  const trips: FeedTrip[] = []
  const positions = new Map<string, number>()
  let leftOut = 0
  const columns = { required: ['route_id', 'service_id', 'trip_id'], optional: ['trip_short_name'] } as const
  for await (const { line: row, cell } of readRows(source, file, columns)) {
    const { trip_id: id } = cell
    const line = lines.taken.get(cell.route_id)
    const service = services.get(cell.service_id)
    if (positions.has(id)) {
      source.complaints.add(file, row, `repeats the trip '${id}'`)
      continue
    }
    positions.set(id, -1)
    if (lines.leftOut.has(cell.route_id)) leftOut++
    else if (!line) source.complaints.add(file, row, `names a route that is not in routes.txt: '${cell.route_id}'`)
    else if (!service) source.complaints.add(file, row, `names a service that has no days: '${cell.service_id}'`)
    else {
      const { brand, number } = nameTrain(cell.trip_short_name, line.shortName, line.agency)
      positions.set(id, trips.push({ id, row, line, service, brand: brandOf(brand, line.operator), number }) - 1)
    }
  }
  return {
    trips,
    leftOut,
    positionOf(id) {
      const position = positions.get(id)
      return position === -1 ? 'left out' : position
    },
  }
}
