import { add, compare, convert, isCurrency, type Money, share, subtract, zero } from '@portolan/domain/money'
import type { Price, SupplierProduct } from '@portolan/supplier/offer'
import type { Exchange } from '../exchange/exchange.ts'
import type { Db } from '../platform/db.ts'
import { recently } from '../platform/recently.ts'
import { makeRuleFinder } from './markup.ts'
import type { Buyer, PriceTrace, SellingPrice } from './offer.ts'
import { loadRules, type MarkupRule } from './store.ts'

/** Minor units: dearer than anything sold, in any currency, and far enough from where sums stop being exact. */
const dearest = 100_000_000_000_000

const isPayable = ({ minor, currency }: Money): boolean =>
  Number.isSafeInteger(minor) && minor >= 0 && minor <= dearest && isCurrency(currency)

/** What a supplier sends is believed only where it can be a price. */
export const isPrice = ({ total, taxes }: Price): boolean =>
  isPayable(total) &&
  (taxes === undefined || (isPayable(taxes) && taxes.currency === total.currency && compare(taxes, total) <= 0))

/**
 * Supplier's total, tax included → markup on it → at the rate → what the customer pays. Two roundings and no more:
 * the markup to the supplier's minor unit, the whole to ours.
 */
export function sellingPrice(
  { total, taxes = zero(total.currency) }: Price,
  rule: Pick<MarkupRule, 'id' | 'basisPoints'> | undefined,
  rate: PriceTrace['rate'],
): SellingPrice {
  const markup = share(total, rule?.basisPoints ?? 0)
  const supplier = add(total, markup)
  return {
    selling: convert(supplier, rate.value, rate.to),
    supplier,
    trace: { net: subtract(total, taxes), taxes, markup, rule: rule?.id, rate },
  }
}

export interface Pricing {
  /** Undefined where no rate of exchange is known: such an offer is not sold. */
  price(
    supplierPrice: Price,
    of: { product: SupplierProduct; supplier: string },
    buyer: Buyer,
  ): Promise<SellingPrice | undefined>
}

const freshSeconds = 60

interface PricingParts {
  db: Db
  exchange: Exchange
  /** How old the rules are; not what time it is. */
  ticks?: () => number
}

export function makePricing({ db, exchange, ticks = () => performance.now() }: PricingParts): Pricing {
  const finder = recently(async () => makeRuleFinder(await loadRules(db)), freshSeconds, ticks)
  return {
    async price(supplierPrice, of, { currency, agencyId }) {
      const [rate, findRule] = await Promise.all([exchange.rate(supplierPrice.total.currency, currency), finder()])
      return rate && sellingPrice(supplierPrice, findRule({ ...of, agencyId }), rate)
    },
  }
}
