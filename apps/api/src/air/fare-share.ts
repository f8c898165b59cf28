import { add, allocate, type Money, split, sum, zero } from '@portolan/domain/money'
import type { AirDetail, AirExtra, AirPassengerType } from '@portolan/supplier/air'
import type { Flight } from './flight.ts'

/** What one or several passengers of a type pay each; quantity times base and taxes come to their share of the price. */
export interface FareShare {
  type: AirPassengerType
  quantity: number
  base: Money
  taxes: Money
}

/** What is bought beside the fare, for the whole quantity. */
export interface ExtraShare extends Pick<AirExtra, 'code' | 'kind' | 'seat' | 'quantity'> {
  amount: Money
}

export interface Shares {
  /** Where a price cannot be halved to the cent there are two of a type, a cent apart. */
  fares: FareShare[]
  taxes: { code: string; amount: Money }[]
  extras: ExtraShare[]
  base: Money
  taxed: Money
  total: Money
}

/** To the unit; alike where nobody says who pays what. */
const shared = (whole: Money, weights: readonly number[]): Money[] =>
  weights.every((weight) => weight === 0) ? split(whole, weights.length) : allocate(whole, weights)

interface OnePays {
  type: AirPassengerType
  base: Money
  taxes: Money
}

const taxOf = ({ taxes }: AirDetail['passengers'][number]): number =>
  taxes.reduce((all, { amount }) => all + amount.minor, 0)

/** One by one, in the supplier's order: each a share of the selling price, fare and taxes apart; then the extras. */
function partsOf({ offer, detail }: Flight): { people: OnePays[]; extras: ExtraShare[] } {
  const { passengers, extras = [] } = detail
  const people = passengers.flatMap((fare) => {
    const one = { type: fare.type, fare: fare.base.minor, tax: taxOf(fare) }
    return fare.quantity === 1 ? one : Array.from({ length: fare.quantity }, () => one)
  })
  const { selling } = offer.price
  const parts = shared(selling, [
    ...people.map(({ fare, tax }) => fare + tax),
    ...extras.map(({ amount }) => amount.minor),
  ])
  return {
    people: people.map(({ type, fare, tax }, index) => {
      const part = parts[index] ?? selling
      const [base = part, taxes = zero(part.currency)] = tax === 0 ? [part] : shared(part, [fare, tax])
      return { type, base, taxes }
    }),
    extras: extras.map(({ code, kind, seat, quantity }, index) => ({
      code,
      kind,
      quantity,
      amount: parts[people.length + index] ?? zero(selling.currency),
      ...(seat !== undefined && { seat }),
    })),
  }
}

/** Several offers are the legs of one trip: everybody flies them all. */
function addUp(one: readonly OnePays[], other: readonly OnePays[]): OnePays[] {
  return one.map((pays, index) => {
    const more = other[index]
    return more ? { ...pays, base: add(pays.base, more.base), taxes: add(pays.taxes, more.taxes) } : pays
  })
}

const isAlike = (one: OnePays, other: OnePays): boolean =>
  one.type === other.type && one.base.minor === other.base.minor && one.taxes.minor === other.taxes.minor

function grouped(people: readonly OnePays[]): FareShare[] {
  const groups: FareShare[] = []
  for (const pays of people) {
    const known = groups.find((group) => isAlike(group, pays))
    if (known) known.quantity += 1
    else groups.push({ ...pays, quantity: 1 })
  }
  return groups
}

/** By code, in the order in which they are first told. */
function taxWeights(flights: readonly Flight[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { detail } of flights)
    for (const { quantity, taxes } of detail.passengers)
      for (const { code, amount } of taxes) weights.set(code, (weights.get(code) ?? 0) + amount.minor * quantity)
  return weights
}

/** What everybody pays of the selling price, and what for; all of it adds up to the cent. */
export function sharesOf(flights: readonly Flight[]): Shares {
  const currency = flights[0]?.offer.price.selling.currency ?? ''
  const parts = flights.map(partsOf)
  const people = parts.map((one) => one.people).reduce(addUp)
  const taxed = sum(
    people.map(({ taxes }) => taxes),
    currency,
  )
  const weights = taxWeights(flights)
  const byCode = weights.size > 0 ? shared(taxed, [...weights.values()]) : []
  return {
    fares: grouped(people),
    taxes: [...weights.keys()].map((code, index) => ({ code, amount: byCode[index] ?? zero(currency) })),
    extras: parts.flatMap(({ extras }) => extras),
    taxed,
    base: sum(
      people.map(({ base }) => base),
      currency,
    ),
    total: sum(
      flights.map(({ offer }) => offer.price.selling),
      currency,
    ),
  }
}

/** Of each voyage of a trip. */
export const voyageShares = ({ offer, detail }: Flight): Money[] =>
  shared(
    offer.price.selling,
    detail.voyages.map(({ price }) => price.minor),
  )
