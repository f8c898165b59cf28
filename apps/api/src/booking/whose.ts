import type { Order } from '../checkout/order.ts'
import type { BookingRecord, Contact } from './booking.ts'
import type { CodeKind } from './guest-code-store.ts'
import type { Seller } from './seller-store.ts'

/** The account that a booking is in; null: it is a guest's. */
export const ownerOf = (
  { claimedBy }: Pick<BookingRecord, 'claimedBy'>,
  { accountId }: Pick<Order, 'accountId'>,
): string | null => claimedBy ?? accountId

/** Whom to reach about a booking: of an agency's, its client. */
export const contactOf = (booking: Pick<BookingRecord, 'contact'>, order: Pick<Order, 'contact'>): Contact | null =>
  booking.contact ?? order.contact

export const isSameAddress = (one: string | undefined, other: string): boolean =>
  one !== undefined && one.trim().toLowerCase() === other.trim().toLowerCase()

/** Who is written to about it: an agency tells its clients itself. */
export const addressOf = (
  booking: Pick<BookingRecord, 'contact'>,
  order: Pick<Order, 'contact'>,
  seller: Seller | undefined,
): string | undefined => (seller ? seller.agent?.email : contactOf(booking, order)?.email)

/**
 * What the code of a mail is good for: who has bought it manages it, and anybody else was only sent it on, the client of
 * an agency like the rest. None where it is in an account and goes to whom that account has named: its owner logs in.
 */
export function codeKindFor(
  to: string,
  booking: Pick<BookingRecord, 'claimedBy' | 'contact'>,
  order: Pick<Order, 'accountId' | 'contact'>,
  seller: Seller | undefined,
): CodeKind | undefined {
  if (seller) return isSameAddress(seller.agent?.email, to) ? undefined : 'look'
  const isBuyers = isSameAddress(booking.contact?.email, to) || isSameAddress(order.contact?.email, to)
  if (!isBuyers) return 'look'
  return ownerOf(booking, order) === null ? 'manage' : undefined
}
