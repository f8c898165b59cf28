import type { SupplierError } from '@portolan/supplier/outcome'
import type { Reservation } from '@portolan/supplier/reservation'
import type { BookingRecord } from '../../booking/booking.ts'
import { bookingIn, stepKey } from '../order.ts'
import { purchaseOf } from '../purchase.ts'
import { passes, refusalOf, writeOnce } from './hold.ts'
import { moving } from './move.ts'
import type { Entered, StepOutcome, StepParts, StepState } from './step.ts'

const patienceMs = 40_000

function entered(booking: BookingRecord, reservation: Reservation<unknown>, key: string): Entered {
  const { ref, state } = reservation
  const changes = { locator: ref.locator, reservation, holdUntil: null, refusal: null }
  if (state === 'requested') return moving(booking, 'confirmOnRequest', changes, { key })
  if (state === 'confirmed' || state === 'fulfilled')
    return moving(booking, 'confirmOk', changes, { key, locator: ref.locator })
  // Asked under its own key it says that nothing is bought, and never will be: cancelled, released or rejected.
  const refusal = { kind: 'rejected', details: '' } as const
  return moving(booking, 'confirmRefused', { reservation, refusal }, { key, state })
}

export function makeConfirm({ registry, outbox }: StepParts) {
  /** What is held all the same is given back: the next customer need not wait for its end. */
  function refused(booking: BookingRecord, error: SupplierError, key: string): Entered {
    const refusal = refusalOf(error)
    const data = { key, kind: error.kind }
    if (error.kind === 'priceChanged') return moving(booking, 'priceChanged', { refusal, paymentId: null }, data)
    if (error.kind === 'offerExpired') return moving(booking, 'holdLost', { refusal, paymentId: null }, data)
    const enter = moving(booking, 'confirmRefused', { refusal }, data)
    return async (tx, order) => {
      const after = await enter(tx, order)
      if (booking.locator !== null) await outbox.put(tx, 'booking.release', { bookingId: booking.id })
      return after
    }
  }

  return async ({ order, isFresh }: StepState, item: string): Promise<StepOutcome> => {
    const booking = bookingIn(order, item)
    const supplier = registry.supplier(booking.supplier)
    if (!supplier) return 'later'
    const key = stepKey(booking, 'confirm')
    const purchase = purchaseOf(order, booking)
    const held = booking.locator === null ? undefined : booking.reservation?.ref
    const outcome = await writeOnce(supplier, order, { key, isFresh, held }, (context) =>
      supplier.confirm(held ? { reservation: held, accept: purchase.accept } : purchase, context),
    )
    if (outcome.ok) return entered(booking, outcome.value, key)
    const { error } = outcome
    if (error.effect === 'unknown') return 'later'
    if (passes(error) && order.sinceMs < patienceMs) return 'later'
    return refused(booking, error, key)
  }
}
