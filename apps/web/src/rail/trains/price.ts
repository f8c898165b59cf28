import type { RailPriceLine, RailTrainResult } from '@portolan/contract/rail-journey'
import type { Amount } from '@portolan/contract/shared'
import { add, decimalOf, type Money, moneyOfNumber, subtract, sum } from '@portolan/domain/money'
import { railPassengerCodes } from '@portolan/domain/rail/fare'
import { sellingPrice } from './model.ts'

const moneyOf = ({ amount, currencyCode }: Amount): Money => moneyOfNumber(amount, currencyCode)
const amountOf = (money: Money): Amount => ({ currencyCode: money.currency, amount: decimalOf(money) })

/** In minor units, so that no cent is lost on the way. Only shown: what is bought is told by its handle. */
export const addPrices = (one: Amount, other: Amount): Amount => amountOf(add(moneyOf(one), moneyOf(other)))

/** How much more `one` costs; undefined: nothing more. */
export function differenceOf(one: Amount, other: Amount): Amount | undefined {
  if (one.currencyCode !== other.currencyCode || one.amount <= other.amount) return undefined
  return amountOf(subtract(moneyOf(one), moneyOf(other)))
}

export interface PriceLine {
  code: string
  quantity: number
  price: Amount
}

const isPassenger = (code: string): boolean => railPassengerCodes.some((one) => one === code)

interface Bill {
  /** Passengers in their order. */
  lines: readonly PriceLine[]
  /** Said even when it is nothing. */
  fees: Amount
  total: Amount
}

/** Out and back of the same passengers in one line. Undefined where nothing is chosen, or in two currencies. */
export function billOf(tickets: readonly RailTrainResult[]): Bill | undefined {
  const [first] = tickets
  if (!first || tickets.some((ticket) => ticket.sellingCurrencyCode !== first.sellingCurrencyCode)) return undefined
  const currency = first.sellingCurrencyCode
  const all = tickets.flatMap(({ priceBreakdown }) => priceBreakdown)
  const sumOf = (lines: readonly RailPriceLine[]): Amount =>
    amountOf(
      sum(
        lines.map(({ sellingAmount }) => moneyOfNumber(sellingAmount, currency)),
        currency,
      ),
    )
  const lines = railPassengerCodes.flatMap((code) => {
    const own = all.filter((line) => line.code === code)
    return own[0] ? [{ code, quantity: own[0].quantity, price: sumOf(own) }] : []
  })
  return {
    lines,
    fees: sumOf(all.filter(({ code }) => !isPassenger(code))),
    total: tickets.map(sellingPrice).reduce(addPrices),
  }
}
