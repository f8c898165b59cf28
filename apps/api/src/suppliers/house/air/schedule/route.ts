import { pickOf, shareOf } from '../../seed.ts'
import { type Aircraft, aircraftOf } from '../catalogue/aircraft.ts'
import { type AirlineFacts, airlineOf, airlines } from '../catalogue/airlines.ts'
import { sizeAbroad } from '../catalogue/airport-size.ts'
import { narrowOf, reachOf, regionalOf, wideOf } from '../catalogue/fleet.ts'
import { type Airport, kilometresBetween } from './airport.ts'
import { makeReach } from './reach.ts'

/** Flown both ways. */
export interface Route {
  readonly airline: AirlineFacts
  readonly hub: Airport
  readonly to: Airport
  readonly km: number
  /** A week, each way. */
  readonly flights: number
  readonly aircraft: Aircraft
}

const shortest = 120
/** Half the world away only large places are worth a flight. */
const longWay = 4500

/** How much an airline would like to fly there: people at both ends, less for distance, more at home. */
function attraction(airline: AirlineFacts, hub: Airport, to: Airport, km: number): number {
  const isHome = airline.homes.includes(to.country)
  const isOwnHub = airline.hubs.includes(to.code)
  const byDistance = (km + 400) ** (airline.kind === 'full' && airline.reach >= 35 ? -0.45 : -0.9)
  const size = isHome ? to.size : sizeAbroad(to)
  const bySize = size ** 1.6 * (km > longWay && size < 4 ? 0.1 : 1)
  return (
    bySize *
    byDistance *
    (isHome ? 2.5 : 1) *
    (isOwnHub ? 50 : 1) *
    (0.8 + 0.4 * shareOf(airline.code, hub.code, to.code))
  )
}

function weeklyFlights({ code, kind, homes }: AirlineFacts, hub: Airport, to: Airport, km: number): number {
  const people = ((hub.size * (homes.includes(to.country) ? to.size : sizeAbroad(to))) / 36) ** 1.8
  const byDistance = km < 1500 ? 1.3 : km < 4000 ? 0.9 : 0.55
  const daily =
    3.6 * people * byDistance * (kind === 'full' ? 1 : 0.7) * (0.6 + 0.8 * shareOf('often', code, hub.code, to.code))
  return daily < 1 ? Math.max(2, Math.round(daily * 7)) : Math.min(8, Math.round(daily)) * 7
}

/** With something left for the wind. */
const reserve = 1.06

function aircraftFor(airline: AirlineFacts, hub: Airport, to: Airport, km: number): Aircraft {
  const isThin = hub.size + to.size <= 8 && km < 1600 && airline.kind === 'full'
  const isWide = km > 5200 || (km > 3400 && hub.size + to.size >= 11 && airline.kind === 'full')
  const codes = isThin ? regionalOf(km) : isWide ? wideOf(airline) : narrowOf(airline)
  const fits = (code: string) => (aircraftOf.get(code)?.range ?? 0) >= km * reserve
  const able = codes.filter(fits)
  const code = able.length > 0 ? pickOf(able, 'type', airline.code, hub.code, to.code) : '351'
  const found = aircraftOf.get(code)
  if (!found) throw new Error(`There is no aircraft ${code}.`)
  return found
}

const routeOf = (airline: AirlineFacts, hub: Airport, to: Airport, km = kilometresBetween(hub, to)): Route => ({
  ...{ airline, hub, to, km },
  flights: weeklyFlights(airline, hub, to, km),
  aircraft: aircraftFor(airline, hub, to, km),
})

function routesOf(airline: AirlineFacts, hub: Airport, airports: readonly Airport[]): Route[] {
  const furthest = reachOf(airline)
  return airports
    .flatMap((to) => {
      const km = kilometresBetween(hub, to)
      // A pair of own hubs is flown from the one that is named first.
      const isTwice =
        airline.hubs.indexOf(to.code) >= 0 && airline.hubs.indexOf(to.code) < airline.hubs.indexOf(hub.code)
      if (isTwice || to.city === hub.city || km < shortest || km > furthest) return []
      return [{ to, km, worth: attraction(airline, hub, to, km) }]
    })
    .sort((one, other) => other.worth - one.worth)
    .slice(0, airline.reach)
    .map(({ to, km }) => routeOf(airline, hub, to, km))
}

/** So many gates to the world every place has at least, each of an airline with full service. */
const fewestGates = 2
/** From where the whole world is reached. */
const gateSize = 6
const worldwide = 70

/** Small places that nobody chose are flown to from the nearest large hubs. */
function feederRoutes(routes: readonly Route[], airports: readonly Airport[]): Route[] {
  const byCode = new Map(airports.map((airport) => [airport.code, airport]))
  const hubs = airlines
    .filter(({ kind, reach }) => kind === 'full' && reach >= worldwide)
    .flatMap((airline) =>
      airline.hubs.flatMap((code) => {
        const hub = byCode.get(code)
        return hub && hub.size >= gateSize ? [{ airline, hub }] : []
      }),
    )
  const isGate = new Set(hubs.map(({ airline, hub }) => `${airline.code} ${hub.code}`))
  const gates = new Map<string, Set<string>>()
  for (const { airline, hub, to } of routes)
    if (isGate.has(`${airline.code} ${hub.code}`)) gates.set(to.code, (gates.get(to.code) ?? new Set()).add(hub.code))
  return airports.flatMap((to) => {
    const known = gates.get(to.code) ?? new Set()
    if (hubs.some(({ hub }) => hub.code === to.code)) return []
    return hubs
      .filter(
        ({ airline, hub }) =>
          !known.has(hub.code) && hub.city !== to.city && kilometresBetween(hub, to) <= reachOf(airline),
      )
      .sort((one, other) => kilometresBetween(one.hub, to) - kilometresBetween(other.hub, to))
      .filter(({ hub }, index, all) => all.findIndex((other) => other.hub.code === hub.code) === index)
      .slice(0, Math.max(0, fewestGates - known.size))
      .map(({ airline, hub }) => routeOf(airline, hub, to))
  })
}

/** From these one gets on to the whole world, each with its airline. */
const gatesToTheWorld = {
  IST: 'TK',
  DXB: 'EK',
  DOH: 'QR',
  FRA: 'LH',
  CDG: 'AF',
  LHR: 'BA',
  SIN: 'SQ',
  HKG: 'CX',
  JFK: 'DL',
}

/** Routes for places from which somewhere could not be reached with two changes, until there is none. */
function missingRoutes(routes: readonly Route[], airports: readonly Airport[]): Route[] {
  const indexOf = new Map(airports.map(({ code }, index) => [code, index]))
  const at = ({ code }: Airport): number => indexOf.get(code) ?? 0
  const reach = makeReach(airports.length)
  for (const { hub, to } of routes) reach.join(at(hub), at(to))
  const gates = Object.entries(gatesToTheWorld).flatMap(([code, by]) => {
    const [hub, airline] = [airports[indexOf.get(code) ?? -1], airlineOf.get(by)]
    return hub && airline ? [{ hub, airline }] : []
  })
  const added: Route[] = []
  for (;;) {
    const apart = reach.outOfReach()
    const worst = apart.reduce((one, own, index) => (own > (apart[one] ?? 0) ? index : one), 0)
    const to = airports[worst]
    if (!to || apart[worst] === 0) return added
    const [nearest] = gates
      .filter(({ hub, airline }) => !reach.isNear(at(hub), worst) && kilometresBetween(hub, to) <= reachOf(airline))
      .sort((one, other) => kilometresBetween(one.hub, to) - kilometresBetween(other.hub, to))
    if (!nearest) return added
    reach.join(at(nearest.hub), worst)
    added.push(routeOf(nearest.airline, nearest.hub, to))
  }
}

export function makeRoutes(airports: readonly Airport[]): readonly Route[] {
  const byCode = new Map(airports.map((airport) => [airport.code, airport]))
  const chosen = airlines.flatMap((airline) =>
    airline.hubs.flatMap((code) => {
      const hub = byCode.get(code)
      return hub ? routesOf(airline, hub, airports) : []
    }),
  )
  const flown = [...chosen, ...feederRoutes(chosen, airports)]
  return [...flown, ...missingRoutes(flown, airports)]
}
