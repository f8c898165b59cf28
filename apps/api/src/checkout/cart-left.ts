import type { BookingStatus } from '@portolan/domain/booking/lifecycle'
import type { BookingRecord } from '../booking/booking.ts'

/** Something may still come of it. */
const isOpen = (status: BookingStatus): boolean =>
  ['Pending', 'PendingHold', 'OnHold', 'PendingPurchase', 'Requested'].includes(status)

/**
 * The item of the cart that is the customer's again once this booking cannot be had: to be removed, or looked for anew.
 * While another half of it may still be bought it stays where it is.
 */
export const itemLeft = (
  bookings: readonly Pick<BookingRecord, 'id' | 'cartItemId' | 'status'>[],
  { id, cartItemId }: Pick<BookingRecord, 'id' | 'cartItemId'>,
): string[] =>
  cartItemId === null || bookings.some((one) => one.id !== id && one.cartItemId === cartItemId && isOpen(one.status))
    ? []
    : [cartItemId]
