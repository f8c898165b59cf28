import type { IsoDate } from '@portolan/domain/date'
import { add, type Money, subtract, sum } from '@portolan/domain/money'

/** Goods at the price the customer is told. */
interface Told {
  readonly price: { readonly there?: Money; readonly later?: TakenLater }
}

/** What the hotel takes itself on a day before the stay. */
export interface TakenLater {
  readonly amount: Money
  readonly on: IsoDate
}

/** What of it is not paid to us, but to the hotel or at the desk. */
export const paidThere = (offers: readonly Told[], currency: string): Money =>
  sum(
    offers.flatMap(({ price }) => price.there ?? []),
    currency,
  )

/** What of that is taken before anybody arrives, one sum a day, the first day first. */
export function takenLater(offers: readonly Told[]): TakenLater[] {
  const days = new Map<IsoDate, Money>()
  for (const { price } of offers) {
    if (!price.later) continue
    const { amount, on } = price.later
    const before = days.get(on)
    days.set(on, before ? add(before, amount) : amount)
  }
  return [...days].map(([on, amount]) => ({ amount, on })).sort((one, other) => (one.on < other.on ? -1 : 1))
}

/** What is left to be paid on the spot. */
export const paidOnTheSpot = (offers: readonly Told[], currency: string): Money =>
  subtract(
    paidThere(offers, currency),
    sum(
      takenLater(offers).map(({ amount }) => amount),
      currency,
    ),
  )

/** What we take for goods at this price. */
export const chargedFor = ({ offers, price }: { offers: readonly Told[]; price: Money }): Money =>
  subtract(price, paidThere(offers, price.currency))
