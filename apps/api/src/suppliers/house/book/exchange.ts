import { add, compare, type Money, subtract, zero } from '@portolan/domain/money'
import type { WriteContext } from '@portolan/supplier/context'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import type { Exchange, ReservationRef } from '@portolan/supplier/reservation'
import type { Db } from '../../../platform/db.ts'
import { refuse } from '../../refusal.ts'
import { checkAccepted } from './accept.ts'
import { changeSold, findOwn, openTravelers } from './book-store.ts'
import { type Booking, type SoldBase, stateOf } from './booking.ts'
import type { ExchangeRules, Goods } from './goods.ts'
import { noSuchReservation, RefusedWrite } from './refusal.ts'
import type { TravelerSeal } from './traveler-seal.ts'
import type { Writes } from './write.ts'

type Terms = Omit<Exchange<never>, 'reservation'>

const lesser = (one: Money, other: Money): Money => (compare(one, other) < 0 ? one : other)
const greater = (one: Money, other: Money): Money => (compare(one, other) > 0 ? one : other)

function checkBought(booking: Booking<SoldBase>, now: Instant): void {
  if (stateOf(booking, now) !== 'confirmed')
    throw new RefusedWrite(refuse('rejected', 'Only what was bought can be exchanged.'))
}

const quoteLife = 10 * 60_000

/**
 * What it costs to have something else instead, for `total`: the difference of the prices, and the fee. An exchange is no
 * way around the refund terms: what a cancellation would not bring back, less the fee that is paid here already, does not
 * come back and stays with what is sold in its place.
 */
function priceExchange<Sold extends SoldBase>(
  booking: Booking<Sold>,
  total: Money,
  { refundOf, feeOf }: Pick<Goods<never, Sold, never>, 'refundOf'> & Pick<ExchangeRules<never, Sold>, 'feeOf'>,
  now: Instant,
): Terms {
  const { total: paid } = booking.sold.total
  checkBought(booking, now)
  if (total.currency !== paid.currency)
    throw new RefusedWrite(refuse('rejected', `The new tickets are sold in ${total.currency}.`))
  const fee = feeOf(booking, now)
  if (!fee) throw new RefusedWrite(refuse('rejected', 'This fare cannot be exchanged any more.'))
  const { refund, fee: lost } = refundOf(booking, now)
  const unrefundable = greater(subtract(lost, fee), zero(total.currency))
  const bound = lesser(unrefundable, total)
  return {
    difference: greater(subtract(total, paid), subtract(unrefundable, add(refund, lost))),
    fee,
    ...(bound.minor > 0 && { bound }),
    expiresAt: now + quoteLife,
  }
}

/** What the customer pays on top; below zero it comes back. */
const dueOf = ({ difference, fee }: Terms): Money => add(difference, fee)

/** Something else in place of what was bought. */
export interface ExchangeDesk<Found, Detail> {
  /** Changes nothing. */
  quote(ref: ReservationRef, found: Found): Promise<Outcome<Exchange<Detail>>>
  /** The old capacity is given back as the new one is taken. */
  commit(
    ref: ReservationRef,
    found: Found,
    accept: Money | undefined,
    of: WriteContext,
  ): Promise<Outcome<Exchange<Detail>>>
}

interface ExchangeParts<Found, Sold extends SoldBase, Detail> {
  id: string
  db: Db
  goods: Pick<Goods<Found, Sold, Detail>, 'giveBack' | 'sell' | 'refundOf' | 'reservationOf'>
  rules: ExchangeRules<Found, Sold>
  writes: Pick<Writes<Sold>, 'change'>
  seal: Pick<TravelerSeal, 'open'>
  now(): Instant
}

export function makeExchangeDesk<Found, Sold extends SoldBase, Detail>(
  parts: ExchangeParts<Found, Sold, Detail>,
): ExchangeDesk<Found, Detail> {
  const { id, db, goods, rules, writes, seal, now } = parts
  const terms = { refundOf: goods.refundOf, feeOf: rules.feeOf }
  return {
    async quote(ref, found) {
      const booking = await findOwn<Sold>(db, id, ref)
      if (!booking) return noSuchReservation()
      const total = await rules.totalOf(db, found)
      if ('error' in total) return total
      return { ok: true, value: priceExchange(booking, total, terms, now()) }
    },
    async commit(ref, found, accept, of) {
      let priced: Terms | undefined
      const input = [accept, rules.inputOf(found)]
      const { booking } = await writes.change('exchange', ref, input, of, async (tx, booked) => {
        checkBought(booked, now())
        const travelers = await openTravelers(tx, booked.locator, seal)
        // Given back first: who keeps a part of it may keep the last of its kind.
        await goods.giveBack(tx, booked.sold.taken)
        const total = await rules.totalOf(tx, found)
        if ('error' in total) throw new RefusedWrite(total)
        priced = priceExchange(booked, total, terms, now())
        checkAccepted(dueOf(priced), accept ?? zero(total.currency))
        const anew = await goods.sell(tx, found, { offers: [], travelers, accept: total })
        const sold = priced.bound ? rules.bind(anew, priced.bound) : anew
        await changeSold(tx, booked.locator, sold)
        return { booking: { ...booked, sold }, quote: undefined }
      })
      const { currency } = booking.sold.total.total
      const told = priced ?? { difference: zero(currency), fee: zero(currency), expiresAt: now() }
      return { ok: true, value: { ...told, reservation: goods.reservationOf(booking, now()) } }
    },
  }
}
