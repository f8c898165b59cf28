import type { Money } from '@portolan/domain/money'
import type { WriteContext } from '@portolan/supplier/context'
import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import type { Cancellation, CancelQuote, Purchase, Reservation, ReservationRef } from '@portolan/supplier/reservation'
import type { Safe } from '../../../platform/crypto.ts'
import { refuse } from '../../refusal.ts'
import { checkAccepted } from './accept.ts'
import { changeHold, changeSold, changeState, confirmHeld, enterBooking, keepQuote } from './book-store.ts'
import { type Booking, isLive, type SoldBase, stateOf } from './booking.ts'
import { type ExchangeDesk, makeExchangeDesk } from './exchange.ts'
import type { Goods } from './goods.ts'
import { leaveAgreed } from './part.ts'
import { RefusedWrite } from './refusal.ts'
import { makeTravelerSeal } from './traveler-seal.ts'
import { makeWrites, type WriteParts } from './write.ts'

/** The writes of one supplier. */
export interface Desk<Found, Detail> {
  take(
    found: Found,
    purchase: Purchase,
    state: 'held' | 'confirmed',
    of: WriteContext,
  ): Promise<Outcome<Reservation<Detail>>>
  confirm(ref: ReservationRef, accept: Money, of: WriteContext): Promise<Outcome<Reservation<Detail>>>
  extend(ref: ReservationRef, of: WriteContext): Promise<Outcome<Reservation<Detail>>>
  /** Absent where nothing is exchanged. */
  readonly exchange?: ExchangeDesk<Found, Detail>
  cancel(ref: ReservationRef, accept: CancelQuote | undefined, of: WriteContext): Promise<Outcome<Cancellation<Detail>>>
}

export interface DeskParts<Found, Sold extends SoldBase, Detail> extends WriteParts {
  product: SupplierProduct
  safe: Pick<Safe, 'seal' | 'open'>
  goods: Goods<Found, Sold, Detail>
  now(): Instant
}

const holdLife = 30 * 60_000
/** However often it is asked for. */
const longestHold = 120 * 60_000

/** Nobody's checkout keeps seats for long; who says that the money comes later has the time that the fare gives. */
const extendedEnd = (now: Instant, { createdAt, sold: { departs, payBy } }: Booking<SoldBase>): Instant =>
  payBy === undefined ? holdEnd(now, departs, createdAt + longestHold) : Math.min(payBy, departs)

const holdEnd = (now: Instant, departs: Instant, latest = Number.POSITIVE_INFINITY): Instant =>
  Math.min(now + holdLife, departs, latest)

const isSoldOut = (error: unknown): boolean =>
  error instanceof RefusedWrite && error.refused.error.kind === 'noAvailability'

export function makeDesk<Found, Sold extends SoldBase, Detail>(
  parts: DeskParts<Found, Sold, Detail>,
): Desk<Found, Detail> {
  const { id, db, goods, now } = parts
  const writes = makeWrites<Sold>(parts)
  const seal = makeTravelerSeal(parts.product, parts.safe)
  const rules = goods.exchange
  const show = (booking: Booking<Sold>) => goods.reservationOf(booking, now())

  const heldOf = (booking: Booking<Sold>): Booking<Sold> => {
    const state = stateOf(booking, now())
    if (state === 'released') throw new RefusedWrite(refuse('offerExpired', 'The reservation is not held any longer.'))
    if (state !== 'held') throw new RefusedWrite(refuse('rejected', `The reservation is ${state}.`))
    return booking
  }

  const take: Desk<Found, Detail>['take'] = async (found, purchase, state, of) => {
    const { booking } = await writes.enter(state, purchase, of, async (tx, locator) => {
      const at = now()
      // A repetition may come late for what was done in time; what was not done in time is not done now.
      if (goods.isExpired(found, at)) throw new RefusedWrite(refuse('offerExpired', 'The offer has expired.'))
      const sold = await goods.sell(tx, found, purchase)
      const holdUntil = holdEnd(at, sold.departs)
      const entered = { locator, supplier: id, state, createdAt: at, holdUntil, sold }
      await enterBooking(tx, entered, purchase.travelers, seal)
      return entered
    })
    return { ok: true, value: show(booking) }
  }

  return {
    async take(found, purchase, state, of) {
      const refused = goods.refusalOf(found, purchase)
      if (refused) return refused
      try {
        return await take(found, purchase, state, of)
      } catch (error) {
        if (!isSoldOut(error) || (await goods.sweep(db, now())) === 0) throw error
        return take(found, purchase, state, of)
      }
    },
    async confirm(ref, accept, of) {
      const atOnce = await writes.changeAtOnce('confirm', ref, accept, of, (write) =>
        confirmHeld<Sold>(db, write, accept, now()),
      )
      if (atOnce) return { ok: true, value: show(atOnce.booking) }
      // Why not is told by the booking itself, which may still be had.
      const { booking } = await writes.change('confirm', ref, accept, of, async (tx, held) => {
        checkAccepted(heldOf(held).sold.total.total, accept)
        await changeState(tx, held.locator, 'confirmed')
        return { booking: { ...held, state: 'confirmed' }, quote: undefined }
      })
      return { ok: true, value: show(booking) }
    },
    async extend(ref, of) {
      const { booking } = await writes.change('extend', ref, undefined, of, async (tx, held) => {
        const { locator } = heldOf(held)
        const holdUntil = extendedEnd(now(), held)
        await changeHold(tx, locator, holdUntil)
        return { booking: { ...held, holdUntil }, quote: undefined }
      })
      return { ok: true, value: show(booking) }
    },
    ...(rules && { exchange: makeExchangeDesk({ id, db, goods, rules, writes, seal, now }) }),
    async cancel(ref, accept, of) {
      const { booking, quote } = await writes.change('cancel', ref, accept, of, async (tx, booked, write) => {
        const state = stateOf(booked, now())
        if (!isLive(state)) throw new RefusedWrite(refuse('rejected', `The reservation is ${state} already.`))
        const { quote: refund, part, rest } = leaveAgreed(booked, accept, goods, now())
        if (accept && (accept.expiresAt <= now() || accept.refund.minor > refund.refund.minor))
          throw new RefusedWrite(refuse('priceChanged', 'The refund is not the one that was quoted.'))
        const next = state === 'held' ? 'released' : 'cancelled'
        await (rest ? changeSold(tx, booked.locator, rest) : changeState(tx, booked.locator, next))
        await goods.giveBack(tx, part.taken)
        await keepQuote(tx, write, refund)
        return { booking: rest ? { ...booked, sold: rest } : { ...booked, state: next }, quote: refund }
      })
      return { ok: true, value: { ...(quote && { quote }), reservation: show(booking) } }
    },
  }
}
