import type { ReadContext, WriteContext } from '@portolan/supplier/context'
import type { Extra, ExtraChoice, Offer, OfferRef, Quote, SupplierProduct } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Queries, SupplierFor } from '@portolan/supplier/query'
import type { AnswerTo, Cancellation, ExchangeInput, Purchase, ReservationRef } from '@portolan/supplier/reservation'
import type { BornParty } from '@portolan/supplier/traveler'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import type { Platform } from '../../../platform/module.ts'
import { refuse } from '../../refusal.ts'
import { findBooking, findByKey, findOwn } from './book-store.ts'
import { type Booking, isLive, isOf, type SoldBase, stateOf } from './booking.ts'
import { type DeskParts, makeDesk } from './desk.ts'
import type { ExchangeDesk } from './exchange.ts'
import { makeLine } from './line.ts'
import { leaveOffers } from './part.ts'
import { noSuchReservation } from './refusal.ts'

/** What is on show: found, priced, and read again from its tokens. */
export interface Shelf<Query, Found, Detail> {
  search(db: Db, query: Query, context: ReadContext): Promise<Outcome<readonly Offer<Detail>[]>>
  /** `extras` and `answers`: in place of those that the offers have. */
  quote(
    db: Db,
    found: Found,
    party: BornParty,
    extras?: readonly ExtraChoice[],
    answers?: readonly AnswerTo[],
  ): Promise<Outcome<Quote<Detail>>>
  /** What can be bought beside the offers. */
  ancillaries?(db: Db, found: Found): Promise<Outcome<readonly Extra[]>>
  /** Content in the context's locale. */
  describe?(ids: readonly string[], context: ReadContext): Promise<Outcome<readonly unknown[]>>
  /** Refuses tokens that are not ours, and those that have expired unless `evenExpired`. */
  read(refs: readonly OfferRef[], evenExpired?: boolean): Outcome<Found>
}

export interface CounterParts<P extends SupplierProduct, Found, Sold extends SoldBase, Detail>
  extends DeskParts<Found, Sold, Detail>,
    Pick<Platform, 'log'> {
  product: P
  /** Of deadlines; what ends by itself goes by `now`. */
  clock: Clock
  shelf: Shelf<Queries[P], Found, Detail>
}

/** A supplier as the port wants it, from a shelf, what is known of the goods, and the book. */
export function makeCounter<P extends SupplierProduct, Found, Sold extends SoldBase, Detail>(
  parts: CounterParts<P, Found, Sold, Detail>,
): SupplierFor<P, Detail> {
  const { id, product, db, clock, log, shelf, goods, now } = parts
  const { ancillaries, describe } = shelf
  const line = makeLine(id, clock, log)
  const desk = makeDesk(parts)
  const show = (booking: Booking<Sold>) => goods.reservationOf(booking, now())
  const shown = (booking: Booking<Sold> | undefined) =>
    booking ? { ok: true as const, value: show(booking) } : noSuchReservation()
  /** What a repetition asks for may have been done in time: only the book can tell. */
  const readFor = ({ attempt }: WriteContext, refs: readonly OfferRef[]) => shelf.read(refs, attempt > 1)

  const take = async (state: 'held' | 'confirmed', input: Purchase, context: WriteContext) => {
    const found = readFor(context, input.offers)
    return found.ok ? line.write(context, () => desk.take(found.value, input, state, context)) : found
  }

  const quoteCancel = async (
    ref: ReservationRef,
    offers: readonly OfferRef[] | undefined,
  ): Promise<Outcome<Cancellation<Detail>>> => {
    const booking = await findOwn<Sold>(db, id, ref)
    if (!booking) return noSuchReservation()
    if (!isLive(stateOf(booking, now()))) return refuse('rejected', 'There is nothing left to cancel.')
    return { ok: true, value: { quote: leaveOffers(booking, offers, goods, now()).quote, reservation: show(booking) } }
  }

  const exchangeAt =
    ({ quote, commit }: ExchangeDesk<Found, Detail>) =>
    async ({ reservation, offers, mode, accept }: ExchangeInput, context: WriteContext) => {
      const found = readFor(context, offers)
      if (!found.ok) return found
      return mode === 'commit'
        ? line.write(context, () => commit(reservation, found.value, accept, context))
        : line.read(context, () => quote(reservation, found.value))
    }

  return {
    id,
    product,
    can: {
      hold: true,
      cancelQuote: true,
      partialCancel: goods.parts !== undefined,
      idempotentWrites: true,
      retrieveByKey: true,
    },
    search: (query, context) => line.read(context, () => shelf.search(db, query, context)),
    async quote({ offers, party, extras, answers }, context) {
      const found = shelf.read(offers)
      return found.ok ? line.read(context, () => shelf.quote(db, found.value, party, extras, answers)) : found
    },
    hold: (input, context) => take('held', input, context),
    async confirm(input, context) {
      if ('reservation' in input)
        return line.write(context, () => desk.confirm(input.reservation, input.accept, context))
      return take('confirmed', input, context)
    },
    async cancel(input, context) {
      const { reservation } = input
      if (input.mode === 'commit') return line.write(context, () => desk.cancel(reservation, input.accept, context))
      if (input.travelerRefs || input.segmentRefs || (input.offers && !goods.parts))
        return refuse('unsupported', 'A reservation is cancelled as a whole.')
      return line.read(context, () => quoteCancel(reservation, input.offers))
    },
    async retrieve(key, context) {
      if ('idempotencyKey' in key)
        return line.read(context, async () => shown(await findByKey<Sold>(db, id, key.idempotencyKey)))
      if (!isOf(id, key)) return noSuchReservation()
      return line.read(context, async () => shown(await findBooking<Sold>(db, id, key.locator)))
    },
    extend: (reservation, context) => line.write(context, () => desk.extend(reservation, context)),
    ...(desk.exchange && { exchange: exchangeAt(desk.exchange) }),
    ...(ancillaries && {
      async ancillaries(offers, context) {
        const found = shelf.read(offers)
        return found.ok ? line.read(context, () => ancillaries(db, found.value)) : found
      },
    }),
    ...(describe && {
      describe: (ids: readonly string[], context: ReadContext) => line.read(context, () => describe(ids, context)),
    }),
    /** Asked every half minute: holds that have ended are given back on the way. */
    async health(context) {
      const began = performance.now()
      const swept = await line.read(context, async () => ({ ok: true, value: await goods.sweep(db, now()) }))
      const latencyMs = Math.round(performance.now() - began)
      return swept.ok ? { status: 'UP', latencyMs } : { status: 'DOWN', latencyMs, message: swept.error.details }
    },
  }
}
