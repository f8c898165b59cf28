import type { BookingRecord } from '../../booking/booking.ts'
import { addPaid, raiseWork } from '../money-store.ts'
import { bookingIn, exchangePaymentOf, type PaymentRecord } from '../order.ts'
import { exchangedWork } from './exchanged-work.ts'
import { invoiceWork } from './invoice-work.ts'
import { movePaymentOn } from './move.ts'
import type { Entered, StepOutcome, StepParts, StepState } from './step.ts'

/** The new journey is the customer's: now the difference is taken, once. */
export function makeExchangeCapture({ payments, books, outbox }: StepParts) {
  const taken =
    ({ id }: BookingRecord, payment: PaymentRecord): Entered =>
    async (tx, order) => {
      const booking = bookingIn(order, id)
      const { exchange } = booking
      await movePaymentOn(tx, payment, 'ok', { captured: payment.amount.minor })
      await addPaid(tx, id, payment.amount.minor)
      if (exchange) await books.enterExchange(tx, { booking, exchange, moved: [{ payment, amount: payment.amount }] })
      await outbox.put(tx, 'booking.exchanged', exchangedWork(booking))
      await outbox.put(tx, 'invoice.payment', invoiceWork(order, payment, [booking]))
      return undefined
    }

  /** The authorisation is no more: it was exchanged all the same, and a person must see to the money. */
  const lost =
    (booking: BookingRecord, payment: PaymentRecord): Entered =>
    async (tx) => {
      await movePaymentOn(tx, payment, 'failed', { reason: 'authorisation_gone', captured: 0 })
      await raiseWork(tx, 'unpaid', booking.id)
      await outbox.put(tx, 'booking.exchanged', exchangedWork(booking))
      return undefined
    }

  return async ({ order }: StepState, item: string): Promise<StepOutcome> => {
    const booking = bookingIn(order, item)
    const payment = exchangePaymentOf(order, booking)
    if (!payment) throw new Error('There is no payment.')
    const { id, reference, amount } = payment
    const provider = payments.provider(payment.provider)
    const answer = await provider?.capture({ key: `${id}.capture`, reference: reference ?? '', amount })
    if (answer === 'captured') return taken(booking, payment)
    return answer === 'gone' ? lost(booking, payment) : 'later'
  }
}
