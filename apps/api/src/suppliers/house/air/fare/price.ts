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

interface RoutePriced extends Pick<VoyagePriced, 'base' | 'booked' | 'level'> {
  /** Of everybody, with taxes: minor units. */
  readonly total: number
}

function priceRoute(route: Route, { family, from, isHalf }: Wanted, asked: Asked): RoutePriced | undefined {
  const { heads, cabin, now, soldOf } = asked
  const { airline, km, plain, taxes } = route
  const chosen = chooseClass(route, cabin, family, from, seatsFor(heads), now, soldOf)
  if (!chosen) return undefined
  const supplement = familySupplement({ airline, cabin, family, km })
  const adult = plain * cabinFactor[cabin] * chosen.factor * (isHalf ? halfOfReturn : 1) + supplement
  const base = {
    adult: wholeDollars(adult),
    // Who flies cheaply flies everybody at the same price, and takes something for the one on the lap.
    child: wholeDollars(adult * (airline.kind === 'low' ? 1 : shareOfType.child)),
    infant: airline.kind === 'low' ? Math.min(3000, wholeDollars(adult)) : wholeDollars(adult * shareOfType.infant),
  }
  const total = types.reduce((sum_, type) => sum_ + heads[type] * (base[type] + taxSum(taxes[type])), 0)
  return { base, booked: chosen.booked, level: chosen.level, total }
}

function addUp(routes: readonly Route[], priced: readonly RoutePriced[], { family, isHalf }: Wanted): VoyagePriced {
  const baseOf = (type: AirPassengerType) => priced.reduce((all, { base }) => all + base[type], 0)
  const booked = priced.flatMap((one) => one.booked)
  return {
    family,
    isHalf,
    routes,
    booked,
    base: { adult: baseOf('adult'), child: baseOf('child'), infant: baseOf('infant') },
    total: cents(priced.reduce((all, { total }) => all + total, 0)),
    left: Math.min(...booked.map(({ left }) => left)),
    level: Math.max(...priced.map(({ level }) => level)),
  }
}

/** Undefined: somebody would not have a seat, or it is not sold in this cabin. `from`: the least level of classes. */
export interface Pricing {
  price(voyages: readonly VoyageFound[], family: Family, from?: number): TripPriced | undefined
  /** The total alone, in minor units; `isHalf`: as if the voyage were half of a return of its own airline. */
  total(voyage: VoyageFound, family: Family, isHalf: boolean): number | undefined
}

/** A voyage, and what it costs in each family as far as anybody has asked. */
interface Way {
  readonly routes: readonly Route[]
  readonly longest: Route
  readonly taxName: string
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
    const way: Way = { routes, longest: longestOf(routes), taxName, priced: new Map() }
    ways.set(voyage, way)
    return way
  }

  function priceOf({ routes, priced }: Way, wanted: Wanted): VoyagePriced | undefined {
    const key = `${wanted.family} ${wanted.from} ${wanted.isHalf}`
    const known = priced.get(key)
    if (known || priced.has(key)) return known
    const parts = routes.flatMap((route) => priceRoute(route, wanted, asked) ?? [])
    const voyage = parts.length === routes.length ? addUp(routes, parts, wanted) : undefined
    priced.set(key, voyage)
    return voyage
  }

  function price(voyages: readonly VoyageFound[], family: Family, from = 0): TripPriced | undefined {
    const all = voyages.map(wayOf)
    const wanted = { family, from, isHalf: isCheapReturn(all) }
    const priced: VoyagePriced[] = []
    for (const way of all) {
      const part = priceOf(way, wanted)
      if (!part) return undefined
      priced.push(part)
    }
    const lines = taxLines(all.map(({ taxName }) => taxName).join('/'), () => all.flatMap(({ routes }) => routes))
    const passengers = passengersOf(flying, heads, priced, lines)
    const taxed = passengers.reduce(
      (sum_, { quantity, taxes }) => taxes.reduce((own, { amount }) => own + quantity * amount.minor, sum_),
      0,
    )
    return {
      passengers,
      total: cents(priced.reduce((sum_, { total }) => sum_ + total.minor, 0)),
      taxes: cents(taxed),
      voyages: priced,
      longest: longestOf(all.map(({ longest }) => longest)),
      left: Math.min(...priced.map(({ left }) => left)),
      level: Math.max(...priced.map(({ level }) => level)),
    }
  }

  return {
    price,
    total: (voyage, family, isHalf) => priceOf(wayOf(voyage), { family, from: 0, isHalf })?.total.minor,
  }
}

/** What one of the type pays for all of it. */
export const fareOf = ({ base, taxes }: PassengerFare): Money =>
  taxes.reduce((all, { amount }) => add(all, amount), base)
