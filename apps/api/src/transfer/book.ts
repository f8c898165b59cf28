import type { bookTransfer } from '@portolan/contract/transfer'
import { buyerFor, isDearer, priceChanged } from '../platform/agreed.ts'
import { fieldRefusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { withHandlesAt } from '../platform/wrong-handles.ts'
import { type BookBody, makeTransferOrder } from './order.ts'
import type { TransferParts } from './parts.ts'
import type { TransferReservationView } from './reservation-view.ts'
import { rideAlone } from './ride.ts'

export interface BookParts extends TransferParts {
  reservationView: Pick<TransferReservationView, 'reservationOf'>
}

function refuseUnpaid({ resStatus, paymentForm }: BookBody): void {
  if (resStatus === 'Book' && !paymentForm) throw fieldRefusal('/paymentForm', 'invalid_type', 'error.field.required')
}

/** Holds a ride or buys it; who buys what was held goes on with it. */
export function makeBook(parts: BookParts): Handler<typeof bookTransfer> {
  const { offers, priceAgain, reservationView } = parts
  const placeOrder = makeTransferOrder(parts)
  return withHandlesAt<typeof bookTransfer>(
    () => '/rph',
    async ({ body }, context) => {
      refuseUnpaid(body)
      const kept = await offers.find([body.rph], 'transfer')
      const agreed = rideAlone(kept).offer.price.selling
      const again = rideAlone((await priceAgain(kept, buyerFor(kept, context), context)).offers)
      if (isDearer(again.offer.price.selling, agreed))
        return { success: false, errors: { errors: [priceChanged(context.language)] } }
      const { order, booking, errors } = await placeOrder(kept, body, agreed, context)
      const nextAction = order.payment?.status === 'ActionRequired' ? order.payment.nextAction : null
      return {
        ...{ success: errors.length === 0, correlationID: order.correlationId },
        ...(errors.length > 0 && { errors: { errors } }),
        ...(nextAction && { nextAction }),
        ...(booking && { reservation: reservationView.reservationOf(booking, order, context.language) }),
      }
    },
  )
}
