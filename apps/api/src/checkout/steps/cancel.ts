import type { Outcome, SupplierError } from '@portolan/supplier/outcome'
import type { Cancellation } from '@portolan/supplier/reservation'
import type { BookingRecord } from '../../booking/booking.ts'
import { partsOf } from '../../platform/sold-together.ts'
import type { AnySupplier } from '../../suppliers/registry.ts'
import { askingFor, writingFor } from '../asking.ts'
import { giveBack } from '../give-back.ts'
import { raiseWork } from '../money-store.ts'
import { bookingIn, type Order, stepKey } from '../order.ts'
import { passes, refusalOf } from './hold.ts'
import { move } from './move.ts'
import type { Entered, StepOutcome, StepParts, StepState } from './step.ts'

/** The parts of a package are cancelled one after the other, and the customer hears of it once. */
const isLast = (order: Order, booking: BookingRecord): boolean =>
  partsOf(order.bookings, booking).every(({ id, status }) => id === booking.id || status !== 'PendingCancellation')

const isGone = (state: string): boolean => state === 'cancelled' || state === 'released'

/** A supplier in trouble is asked again for so long; then the customer is told that nothing was cancelled. */
const patienceMs = 5 * 60_000

export function makeCancel({ db, registry, books, outbox }: StepParts) {
  async function ask(
    supplier: AnySupplier,
    order: Order,
    booking: BookingRecord,
    isFresh: boolean,
  ): Promise<Outcome<Cancellation<unknown>>> {
    const ref = booking.reservation?.ref
    if (!ref) return { ok: false, error: { kind: 'notFound', effect: 'none', retry: 'never', details: '' } }
    if (!isFresh) {
      const known = await supplier.retrieve(ref, askingFor(order, 20_000))
      if (known.ok && isGone(known.value.state)) return { ok: true, value: { reservation: known.value } }
      if (!known.ok) return { ok: false, error: { ...known.error, effect: 'unknown' } }
    }
    const accept = booking.cancellation?.supplier
    const key = booking.cancellation ? `${booking.id}.cancel.${booking.cancellation.id}` : stepKey(booking, 'takeBack')
    return supplier.cancel(
      { reservation: ref, mode: 'commit', ...(accept && { accept }) },
      writingFor(order, key, isFresh),
    )
  }

  /** Exactly what was quoted goes back; of what was never paid, nothing. */
  const cancelled =
    (booking: BookingRecord, reservation: BookingRecord['reservation']): Entered =>
    async (tx, order) => {
      const { cancellation: agreed, paymentId, paid } = booking
      const event = reservation && !isGone(reservation.state) ? 'cancelPartOk' : 'cancelOk'
      const cancellation = agreed && { ...agreed, isDone: true }
      const changes = { reservation, ...(cancellation && { cancellation }) }
      await move(tx, booking, event, changes, cancellation ? { refund: cancellation.refund } : {})
      if (!cancellation || paymentId === null) return undefined
      if (paid.minor > 0) {
        const key = `${booking.id}.refund.${cancellation.id}`
        const to = await giveBack(tx, { order, booking, key, back: cancellation.refund.minor, outbox })
        await books.enterRefund(tx, { booking, to, cancellation })
      }
      if (isLast(order, booking)) await outbox.put(tx, 'booking.cancelled', { bookingId: booking.id })
      return undefined
    }

  /** Nothing was cancelled, but the rest of the package may have been: that is said now, as nothing more will come. */
  const refused =
    (booking: BookingRecord, error: SupplierError): Entered =>
    async (tx, order) => {
      await move(tx, booking, 'cancelRefused', { refusal: refusalOf(error) }, { kind: error.kind })
      const gone = partsOf(order.bookings, booking).find(
        ({ id, status }) => id !== booking.id && status === 'Cancelled',
      )
      if (gone && isLast(order, booking)) await outbox.put(tx, 'booking.cancelled', { bookingId: gone.id })
      return undefined
    }

  return async ({ order, isFresh }: StepState, item: string): Promise<StepOutcome> => {
    const booking = bookingIn(order, item)
    const supplier = registry.supplier(booking.supplier)
    const outcome = supplier && (await ask(supplier, order, booking, isFresh))
    if (outcome?.ok) return cancelled(booking, outcome.value.reservation)
    if (!outcome || outcome.error.effect === 'unknown') return 'later'
    if (passes(outcome.error) && order.sinceMs < patienceMs) return 'later'
    const { error } = outcome
    // Nobody has agreed to keep half of a journey: a person must see to it, and it is tried again.
    if (!booking.cancellation) {
      if (order.tries >= 3) await raiseWork(db, 'takeBack', booking.id)
      return 'later'
    }
    return refused(booking, error)
  }
}
