import type { Amount } from '@portolan/contract/shared'
import { add, decimalOf, type Money, moneyOfNumber, subtract } from '@portolan/domain/money'

const moneyOf = ({ amount, currencyCode }: Amount): Money => moneyOfNumber(amount, currencyCode)

export const amountOf = (money: Money): Amount => ({ currencyCode: money.currency, amount: decimalOf(money) })

/** In minor units, so that no cent is lost on the way. Only shown: what is bought is told by its handle. */
export const addPrices = (one: Amount, other: Amount): Amount => amountOf(add(moneyOf(one), moneyOf(other)))

/** What is left of it; both of one currency. */
export const lessBy = (whole: Amount, part: Amount): Amount => amountOf(subtract(moneyOf(whole), moneyOf(part)))

/** How much more `one` costs; undefined: nothing more. */
export function moreThan(one: Amount, other: Amount): Amount | undefined {
  if (one.currencyCode !== other.currencyCode || one.amount <= other.amount) return undefined
  return amountOf(subtract(moneyOf(one), moneyOf(other)))
}
