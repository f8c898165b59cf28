import type { Authorization } from '../../payment/provider.ts'
import type { Db } from '../../platform/db.ts'
import type { Order, PaymentRecord } from '../order.ts'
import { ended } from './exchange.ts'
import { move, movePaymentOn, movingPayment } from './move.ts'
import type { StepOutcome, StepParts, StepState } from './step.ts'

/** What was to be paid stands where it stood before: held, not yet, or bought as it was before the exchange. */
async function standBack(tx: Db, { bookings }: Order, payment: PaymentRecord, reason: string): Promise<void> {
  for (const booking of bookings) {
    const { status, exchange } = booking
    if (status === 'PendingPurchase' && booking.paymentId === payment.id)
      await move(tx, booking, 'declined', { paymentId: null }, { reason })
    if (status === 'PendingExchange' && exchange?.paymentId === payment.id)
      await move(tx, booking, 'exchangeRefused', { exchange: ended(exchange, 'declined') }, { reason })
  }
}

export async function decline(tx: Db, order: Order, payment: PaymentRecord, reason: string): Promise<void> {
  await movePaymentOn(tx, payment, 'declined', { reason })
  await standBack(tx, order, payment, reason)
}

export function makeAuthorise({ payments }: StepParts) {
  async function ask(payment: PaymentRecord, isFresh: boolean): Promise<Authorization> {
    const provider = payments.provider(payment.provider)
    if (!provider) return { is: 'declined', reason: 'no_provider' }
    const key = `${payment.id}.authorize`
    const known = isFresh ? undefined : await provider.find(key)
    if (known && known.is !== 'unknown') return known
    const { token, amount, purchaseId } = payment
    return provider.authorize({ key, token, amount, description: purchaseId })
  }

  return async ({ isFresh }: StepState, payment: PaymentRecord | undefined): Promise<StepOutcome> => {
    if (!payment) throw new Error('There is nothing to authorise.')
    const answer = await ask(payment, isFresh)
    switch (answer.is) {
      case 'authorized':
        return movingPayment(payment, 'ok', { reference: answer.reference })
      case 'challenge':
        return movingPayment(payment, 'actionRequired', { reference: answer.reference, nextAction: answer.action })
      case 'declined':
        return async (tx, now) => {
          await decline(tx, now, payment, answer.reason)
          return undefined
        }
      default:
        return 'later'
    }
  }
}
