import type { Outcome, SupplierError } from '@portolan/supplier/outcome'
import type { Reservation, ReservationRef } from '@portolan/supplier/reservation'
import type { BookingRecord } from '../../booking/booking.ts'
import type { AnySupplier } from '../../suppliers/registry.ts'
import { askingFor, writingFor } from '../asking.ts'
import { itemLeft } from '../cart-left.ts'
import { bookingIn, type Order, stepKey } from '../order.ts'
import { purchaseOf } from '../purchase.ts'
import { move, moving } from './move.ts'
import type { Entered, StepOutcome, StepParts, StepState } from './step.ts'

type Reserved = Outcome<Reservation<unknown>>

export const refusalOf = ({ kind, label, details }: SupplierError): NonNullable<BookingRecord['refusal']> => ({
  ...{ kind, details },
  ...(label !== undefined && { label }),
})

/** Trouble that passes: the same is tried again. */
export const passes = ({ kind }: SupplierError): boolean =>
  ['unavailable', 'timeout', 'rateLimited', 'internal', 'unauthorized'].includes(kind)

/** Until then a supplier that does not know our keys may still be at work on what it says it has not: its books are slow. */
const quietMs = 30_000

/** Undefined: there is nothing, by the supplier's own word, and it may be sent again. */
async function lookUp(supplier: AnySupplier, order: Order, key: string, held: ReservationRef | undefined) {
  const asking = askingFor(order, 20_000)
  const byKey = await supplier.retrieve({ idempotencyKey: key }, asking)
  if (byKey.ok) return byKey
  if (byKey.error.kind !== 'notFound') return unsure(byKey.error)
  if (supplier.can.idempotentWrites) return undefined
  // What was held under another name is the same reservation when it is bought.
  const known = held && (await supplier.retrieve(held, asking))
  if (known?.ok && known.value.state !== 'held') return known
  if (known && !known.ok && known.error.kind !== 'notFound') return unsure(known.error)
  return order.sinceMs < quietMs ? unsure(byKey.error) : undefined
}

const unsure = (error: SupplierError): Reserved => ({ ok: false, error: { ...error, effect: 'unknown' } })

/**
 * A write whose end is not known is never sent again blindly: the supplier is asked first what became of it. Only its
 * word that there is nothing lets the same key be sent once more.
 */
export async function writeOnce(
  supplier: AnySupplier,
  order: Order,
  { key, isFresh, held }: { key: string; isFresh: boolean; held?: ReservationRef | undefined },
  send: (context: ReturnType<typeof writingFor>) => Promise<Reserved>,
): Promise<Reserved> {
  const known = isFresh ? undefined : await lookUp(supplier, order, key, held)
  return known ?? send(writingFor(order, key, isFresh))
}

/** No longer one of ours. */
const gone: SupplierError = { kind: 'unavailable', effect: 'none', retry: 'never', details: '' }

/** How long a supplier in trouble is tried before the item is given up; nothing was done by it, so nothing is lost. */
const patienceMs = 40_000

export function makeHold({ registry, cartGoods }: StepParts) {
  const refuse =
    (booking: BookingRecord, event: 'refused' | 'holdRefused', error: SupplierError, key: string): Entered =>
    async (tx, order) => {
      await move(tx, booking, event, { refusal: refusalOf(error) }, { key, kind: error.kind })
      if (event === 'refused') await cartGoods.giveBack(tx, itemLeft(order.bookings, booking))
      return undefined
    }

  return async ({ order, isFresh }: StepState, item: string): Promise<StepOutcome> => {
    const booking = bookingIn(order, item)
    const supplier = registry.supplier(booking.supplier)
    const key = stepKey(booking, 'hold')
    if (!supplier) return refuse(booking, 'refused', gone, key)
    const outcome = await writeOnce(supplier, order, { key, isFresh }, (context) =>
      supplier.hold(purchaseOf(order, booking), context),
    )
    if (outcome.ok) {
      const { ref, holdUntil } = outcome.value
      // A hold that has ended meanwhile, or was let go, is none.
      if (outcome.value.state !== 'held')
        return moving(booking, 'holdRefused', { refusal: { kind: 'offerExpired', details: '' } })
      return moving(
        booking,
        'holdOk',
        { locator: ref.locator, holdUntil: holdUntil ?? null, reservation: outcome.value, refusal: null },
        { key, locator: ref.locator },
      )
    }
    const { error } = outcome
    if (error.effect === 'unknown') return 'later'
    if (passes(error) && order.sinceMs < patienceMs) return 'later'
    const event = error.kind === 'noAvailability' || error.kind === 'rejected' ? 'refused' : 'holdRefused'
    return refuse(booking, event, error, key)
  }
}
