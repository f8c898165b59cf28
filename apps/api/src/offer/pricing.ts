import type { Price, SupplierProduct } from '@portolan/supplier/offer'
import type { Exchange } from '../exchange/exchange.ts'
import type { Db } from '../platform/db.ts'
import { recently } from '../platform/recently.ts'
import { makeRuleFinder } from './markup.ts'
import type { Buyer, SellingPrice } from './offer.ts'
import { sellingPrice } from './price.ts'
import { loadRules } from './store.ts'

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
