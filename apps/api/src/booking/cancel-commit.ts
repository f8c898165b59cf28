import type { Instant } from '@portolan/supplier/outcome'
import type { Order } from '../checkout/order.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { BookingRecord } from './booking.ts'
import { isPartQuoted } from './cancel-part.ts'
import type { BookingParts } from './parts.ts'
import { type CancelBody, isBeingPaid, type ToCancel } from './to-cancel.ts'
import { isCancellable } from './view.ts'

const isUnderWay = ({ status }: BookingRecord): boolean => status === 'Cancelled' || status === 'PendingCancellation'

type Parts = Pick<BookingParts, 'db' | 'safe' | 'now' | 'keeping' | 'outbox' | 'cartGoods' | 'orders'>

export function makeCommit({ db, safe, now, keeping, outbox, cartGoods, orders }: Parts) {
  /** The halves of a return are held together, and are given back together. */
  async function release(tx: Db, order: Order, { bundle }: BookingRecord): Promise<void> {
    const held = order.bookings.filter((one) => one.bundle === bundle && one.status === 'OnHold')
    await keeping.giveUp(tx, held, { outbox, cartGoods })
  }

  /** Exactly what was quoted, once. */
  async function cancel(tx: Db, order: Order, booking: BookingRecord, body: CancelBody, at: Instant) {
    const { status, cancellation } = booking
    const { cancelQuoteID: quoteId } = body
    const isQuoted = quoteId !== undefined && cancellation?.id === quoteId
    if (isQuoted && !isPartQuoted(body, booking, cancellation)) throw new Refusal(409, { text: 'error.cancel.quote' })
    if (isUnderWay(booking) || (isQuoted && cancellation.isDone)) {
      if (isQuoted) return
      throw new Refusal(409, { text: quoteId === undefined ? 'error.cancel.none' : 'error.cancel.quote' })
    }
    if (status === 'OnHold') return release(tx, order, booking)
    if (!isCancellable(status)) throw new Refusal(409, { text: 'error.cancel.none' })
    if (isBeingPaid(order, booking)) throw new Refusal(409, { text: 'error.booking.paying' })
    if (!isQuoted || cancellation.expiresAt <= at) throw new Refusal(409, { text: 'error.cancel.quote' })
    await keeping.move(tx, booking, 'cancelSent', {}, { refund: cancellation.refund })
  }

  return async ({ order, bookings }: ToCancel, body: CancelBody): Promise<BookingRecord[]> => {
    const at = await now()
    const on = { db, safe }
    const { current, begun } = await db.transaction(async (tx) => {
      const locked = await keeping.lock({ db: tx, safe }, order.id)
      const asked = (locked?.bookings ?? []).filter(({ id }) => bookings.some((one) => one.id === id))
      if (!locked || asked.length !== bookings.length) throw new Refusal(404)
      const done = new Set<number>()
      for (const booking of asked) {
        if (booking.status === 'OnHold' && done.has(booking.bundle)) continue
        await cancel(tx, locked, booking, body, at)
        if (booking.status === 'OnHold') done.add(booking.bundle)
      }
      // Asked again, by a second click or another tab: what is being done is waited for, and told.
      return {
        current: locked,
        begun: asked.every(isUnderWay) ? undefined : await orders.advance.begin(tx, order.id, at),
      }
    })
    const after = await (begun ? orders.advance.carryOn(begun) : keeping.settled(on, current))
    // Afterwards: a refund is put while the cancellation is carried on.
    outbox.nudge()
    const latest = (await keeping.load(on, order.id)) ?? after
    return bookings.flatMap(({ id }) => latest.bookings.find((one) => one.id === id) ?? [])
  }
}
