import type { RailPriceLine, RailTrainResult } from '@portolan/contract/rail-journey'
import type { Amount } from '@portolan/contract/shared'
import { moneyOfNumber, sum } from '@portolan/domain/money'
import { railPassengerCodes } from '@portolan/domain/rail/fare'
import { addPrices, amountOf } from '../../price/sum.ts'
import { sellingPrice } from './model.ts'

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
