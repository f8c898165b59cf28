import { rowsOf } from '../../rows.ts'
import { aircraftTable } from './aircraft-table.ts'

export interface Aircraft {
  /** IATA. */
  readonly code: string
  readonly seats: number
  /** Kilometres. */
  readonly range: number
  /** Kilometres an hour. */
  readonly cruise: number
  readonly isWide: boolean
  readonly isRegional: boolean
}

export const aircraft: readonly Aircraft[] = rowsOf(aircraftTable).map(([code = '', , seats, range, cruise, use]) => ({
  code,
  seats: Number(seats),
  range: Number(range),
  cruise: Number(cruise),
  isWide: use === 'long',
  isRegional: use === 'regional',
}))

export const aircraftOf: ReadonlyMap<string, Aircraft> = new Map(aircraft.map((one) => [one.code, one]))
