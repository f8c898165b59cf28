import type { RailTrainResult } from '@portolan/contract/rail-journey'
import type { Amount } from '@portolan/contract/shared'
import { addPrices, moreThan } from '../../price/sum.ts'
import { sellingPrice } from './model.ts'

export interface Shown {
  price: Amount
  /** What it costs more than the cheapest, on the way back. */
  difference: Amount | undefined
}

/** How a ticket's price is shown in this list. */
export interface Pricing {
  of(amount: number, currencyCode: string): Shown
}

/** On the way out a ticket costs what it costs. */
export const plainPricing: Pricing = {
  of: (amount, currencyCode) => ({ price: { amount, currencyCode }, difference: undefined }),
}

/** On the way back every price is that of both journeys, and says what it is more than the cheapest. */
export function returnPricing(outbound: RailTrainResult, cheapest: number): Pricing {
  const base = sellingPrice(outbound)
  return {
    of(amount, currencyCode) {
      const price = { amount, currencyCode }
      if (currencyCode !== base.currencyCode) return { price, difference: undefined }
      return { price: addPrices(base, price), difference: moreThan(price, { amount: cheapest, currencyCode }) }
    },
  }
}
