import { may, type Standing } from '@portolan/domain/may'
import { add } from '@portolan/domain/money'
import type { Order } from '../checkout/order.ts'
import type { Context } from '../platform/context.ts'
import { personOf } from '../platform/person.ts'
import { Refusal } from '../platform/refusal.ts'
import { productOf } from '../platform/sold-together.ts'
import type { AgreedExchange, BookingRecord } from './booking.ts'

export interface ToExchange {
  readonly order: Order
  readonly booking: BookingRecord
  /** Of who asks for it. */
  readonly standing: Standing
}

/** What is paid for an exchange; below zero it goes back to the customer. */
export const dueOf = ({ difference, fee }: Pick<AgreedExchange, 'difference' | 'fee'>) => add(difference, fee)

/** Who exchanges buys something else, and needs no more for it; where money goes back, a part is cancelled. */
export function checkRefundable(agreed: AgreedExchange, asked: ToExchange, { session }: Context): void {
  const { order, booking, standing } = asked
  if (dueOf(agreed).minor >= 0) return
  if (!may(personOf(session), 'cancel', productOf(order.bookings, booking), standing))
    throw new Refusal(403, { text: 'error.exchange.refund' })
}
