import { add, type Money, sum } from '@portolan/domain/money'
import type { AirPassengerType, Cabin, PassengerFare, TaxLine } from '@portolan/supplier/air'
import { isOneArea } from '../catalogue/area.ts'
import { cabinFactor, type Family } from '../catalogue/booking-class.ts'
import { arrivingTaxes, leavingTaxes, surcharge, type Tax } from '../catalogue/tax.ts'
import type { VoyageFound } from '../router/voyage.ts'
import { type Airport, kilometresBetween } from '../schedule/airport.ts'
import { type Booked, chooseClass, type SoldOf } from './class-choice.ts'
import type { PlainFare } from './level.ts'
import { type Heads, seatsFor } from './party.ts'
import { cents, currency, familySupplement } from './terms.ts'
import { type Contract, contractsOf } from './ticket.ts'

export type AirportOf = (code: string) => Airport

/** Out and back with the same airline is cheaper than twice one way. */
const halfOfReturn = 0.78
const shareOfType: Readonly<Record<AirPassengerType, number>> = { adult: 1, child: 0.75, infant: 0.1 }

/** What is the same for every price of a search. */
export interface Asked {
  readonly heads: Heads
  readonly cabin: Cabin
  /** Minutes since 1970. */
  readonly now: number
  readonly soldOf: SoldOf
  readonly airportOf: AirportOf
  readonly plainFare: PlainFare
}

export interface TripPriced {
  readonly passengers: readonly PassengerFare[]
  readonly total: Money
  readonly taxes: Money
  /** Each voyage's share of the total. */
  readonly shares: readonly Money[]
  /** Flight by flight, of each voyage. */
  readonly booked: readonly (readonly Booked[])[]
  readonly contracts: readonly Contract[]
  /** The fewest seats of any flight. */
  readonly left: number
  /** The highest class that had to be taken: better families do not go below it. */
  readonly level: number
}

const types: readonly AirPassengerType[] = ['adult', 'child', 'infant']

const taxSum = (lines: readonly Tax[]): number => lines.reduce((all, tax) => all + tax.cents, 0)

const wholeDollars = (minor: number): number => Math.round(minor / 100) * 100

interface ContractPriced {
  readonly base: Readonly<Record<AirPassengerType, number>>
  readonly taxes: Readonly<Record<AirPassengerType, readonly Tax[]>>
  readonly booked: readonly Booked[]
  readonly level: number
  /** Of everybody, with taxes: minor units. */
  readonly total: number
}

function taxesOf({ flights, airline }: Contract, cabin: Cabin, airportOf: AirportOf): readonly Tax[] {
  const [start, end] = [airportOf(flights[0]?.from ?? ''), airportOf(flights.at(-1)?.to ?? '')]
  const km = kilometresBetween(start, end)
  const isAbroad = !isOneArea(start.country, end.country) || start.country !== end.country
  return [
    ...leavingTaxes({ country: start.country, size: start.size, isAbroad, km, cabin }),
    ...(isAbroad ? arrivingTaxes(end.country) : []),
    ...(airline.kind === 'full' ? surcharge(km) : []),
  ]
}

interface Wanted {
  readonly family: Family
  /** The least level of classes. */
  readonly from: number
  /** One half of a return. */
  readonly isHalf: boolean
}

function priceContract(contract: Contract, { family, from, isHalf }: Wanted, asked: Asked): ContractPriced | undefined {
  const { heads, cabin, now, soldOf, airportOf, plainFare } = asked
  const chosen = chooseClass(contract, cabin, family, from, seatsFor(heads), now, soldOf, isHalf)
  const { flights, airline } = contract
  const [first, last] = [flights[0], flights.at(-1)]
  if (!chosen || !first || !last) return undefined
  const [start, end] = [airportOf(first.from), airportOf(last.to)]
  const km = kilometresBetween(start, end)
  const plain = plainFare({
    ...{ km, stops: flights.length - 1, airline, from: start.code, to: end.code },
    ...{ day: first.day, latitude: end.lat },
  })
  const supplement = familySupplement({ airline, cabin, family, km })
  const adult = plain * cabinFactor[cabin] * chosen.factor * (isHalf ? halfOfReturn : 1) + supplement
  const all = taxesOf(contract, cabin, airportOf)
  const base = {
    adult: wholeDollars(adult),
    // Who flies cheaply flies everybody at the same price, and takes something for the one on the lap.
    child: wholeDollars(adult * (airline.kind === 'low' ? 1 : shareOfType.child)),
    infant: airline.kind === 'low' ? Math.min(3000, wholeDollars(adult)) : wholeDollars(adult * shareOfType.infant),
  }
  const taxes = { adult: all, child: all.filter(({ adultsOnly }) => !adultsOnly), infant: [] }
  const total = types.reduce((sum_, type) => sum_ + heads[type] * (base[type] + taxSum(taxes[type])), 0)
  return { base, taxes, booked: chosen.booked, level: chosen.level, total }
}

function gather(lines: readonly Tax[]): TaxLine[] {
  const byCode = new Map<string, number>()
  for (const { code, cents: minor } of lines) byCode.set(code, (byCode.get(code) ?? 0) + minor)
  return [...byCode].map(([code, minor]) => ({ code, amount: cents(minor) }))
}

/** Undefined: somebody would not have a seat, or it is not sold in this cabin. `from`: the least level of classes. */
export interface Pricing {
  price(voyages: readonly VoyageFound[], family: Family, from?: number): TripPriced | undefined
  /** The total alone, in minor units; `isHalf`: as if each voyage were half of a return of its own airline. */
  total(voyages: readonly VoyageFound[], family: Family, isHalf: boolean): number | undefined
}

function isCheapReturn([out, back, ...more]: readonly (readonly Contract[])[]): boolean {
  const [one, other] = [out?.[0], back?.[0]]
  const isSimple = more.length === 0 && out?.length === 1 && back?.length === 1
  return isSimple && one?.airline === other?.airline && one?.airline.kind !== 'low'
}

/** The same voyage is part of many trips of a search: each is priced once. */
export function makePricing(asked: Asked): Pricing {
  const { heads } = asked
  const contracts = new Map<VoyageFound, readonly Contract[]>()
  const known = new Map<Contract, Map<string, ContractPriced | undefined>>()
  const contractsIn = (voyage: VoyageFound): readonly Contract[] => {
    const own = contracts.get(voyage) ?? contractsOf(voyage)
    contracts.set(voyage, own)
    return own
  }
  const priceOf = (contract: Contract, wanted: Wanted): ContractPriced | undefined => {
    const own = known.get(contract) ?? new Map<string, ContractPriced | undefined>()
    known.set(contract, own)
    const key = `${wanted.family} ${wanted.from} ${wanted.isHalf}`
    if (!own.has(key)) own.set(key, priceContract(contract, wanted, asked))
    return own.get(key)
  }

  /** Contract by contract, of each voyage. */
  function partsOf(all: readonly (readonly Contract[])[], wanted: Wanted): ContractPriced[][] | undefined {
    const priced: ContractPriced[][] = []
    for (const own of all) {
      const parts: ContractPriced[] = []
      for (const contract of own) {
        const part = priceOf(contract, wanted)
        if (!part) return undefined
        parts.push(part)
      }
      priced.push(parts)
    }
    return priced
  }

  function price(voyages: readonly VoyageFound[], family: Family, from = 0): TripPriced | undefined {
    const all = voyages.map(contractsIn)
    const priced = partsOf(all, { family, from, isHalf: isCheapReturn(all) })
    if (!priced) return undefined
    const parts = priced.flat()
    const passengers = types
      .filter((type) => heads[type] > 0)
      .map(
        (type): PassengerFare => ({
          type,
          quantity: heads[type],
          base: cents(parts.reduce((base, part) => base + part.base[type], 0)),
          taxes: gather(parts.flatMap((part) => part.taxes[type])),
        }),
      )
    const shares = priced.map((own) => cents(own.reduce((whole, part) => whole + part.total, 0)))
    const booked = priced.map((own) => own.flatMap((part) => part.booked))
    return {
      ...{ passengers, shares, booked },
      total: sum(shares, currency),
      taxes: sum(
        passengers.flatMap(({ quantity, taxes }) => taxes.map(({ amount }) => cents(quantity * amount.minor))),
        currency,
      ),
      contracts: all.flat(),
      left: Math.min(...booked.flat().map(({ left }) => left)),
      level: Math.max(...parts.map(({ level }) => level)),
    }
  }

  return {
    price,
    total(voyages, family, isHalf) {
      const priced = partsOf(voyages.map(contractsIn), { family, from: 0, isHalf })
      return priced?.reduce((whole, own) => own.reduce((sum_, part) => sum_ + part.total, whole), 0)
    },
  }
}

/** What one of the type pays for all of it. */
export const fareOf = ({ base, taxes }: PassengerFare): Money =>
  taxes.reduce((all, { amount }) => add(all, amount), base)
