import { enterRefunded, failRefund, raiseWork, settleRefunds, takeRefund } from './money-store.ts'
import type { CheckoutParts } from './parts.ts'

/** After so many tries a person must see to it; it is tried on all the same. */
const alarmAfter = 8

/** Gives money back, once, however often it takes. */
export function makeRefund({ db, payments, outbox, log }: CheckoutParts) {
  return async ({ refundId }: { refundId: string }): Promise<void> => {
    const refund = await takeRefund(db, refundId)
    if (!refund || refund.status === 'Refunded') return
    const { key, reference, amount, currency, tries, bookingId } = refund
    // A line that is dead is no other answer than none: it counts towards the alarm as well.
    const answer = await payments
      .provider(refund.provider)
      ?.refund({ key, reference, amount: { minor: amount, currency } })
      .catch(() => 'unknown' as const)
    if (answer === 'refunded') {
      await db.transaction(async (tx) => {
        if (!(await enterRefunded(tx, refundId))) return
        await outbox.put(tx, 'booking.refunded', { bookingId, amount: { minor: amount, currency } })
        await outbox.put(tx, 'invoice.refund', { refundId })
        await settleRefunds(tx, bookingId)
      })
      return
    }
    if (answer === 'refused' || tries >= alarmAfter) {
      await failRefund(db, refundId)
      await raiseWork(db, 'refund', bookingId)
      log.warn({ booking: bookingId, tries }, 'a refund could not be paid')
      if (answer === 'refused') return
    }
    throw new Error('The refund is not paid yet.')
  }
}
