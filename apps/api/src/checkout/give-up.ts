import type { BookingRecord } from '../booking/booking.ts'
import type { CartGoodsDesk } from '../cart/checkout-store.ts'
import type { Db } from '../platform/db.ts'
import type { Platform } from '../platform/module.ts'
import { move } from './steps/move.ts'

interface Parts {
  outbox: Pick<Platform['outbox'], 'put'>
  cartGoods: Pick<CartGoodsDesk, 'giveBack'>
}

/** What is not paid for is wanted no more: holds go back to their suppliers, items into the cart. */
export async function giveUp(tx: Db, bookings: readonly BookingRecord[], { outbox, cartGoods }: Parts): Promise<void> {
  for (const booking of bookings) {
    const { id: bookingId, locator } = booking
    await move(tx, booking, 'ignore', { locator: null, holdUntil: null })
    if (locator !== null) await outbox.put(tx, 'booking.release', { bookingId, locator })
  }
  await cartGoods.giveBack(tx, [...new Set(bookings.flatMap(({ cartItemId }) => cartItemId ?? []))])
}
