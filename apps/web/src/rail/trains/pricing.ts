import type { RailTrainResult } from '@portolan/contract/rail-journey'
import type { Amount } from '@portolan/contract/shared'
import { addPrices, moreThan } from '../../price/sum.ts'
import { sellingPrice, supplierPrice } from './model.ts'

export interface Shown {
  price: Amount
  /** What it costs more than the cheapest, on the way back. */
  difference: Amount | undefined
  /** Which way the price is for, where there are two of them. */
  covers: 'oneWay' | 'bothWays' | undefined
}

/** How a ticket's price is shown in this list. */
export interface Pricing {
  of(amount: number, currencyCode: string): Shown
  /** The same price as the supplier counts it, for the same ways; undefined: the two ways are counted in two currencies. */
  supplier(ticket: RailTrainResult): Amount | undefined
}

const alone = (covers: Shown['covers']): Pricing => ({
  of: (amount, currencyCode) => ({ price: { amount, currencyCode }, difference: undefined, covers }),
  supplier: supplierPrice,
})

/** A ticket costs what it costs. */
export const plainPricing: Pricing = alone(undefined)

/** On the way out it is the price of that way, and another one comes to it. */
export const outPricing: Pricing = alone('oneWay')

/** On the way back every price is that of both journeys, and says what it is more than the cheapest. */
export function returnPricing(outbound: RailTrainResult, cheapest: number): Pricing {
  const base = sellingPrice(outbound)
  const supplierBase = supplierPrice(outbound)
  return {
    of(amount, currencyCode) {
      if (currencyCode !== base.currencyCode) return outPricing.of(amount, currencyCode)
      const price = { amount, currencyCode }
      return {
        price: addPrices(base, price),
        difference: moreThan(price, { amount: cheapest, currencyCode }),
        covers: 'bothWays',
      }
    },
    supplier(ticket) {
      const price = supplierPrice(ticket)
      if (ticket.sellingCurrencyCode !== base.currencyCode) return price
      return price.currencyCode === supplierBase.currencyCode ? addPrices(supplierBase, price) : undefined
    },
  }
}
