import type { changeBookingContact } from '@portolan/contract/booking'
import { may, type Standing } from '@portolan/domain/may'
import type { Order } from '../checkout/order.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import { personOf } from '../platform/person.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { productOf } from '../platform/sold-together.ts'
import type { Access } from './access.ts'
import type { BookingRecord, Contact } from './booking.ts'
import type { BookingParts } from './parts.ts'
import { sendNewsAgain } from './refused-news.ts'
import { remindAgain } from './reminder-store.ts'
import { contactOf, ownerOf } from './whose.ts'

type Told = Parameters<Handler<typeof changeBookingContact>>[0]['body']

/** What is left out stays as it was. */
function changedBy(contact: Contact | null, { personName, email, telephone }: Told): Contact {
  return {
    ...contact,
    ...(personName && { name: `${personName.givenName} ${personName.surname}` }),
    ...(email !== undefined && { email }),
    ...(telephone && { phone: { country: telephone.countryAccessCode ?? '', number: telephone.phoneNumber } }),
  }
}

const mayChangeAll = ({ bookings }: Order, standing: Standing, { session }: Context): boolean =>
  bookings.every((booking) => may(personOf(session), 'book', productOf(bookings, booking), standing))

export function makeContact(parts: BookingParts, access: Access): Handler<typeof changeBookingContact> {
  const { db, safe, keeping, notices, outbox } = parts

  /** Nobody was reached at the old address. An agency's mails go to its agent, whatever the address of its client is. */
  async function tellAnew(tx: Db, { id, agencyId }: Order, bookingIds: readonly string[]): Promise<void> {
    await remindAgain(tx, id)
    if (agencyId === null) await sendNewsAgain(tx, parts, bookingIds)
  }

  /** A code, a claim, and the right to one product reach no further than the booking and what is one thing with it. */
  async function changeOne(tx: Db, order: Order, booking: BookingRecord, told: Told): Promise<string[]> {
    const bookingIds = order.bookings.filter(({ bundle }) => bundle === booking.bundle).map(({ id }) => id)
    await keeping.putContact(tx, safe, order.id, { bookingIds, contact: changedBy(contactOf(booking, order), told) })
    return bookingIds
  }

  /** Whose the order is decides for all of it, whatever was said with a code before; what was claimed is another's. */
  async function changeAll(tx: Db, order: Order, told: Told): Promise<string[]> {
    const { id, travelers, bookings } = order
    await keeping.putPeople(tx, safe, id, { travelers, contact: changedBy(order.contact, told) })
    const bookingIds = bookings.filter(({ claimedBy }) => claimedBy === null).map((booking) => booking.id)
    await keeping.putContact(tx, safe, id, { bookingIds, contact: null })
    return bookingIds
  }

  return async ({ params, body }, context) => {
    const { order, booking, standing } = await access.findToChange(params.id, 'book', context)
    await db.transaction(async (tx) => {
      const current = await keeping.lock({ db: tx, safe }, order.id)
      const now = current?.bookings.find(({ id }) => id === booking.id)
      if (!current || !now) throw new Refusal(404)
      // It has another owner since it was found: who was allowed to may not be any more.
      if (ownerOf(now, current) !== ownerOf(booking, order)) throw new Refusal(409)
      const isOne = standing === 'manage' || now.claimedBy !== null || !mayChangeAll(current, standing, context)
      const bookingIds = await (isOne ? changeOne(tx, current, now, body) : changeAll(tx, current, body))
      await keeping.note(tx, booking.id, 'contactChanged')
      if (body.email !== undefined && body.email !== contactOf(now, current)?.email)
        await tellAnew(tx, current, bookingIds)
      if (standing === 'colleague') await notices.put(tx, 'changed', booking.id)
    })
    outbox.nudge()
    return { success: true }
  }
}
