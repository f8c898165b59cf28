import { add, compare, convert, isCurrency, type Money, share, subtract, zero } from '@portolan/domain/money'
import type { Price } from '@portolan/supplier/offer'
import type { PriceTrace, SellingPrice } from './offer.ts'
import type { MarkupRule } from './store.ts'

/** Minor units: dearer than anything sold, in any currency, and far enough from where sums stop being exact. */
const dearest = 100_000_000_000_000

const isPayable = ({ minor, currency }: Money): boolean =>
  Number.isSafeInteger(minor) && minor >= 0 && minor <= dearest && isCurrency(currency)

const isPartOf = (part: Money | undefined, total: Money): boolean =>
  part === undefined || (isPayable(part) && part.currency === total.currency && compare(part, total) <= 0)

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** What a supplier sends is believed only where it can be a price. */
export const isPrice = ({ total, taxes, there, later, vat = [] }: Price): boolean =>
  isPayable(total) &&
  isPartOf(taxes, total) &&
  isPartOf(there, total) &&
  (later === undefined || (isPartOf(later.amount, there ?? zero(total.currency)) && isDay(later.on))) &&
  vat.every(({ percent, amount }) => /^\d{1,2}(\.\d{1,2})?$/.test(percent) && isPartOf(amount, total))

/** At the rate, and not a unit of rounding above what it is part of. */
function laterOf(later: Price['later'], there: Money, rate: PriceTrace['rate']): SellingPrice['later'] {
  if (!later || later.amount.minor === 0) return undefined
  const amount = convert(later.amount, rate.value, rate.to)
  return { amount: compare(amount, there) > 0 ? there : amount, on: later.on }
}

/**
 * Supplier's total, tax included → markup on what we collect → at the rate → what the customer pays. Two roundings and no
 * more: the markup to the supplier's minor unit, the whole to ours. What is paid on the spot is what they take there; it
 * is rounded by itself, so that nothing chosen for there moves what is paid now.
 */
export function sellingPrice(
  { total, taxes = zero(total.currency), there, later }: Price,
  rule: Pick<MarkupRule, 'id' | 'basisPoints'> | undefined,
  rate: PriceTrace['rate'],
): SellingPrice {
  const collected = there ? subtract(total, there) : total
  const markup = share(collected, rule?.basisPoints ?? 0)
  const now = convert(add(collected, markup), rate.value, rate.to)
  const onTheSpot = there !== undefined && there.minor > 0 && convert(there, rate.value, rate.to)
  const takenLater = onTheSpot ? laterOf(later, onTheSpot, rate) : undefined
  return {
    selling: onTheSpot ? add(now, onTheSpot) : now,
    supplier: add(total, markup),
    ...(onTheSpot && { there: onTheSpot }),
    ...(takenLater && { later: takenLater }),
    trace: { net: subtract(total, taxes), taxes, ...(onTheSpot && { there }), markup, rule: rule?.id, rate },
  }
}
