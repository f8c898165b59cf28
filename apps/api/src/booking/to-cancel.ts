import type { cancelBooking } from '@portolan/contract/booking'
import type { RequestOf } from '@portolan/contract/call'
import { isMoneyMoving } from '@portolan/domain/booking/payment'
import type { Order } from '../checkout/order.ts'
import type { BookingRecord } from './booking.ts'

export type CancelBody = RequestOf<typeof cancelBooking>['body']

/** Of one order, in the order asked for. */
export interface ToCancel {
  readonly order: Order
  readonly bookings: readonly BookingRecord[]
}

/** Money that is on its way is waited for: what was not paid yet cannot be given back. Also that of an exchange. */
export function isBeingPaid({ payment, payments }: Order, { paymentId, paid, exchange }: BookingRecord): boolean {
  if (isMoneyMoving(payments.find(({ id }) => id === exchange?.paymentId)?.status)) return true
  return paymentId !== null && paid.minor === 0 && payment?.id === paymentId && isMoneyMoving(payment.status)
}
