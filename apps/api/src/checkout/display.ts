import type { Language } from '@portolan/domain/language'
import type { WantedGoods } from '../booking/booking.ts'
import type { CartView } from '../cart/goods.ts'
import type { KeptOffer } from '../offer/offer.ts'
import { viewFor } from '../platform/product-view.ts'

/** How a product names what is bought, and when it begins and ends there. */
export type GoodsDisplay = Pick<ReturnType<CartView['display']>, 'title' | 'start' | 'end'>

/** By the first view that suits; what nobody has words for is called by its product. */
export function displayOf(
  views: readonly CartView[],
  offers: readonly KeptOffer[],
  wanted: WantedGoods,
  language: Language,
): GoodsDisplay {
  const product = offers[0]?.product
  return viewFor(views, product, offers)?.display(offers, wanted, language) ?? { title: product ?? '' }
}
