import type { extendBooking } from '@portolan/contract/booking'
import { isPassing } from '@portolan/domain/passing-trouble'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import type { Access } from './access.ts'
import type { BookingParts } from './parts.ts'

/** Asks the supplier to hold it longer; asked twice for the same hold it is extended once. */
export function makeExtend(parts: BookingParts, access: Access): Handler<typeof extendBooking> {
  const { db, safe, now, registry, keeping, orders, notices } = parts

  return async ({ body }, context) => {
    const { order, booking, standing } = await access.findToChange(body.uniqueID.id, 'book', context)
    const supplier = registry.supplier(booking.supplier)
    const reservation = booking.reservation?.ref
    if (booking.status !== 'OnHold') throw new Refusal(409, { text: 'error.hold.expired' })
    if (!supplier?.extend || !reservation) throw new Refusal(409)
    const key = `${booking.id}.extend.${booking.round}.${booking.holdUntil ?? 0}`
    const outcome = await supplier.extend(reservation, keeping.writing(order, key, true))
    if (!outcome.ok) {
      const { kind } = outcome.error
      if (kind === 'offerExpired' || kind === 'notFound') throw new Refusal(409, { text: 'error.hold.expired' })
      throw isPassing(kind) ? new Refusal(503, { text: 'error.supplier' }) : new Refusal(409)
    }
    const { holdUntil = booking.holdUntil } = outcome.value
    const at = await now()
    await db.transaction(async (tx) => {
      const current = await keeping.lock({ db: tx, safe }, order.id)
      const held = current?.bookings.find(({ id }) => id === booking.id)
      // Paid, given up or held anew meanwhile: the end of this hold is nothing to it.
      if (held?.status !== 'OnHold' || held.locator !== booking.locator) throw new Refusal(409)
      await keeping.set(tx, held, { status: 'OnHold' }, { holdUntil, reservation: outcome.value })
      await keeping.note(tx, booking.id, 'extended')
      if (standing === 'agency') await notices.put(tx, 'changed', booking.id)
      await orders.advance.begin(tx, order.id, at, { hasMoved: false })
    })
    return { success: true, ...(holdUntil !== null && { holdExpires: new Date(holdUntil).toISOString() }) }
  }
}
