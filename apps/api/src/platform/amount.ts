import type { Amount } from '@portolan/contract/shared'
import { decimalOf, exponentOf, type Money } from '@portolan/domain/money'

/** Money as the contract tells it: a decimal figure with its currency. */
export const amountView = (money: Money): Amount => ({
  currencyCode: money.currency,
  amount: decimalOf(money),
  decimalPlaces: exponentOf(money.currency),
})
