import type { Money } from '@portolan/domain/money'
import type { WriteContext } from '@portolan/supplier/context'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import type { Cancellation, CancelQuote, Purchase, Reservation, ReservationRef } from '@portolan/supplier/reservation'
import { hashOf, type Safe } from '../../../../platform/crypto.ts'
import type { Db } from '../../../../platform/db.ts'
import { noSuchReservation, RefusedWrite, refuse } from './refusal.ts'
import { type Booking, type RailReservationDetail, refundOf, reservationOf, stateOf } from './reservation.ts'
import {
  beginWrite,
  changeHold,
  changeState,
  type Done,
  drawLocator,
  enterBooking,
  keepQuote,
  lockBooking,
  sweepHolds,
  type Write,
} from './reservation-store.ts'
import { giveSeatsBack } from './seat-store.ts'
import { checkAccepted, refusalOf, sell } from './sell.ts'
import { isExpired, type Shop, type TicketFound } from './shop.ts'
import type { Turns } from './turns.ts'

type Reserved = Outcome<Reservation<RailReservationDetail>>

/** The writes of one supplier. Each is one transaction with the database: all of it, or nothing. */
export interface Desk {
  take(
    found: readonly TicketFound[],
    purchase: Purchase,
    state: 'held' | 'confirmed',
    of: WriteContext,
  ): Promise<Reserved>
  confirm(ref: ReservationRef, accept: Money, of: WriteContext): Promise<Reserved>
  extend(ref: ReservationRef, of: WriteContext): Promise<Reserved>
  cancel(
    ref: ReservationRef,
    accept: CancelQuote | undefined,
    of: WriteContext,
  ): Promise<Outcome<Cancellation<RailReservationDetail>>>
}

export interface DeskParts {
  id: string
  db: Db
  safe: Pick<Safe, 'seal'>
  shop: Pick<Shop, 'priceAgain'>
  /** Shared by all who sell here: those who want the same train wait for it, and not with all our connections. */
  turns: Turns
  now(): Instant
}

const holdLife = 30 * 60_000
/** However often it is asked for. */
const longestHold = 120 * 60_000

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The same for the same input: one that was written down and read again may have its parts in another order. */
const hashOfInput = (...input: readonly unknown[]): string => hashOf(JSON.stringify(input, inOrder))

const holdEnd = (now: Instant, departs: Instant, latest = Number.POSITIVE_INFINITY): Instant =>
  Math.min(now + holdLife, departs, latest)

export function makeDesk({ id, db, safe, shop, turns, now }: DeskParts): Desk {
  const show = (booking: Booking) => reservationOf(booking, now())

  const writeOf = ({ idempotencyKey }: WriteContext, input: string, locator: string): Write => ({
    ...{ supplier: id, key: idempotencyKey, input, locator },
  })

  const transact = ({ signal }: WriteContext, work: (tx: Db) => Promise<Done>): Promise<Done> =>
    turns(() => {
      // Whoever has gone while waiting is told that nobody knows: then nothing may follow.
      signal.throwIfAborted()
      return db.transaction(work)
    })

  /** The work, unless it was done under this key before. */
  const once = async (tx: Db, write: Write, work: () => Promise<Done>): Promise<Done> => {
    const before = await beginWrite(tx, write)
    if (before === 'otherInput')
      throw new RefusedWrite(refuse('invalid', 'This key was used for something else before.'))
    return before ?? work()
  }

  const locked = async (tx: Db, { locator }: Write): Promise<Booking> => {
    const booking = await lockBooking(tx, id, locator)
    if (!booking) throw new RefusedWrite(noSuchReservation())
    return booking
  }

  const heldOf = (booking: Booking): Booking => {
    const state = stateOf(booking, now())
    if (state === 'released') throw new RefusedWrite(refuse('offerExpired', 'The reservation is not held any longer.'))
    if (state !== 'held') throw new RefusedWrite(refuse('rejected', `The reservation is ${state}.`))
    return booking
  }

  const change = async (
    operation: string,
    ref: ReservationRef,
    input: unknown,
    of: WriteContext,
    work: (tx: Db, booking: Booking, write: Write) => Promise<Done>,
  ): Promise<Done> => {
    // What is no locator is not worth a question; another supplier's is nobody's.
    if (ref.supplier !== id || !/^[A-Z]{6}$/.test(ref.locator)) throw new RefusedWrite(noSuchReservation())
    const write = writeOf(of, hashOfInput(operation, ref.locator, input), ref.locator)
    return transact(of, (tx) => once(tx, write, async () => work(tx, await locked(tx, write), write)))
  }

  const take: Desk['take'] = async (found, purchase, state, of) => {
    const done = await transact(of, async (tx) => {
      const write = writeOf(of, hashOfInput(state, purchase), await drawLocator(tx))
      return once(tx, write, async () => {
        const at = now()
        // A repetition may come late for what was done in time; what was not done in time is not done now.
        if (found.some((ticket) => isExpired(ticket, at)))
          throw new RefusedWrite(refuse('offerExpired', 'The offer has expired.'))
        const sold = await sell(tx, found, purchase, shop)
        const holdUntil = holdEnd(at, sold.departs)
        const booking = { locator: write.locator, supplier: id, state, createdAt: at, holdUntil, sold }
        await enterBooking(tx, booking, purchase.travelers, safe)
        return { booking, quote: undefined }
      })
    })
    return { ok: true, value: show(done.booking) }
  }

  return {
    async take(found, purchase, state, of) {
      const refused = refusalOf(found, purchase)
      if (refused) return refused
      try {
        return await take(found, purchase, state, of)
      } catch (error) {
        const isSoldOut = error instanceof RefusedWrite && error.refused.error.kind === 'noAvailability'
        if (!isSoldOut || (await sweepHolds(db, now())) === 0) throw error
        return take(found, purchase, state, of)
      }
    },
    async confirm(ref, accept, of) {
      const { booking } = await change('confirm', ref, accept, of, async (tx, held) => {
        checkAccepted(heldOf(held).sold.total.total, accept)
        await changeState(tx, held.locator, 'confirmed')
        return { booking: { ...held, state: 'confirmed' }, quote: undefined }
      })
      return { ok: true, value: show(booking) }
    },
    async extend(ref, of) {
      const { booking } = await change('extend', ref, undefined, of, async (tx, held) => {
        const { locator, createdAt, sold } = heldOf(held)
        const holdUntil = holdEnd(now(), sold.departs, createdAt + longestHold)
        await changeHold(tx, locator, holdUntil)
        return { booking: { ...held, holdUntil }, quote: undefined }
      })
      return { ok: true, value: show(booking) }
    },
    async cancel(ref, accept, of) {
      const { booking, quote } = await change('cancel', ref, accept, of, async (tx, booked, write) => {
        const state = stateOf(booked, now())
        if (state !== 'held' && state !== 'confirmed')
          throw new RefusedWrite(refuse('rejected', `The reservation is ${state} already.`))
        const refund = refundOf(booked, now())
        if (accept && (accept.expiresAt <= now() || accept.refund.minor > refund.refund.minor))
          throw new RefusedWrite(refuse('priceChanged', 'The refund is not the one that was quoted.'))
        const next = state === 'held' ? 'released' : 'cancelled'
        await changeState(tx, booked.locator, next)
        await giveSeatsBack(tx, booked.sold.taken)
        await keepQuote(tx, write, refund)
        return { booking: { ...booked, state: next }, quote: refund }
      })
      return { ok: true, value: { ...(quote && { quote }), reservation: show(booking) } }
    },
  }
}
