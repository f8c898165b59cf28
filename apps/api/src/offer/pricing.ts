import type { Price, SupplierProduct } from '@portolan/supplier/offer'
import type { Exchange } from '../exchange/exchange.ts'
import type { Db } from '../platform/db.ts'
import { recently } from '../platform/recently.ts'
import { makeRuleFinder } from './markup.ts'
import type { Buyer, SellingPrice } from './offer.ts'
import { sellingPrice } from './price.ts'
import { loadRules } from './store.ts'

/** What a supplier's price comes to for one buyer. Undefined where no rate of exchange is known: such an offer is not sold. */
export type PriceFor = (
  supplierPrice: Price,
  of: { product: SupplierProduct; supplier: string },
) => SellingPrice | undefined

export interface Pricing {
  /** At the rates and by the rules of this moment: a search has hundreds of prices, and waits for these once. */
  open(buyer: Buyer): Promise<PriceFor>
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
    async open({ currency, agencyId }) {
      const [findRate, findRule] = await Promise.all([exchange.rates(), finder()])
      return (supplierPrice, { product, supplier }) => {
        const rate = findRate(supplierPrice.total.currency, currency)
        return rate && sellingPrice(supplierPrice, findRule({ product, supplier, agencyId }), rate)
      }
    },
  }
}
