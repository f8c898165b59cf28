import { rowsOf } from '../../rows.ts'
import { airlineTable } from './airline-table.ts'

export interface AirlineFacts {
  /** IATA. */
  readonly code: string
  readonly name: string
  /** ISO 3166-1 alpha-2; an airline of three kingdoms has three. */
  readonly homes: readonly string[]
  readonly alliance: string | undefined
  readonly hubs: readonly string[]
  readonly kind: 'full' | 'low' | 'leisure'
  /** How many places it flies to from each hub. */
  readonly reach: number
}

export const airlines: readonly AirlineFacts[] = rowsOf(airlineTable).map(
  ([code = '', name = '', homes = '', alliance = '', hubs = '', kind, reach]) => ({
    code,
    name,
    homes: homes.split(' '),
    alliance: alliance || undefined,
    hubs: hubs.split(' '),
    kind: kind as AirlineFacts['kind'],
    reach: Number(reach),
  }),
)

export const airlineOf: ReadonlyMap<string, AirlineFacts> = new Map(airlines.map((airline) => [airline.code, airline]))
