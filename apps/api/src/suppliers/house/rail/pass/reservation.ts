import { sum } from '@portolan/domain/money'
import type { Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { RailPassDetail } from '@portolan/supplier/rail'
import type { CancelQuote, Reservation } from '@portolan/supplier/reservation'
import { type Booking, headOf, type SoldBase } from '../../book/booking.ts'
import { quoteRefund } from '../../book/refund.ts'
import { feeOf, penaltiesOf } from './terms.ts'

/** A pass as it was sold. Plain data. */
export interface SoldPass {
  readonly identity: string
  readonly start: string
  readonly price: Price
  readonly detail: RailPassDetail
}

/** Departs when its first day is over: before that it may be used at any hour, and be bought to the last. */
export interface Sold extends SoldBase<never> {
  readonly passes: readonly [SoldPass, ...SoldPass[]]
}

export function reservationOf(booking: Booking<Sold>, now: Instant): Reservation<RailPassDetail> {
  const { locator, sold } = booking
  const { passes, travelerRefs } = sold
  const head = headOf(booking, now)
  const starts = passes.map(({ start }) => start).sort()
  return {
    ...head,
    penalties: penaltiesOf(starts[0] ?? ''),
    ...(head.state === 'confirmed' && {
      documents: passes.map((_, index) => ({ kind: 'ticket' as const, id: `${locator}-${index + 1}`, travelerRefs })),
    }),
    detail: passes[0].detail,
  }
}

export function refundOf(booking: Booking<Sold>, now: Instant): CancelQuote {
  const { passes, total } = booking.sold
  const fees = passes.map(({ price, start }) => feeOf(price.total, start, now))
  return quoteRefund(booking, sum(fees, total.total.currency), now)
}
