import { isBought } from '@portolan/domain/booking/lifecycle'
import { type Money, sum } from '@portolan/domain/money'
import type { BookingRecord } from '../../booking/booking.ts'
import type { Db } from '../../platform/db.ts'
import { chargedFor } from '../../platform/paid-there.ts'
import { enterPaid, raiseWork } from '../money-store.ts'
import { type Order, type PaymentRecord, withBooking, withPayment } from '../order.ts'
import { invoiceWork } from './invoice-work.ts'
import { move, movePaymentOn } from './move.ts'
import type { StepOutcome, StepParts, StepState } from './step.ts'

const boughtBy = ({ bookings }: Order, payment: PaymentRecord): BookingRecord[] =>
  bookings.filter(
    ({ paymentId, status, cameFrom }) => paymentId === payment.id && isBought({ status, from: cameFrom ?? undefined }),
  )

const itemIds = (bookings: readonly BookingRecord[]): string[] => bookings.flatMap(({ cartItemId }) => cartItemId ?? [])

function paymentOf({ payment }: Order): PaymentRecord {
  if (!payment) throw new Error('There is no payment.')
  return payment
}

/**
 * Fixed when the capture is sent: whatever becomes of a booking meanwhile, the same sum is asked for again. Of an
 * exchange it is all that was agreed to.
 */
export function captureSum(order: Order, payment: PaymentRecord): Money {
  if (payment.status === 'Capturing') return payment.captured
  if (payment.bookingId !== null) return payment.amount
  return sum(boughtBy(order, payment).map(chargedFor), payment.amount.currency)
}

/** What was bought leaves the cart; what was not is in it again. */
export function makeCapture({ payments, books, outbox, cartGoods }: StepParts) {
  async function enter(tx: Db, order: Order, payment: PaymentRecord, amount: number): Promise<Order> {
    let after = withPayment(order, await movePaymentOn(tx, payment, 'ok', { captured: amount }))
    const bought = boughtBy(order, payment)
    for (const booking of bought) {
      await books.enterSale(tx, { booking, payment, paid: chargedFor(booking) })
      if (booking.status === 'Committed')
        after = withBooking(after, await move(tx, booking, 'ticketed', { paid: chargedFor(booking).minor }))
      else await enterPaid(tx, booking.id, chargedFor(booking).minor)
    }
    const lost = order.bookings.filter(({ status }) => status === 'Unsuccessful' || status === 'Cancelled')
    await cartGoods.order(tx, itemIds(bought))
    await cartGoods.giveBack(tx, itemIds(lost))
    await outbox.put(tx, 'booking.confirmed', { purchaseId: order.id, paymentId: payment.id })
    await outbox.put(tx, 'invoice.payment', invoiceWork(order, payment, bought))
    return after
  }

  return async ({ order }: StepState): Promise<StepOutcome> => {
    const payment = paymentOf(order)
    const provider = payments.provider(payment.provider)
    const amount = captureSum(order, payment)
    const captured = await provider?.capture({
      key: `${payment.id}.capture`,
      reference: payment.reference ?? '',
      amount,
    })
    if (captured === 'captured') return (tx, now) => enter(tx, now, payment, amount.minor)
    if (captured === 'gone')
      return async (tx, now) => {
        await movePaymentOn(tx, payment, 'failed', { reason: 'authorisation_gone', captured: 0 })
        for (const booking of boughtBy(now, payment)) await raiseWork(tx, 'unpaid', booking.id)
        return undefined
      }
    return 'later'
  }
}

export function makeVoid({ payments, cartGoods }: StepParts) {
  return async (_: StepState, payment: PaymentRecord | undefined): Promise<StepOutcome> => {
    if (!payment) throw new Error('There is nothing to let go.')
    const provider = payments.provider(payment.provider)
    const answer = await provider?.void({ key: `${payment.id}.void`, reference: payment.reference ?? '' })
    if (answer !== 'voided') return 'later'
    return async (tx, now) => {
      await movePaymentOn(tx, payment, 'void')
      if (payment.bookingId !== null) return undefined
      const lost = now.bookings.filter(({ status }) => status === 'Unsuccessful' || status === 'Cancelled')
      await cartGoods.giveBack(tx, itemIds(lost))
      return undefined
    }
  }
}
