import type { resendBooking } from '@portolan/contract/booking-papers'
import { isBought } from '@portolan/domain/booking/lifecycle'
import type { Order } from '../checkout/order.ts'
import type { Limit } from '../platform/limits.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import type { Access } from './access.ts'
import { sealAddress } from './confirmed.ts'
import type { BookingParts } from './parts.ts'
import { sendNewsAgain } from './refused-news.ts'
import { placeOf } from './view.ts'
import type { Whole } from './whole.ts'
import { contactOf } from './whose.ts'

/** Mails to addresses that anybody may type. */
const resends: Limit = { name: 'booking-resend', max: 6, seconds: 3600 }

export function makeResend(parts: BookingParts, access: Access): Handler<typeof resendBooking> {
  const { db, safe, limits, outbox, keeping } = parts

  async function sendNews(orderId: string, { id, parts: booked }: Whole): Promise<void> {
    await limits.spend(resends, id)
    await db.transaction(async (tx) => {
      await keeping.lock({ db: tx, safe }, orderId)
      const ids = booked.map((part) => part.id)
      if (!(await sendNewsAgain(tx, parts, ids))) throw new Refusal(409)
    })
  }

  async function sendPapers(order: Order, whole: Whole, named: string | undefined): Promise<void> {
    const { id, paymentId } = whole
    if (!isBought(placeOf(whole)) || paymentId === null) throw new Refusal(409)
    const email = named ?? contactOf(whole, order)?.email
    if (email === undefined) throw fieldRefusal('/email', 'invalid_type', 'error.field.required')
    await limits.spend(resends, id)
    await db.transaction(async (tx) => {
      await outbox.put(tx, 'booking.confirmed', {
        purchaseId: order.id,
        paymentId,
        bookingId: id,
        to: sealAddress(safe, email, order.id),
      })
      await keeping.note(tx, id, 'resent')
    })
  }

  return async ({ params, body }, context) => {
    const { order, whole } = await access.findToChange(params.id, 'book', context)
    await (body.refused ? sendNews(order.id, whole) : sendPapers(order, whole, body.email))
    outbox.nudge()
    return { success: true }
  }
}
