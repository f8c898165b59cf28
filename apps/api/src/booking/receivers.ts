import { isBought } from '@portolan/domain/booking/lifecycle'
import type { Order } from '../checkout/order.ts'
import type { Seller } from './seller-store.ts'
import { placeOf } from './view.ts'
import type { Whole } from './whole.ts'
import { addressOf, contactOf, isSameAddress } from './whose.ts'

/**
 * Who gets the papers of which bookings, one mail for each address: a booking may have a contact of its own. An agency's
 * clients get them where the agency wants it so, of what they really have.
 */
export function receiversOf(
  order: Order,
  bookings: readonly Whole[],
  seller: Seller | undefined,
): ReadonlyMap<string, readonly Whole[]> {
  const receivers = new Map<string, Whole[]>()
  const add = (email: string | undefined, booking: Whole) => {
    if (email !== undefined) receivers.set(email, [...(receivers.get(email) ?? []), booking])
  }
  for (const booking of bookings) add(addressOf(booking, order, seller), booking)
  if (!seller?.sendsPapers) return receivers
  for (const booking of bookings.filter((one) => isBought(placeOf(one)))) {
    const email = contactOf(booking, order)?.email
    if (email !== undefined && !isSameAddress(seller.agent?.email, email)) add(email, booking)
  }
  return receivers
}
