import { type BookingEvent, moveBooking } from '@portolan/domain/booking/lifecycle'
import { movePayment, type PaymentEvent } from '@portolan/domain/booking/payment'
import type { BookingRecord } from '../../booking/booking.ts'
import type { Db } from '../../platform/db.ts'
import { endedBy } from '../../platform/hold-end.ts'
import { type BookingChanges, changedBooking, setBooking } from '../booking-store.ts'
import { bookingIn, type PaymentRecord, withBooking, withPayment } from '../order.ts'
import { type PaymentChanges, setPayment } from '../payment-store.ts'
import { type Entered, MovedMeanwhile } from './step.ts'

/** By the table of transitions, only from where it stands, and written into its timeline. Answers what it is then. */
export async function move(
  tx: Db,
  booking: BookingRecord,
  event: BookingEvent,
  changes: BookingChanges = {},
  data: object = {},
): Promise<BookingRecord> {
  const to = moveBooking({ status: booking.status, from: booking.cameFrom ?? undefined }, event)
  if (!to) throw new MovedMeanwhile(`${booking.status} ${event}`)
  await setBooking(tx, booking, to, changes, { kind: event, data })
  const ended = endedBy(to.status, event)
  return { ...changedBooking(booking, changes), status: to.status, cameFrom: to.from ?? null, ended }
}

/** A step that does nothing else. */
export const moving =
  (booking: BookingRecord, event: BookingEvent, changes: BookingChanges = {}, data: object = {}): Entered =>
  async (tx, order) => {
    const { status, cameFrom, ended } = await move(tx, booking, event, changes, data)
    return withBooking(order, { ...changedBooking(bookingIn(order, booking.id), changes), status, cameFrom, ended })
  }

export async function movePaymentOn(
  tx: Db,
  payment: PaymentRecord,
  event: PaymentEvent,
  changes: PaymentChanges = {},
): Promise<PaymentRecord> {
  const to = movePayment(payment.status, event)
  if (!to) throw new MovedMeanwhile(`${payment.status} ${event}`)
  await setPayment(tx, payment, to, changes)
  const { captured = payment.captured.minor, nextAction = null, ...rest } = changes
  return { ...payment, ...rest, nextAction, status: to, captured: { ...payment.captured, minor: captured } }
}

export const movingPayment =
  (payment: PaymentRecord, event: PaymentEvent, changes: PaymentChanges = {}): Entered =>
  async (tx, order) =>
    withPayment(order, await movePaymentOn(tx, payment, event, changes))
