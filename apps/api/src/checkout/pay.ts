import { randomUUID } from 'node:crypto'
import { isMoneyMoving } from '@portolan/domain/booking/payment'
import { compare, type Money, sum } from '@portolan/domain/money'
import type { BookingRecord } from '../booking/booking.ts'
import { chargedFor } from '../platform/paid-there.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Planned } from './advance.ts'
import { payableOf, quoteIdOf } from './agreement.ts'
import { type Order, withBooking, withPayment } from './order.ts'
import type { OrderParts, Payment } from './orders.ts'
import { isOwnedBy } from './own-part.ts'
import { putPayment } from './payment-store.ts'
import { fileNumberIs } from './purchase-store.ts'
import { settled } from './settled.ts'
import { decline } from './steps/authorise.ts'
import { move, movePaymentOn } from './steps/move.ts'
import { lockOrder, onOrder } from './store.ts'

/** Another tab pays for something else of the order; its turn comes first. */
interface Paying {
  paying: Order
}

const mostTurns = 8

/**
 * Money for this order is on its way. One payment at a time: what is done next is decided by the last one, and a later
 * one would push it aside.
 */
const isPaying = ({ payment, bookings }: Order): boolean =>
  payment !== undefined &&
  (payment.status === 'ActionRequired' ||
    isMoneyMoving(payment.status) ||
    bookings.some(({ status, paymentId }) => status === 'PendingPurchase' && paymentId === payment.id))

export function makePay(parts: OrderParts) {
  const { db, safe, now, payments, advance } = parts

  const totalOf = (bookings: readonly BookingRecord[], currency: string): Money =>
    sum(
      bookings.map(({ price }) => price),
      currency,
    )

  const chargeFor = (bookings: readonly BookingRecord[], currency: string): Money =>
    sum(bookings.map(chargedFor), currency)

  /** The customer has answered the provider, or comes back: what does it say now? */
  async function resume(order: Order, payment = order.payment): Promise<Order> {
    const provider = payment && payments.provider(payment.provider)
    const answer = payment && (await provider?.find(`${payment.id}.authorize`))
    if (!payment || (answer?.is !== 'authorized' && answer?.is !== 'declined')) return order
    const at = await now()
    const begun = await db.transaction(async (tx) => {
      const current = await lockOrder({ db: tx, safe }, order.id)
      const asked = current?.payments.find(({ id }) => id === payment.id)
      if (current && asked?.status === 'ActionRequired') {
        if (answer.is === 'authorized') await movePaymentOn(tx, asked, 'ok', { reference: answer.reference })
        else await decline(tx, current, asked, answer.reason)
      }
      return advance.begin(tx, order.id, at)
    })
    return advance.carryOn(begun)
  }

  /** All that is ready, as it was agreed to. From here on no hold expires under us. */
  async function begin(
    order: Order,
    { form, accepted, quoteId, bookingId, payer, invoiceTo }: Payment,
  ): Promise<Planned | Paying | undefined> {
    const at = await now()
    return onOrder({ db, safe }, order, async (tx, current, turn) => {
      // What belongs together is paid together.
      const bundle = current.bookings.find(({ id }) => id === bookingId)?.bundle
      const ready = payableOf(current.bookings).filter(
        (booking) =>
          (bookingId === undefined || booking.bundle === bundle) && (!payer || isOwnedBy(payer, current, booking)),
      )
      // Another tab was quicker: how it stands is told.
      if (ready.length === 0) return undefined
      if (isPaying(current)) return { paying: current }
      if (ready.some(({ status, holdUntil }) => status === 'OnHold' && holdUntil !== null && holdUntil <= at))
        throw new Refusal(409, { text: 'error.hold.expired' })
      const total = totalOf(ready, current.currency)
      if (accepted.currency !== total.currency || compare(accepted, total) < 0)
        throw new Refusal(409, { text: 'error.price.changed' })
      if (quoteId !== undefined && quoteId !== quoteIdOf(current, ready))
        throw new Refusal(409, { text: 'error.checkout.changed' })
      const paymentId = randomUUID()
      const amount = chargeFor(ready, current.currency)
      if (form.provider === 'there' && amount.minor > 0) throw new Refusal(400, { text: 'error.payment.dueNow' })
      const payment = await putPayment(tx, safe, { id: paymentId, purchaseId: current.id, ...form, amount, invoiceTo })
      if (form.fileNumber !== undefined) await turn.set(fileNumberIs(form.fileNumber))
      let known = withPayment(current, payment)
      for (const booking of ready)
        known = withBooking(known, await move(tx, booking, 'payStarted', { paymentId, changed: null }))
      return advance.begin(tx, current.id, at, { known, turn })
    })
  }

  async function pay(order: Order, payment: Payment): Promise<Order> {
    for (let turn = 0; turn < mostTurns; turn++) {
      const begun = await begin(order, payment)
      if (!begun) return order
      if (!('paying' in begun)) return advance.carryOn(begun)
      const after = await settled({ db, safe }, begun.paying)
      if (isPaying(after)) return after
    }
    return order
  }

  return { pay, resume }
}
