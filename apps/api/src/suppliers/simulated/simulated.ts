import type { WriteContext } from '@portolan/supplier/context'
import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { SupplierFor } from '@portolan/supplier/query'
import type { Purchase, Reservation, ReservationRef } from '@portolan/supplier/reservation'
import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../refusal.ts'
import type { Behaviour } from './behaviour.ts'
import { type Booking, refundOf, reservationOf, takesCapacity } from './booking.ts'
import { type Done, makeDesk } from './desk.ts'
import type { SimulatedDetail } from './item.ts'
import { makeLedger, textOf } from './ledger.ts'
import { type Call, makeLine } from './line.ts'
import { pick } from './seed.ts'
import { makeSent } from './sent.ts'
import { makeShop, plainPrice } from './shop.ts'

export interface SimulatedParts<P extends SupplierProduct> {
  id: string
  product: P
  /** Of deadlines and calls. */
  clock: Clock
  /** Of what ends by itself: offers, holds, refunds. Absent: the same. */
  expiryClock?: Clock | undefined
  /** Absent: one of the three, by the id. */
  currency?: 'EUR' | 'GBP' | 'CHF'
  holdSeconds?: number
  /** False: everything is bought at once. */
  canHold?: boolean
}

/** How it is told to misbehave, and what is seen of it from outside. Plain data only. */
export interface Controls {
  /** Takes the place of all that was told before. Throws for anything that is no behaviour. */
  set(behaviour: Behaviour): void
  /** Only what is named; the rest stays as it was told. */
  change(part: Behaviour): void
  /** As at the beginning: nothing told, nothing sold, no call remembered. */
  reset(): void
  /** What has reached it, the newest last. */
  calls(): Call[]
  /** Seats, rooms or cars that can be sold now. */
  remaining(identity: string): number
}

export type Simulated<P extends SupplierProduct> = SupplierFor<P, SimulatedDetail> & { readonly controls: Controls }

const currencies = ['EUR', 'GBP', 'CHF'] as const
const held = 15 * 60

const unknown = () => refuse('notFound', 'There is no such reservation.')

/** Behaves like any supplier, with books of its own in memory, until it is told not to. */
export function makeSimulated<P extends SupplierProduct>(parts: SimulatedParts<P>): Simulated<P> {
  const { id, product, clock, expiryClock = clock, holdSeconds = held, canHold = true } = parts
  const currency = parts.currency ?? currencies[pick(id, currencies.length)] ?? 'EUR'
  const now = () => expiryClock.now().getTime()
  const callTime = () => clock.now().getTime()
  const line = makeLine(callTime)
  const { behaviour } = line
  const desk = makeDesk({
    product,
    holdSeconds,
    now,
    priceFactor: () => behaviour().priceFactorBasisPoints ?? plainPrice,
    capacity: () => behaviour().capacity,
    asks: () => behaviour().asks === true,
  })
  const shop = makeShop<P>({ id, product, currency, canHold, desk, now, behaviour })
  const ledger = makeLedger<Done>()
  const sent = makeSent<Done>()

  const show = ({ booking }: { booking: Booking }): Reservation<SimulatedDetail> => reservationOf(booking, id, now())

  const locatorIn = ({ supplier, locator }: ReservationRef): string => (supplier === id ? locator : '')

  const write = (
    operation: 'hold' | 'confirm' | 'cancel',
    input: unknown,
    context: WriteContext,
    work: () => Outcome<Done>,
  ): Promise<Outcome<Done>> => {
    const text = textOf(operation, input)
    return behaviour().noIdempotency
      ? sent.once(context, text, () => line.send(operation, context, work))
      : line.send(operation, context, () => ledger.once(context.idempotencyKey, text, work))
  }

  const take = async (operation: 'hold' | 'confirm', input: Purchase, context: WriteContext) => {
    // What a repetition asks for may have been done in time: only the supplier's books can tell.
    const found = shop.read(input.offers, context.attempt > 1)
    if (!found.ok) return found
    const state = operation === 'hold' ? 'held' : 'confirmed'
    const work = () => desk.take(found.value, input, state, context.idempotencyKey)
    const outcome = await write(operation, input, context, work)
    return outcome.ok ? { ok: true as const, value: show(outcome.value) } : outcome
  }

  return {
    id,
    product,
    get can() {
      const knowsKeys = behaviour().noIdempotency !== true
      return {
        hold: canHold,
        cancelQuote: true,
        partialCancel: false,
        idempotentWrites: knowsKeys,
        retrieveByKey: knowsKeys,
      }
    },
    search: (query, context) => line.send('search', context, () => shop.find(query)),
    async quote({ offers }, context) {
      const found = shop.read(offers)
      return found.ok ? line.send('quote', context, () => shop.quote(found.value)) : found
    },
    async hold(input, context) {
      if (!canHold) return refuse('unsupported', 'Nothing can be held here.')
      return take('hold', input, context)
    },
    async confirm(input, context) {
      if ('offers' in input) return take('confirm', input, context)
      const work = () => desk.confirm(locatorIn(input.reservation), input.accept)
      const outcome = await write('confirm', input, context, work)
      return outcome.ok ? { ok: true, value: show(outcome.value) } : outcome
    },
    async cancel(input, context) {
      const locator = locatorIn(input.reservation)
      if (input.mode === 'commit') {
        const outcome = await write('cancel', input, context, () => desk.cancel(locator, input.accept))
        if (!outcome.ok) return outcome
        const { quote } = outcome.value
        return { ok: true, value: { ...(quote && { quote }), reservation: show(outcome.value) } }
      }
      if (input.travelerRefs || input.segmentRefs || input.offers)
        return refuse('unsupported', 'A reservation is cancelled as a whole.')
      return line.send('cancelQuote', context, () => {
        const booking = desk.find(locator)
        if (!booking) return unknown()
        if (!takesCapacity(booking, now())) return refuse('rejected', 'There is nothing left to cancel.')
        return { ok: true, value: { quote: refundOf(booking, now()), reservation: show({ booking }) } }
      })
    },
    async retrieve(key, context) {
      const byKey = 'idempotencyKey' in key
      if (byKey && behaviour().noIdempotency) return refuse('unsupported', 'Reservations are found by their locator.')
      return line.send('retrieve', context, () => {
        const booking = byKey ? ledger.find(key.idempotencyKey)?.booking : desk.find(locatorIn(key))
        return booking ? { ok: true, value: show({ booking }) } : unknown()
      })
    },
    async health(context) {
      const start = callTime()
      const outcome = await line.send('health', context, () => ({ ok: true, value: undefined }))
      const latencyMs = callTime() - start
      return outcome.ok ? { status: 'UP', latencyMs } : { status: 'DOWN', latencyMs, message: outcome.error.details }
    },
    controls: {
      set: line.set,
      change: line.change,
      reset() {
        line.set({})
        line.forget()
        desk.forget()
        ledger.forget()
        sent.forget()
      },
      calls: line.calls,
      remaining: desk.remaining,
    },
  }
}
