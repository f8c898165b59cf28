import { type Action, type PlannedItem, planNext } from '@portolan/domain/booking/plan'
import { refundableShare } from '@portolan/domain/booking/refundable'
import type { Instant } from '@portolan/supplier/outcome'
import type { BookingRecord } from '../booking/booking.ts'
import { exchangePaymentOf, type Order, paymentsInHand } from './order.ts'

/** By the worst of its offers: a return is worth no more than its half that is lost. */
const shareOf = ({ offers }: BookingRecord, now: Instant): number =>
  Math.min(
    10_000,
    ...offers.map(({ penalties = [], supplierPrice }) => refundableShare(penalties, supplierPrice.total, now)),
  )

const exchangeIn = (order: Order, booking: BookingRecord): PlannedItem['exchange'] =>
  booking.exchange
    ? { payment: exchangePaymentOf(order, booking)?.status, isDone: booking.exchange.end === 'done' }
    : undefined

export function nextAction(order: Order, now: Instant): Action | undefined {
  const { bookings, payment } = order
  const items = bookings.map(
    (booking): PlannedItem => ({
      id: booking.id,
      status: booking.status,
      from: booking.cameFrom ?? undefined,
      bundle: booking.bundle,
      refundable: shareOf(booking, now),
      isPaidHere: payment !== undefined && booking.paymentId === payment.id,
      exchange: exchangeIn(order, booking),
    }),
  )
  return planNext(items, payment?.status)
}

/** A challenge that nobody answers is given up after this. */
export const challengeLife = 15 * 60_000

const shortestPause = 5_000
const longestPause = 60_000

/** The bank is asked ever more slowly what its customer has answered, for the case that its news are lost. */
const pauseAfter = (waitedMs: number): number => Math.min(longestPause, Math.max(shortestPause, waitedMs / 3))

/** When an order that waits has to be looked at again: a hold, an offer or a challenge ends then, or the bank is asked. */
export function wakeOf(order: Order, now: Instant): Instant | undefined {
  const { bookings, expiresAt, sinceMs } = order
  const ends = bookings.flatMap(({ status, holdUntil }) => {
    if (status === 'Pending') return [expiresAt]
    return status === 'OnHold' && holdUntil !== null ? [holdUntil] : []
  })
  if (paymentsInHand(order).some(({ status }) => status === 'ActionRequired'))
    ends.push(now - sinceMs + challengeLife, now + pauseAfter(sinceMs))
  return ends.length > 0 ? Math.min(...ends) : undefined
}
