import type { Amount, Total } from '@portolan/contract/shared'
import { sumPrices } from '../price/sum.ts'

/** What is paid in the end, wherever it is paid. */
export const priceOf = ({ currencyCode, amountIncludingMarkup, amountAfterTax, amountBeforeTax }: Total): Amount => ({
  currencyCode,
  amount: amountIncludingMarkup ?? amountAfterTax ?? amountBeforeTax ?? 0,
})

/** Of several rooms, in minor units; undefined where there is none. */
export const sumOfTotals = (totals: readonly Total[]): Amount | undefined => sumPrices(totals.map(priceOf))
