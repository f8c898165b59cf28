import { setTimeout as pause } from 'node:timers/promises'
import { writingFor } from './asking.ts'
import type { CheckoutParts } from './parts.ts'
import { loadOrderOfBooking } from './store.ts'

interface Released {
  bookingId: string
  /** Of an earlier hold; absent: the booking's own. */
  locator?: string
}

type Parts = Pick<CheckoutParts, 'db' | 'safe' | 'registry'>

/** Gives back what is held and no longer wanted. A hold ends by itself as well: this is kindness to the next customer. */
export function makeRelease({ db, safe, registry }: Parts) {
  return async ({ bookingId, locator }: Released): Promise<void> => {
    const order = await loadOrderOfBooking({ db, safe }, bookingId)
    const booking = order?.bookings.find(({ id }) => id === bookingId)
    const held = locator ?? booking?.locator
    const supplier = booking && registry.supplier(booking.supplier)
    if (!order || !booking || !held || !supplier) return
    const reservation = { supplier: booking.supplier, locator: held, provisional: true }
    const outcome = await supplier.cancel(
      { reservation, mode: 'commit' },
      writingFor(order, `${bookingId}.release.${held}`, false),
    )
    if (!outcome.ok && outcome.error.effect === 'unknown')
      throw new Error('Whether the hold was given back is not known.')
  }
}

/** So long a customer waits for a supplier that takes a hold back; the outbox asks it again behind the scenes. */
const patienceMs = 5_000

/**
 * The same, while somebody waits for the goods to be free. The piece in the outbox does it again under the same key.
 * Answers the bookings of which nobody knows whether their hold is gone.
 */
export function makeReleaseNow(parts: Parts) {
  const release = makeRelease(parts)
  return async (held: readonly Required<Released>[]): Promise<string[]> => {
    if (held.length === 0) return []
    const unknown = new Set(held.map(({ bookingId }) => bookingId))
    const work = held.map(async (one) => {
      await release(one)
      unknown.delete(one.bookingId)
    })
    const waiting = new AbortController()
    const late = pause(patienceMs, undefined, { signal: waiting.signal }).catch(() => {})
    await Promise.race([Promise.allSettled(work), late])
    waiting.abort()
    return [...unknown]
  }
}
