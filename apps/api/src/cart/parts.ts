import type { Offers } from '../offer/offer.ts'
import type { Reprice } from '../offer/reprice.ts'
import type { Platform } from '../platform/module.ts'
import type { CartView } from './goods.ts'

export interface CartParts extends Platform {
  offers: Offers
  reprice: Reprice
  /** One for each product on sale. */
  views: readonly CartView[]
}
