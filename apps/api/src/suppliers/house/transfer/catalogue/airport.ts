import { rowsOf } from '../../rows.ts'
import { airportTable } from './airport-table.ts'
import type { LineKind } from './line-name.ts'

/** What it costs and takes from an airport to the middle of its city. Money in euro cents. */
export interface AirportFact {
  /** IATA. */
  readonly code: string
  readonly country: string
  readonly km: number
  readonly minutes: { readonly usual: number; readonly busy: number }
  readonly prices: Readonly<Record<'sedan' | 'suv' | 'van' | 'premium', number>>
  /** Of each in the shuttle. */
  readonly shuttle: number
  /** Without a car. */
  readonly line: { readonly kind: LineKind; readonly label: string; readonly each: number; readonly minutes: number }
}

function readAirport(row: readonly string[]): AirportFact {
  const [code = '', country = '', km, usual, busy, sedan, suv, van, premium, shuttle, kind, label = '', each, minutes] =
    row
  const cents = (euros: string | undefined): number => Number(euros) * 100
  return {
    ...{ code, country, km: Number(km), minutes: { usual: Number(usual), busy: Number(busy) } },
    prices: { sedan: cents(sedan), suv: cents(suv), van: cents(van), premium: cents(premium) },
    shuttle: cents(shuttle),
    line: { kind: kind as LineKind, label, each: Number(each), minutes: Number(minutes) },
  }
}

export const airportFacts: readonly AirportFact[] = rowsOf(airportTable).map(readAirport)
