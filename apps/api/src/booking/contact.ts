import type { changeBookingContact } from '@portolan/contract/booking'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import type { Access } from './access.ts'
import type { Contact } from './booking.ts'
import type { BookingParts } from './parts.ts'

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

export function makeContact(parts: BookingParts, access: Access): Handler<typeof changeBookingContact> {
  const { db, safe, keeping, notices } = parts
  return async ({ params, body }, context) => {
    const { order, booking, standing } = await access.findToChange(params.id, 'book', context)
    await db.transaction(async (tx) => {
      const current = await keeping.lock({ db: tx, safe }, order.id)
      if (!current) throw new Refusal(404)
      const { travelers } = current
      await keeping.putPeople(tx, safe, order.id, { travelers, contact: changedBy(current.contact, body) })
      await keeping.note(tx, booking.id, 'contactChanged')
      if (standing === 'colleague') await notices.put(tx, 'changed', booking.id)
    })
    return { success: true }
  }
}
