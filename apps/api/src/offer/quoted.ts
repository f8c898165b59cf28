import { allocate, compare, type Money, split, sum } from '@portolan/domain/money'
import type { Offer, Price, Quote } from '@portolan/supplier/offer'
import { isPrice } from './price.ts'

const shared = (whole: Money, weights: readonly number[]): Money[] =>
  weights.every((weight) => weight === 0) ? split(whole, weights.length) : allocate(whole, weights)

/** A tax, and what is paid on the spot, is never above its own price: a unit of rounding stays with the rest. */
const withinTotal = (part: Money, total: Money): Money => (compare(part, total) > 0 ? total : part)

/** What counts is the quote's total: where it is not the sum of its offers, it is shared out by their prices. */
function pricesOf({ offers, total: { total, taxes, there, later } }: Quote<unknown>): Price[] {
  const totals = offers.map(({ price }) => price.total)
  if (compare(sum(totals, total.currency), total) === 0) return offers.map(({ price }) => price)
  const weights = totals.map(({ minor }) => minor)
  const [taxParts, thereParts, laterParts] = [taxes, there, later?.amount].map(
    (whole) => whole && shared(whole, weights),
  )
  return shared(total, weights).map((part, index) => {
    const [tax, onSpot, onDay] = [taxParts?.[index], thereParts?.[index], laterParts?.[index]]
    return {
      total: part,
      ...(tax && { taxes: withinTotal(tax, part) }),
      ...(onSpot && { there: withinTotal(onSpot, part) }),
      ...(onSpot &&
        onDay &&
        later && { later: { amount: withinTotal(onDay, withinTotal(onSpot, part)), on: later.on } }),
    }
  })
}

/** What an adapter sends is a quote only once it was looked at: a null in its list must not end the whole repricing. */
function isSound({ offers, total }: Quote<unknown>): boolean {
  try {
    return (
      isPrice(total) && offers.every(({ price }) => isPrice(price) && price.total.currency === total.total.currency)
    )
  } catch {
    return false
  }
}

/** The offers of a quote at its price, good no longer than it; undefined for a quote that makes no sense. */
export function offersAsQuoted(quote: Quote<unknown>): Offer<unknown>[] | undefined {
  if (!isSound(quote)) return undefined
  if (quote.offers.length === 0) return []
  const prices = pricesOf(quote)
  return quote.offers.map((offer, index) => ({
    ...offer,
    price: prices[index] ?? offer.price,
    expiresAt: Math.min(offer.expiresAt, quote.expiresAt),
  }))
}
