import { writingFor } from './asking.ts'
import type { CheckoutParts } from './parts.ts'
import { loadOrderOfBooking } from './store.ts'

interface Released {
  bookingId: string
  /** Of an earlier hold; absent: the booking's own. */
  locator?: string
}

/** Gives back what is held and no longer wanted. A hold ends by itself as well: this is kindness to the next customer. */
export function makeRelease({ db, safe, registry }: CheckoutParts) {
  return async ({ bookingId, locator }: Released): Promise<void> => {
    const order = await loadOrderOfBooking({ db, safe }, bookingId)
    const booking = order?.bookings.find(({ id }) => id === bookingId)
    const held = locator ?? booking?.locator
    const supplier = booking && registry.supplier(booking.supplier)
    if (!order || !booking || !held || !supplier) return
    const reservation = { supplier: booking.supplier, locator: held, provisional: true }
    const outcome = await supplier.cancel(
      { reservation, mode: 'commit' },
      writingFor(order, `${bookingId}.release.${held}`, false),
    )
    if (!outcome.ok && outcome.error.effect === 'unknown')
      throw new Error('Whether the hold was given back is not known.')
  }
}
