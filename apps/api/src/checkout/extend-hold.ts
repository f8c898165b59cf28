import { isPassing } from '@portolan/domain/passing-trouble'
import type { BookingRecord } from '../booking/booking.ts'
import { Refusal } from '../platform/refusal.ts'
import { writingFor } from './asking.ts'
import { noteEvent, setBooking } from './booking-store.ts'
import type { Order } from './order.ts'
import type { OrderParts, Orders } from './orders.ts'
import { lockOrder } from './store.ts'

type Parts = Pick<OrderParts, 'db' | 'safe' | 'now' | 'registry' | 'advance'>

export function makeExtendHold({ db, safe, now, registry, advance }: Parts): Orders['extendHold'] {
  return async (order, booking, along) => {
    const supplier = registry.supplier(booking.supplier)
    const reservation = booking.reservation?.ref
    if (booking.status !== 'OnHold') throw new Refusal(409, { text: 'error.hold.expired' })
    if (!supplier?.extend || !reservation) throw new Refusal(409)
    const key = `${booking.id}.extend.${booking.round}.${booking.holdUntil ?? 0}`
    const outcome = await supplier.extend(reservation, writingFor(order, key, true))
    if (!outcome.ok) {
      const { kind } = outcome.error
      if (kind === 'offerExpired' || kind === 'notFound') throw new Refusal(409, { text: 'error.hold.expired' })
      throw isPassing(kind) ? new Refusal(503, { text: 'error.supplier' }) : new Refusal(409)
    }
    const { holdUntil = booking.holdUntil } = outcome.value
    const at = await now()
    await db.transaction(async (tx) => {
      const current = await lockOrder({ db: tx, safe }, order.id)
      const held = current?.bookings.find(({ id }) => id === booking.id)
      // Paid, given up or held anew meanwhile: the end of this hold is nothing to it.
      if (held?.status !== 'OnHold' || held.locator !== booking.locator) throw new Refusal(409)
      await setBooking(tx, held, { status: 'OnHold' }, { holdUntil, reservation: outcome.value })
      await noteEvent(tx, booking.id, 'extended')
      await along?.(tx)
      await advance.begin(tx, order.id, at, { hasMoved: false })
    })
    return holdUntil
  }
}

/**
 * Left to be paid later: everything that the supplier keeps longer on request is kept as long as it may be. What is not
 * kept longer stays as it is, and the customer is told until when.
 */
export function makeKeepForLater({ extendHold, log }: Pick<Orders, 'extendHold'> & Pick<OrderParts, 'log'>) {
  return async (order: Order, bookings: readonly BookingRecord[]): Promise<void> => {
    for (const booking of bookings) {
      const { holdLimit } = booking.reservation ?? {}
      if (booking.status !== 'OnHold' || holdLimit === undefined || holdLimit <= (booking.holdUntil ?? 0)) continue
      await extendHold(order, booking).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        log.warn({ bookingId: booking.id, status: error.status }, 'a hold was not made longer')
      })
    }
  }
}
