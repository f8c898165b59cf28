import type { OperatorOf } from './operator-of.ts'
import { ImportRefused } from './refused.ts'
import { readRows, type Source } from './rows.ts'
import { isTimeZone, wholeNumberOf } from './value.ts'

interface Agency {
  readonly id: string
  readonly name: string
  readonly timeZone: string
}

/** What all trains of a route have in common. */
export interface Line {
  readonly operator: string
  readonly agency: string
  /** 'ICE 12', as the feed writes it. */
  readonly shortName: string
  readonly timeZone: string
}

export interface Lines {
  readonly taken: ReadonlyMap<string, Line>
  /** Routes that are no trains. */
  readonly leftOut: ReadonlySet<string>
  /** Where a stop says nothing else. */
  readonly timeZone: string
}

/** Railways, by the first list of types and by the extended one. */
export const isRail = (type: number): boolean => type === 2 || (type >= 100 && type <= 117)

async function readAgencies(source: Source): Promise<Map<string, Agency>> {
  const file = 'agency.txt'
  const agencies = new Map<string, Agency>()
  const columns = { required: ['agency_name', 'agency_timezone'], optional: ['agency_id'] } as const
  for await (const { line, cell } of readRows(source, file, columns)) {
    const { agency_id: id, agency_name: name, agency_timezone: timeZone } = cell
    if (!isTimeZone(timeZone)) throw new ImportRefused(`${file}, line ${line}: '${timeZone}' is no time zone.`)
    agencies.set(id, { id, name, timeZone })
  }
  if (agencies.size === 0) throw new ImportRefused(`${file} names nobody who runs the trains.`)
  return agencies
}

export async function readLines(
  source: Source,
  operatorOf: OperatorOf,
  isTaken: (type: number) => boolean,
): Promise<Lines> {
  const file = 'routes.txt'
  const agencies = await readAgencies(source)
  const [first] = agencies.values()
  const taken = new Map<string, Line>()
  const leftOut = new Set<string>()
  const columns = {
    required: ['route_id', 'route_type'],
    optional: ['agency_id', 'route_short_name', 'route_long_name'],
  } as const
  for await (const { line, cell } of readRows(source, file, columns)) {
    const type = wholeNumberOf(cell.route_type)
    // Where there is one agency only, routes need not name it.
    const agency = agencies.get(cell.agency_id) ?? (agencies.size === 1 ? first : undefined)
    if (type === undefined) source.complaints.add(file, line, `has a type that is no number: '${cell.route_type}'`)
    else if (!isTaken(type)) leftOut.add(cell.route_id)
    else if (!agency)
      source.complaints.add(file, line, `names an agency that is not in agency.txt: '${cell.agency_id}'`)
    else
      taken.set(cell.route_id, {
        operator: operatorOf(agency.name, agency.id),
        agency: agency.name,
        shortName: cell.route_short_name || cell.route_long_name,
        timeZone: agency.timeZone,
      })
  }
  return { taken, leftOut, timeZone: first?.timeZone ?? 'UTC' }
}
