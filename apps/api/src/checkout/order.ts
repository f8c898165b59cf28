import { isBought } from '@portolan/domain/booking/lifecycle'
import type { PaymentStatus } from '@portolan/domain/booking/payment'
import { type BookingMoney, paymentStatusOf, settlementOf, waysOf } from '@portolan/domain/booking/settlement'
import type { Money } from '@portolan/domain/money'
import type { BookingRecord, InvoiceTo, PurchaseRecord } from '../booking/booking.ts'
import type { NextAction } from '../payment/provider.ts'
import { paidThere } from '../platform/paid-there.ts'
import { standingOffers } from '../platform/standing-offers.ts'

/** Money asked for once, for some bookings of a purchase. */
export interface PaymentRecord {
  readonly id: string
  readonly purchaseId: string
  /** Of the booking whose exchange it pays for; null: it is the order's. */
  readonly bookingId: string | null
  readonly method: 'account' | 'token'
  readonly provider: string
  /** Opened. */
  readonly token: string
  /** Opened: to whom its invoice is written; null: whom the contact names, or the agency. */
  readonly invoiceTo: InvoiceTo | null
  readonly status: PaymentStatus
  readonly amount: Money
  readonly captured: Money
  readonly reference: string | null
  readonly nextAction: NextAction | null
  readonly reason: string | null
}

/** All that is written down of a purchase: what is done next is decided by this alone. */
export interface Order extends PurchaseRecord {
  /** The last one asked for, of those for the order itself. */
  readonly payment: PaymentRecord | undefined
  /** All of them, the oldest first: those of exchanges too. */
  readonly payments: readonly PaymentRecord[]
  /** Another with every change: who knows the order of this version knows it as it is. */
  readonly version: number
  /** The step in hand, by its key. */
  readonly sent: string | null
  /** How often it was looked at again since something moved. */
  readonly tries: number
  /** Milliseconds since something moved. */
  readonly sinceMs: number
}

export const bookingIn = ({ bookings }: Pick<Order, 'bookings'>, id: string): BookingRecord => {
  const found = bookings.find((booking) => booking.id === id)
  if (!found) throw new Error('The booking is of another purchase.')
  return found
}

/** Undefined: its exchange has nothing to pay, or there is none. */
export const exchangePaymentOf = ({ payments }: Order, { exchange }: BookingRecord): PaymentRecord | undefined =>
  payments.find(({ id }) => id === exchange?.paymentId)

/** Where money may be on its way: the order's own, and that of each exchange in hand. */
export const paymentsInHand = (order: Order): PaymentRecord[] =>
  [order.payment, ...order.bookings.map((booking) => exchangePaymentOf(order, booking))].filter(
    (payment) => payment !== undefined,
  )

/** What is said of the money of a booking before any was asked for. */
export const nothingPaid = { paymentStatus: 'None', settlement: 'none', paymentWays: [] } as const

/** What the order's books say of one of its bookings. */
function moneyOf({ payments }: Order, booking: BookingRecord): BookingMoney {
  const { id, paymentId, paid, refunded, refund, price, status, cameFrom } = booking
  return {
    payment: payments.find((payment) => payment.id === paymentId) ?? null,
    paid: paid.minor,
    refunded: refunded.minor,
    refund,
    exchanges: payments.flatMap(({ bookingId, captured, method }) =>
      bookingId === id && captured.minor > 0 ? method : [],
    ),
    there: paidThere(standingOffers(booking), price.currency).minor,
    isBought: isBought({ status, from: cameFrom ?? undefined }),
  }
}

/** The same order with what became of the money of each booking. */
export const withMoney = (order: Order): Order => ({
  ...order,
  bookings: order.bookings.map((booking) => {
    const money = moneyOf(order, booking)
    return {
      ...booking,
      paymentStatus: paymentStatusOf(money),
      settlement: settlementOf(money),
      paymentWays: waysOf(money),
    }
  }),
})

/** One of its bookings has moved. */
export const withBooking = (order: Order, moved: BookingRecord): Order =>
  withMoney({ ...order, bookings: order.bookings.map((booking) => (booking.id === moved.id ? moved : booking)) })

/** One of its payments has moved, or is new. */
export function withPayment(order: Order, moved: PaymentRecord): Order {
  const isKnown = order.payments.some(({ id }) => id === moved.id)
  const payments = order.payments.map((payment) => (payment.id === moved.id ? moved : payment))
  const all = isKnown ? payments : [...payments, moved]
  return withMoney({ ...order, payments: all, payment: all.findLast(({ bookingId }) => bookingId === null) })
}

/** One key for each booking, step and round, whoever takes the step and how often. */
export const stepKey = ({ id, round }: Pick<BookingRecord, 'id' | 'round'>, step: string): string =>
  `${id}.${step}.${round}`
