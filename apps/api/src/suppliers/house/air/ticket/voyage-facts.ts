import type { Connection, ConnectionWarning } from '@portolan/supplier/air'
import { isOneArea } from '../catalogue/area.ts'
import { plainSeatPrice } from '../fare/extra.ts'
import type { AirportOf } from '../fare/route.ts'
import { flightKey } from '../fare/seats.ts'
import { leastMinutes } from '../router/connect.ts'
import type { VoyageFound } from '../router/voyage.ts'
import { once } from './once.ts'
import { factsOf } from './segment.ts'

/** What a voyage is, in whichever trip and family. */
export interface VoyageFacts {
  /** Flights and days, so that two who find the same find it under the same name. */
  readonly text: string
  readonly minutes: number
  readonly connections: readonly Connection[]
  /** Of all its flights; undefined: of none or of several. */
  readonly alliance: string | undefined
  /** A plain seat on each flight, in minor units. */
  readonly seats: number
  /** Country. */
  readonly home: string
  readonly isBorderCrossed: boolean
}

export const textOf = ({ flights }: VoyageFound): string =>
  flights.map((flight) => `${flightKey(flight)}.${flight.day.replaceAll('-', '')}`).join('+')

const nightPause = 300
const shortMargin = 15

function connectionsOf({ flights, joins }: VoyageFound, airportOf: AirportOf): Connection[] {
  return joins.flatMap((joining, index) => {
    const [before, after] = [flights[index], flights[index + 1]]
    if (!before || !after) return []
    const minutes = after.departs - before.arrives
    const least = leastMinutes({
      from: airportOf(before.from),
      lands: airportOf(before.to),
      leaves: airportOf(after.from),
      to: airportOf(after.to),
      first: factsOf(before.airline),
      second: factsOf(after.airline),
      joining,
    })
    const [landed, leaves] = [before.arrives + before.arrivesOffset, after.departs + after.departsOffset]
    const isNight = minutes >= nightPause && Math.floor(landed / 1440) < Math.floor((leaves - 240) / 1440)
    const warnings: ConnectionWarning[] = [
      ...(joining === 'apart' ? (['selfTransfer'] as const) : []),
      ...(before.to === after.from ? [] : (['airportChange'] as const)),
      ...(isNight ? (['overnight'] as const) : []),
      ...(minutes < least + shortMargin ? (['shortConnection'] as const) : []),
    ]
    return [{ airport: before.to, ...(before.to !== after.from && { to: after.from }), minutes, warnings }]
  })
}

function makeFacts(voyage: VoyageFound, airportOf: AirportOf): VoyageFacts {
  const { flights } = voyage
  const countries = flights.flatMap(({ from, to }) => [airportOf(from).country, airportOf(to).country])
  const [home = ''] = countries
  const [alliance, ...others] = new Set(flights.map(({ airline }) => factsOf(airline).alliance))
  return {
    text: textOf(voyage),
    minutes: (flights.at(-1)?.arrives ?? 0) - (flights[0]?.departs ?? 0),
    connections: connectionsOf(voyage, airportOf),
    alliance: others.length === 0 ? alliance : undefined,
    seats: flights.reduce((sum, flight) => sum + plainSeatPrice(flight), 0),
    home,
    isBorderCrossed: countries.some((country) => !isOneArea(country, home)),
  }
}

const known = new WeakMap<VoyageFound, VoyageFacts>()

export const voyageFacts = (voyage: VoyageFound, airportOf: AirportOf): VoyageFacts =>
  once(known, voyage, () => makeFacts(voyage, airportOf))

/** Whether somebody crosses a border that a passport is shown at. */
export function isBorderCrossed(voyages: readonly VoyageFound[], airportOf: AirportOf): boolean {
  const all = voyages.map((voyage) => voyageFacts(voyage, airportOf))
  return all.some((one) => one.isBorderCrossed || !isOneArea(one.home, all[0]?.home ?? one.home))
}
