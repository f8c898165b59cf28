import { add, type Money } from '@portolan/domain/money'
import type { AirPassengerType, PassengerFare } from '@portolan/supplier/air'
import { cabinFactor, type Family } from '../catalogue/booking-class.ts'
import type { Tax } from '../catalogue/tax.ts'
import type { VoyageFound } from '../router/voyage.ts'
import { type Booked, chooseClass, type SoldOf } from './class-choice.ts'
import { type Heads, seatsFor } from './party.ts'
import { longestOf, type Route, type RouteParts, routeOf, type TaxLines, taxGatherer } from './route.ts'
import { cents, familySupplement } from './terms.ts'
import { contractsOf } from './ticket.ts'

/** Out and back with the same airline is cheaper than twice one way. */
const halfOfReturn = 0.78
const shareOfType: Readonly<Record<AirPassengerType, number>> = { adult: 1, child: 0.75, infant: 0.1 }

/** What is the same for every price of a search. */
export interface Asked extends RouteParts {
  readonly heads: Heads
  /** Minutes since 1970. */
  readonly now: number
  readonly soldOf: SoldOf
}

interface Wanted {
  readonly family: Family
  /** The least level of classes. */
  readonly from: number
  /** One half of a return. */
  readonly isHalf: boolean
}

/** A voyage in a family: what it costs as part of whatever trip. */
export interface VoyagePriced {
  readonly family: Family
  readonly isHalf: boolean
  readonly routes: readonly Route[]
  /** Flight by flight. */
  readonly booked: readonly Booked[]
  /** Of one passenger, in minor units. */
  readonly base: Readonly<Record<AirPassengerType, number>>
  /** Of everybody, with taxes: the voyage's share of the trip's total. */
  readonly total: Money
  /** The fewest seats of any flight. */
  readonly left: number
  /** The highest class that had to be taken: better families do not go below it. */
  readonly level: number
}

export interface TripPriced extends Pick<VoyagePriced, 'total' | 'left' | 'level'> {
  readonly passengers: readonly PassengerFare[]
  readonly taxes: Money
  readonly voyages: readonly VoyagePriced[]
  /** Whose airline answers for the trip. */
  readonly longest: Route
}

const types: readonly AirPassengerType[] = ['adult', 'child', 'infant']

const taxSum = (lines: readonly Tax[]): number => lines.reduce((all, tax) => all + tax.cents, 0)

const wholeDollars = (minor: number): number => Math.round(minor / 100) * 100

/** The fare of one adult, child and infant, without taxes: minor units. */
function baseOf({ airline, km, plain }: Route, factor: number, { family, isHalf }: Wanted, { cabin }: Asked) {
  const supplement = familySupplement({ airline, cabin, family, km })
  const adult = plain * cabinFactor[cabin] * factor * (isHalf ? halfOfReturn : 1) + supplement
  return {
    adult: wholeDollars(adult),
    // Who flies cheaply flies everybody at the same price, and takes something for the one on the lap.
    child: wholeDollars(adult * (airline.kind === 'low' ? 1 : shareOfType.child)),
    infant: airline.kind === 'low' ? Math.min(3000, wholeDollars(adult)) : wholeDollars(adult * shareOfType.infant),
  }
}

/** The classes of a voyage, contract by contract: the same for a half of a return. */
interface Chosen extends Pick<VoyagePriced, 'booked' | 'left' | 'level'> {
  readonly factors: readonly number[]
}

function choose(routes: readonly Route[], { family, from }: Wanted, asked: Asked): Chosen | undefined {
  const { heads, cabin, now, soldOf } = asked
  const booked: Booked[] = []
  const factors: number[] = []
  let level = 0
  for (const route of routes) {
    const chosen = chooseClass(route, cabin, family, from, seatsFor(heads), now, soldOf)
    if (!chosen) return undefined
    booked.push(...chosen.booked)
    factors.push(chosen.factor)
    level = Math.max(level, chosen.level)
  }
  return { booked, factors, level, left: Math.min(...booked.map(({ left }) => left)) }
}

function addUp(routes: readonly Route[], { booked, factors, left, level }: Chosen, wanted: Wanted, asked: Asked) {
  const base = { adult: 0, child: 0, infant: 0 }
  let total = 0
  for (const [index, route] of routes.entries()) {
    const own = baseOf(route, factors[index] ?? 1, wanted, asked)
    for (const type of types) {
      base[type] += own[type]
      total += asked.heads[type] * (own[type] + taxSum(route.taxes[type]))
    }
  }
  const { family, isHalf } = wanted
  return { family, isHalf, routes, booked, base, total: cents(total), left, level } satisfies VoyagePriced
}

/** Undefined: somebody would not have a seat, or it is not sold in this cabin. `from`: the least level of classes. */
export type PriceTrip = (family: Family, from?: number) => TripPriced | undefined

export interface Pricing {
  trip(voyages: readonly VoyageFound[]): PriceTrip
  /** The total alone, in minor units; `isHalf`: as if the voyage were half of a return of its own airline. */
  total(voyage: VoyageFound, family: Family, isHalf: boolean): number | undefined
}

/** A voyage, and what it costs in each family as far as anybody has asked. */
interface Way {
  readonly routes: readonly Route[]
  readonly longest: Route
  readonly taxName: string
  /** By family and least level. */
  readonly chosen: Map<string, Chosen | undefined>
  readonly priced: Map<string, VoyagePriced | undefined>
}

function isCheapReturn([out, back, ...more]: readonly Way[]): boolean {
  const [one, other] = [out?.routes[0], back?.routes[0]]
  const isSimple = more.length === 0 && out?.routes.length === 1 && back?.routes.length === 1
  return isSimple && one?.airline === other?.airline && one?.airline.kind !== 'low'
}

function passengersOf(
  flying: readonly AirPassengerType[],
  heads: Heads,
  voyages: readonly VoyagePriced[],
  lines: TaxLines,
) {
  return flying.map(
    (type): PassengerFare => ({
      type,
      quantity: heads[type],
      base: cents(voyages.reduce((all, { base }) => all + base[type], 0)),
      taxes: lines[type],
    }),
  )
}

/** The same voyage is part of many trips of a search: each is priced once, and only added up for them. */
export function makePricing(asked: Asked): Pricing {
  const { heads } = asked
  const flying = types.filter((type) => heads[type] > 0)
  const ways = new Map<VoyageFound, Way>()
  const taxLines = taxGatherer()

  function wayOf(voyage: VoyageFound): Way {
    const known = ways.get(voyage)
    if (known) return known
    const routes = contractsOf(voyage).map((contract) => routeOf(contract, asked))
    const taxName = routes.map((route) => route.taxName).join('+')
    const way: Way = { routes, longest: longestOf(routes), taxName, chosen: new Map(), priced: new Map() }
    ways.set(voyage, way)
    return way
  }

  function chosenOf({ routes, chosen }: Way, wanted: Wanted): Chosen | undefined {
    const key = `${wanted.family} ${wanted.from}`
    const known = chosen.get(key)
    if (known || chosen.has(key)) return known
    const found = choose(routes, wanted, asked)
    chosen.set(key, found)
    return found
  }

  function priceOf(way: Way, wanted: Wanted): VoyagePriced | undefined {
    const key = `${wanted.family} ${wanted.from} ${wanted.isHalf}`
    const known = way.priced.get(key)
    if (known || way.priced.has(key)) return known
    const chosen = chosenOf(way, wanted)
    const voyage = chosen && addUp(way.routes, chosen, wanted, asked)
    way.priced.set(key, voyage)
    return voyage
  }

  function trip(voyages: readonly VoyageFound[]): PriceTrip {
    const all = voyages.map(wayOf)
    const isHalf = isCheapReturn(all)
    const longest = longestOf(all.map((way) => way.longest))
    const lines = taxLines(all.map(({ taxName }) => taxName).join('/'), () => all.flatMap(({ routes }) => routes))
    const taxes = cents(
      flying.reduce((sum, type) => lines[type].reduce((own, { amount }) => own + heads[type] * amount.minor, sum), 0),
    )
    return (family, from = 0) => {
      const wanted = { family, from, isHalf }
      const priced: VoyagePriced[] = []
      let [total, left, level] = [0, Number.POSITIVE_INFINITY, 0]
      for (const way of all) {
        const part = priceOf(way, wanted)
        if (!part) return undefined
        priced.push(part)
        total += part.total.minor
        left = Math.min(left, part.left)
        level = Math.max(level, part.level)
      }
      const passengers = passengersOf(flying, heads, priced, lines)
      return { passengers, total: cents(total), taxes, voyages: priced, longest, left, level }
    }
  }

  return { trip, total: (voyage, family, isHalf) => priceOf(wayOf(voyage), { family, from: 0, isHalf })?.total.minor }
}

/** What one of the type pays for all of it. */
export const fareOf = ({ base, taxes }: PassengerFare): Money =>
  taxes.reduce((all, { amount }) => add(all, amount), base)
