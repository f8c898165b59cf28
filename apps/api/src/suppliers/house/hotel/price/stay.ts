import type { IsoDate } from '@portolan/domain/date'
import type { RoomType } from '../catalogue/room-type.ts'
import type { Property } from '../property/property.ts'
import { isLong, longStayDiscount } from './long-stay.ts'
import { type Nights, roomPrices } from './night.ts'
import { packageDiscount } from './package-rate.ts'
import { type Payment, paymentOf } from './payment.ts'
import type { PlanPrice } from './plan.ts'
import { nightsTaxed, type StayTax, type TaxRule, taxLines, taxRule, taxTotal, vatInside } from './tax.ts'
import type { Weights } from './weight.ts'

/**
 * One room of a house for its guests, before any plan. Costs, by night, are in hundred-thousandths of a cent: with
 * hundredths of a head and thousandths of a meal all are whole numbers, and each amount is rounded once.
 */
export interface Stay {
  readonly nights: Nights
  readonly costs: { readonly rooms: readonly number[]; readonly meals: readonly number[] }
  readonly tax: TaxRule
  /** Of the rooms' costs, what a city takes a percentage of. */
  readonly taxable: number
}

const perCent = 100_000

export function makeStay(
  nights: Nights,
  house: Pick<Property, 'id' | 'star' | 'level'>,
  type: Pick<RoomType, 'code' | 'factor'>,
  weights: Weights,
  taken?: readonly number[],
): Stay {
  const { market, all } = nights
  const counted = nightsTaxed(market, all.length)
  let taxable = 0
  const [rooms, meals]: [number[], number[]] = [[], []]
  for (const price of roomPrices(nights, house, type, taken)) {
    // An adult more would pay a half of the ordinary double.
    const share = Math.round(price / (2 * type.factor))
    if (rooms.length < counted) taxable += price * perCent + share * weights.taxedBeds * 1000
    rooms.push(price * perCent + share * weights.beds * 1000)
    meals.push(share * weights.meals)
  }
  return { nights, costs: { rooms, meals }, tax: taxRule(market, house.star, all.length, weights.taxed), taxable }
}

/** Of a cost under a condition, which is in ten-thousandths. Never below zero; rounded so, a list takes a quarter less. */
const centsOf = (cost: number, condition: number): number => Math.floor((cost * condition) / (perCent * 10_000) + 0.5)

const amountsOf = ({ costs }: Stay, { condition, meal }: PlanPrice): number[] =>
  costs.rooms.map((room, night) => centsOf(room + (costs.meals[night] ?? 0) * meal, condition))

/** What the percentage is of: a discount is spread over all nights alike. */
function taxedRoom({ taxable }: Stay, { condition }: PlanPrice, all: number, discount: number): number {
  const room = centsOf(taxable, condition)
  return discount === 0 ? room : room - Math.round((room * discount) / all)
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** With a flight: the package rate comes on top of what is taken off a long stay. */
const withPackage = (all: number, discount: number): number => discount + packageDiscount(all - discount)

/** What a list needs, in euro cents: thousands of plans are compared by it, so nothing else is made. */
export function totalOf(stay: Stay, plan: PlanPrice, isWithFlight = false): number {
  const { condition, meal } = plan
  const { rooms, meals } = stay.costs
  let all = 0
  for (let night = 0; night < rooms.length; night += 1)
    all += centsOf((rooms[night] ?? 0) + (meals[night] ?? 0) * meal, condition)
  const longStay = isLong(rooms.length) ? longStayDiscount(amountsOf(stay, plan)) : 0
  const discount = isWithFlight ? withPackage(all, longStay) : longStay
  return all - discount + taxTotal(stay.tax, taxedRoom(stay, plan, all, discount))
}

/** Of one room; all in euro cents, value-added tax inside. */
export interface StayPrice extends Payment {
  readonly nights: readonly { readonly date: IsoDate; readonly amount: number }[]
  readonly taxes: readonly StayTax[]
  readonly discount: number
  /** The nights and the taxes less the discount. */
  readonly total: number
  /** Value-added tax inside the nights. */
  readonly vat: number
}

export function priceStay(stay: Stay, plan: PlanPrice, isWithFlight = false): StayPrice {
  const { market, today, all: nights } = stay.nights
  const { payment } = plan.plan
  const amounts = amountsOf(stay, plan)
  const all = sum(amounts)
  const longStay = longStayDiscount(amounts)
  const discount = isWithFlight ? withPackage(all, longStay) : longStay
  const taxes = taxLines(stay.tax, taxedRoom(stay, plan, all, discount), payment === 'PH')
  const total = all - discount + sum(taxes.map(({ amount }) => amount))
  const paidThere = sum(taxes.filter(({ isPaidThere }) => isPaidThere).map(({ amount }) => amount))
  const arrival = nights[0]?.day ?? today
  return {
    ...{ taxes, discount, total },
    nights: nights.map(({ date }, index) => ({ date, amount: amounts[index] ?? 0 })),
    vat: vatInside(market, all - discount),
    ...paymentOf(payment, { total, paidThere, arrival, today }),
  }
}
