import { shareOut } from '@portolan/domain/booking/payment-share'
import type { Money } from '@portolan/domain/money'
import type { BookingRecord } from '../booking/booking.ts'
import type { Db } from '../platform/db.ts'
import type { Platform } from '../platform/module.ts'
import { putRefund, refundsOf } from './money-store.ts'
import type { Order, PaymentRecord } from './order.ts'

export interface GivenBack {
  readonly payment: PaymentRecord
  readonly amount: Money
}

interface Back {
  order: Order
  booking: BookingRecord
  /** Of what it is given back for: under it nothing goes back twice. */
  key: string
  /** Minor units. */
  back: number
  outbox: Platform['outbox']
}

/** What a booking was paid with, the newest first: those of its exchanges, then its share of the order's. */
function paidWith(
  { payments }: Order,
  { id, paymentId, paid }: BookingRecord,
): { payment: PaymentRecord; has: number }[] {
  const later = payments
    .filter(({ bookingId }) => bookingId === id)
    .map((payment) => ({ payment, has: payment.captured.minor }))
  const first = payments.find((payment) => payment.id === paymentId)
  const rest = paid.minor - later.reduce((sum, { has }) => sum + has, 0)
  return [...later.reverse(), ...(first ? [{ payment: first, has: rest }] : [])]
}

/** Money goes back the way it came, and never more of a payment than is left of it. */
export async function giveBack(tx: Db, { order, booking, key, back, outbox }: Back): Promise<GivenBack[]> {
  if (back <= 0) return []
  const all = paidWith(order, booking)
  const before = new Map((await refundsOf(tx, booking.id)).map(({ paymentId, minor }) => [paymentId, minor]))
  const parts = shareOut(
    back,
    all.map(({ payment, has }) => has - (before.get(payment.id) ?? 0)),
  )
  const given = all.flatMap(({ payment }, index) => {
    const minor = parts[index] ?? 0
    return minor > 0 ? [{ payment, amount: { minor, currency: payment.amount.currency } }] : []
  })
  for (const [index, { payment, amount }] of given.entries()) {
    const own = index === 0 ? key : `${key}.${index}`
    const refund = { paymentId: payment.id, bookingId: booking.id, key: own, amount: amount.minor }
    const refundId = await putRefund(tx, refund)
    if (refundId) await outbox.put(tx, 'booking.refund', { refundId })
  }
  return given
}
