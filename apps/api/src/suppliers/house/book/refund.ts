import { type Money, subtract, zero } from '@portolan/domain/money'
import type { Instant } from '@portolan/supplier/outcome'
import type { CancelQuote } from '@portolan/supplier/reservation'
import { type Booking, type SoldBase, stateOf } from './booking.ts'

const quoteLife = 10 * 60_000

/** `fee`: of what was paid. A hold is given back for nothing, because nothing was paid for it. */
export function quoteRefund(booking: Booking<SoldBase>, fee: Money, now: Instant): CancelQuote {
  const { locator, sold } = booking
  const { total, there } = sold.total
  const nothing = zero(total.currency)
  const isPaid = stateOf(booking, now) === 'confirmed'
  // What somebody else collects is not ours to give back.
  const [paid, kept] = isPaid ? [subtract(total, there ?? nothing), fee] : [nothing, nothing]
  return {
    ...{ id: `${locator}-${now}`, refund: subtract(paid, kept), fee: kept },
    ...{ expiresAt: now + quoteLife, to: 'original' },
  }
}
