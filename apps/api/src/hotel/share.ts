import { add, allocate, convert, type Money, split, subtract, sum, zero } from '@portolan/domain/money'
import type { Room } from './room.ts'

export interface TaxShare {
  code: string
  amount: Money
  isPaidThere: boolean
}

/** A room's price in the currency that it is sold in: nights and taxes less the discount are the total, to the cent. */
export interface RoomShares {
  nights: { date: string; amount: Money }[]
  taxes: TaxShare[]
  /** Zero where there is none. */
  discount: Money
  /** Nights less the discount. */
  base: Money
  taxed: Money
  total: Money
}

/** To the unit; alike where nobody says what costs what. */
const shared = (whole: Money, weights: readonly number[]): Money[] =>
  weights.every((weight) => weight === 0) ? split(whole, weights.length) : allocate(whole, weights)

const atMost = (part: Money, whole: Money): Money => (part.minor > whole.minor ? whole : part)

const minorOf = (amounts: readonly { amount: Money }[]): number =>
  amounts.reduce((all, { amount }) => all + amount.minor, 0)

/** What the house takes from the guest bears no markup: it is the supplier's figure at the rate. */
export function thereShares({ offer: { price }, detail }: Room): TaxShare[] {
  const { selling, trace } = price
  const taxes = detail.taxes.filter(({ isPaidThere }) => isPaidThere)
  const whole = minorOf(taxes)
  if (whole === 0) return taxes.map((tax) => ({ ...tax, amount: zero(selling.currency) }))
  const taken = convert({ minor: whole, currency: trace.rate.from }, trace.rate.value, selling.currency)
  const parts = shared(
    atMost(taken, selling),
    taxes.map(({ amount }) => amount.minor),
  )
  return taxes.map((tax, index) => ({ ...tax, amount: parts[index] ?? zero(selling.currency) }))
}

/** The rest of the price, markup included, is shared out by what the supplier asks for each night and tax. */
export function sharesOf(room: Room): RoomShares {
  const { selling } = room.offer.price
  const { nights, taxes, discount } = room.detail
  const nothing = zero(selling.currency)
  const there = thereShares(room)
  const rest = there.reduce((left, { amount }) => subtract(left, amount), selling)
  const now = taxes.filter(({ isPaidThere }) => !isPaidThere)
  const weights = [...nights, ...now].map(({ amount }) => amount.minor)
  const asked = weights.reduce((all, weight) => all + weight, 0) - (discount?.minor ?? 0)
  const off = discount && asked > 0 ? Math.round((rest.minor / asked) * discount.minor) : 0
  const taken: Money = { minor: off, currency: selling.currency }
  const parts = shared(add(rest, taken), weights)
  const partAt = (index: number): Money => parts[index] ?? nothing
  const nightShares = nights.map(({ date }, index) => ({ date, amount: partAt(index) }))
  const taxShares = [...now.map((tax, index) => ({ ...tax, amount: partAt(nights.length + index) })), ...there]
  const taxed = sum(
    taxShares.map(({ amount }) => amount),
    selling.currency,
  )
  return {
    ...{ nights: nightShares, taxes: taxShares.filter(({ amount }) => amount.minor > 0), discount: taken },
    ...{ base: subtract(selling, taxed), taxed, total: selling },
  }
}

/** Another price of the same supplier, as this offer is sold: at its rate, with its share of markup. */
export function soldAs(price: Money, { offer }: Room): Money {
  const { selling } = offer.price
  const { total } = offer.supplierPrice
  if (price.minor === total.minor) return selling
  if (total.minor === 0) return convert(price, offer.price.trace.rate.value, selling.currency)
  return { minor: Math.round((price.minor / total.minor) * selling.minor), currency: selling.currency }
}

export const sellingOf = (rooms: readonly Room[]): Money =>
  sum(
    rooms.map(({ offer }) => offer.price.selling),
    rooms[0]?.offer.price.selling.currency ?? '',
  )
