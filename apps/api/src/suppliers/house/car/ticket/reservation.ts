import type { CarDetail } from '@portolan/supplier/car'
import type { CancelRule } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { CancelQuote, Reservation } from '@portolan/supplier/reservation'
import { type Booking, headOf, type SoldBase } from '../../book/booking.ts'
import { cancelFee } from '../../book/cancel-fee.ts'
import { quoteRefund } from '../../book/refund.ts'
import { seedOf } from '../../seed.ts'
import type { DayTaken } from './car-day-store.ts'
import { cents } from './telling.ts'

/** As it was sold, whatever the company asks later. */
export interface Sold extends SoldBase<DayTaken> {
  readonly detail: CarDetail
  readonly penalties: readonly CancelRule[]
}

/** The company's own number: two letters of it and eight digits. */
const confirmationOf = (locator: string, { vendor }: CarDetail): string =>
  `${vendor.code.slice(0, 2)}${10_000_000 + (seedOf('rental', locator) % 90_000_000)}`

export function reservationOf(booking: Booking<Sold>, now: Instant): Reservation<CarDetail> {
  const { locator, sold } = booking
  const head = headOf(booking, now)
  return {
    ...head,
    penalties: sold.penalties,
    ...(head.state === 'confirmed' && {
      documents: [
        { kind: 'voucher' as const, id: confirmationOf(locator, sold.detail), travelerRefs: sold.travelerRefs },
      ],
    }),
    detail: sold.detail,
  }
}

/** Never more than came to us: the desk collects the rest, and has collected nothing yet. */
export function refundOf(booking: Booking<Sold>, now: Instant): CancelQuote {
  const { total, there } = booking.sold.total
  const ours = total.minor - (there?.minor ?? 0)
  const fee = cancelFee(booking.sold.penalties, total, now)
  return quoteRefund(booking, cents(Math.min(fee.minor, ours)), now)
}
