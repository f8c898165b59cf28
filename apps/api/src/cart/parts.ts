import type { Offers } from '../offer/offer.ts'
import type { Reprice } from '../offer/reprice.ts'
import type { Platform } from '../platform/module.ts'
import type { Owner } from '../platform/owner.ts'
import type { CartView } from './goods.ts'

export interface CartParts extends Platform {
  offers: Offers
  reprice: Reprice
  /** One for each product on sale. */
  views: readonly CartView[]
  /**
   * Takes items out of the order that has them, and lets go what is held for them. Where one is being paid for it is
   * refused.
   */
  leaveOrder(owner: Owner, itemIds: readonly string[]): Promise<void>
}
