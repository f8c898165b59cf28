import type { Amount } from '@portolan/contract/shared'
import { add, decimalOf, divide, type Money, moneyOfNumber, multiply, subtract } from '@portolan/domain/money'

/** A difference may be below zero. */
const moneyOf = ({ amount, currencyCode }: Amount): Money => moneyOfNumber(amount, currencyCode, { signed: true })

export const amountOf = (money: Money): Amount => ({ currencyCode: money.currency, amount: decimalOf(money) })

/** In minor units, so that no cent is lost on the way. Only shown: what is bought is told by its handle. */
export const addPrices = (one: Amount, other: Amount): Amount => amountOf(add(moneyOf(one), moneyOf(other)))

/** Undefined: there is nothing to add up. */
export const sumPrices = ([first, ...others]: readonly Amount[]): Amount | undefined =>
  first && others.reduce(addPrices, first)

/** What is left of it; both of one currency. Below zero where the part is the larger. */
export const lessBy = (whole: Amount, part: Amount): Amount => amountOf(subtract(moneyOf(whole), moneyOf(part)))

/** How much more `one` costs; undefined: nothing more. */
export function moreThan(one: Amount, other: Amount): Amount | undefined {
  if (one.currencyCode !== other.currencyCode || one.amount <= other.amount) return undefined
  return lessBy(one, other)
}

/** So many of it. */
export const timesPrice = (one: Amount, count: number): Amount => amountOf(multiply(moneyOf(one), count))

/** A night, a day or a head of it, rounded once; of none it is the whole. To compare by: nobody pays it. */
export const pricePer = (whole: Amount, count: number): Amount => amountOf(divide(moneyOf(whole), Math.max(1, count)))
