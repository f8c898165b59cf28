import { type Money, sum, zero } from '@portolan/domain/money'
import type { Instant } from '@portolan/supplier/outcome'
import type { RailCondition } from '@portolan/supplier/rail'
import type { Booking } from '../../book/booking.ts'
import type { Sold } from './reservation.ts'

const isOpen = (until: Instant | undefined, now: Instant): boolean => until === undefined || now < until

/** What a ticket's own conditions ask for an exchange now; undefined: it is not exchanged. */
function feeOf(conditions: readonly RailCondition[], currency: string, now: Instant): Money | undefined {
  for (const condition of conditions) {
    if (condition.code === 'EXCHANGE_FEE' && isOpen(condition.until, now)) return condition.fee
    if (condition.code === 'EXCHANGE_FREE' && isOpen(condition.until, now)) return zero(currency)
  }
  return undefined
}

/** Of all tickets together; undefined where one of them is not exchanged. */
export function exchangeFeeOf({ sold }: Booking<Sold>, now: Instant): Money | undefined {
  const { currency } = sold.total.total
  const fees = sold.tickets.map(({ detail }) => feeOf(detail.conditions, currency, now))
  const known = fees.filter((fee) => fee !== undefined)
  return known.length < fees.length ? undefined : sum(known, currency)
}
