import type { AirPassengerType, Cabin, TaxLine } from '@portolan/supplier/air'
import { isOneArea } from '../catalogue/area.ts'
import { arrivingTaxes, leavingTaxes, surcharge, type Tax } from '../catalogue/tax.ts'
import { type Airport, kilometresBetween } from '../schedule/airport.ts'
import type { PlainFare } from './level.ts'
import { cents } from './terms.ts'
import type { Contract } from './ticket.ts'

export type AirportOf = (code: string) => Airport

type TaxesByType = Readonly<Record<AirPassengerType, readonly Tax[]>>

/** A contract from where it begins to where it ends, whichever family it is sold in. */
export interface Route extends Contract {
  /** Of the great circle. */
  readonly km: number
  /** Flown. */
  readonly length: number
  readonly taxes: TaxesByType
  /** Routes of one name have the same taxes. */
  readonly taxName: string
  /** Before classes, families and taxes. */
  readonly plain: number
}

export interface RouteParts {
  readonly cabin: Cabin
  readonly airportOf: AirportOf
  readonly plainFare: PlainFare
}

export function routeOf(contract: Contract, { cabin, airportOf, plainFare }: RouteParts): Route {
  const { flights, airline } = contract
  const [start, end] = [airportOf(flights[0]?.from ?? ''), airportOf(flights.at(-1)?.to ?? '')]
  const km = kilometresBetween(start, end)
  const isAbroad = !isOneArea(start.country, end.country) || start.country !== end.country
  const taxes: readonly Tax[] = [
    ...leavingTaxes({ country: start.country, size: start.size, isAbroad, km, cabin }),
    ...(isAbroad ? arrivingTaxes(end.country) : []),
    ...(airline.kind === 'full' ? surcharge(km) : []),
  ]
  const market = { km, stops: flights.length - 1, airline, from: start.code, to: end.code }
  return {
    flights,
    airline,
    km,
    length: flights.reduce((all, flight) => all + flight.km, 0),
    taxes: { adult: taxes, child: taxes.filter(({ adultsOnly }) => !adultsOnly), infant: [] },
    taxName: `${start.code}${end.code}${airline.kind === 'full'}`,
    plain: plainFare({ ...market, day: flights[0]?.day ?? '', latitude: end.lat }),
  }
}

/** The first of those that are as long: whose airline answers for them all. */
export const longestOf = (routes: readonly Route[]): Route =>
  routes.reduce((one, other) => (other.length > one.length ? other : one))

function gather(lines: readonly Tax[]): TaxLine[] {
  const byCode = new Map<string, number>()
  for (const { code, cents: minor } of lines) byCode.set(code, (byCode.get(code) ?? 0) + minor)
  return [...byCode].map(([code, minor]) => ({ code, amount: cents(minor) }))
}

/** Of one passenger of each type. */
export type TaxLines = Readonly<Record<AirPassengerType, readonly TaxLine[]>>

/** Hundreds of trips are made of a few routes, and pay the same taxes. */
export function taxGatherer(): (name: string, routes: () => readonly Route[]) => TaxLines {
  const known = new Map<string, TaxLines>()
  return (name, routes) => {
    const found = known.get(name)
    if (found) return found
    const all = routes()
    const linesOf = (type: AirPassengerType) => gather(all.flatMap(({ taxes }) => taxes[type]))
    const lines = { adult: linesOf('adult'), child: linesOf('child'), infant: linesOf('infant') }
    known.set(name, lines)
    return lines
  }
}
