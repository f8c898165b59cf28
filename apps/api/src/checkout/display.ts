import type { Language } from '@portolan/domain/language'
import type { BookingRecord, WantedGoods } from '../booking/booking.ts'
import type { CartView } from '../cart/goods.ts'
import type { KeptOffer } from '../offer/offer.ts'
import { viewFor } from '../platform/product-view.ts'

/** How a product names what is bought, what it says of it, and when it begins and ends there. */
export type GoodsDisplay = Pick<ReturnType<CartView['display']>, 'title' | 'start' | 'end'> &
  Partial<Pick<ReturnType<CartView['display']>, 'lines' | 'deadlines'>>

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

/** Its title alone. */
export function titleOf(
  views: readonly CartView[],
  offers: readonly KeptOffer[],
  wanted: WantedGoods,
  language: Language,
): string {
  const view = viewFor(views, offers[0]?.product, offers)
  return view?.title?.(offers, language) ?? displayOf(views, offers, wanted, language).title
}

/** Where nothing was, what the cart said of it is what it is. */
export const isAnswered = ({ wanted: { answers = [] } }: Pick<BookingRecord, 'wanted'>): boolean => answers.length > 0

/** The same as a booking keeps it. */
export function namesOf(
  ...goods: Parameters<typeof displayOf>
): Pick<BookingRecord, 'title' | 'travelStart' | 'travelEnd'> {
  const { title, start, end } = displayOf(...goods)
  return { title, travelStart: start ?? null, travelEnd: end ?? null }
}
