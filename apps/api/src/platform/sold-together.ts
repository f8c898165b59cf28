import { soldAs } from '@portolan/domain/may'
import type { Product } from '@portolan/domain/product'

/** One booking of an item of an order. */
export interface Part {
  readonly product: Product
  readonly bundle: number
}

/** What a booking is sold as: what goes with it in its order decides. */
export const productOf = <One extends Part>(bookings: readonly One[], { product, bundle }: Part): Product =>
  soldAs(bookings.filter((other) => other.bundle === bundle)) ?? product

/** Flight and hotel of one package, itself included; anything else stands alone, also the half of a return. */
export function partsOf<One extends Part>(bookings: readonly One[], booking: One): readonly [One, ...One[]] {
  const [first, ...others] = bookings.filter(({ bundle }) => bundle === booking.bundle)
  return first && soldAs([first, ...others]) === 'package' ? [first, ...others] : [booking]
}
