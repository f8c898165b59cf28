import type { BookingRecord } from '../booking/booking.ts'
import type { Owner } from '../platform/owner.ts'
import type { Order } from './order.ts'

/** Of who has claimed it by its code, else of whose the order is. */
export function isOwnedBy(owner: Owner, { accountId, sessionHash }: Order, { claimedBy }: BookingRecord): boolean {
  if (!('accountId' in owner)) return claimedBy === null && sessionHash === owner.sessionHash
  return (claimedBy ?? accountId) === owner.accountId
}

/** What of an order is its reader's: neither bookings nor payments of anybody else are told. */
export function ownPart(order: Order, owner: Owner): Order {
  const bookings = order.bookings.filter((booking) => isOwnedBy(owner, order, booking))
  if (bookings.length === order.bookings.length) return order
  const paysFor = (some: readonly BookingRecord[]): boolean =>
    some.some(({ paymentId }) => paymentId !== null && paymentId === order.payment?.id)
  const isAnothers = paysFor(order.bookings) && !paysFor(bookings)
  return { ...order, bookings, payment: isAnothers ? undefined : order.payment }
}
