import type { BookingRecord } from '../booking/booking.ts'
import { hashOf } from '../platform/crypto.ts'
import type { Order } from './order.ts'

/** Held, or given travellers where nothing can be held. What is held for those before is not for these. */
const isReady = ({ status, refusal, leadName }: BookingRecord): boolean =>
  refusal === null && (status === 'OnHold' || (status === 'Pending' && leadName !== null))

/** What can be paid now: of what is bought together, all or nothing. */
export const payableOf = (bookings: readonly BookingRecord[]): BookingRecord[] =>
  bookings.filter(({ bundle }) => bookings.every((other) => other.bundle !== bundle || isReady(other)))

/** What one of them is paid with: the parts of a package, and both halves of a return. */
export const paidWith = (bookings: readonly BookingRecord[], { bundle }: BookingRecord): BookingRecord[] =>
  bookings.filter((other) => other.bundle === bundle)

/** JSON columns sort their fields, memory does not: the same value is the same text here. */
const inOneOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/**
 * Names what a customer agrees to who pays for these bookings: which they are, at what price and terms, for whom, and
 * whom to write to. It is derived, so an order that was held anew for the same people at the same price keeps it, and
 * one that another tab has changed does not.
 */
export function quoteIdOf({ travelers, contact }: Order, bookings: readonly BookingRecord[]): string {
  const items = payableOf(bookings).map(({ id, price, wanted, offers }) => ({
    id,
    price,
    wanted,
    penalties: offers.map(({ penalties }) => penalties),
  }))
  return hashOf(JSON.stringify({ items, travelers, contact }, inOneOrder))
}
