import type { Amount, TakenLater } from '@portolan/contract/shared'
import { decimalOf, exponentOf, type Money } from '@portolan/domain/money'
import { type Due, takenLater } from './paid-there.ts'

/** Money as the contract tells it: a decimal figure with its currency. */
export const amountView = (money: Money): Amount => ({
  currencyCode: money.currency,
  amount: decimalOf(money),
  decimalPlaces: exponentOf(money.currency),
})

/** What is really paid on the spot, where that is in another currency. */
export const localView = ({ local }: Due): { local?: Amount } => (local ? { local: amountView(local) } : {})

/** What the hotel takes on a day before the stay; nothing where there is none. */
export function takenLaterView(offers: Parameters<typeof takenLater>[0]): { takenLater?: TakenLater[] } {
  const days = takenLater(offers).map((one) => ({ on: one.on, price: amountView(one.amount), ...localView(one) }))
  return days.length > 0 ? { takenLater: days } : {}
}
