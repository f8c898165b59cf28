import { add, allocate, convert, type Money, subtract, sum, zero } from '@portolan/domain/money'
import type { CancelQuote } from '@portolan/supplier/reservation'
import { chargedFor } from '../platform/paid-there.ts'
import type { BookingRecord } from './booking.ts'

type Priced = Pick<BookingRecord, 'offers' | 'price' | 'paid' | 'refunded'>

const leastOf = (one: Money, other: Money): Money => (other.minor < one.minor ? other : one)

/**
 * What was paid for the part that is cancelled: the supplier says how much of its price that is. The fee of an earlier
 * exchange was paid beside the price, and is gone.
 */
function paidFor({ offers, price }: Priced, { refund, fee }: CancelQuote): Money {
  const { currency } = refund
  const whole = sum(
    offers.map(({ supplierPrice: { total, there } }) => subtract(total, there ?? zero(currency))),
    currency,
  )
  const charged = chargedFor({ offers, price })
  const cancelled = add(refund, fee)
  if (cancelled.minor >= whole.minor) return charged
  return allocate(charged, [cancelled.minor, whole.minor - cancelled.minor])[0] ?? charged
}

/**
 * What the customer is given back, in the currency paid. The supplier's fee is the customer's, at the rate of the sale,
 * and everything else that was paid goes back: who was told that cancelling is free loses nothing. Of what the supplier
 * keeps whole nothing goes back. Never more than is left.
 */
export function refundOf(booking: Priced, quote: CancelQuote): { refund: Money; fee: Money } {
  const { offers, paid, refunded } = booking
  const rate = offers[0]?.price.trace.rate
  const left = subtract(paid, refunded)
  if (!rate) return { refund: zero(paid.currency), fee: zero(paid.currency) }
  const base = leastOf(paidFor(booking, quote), left)
  if (quote.refund.minor === 0) return { refund: zero(paid.currency), fee: base }
  const fee = leastOf(convert(quote.fee, rate.value, rate.to), base)
  return { refund: subtract(base, fee), fee }
}
