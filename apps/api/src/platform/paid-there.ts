import type { IsoDate } from '@portolan/domain/date'
import { add, type Money, subtract, sum } from '@portolan/domain/money'

/** Goods at the price the customer is told. */
interface Told {
  readonly price: { readonly there?: Money; readonly later?: TakenLater }
  /** In the supplier's own currency; of a bare price nobody says it. */
  readonly supplierPrice?: { readonly there?: Money; readonly later?: TakenLater }
}

/** What is not paid to us. */
export interface Due {
  readonly amount: Money
  /** What is really paid, where that is in another currency: the amount is only about the same. */
  readonly local?: Money
}

/** What the hotel takes itself on a day before the stay. */
export interface TakenLater extends Due {
  readonly on: IsoDate
}

/** What of it is not paid to us, but to the hotel or at the desk. */
export const paidThere = (offers: readonly Told[], currency: string): Money =>
  sum(
    offers.flatMap(({ price }) => price.there ?? []),
    currency,
  )

/**
 * The same goods at what the hotel or the desk itself takes for them. Undefined where that is the customer's own currency,
 * where nobody says it, and where there is more than one.
 */
function inLocalMoney(offers: readonly Told[]): { offers: readonly Told[]; currency: string } | undefined {
  const due = offers.filter(({ price: { there } }) => there !== undefined && there.minor > 0)
  const [currency, ...others] = new Set(due.map(({ supplierPrice }) => supplierPrice?.there?.currency))
  if (currency === undefined || others.length > 0) return undefined
  if (due.some(({ price: { there } }) => there?.currency === currency)) return undefined
  return { offers: due.flatMap(({ supplierPrice: price }) => (price ? [{ price }] : [])), currency }
}

/** A sum of some goods, with what it is in local money. */
function dueBy(sumOf: typeof paidThere) {
  return (offers: readonly Told[], currency: string): Due => {
    const local = inLocalMoney(offers)
    return { amount: sumOf(offers, currency), ...(local && { local: sumOf(local.offers, local.currency) }) }
  }
}

/** All that is not paid to us. */
export const dueInAll = dueBy(paidThere)

function takenByDay(offers: readonly Told[]): TakenLater[] {
  const days = new Map<IsoDate, Money>()
  for (const { price } of offers) {
    if (!price.later) continue
    const { amount, on } = price.later
    const before = days.get(on)
    days.set(on, before ? add(before, amount) : amount)
  }
  return [...days].map(([on, amount]) => ({ amount, on })).sort((one, other) => (one.on < other.on ? -1 : 1))
}

/** What of that is taken before anybody arrives, one sum a day, the first day first. */
export function takenLater(offers: readonly Told[]): TakenLater[] {
  const locals = takenByDay(inLocalMoney(offers)?.offers ?? [])
  return takenByDay(offers).map((one) => {
    const local = locals.find(({ on }) => on === one.on)?.amount
    return { ...one, ...(local && { local }) }
  })
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

export const dueOnTheSpot = dueBy(paidOnTheSpot)

/** What we take for goods at this price. */
export const chargedFor = ({ offers, price }: { offers: readonly Told[]; price: Money }): Money =>
  subtract(price, paidThere(offers, price.currency))
