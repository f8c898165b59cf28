import type { Order } from '../checkout/order.ts'
import type { BookingRecord, Contact } from './booking.ts'
import type { CodeKind } from './guest-code-store.ts'

/** The account that a booking is in; null: it is a guest's. */
export const ownerOf = (
  { claimedBy }: Pick<BookingRecord, 'claimedBy'>,
  { accountId }: Pick<Order, 'accountId'>,
): string | null => claimedBy ?? accountId

/** Whom to reach about a booking. */
export const contactOf = (booking: Pick<BookingRecord, 'contact'>, order: Pick<Order, 'contact'>): Contact | null =>
  booking.contact ?? order.contact

const isSameAddress = (one: string | undefined, other: string): boolean =>
  one !== undefined && one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * What the code of a mail is good for: who has bought it manages it, and anybody else was only sent it on. None where it
 * is in an account and goes to whom that account has named: its owner logs in.
 */
export function codeKindFor(
  to: string,
  booking: Pick<BookingRecord, 'claimedBy' | 'contact'>,
  order: Pick<Order, 'accountId' | 'contact'>,
): CodeKind | undefined {
  const isBuyers = isSameAddress(booking.contact?.email, to) || isSameAddress(order.contact?.email, to)
  if (!isBuyers) return 'look'
  return ownerOf(booking, order) === null ? 'manage' : undefined
}
