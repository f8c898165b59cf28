import type { PaymentState, readOrderPayment } from '@portolan/contract/checkout'
import { isMoneyMoving } from '@portolan/domain/booking/payment'
import { demandAll } from '../platform/person.ts'
import type { Handler } from '../platform/serve.ts'
import { findOwn, ownerIn } from './calls.ts'
import type { Order } from './order.ts'
import type { OrderParts } from './orders.ts'
import { ownPart } from './own-part.ts'
import { isDeclined, paymentView } from './view.ts'

function stateOf({ payment, bookings }: Order): PaymentState {
  if (!payment) return 'None'
  if (payment.status === 'ActionRequired') return 'ActionRequired'
  const isBuying = bookings.some(({ status, paymentId }) => status === 'PendingPurchase' && paymentId === payment.id)
  if (isBuying || isMoneyMoving(payment.status)) return 'Pending'
  return isDeclined(payment) ? 'Declined' : 'Done'
}

/** What is written down, and nothing else: neither the bank nor a supplier is asked by it. */
export const makeReadPayment =
  ({ db, safe }: OrderParts): Handler<typeof readOrderPayment> =>
  async ({ params }, context) => {
    const owner = ownerIn(context.session)
    const order = ownPart(await findOwn({ db, safe }, owner, params.orderId), owner)
    demandAll(context, 'view', order.bookings)
    const { id, payment } = order
    return {
      success: true,
      orderId: id,
      state: stateOf(order),
      ...(payment && { payment: paymentView(payment, context.language) }),
    }
  }
