import { randomUUID } from 'node:crypto'
import { isPassing } from '@portolan/domain/passing-trouble'
import type { SupplierError } from '@portolan/supplier/outcome'
import type { Order } from '../checkout/order.ts'
import { Refusal } from '../platform/refusal.ts'
import { standingOffers } from '../platform/standing-offers.ts'
import type { AgreedCancellation, BookingRecord } from './booking.ts'
import { type CancelPart, cancellationOf, isAsQuoted, partOf } from './cancel-part.ts'
import { feeThere } from './fee-there.ts'
import type { BookingParts } from './parts.ts'
import { type CancelBody, isBeingPaid, type ToCancel } from './to-cancel.ts'
import { isCancellable } from './view.ts'

/** Why there is no quote. Who cannot take back a part may take back the whole. */
function refusedBy({ kind }: SupplierError, part: CancelPart | undefined): Refusal {
  if (kind === 'unsupported' && part) return new Refusal(409, { text: 'error.cancel.part' })
  if (kind === 'timeout') return new Refusal(504)
  if (isPassing(kind)) return new Refusal(503, { text: 'error.supplier' })
  return new Refusal(409, { text: 'error.cancel.none' })
}

/** The goods that are given up: of some travellers or journeys alone nobody can tell which share of an offer they are. */
function offersIn(booking: BookingRecord, part: CancelPart | undefined, rphs: readonly string[]) {
  if (!part) return standingOffers(booking)
  return booking.offers.filter(({ rph }) => rphs.includes(rph))
}

type Parts = Pick<BookingParts, 'db' | 'safe' | 'now' | 'registry' | 'keeping'>

export function makeQuote({ db, safe, now, registry, keeping }: Parts) {
  async function ask(id: string, order: Order, booking: BookingRecord, body: CancelBody): Promise<AgreedCancellation> {
    const supplier = registry.supplier(booking.supplier)
    const reservation = booking.reservation?.ref
    if (!supplier || !reservation) throw new Refusal(409, { text: 'error.cancel.none' })
    const part = partOf(body, booking)
    if (part && !supplier.can.partialCancel) throw new Refusal(409, { text: 'error.cancel.part' })
    const outcome = await supplier.cancel(
      { reservation, mode: 'quote', ...part },
      keeping.writing(order, `${booking.id}.cancelQuote.${id}`, true),
    )
    if (!outcome.ok) throw refusedBy(outcome.error, part)
    const { quote } = outcome.value
    if (!quote) throw new Refusal(409, { text: 'error.cancel.none' })
    const rphs = body.itemRPHs ?? []
    const there = feeThere(offersIn(booking, part, rphs), booking.paid.currency, await now())
    return cancellationOf(id, booking, quote, { part, rphs, there })
  }

  /** A hold is released for nothing and needs no quote. The newest quote of a booking is the one that counts. */
  return async ({ order, bookings }: ToCancel, body: CancelBody): Promise<AgreedCancellation[]> => {
    if (bookings.some(({ status }) => !isCancellable(status))) throw new Refusal(409, { text: 'error.cancel.none' })
    if (bookings.some((booking) => isBeingPaid(order, booking)))
      throw new Refusal(409, { text: 'error.booking.paying' })
    const id = randomUUID()
    const bought = bookings.filter(({ status }) => status !== 'OnHold')
    const quoted: { booking: BookingRecord; cancellation: AgreedCancellation }[] = []
    for (const booking of bought) quoted.push({ booking, cancellation: await ask(id, order, booking, body) })
    await db.transaction(async (tx) => {
      const current = await keeping.lock({ db: tx, safe }, order.id)
      for (const { booking, cancellation } of quoted) {
        const now = current?.bookings.find((one) => one.id === booking.id)
        if (!isAsQuoted(now, booking)) throw new Refusal(409)
        const place = { status: booking.status, from: booking.cameFrom ?? undefined }
        await keeping.set(tx, booking, place, { cancellation })
      }
    })
    return quoted.map(({ cancellation }) => cancellation)
  }
}
