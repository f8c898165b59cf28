import type { ActivityDetail } from '@portolan/supplier/activity'
import type { CancelRule } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { CancelQuote, Reservation } from '@portolan/supplier/reservation'
import { type Booking, headOf, type SoldBase } from '../../book/booking.ts'
import { cancelFee } from '../../book/cancel-fee.ts'
import { quoteRefund } from '../../book/refund.ts'
import { seedOf } from '../../seed.ts'
import type { PlacesTaken } from './departure-store.ts'

/** As it was sold, whatever the tour costs later. */
export interface Sold extends SoldBase<PlacesTaken> {
  readonly detail: ActivityDetail
  readonly penalties: readonly CancelRule[]
}

/** The guide's own number: eight digits. */
const voucherOf = (locator: string): string => String(10_000_000 + (seedOf('voucher', locator) % 90_000_000))

export function reservationOf(booking: Booking<Sold>, now: Instant): Reservation<ActivityDetail> {
  const { locator, sold } = booking
  const head = headOf(booking, now)
  return {
    ...{ ...head, penalties: sold.penalties, detail: sold.detail },
    ...(head.state === 'confirmed' && {
      documents: [{ kind: 'voucher' as const, id: voucherOf(locator), travelerRefs: sold.travelerRefs }],
    }),
  }
}

export const refundOf = (booking: Booking<Sold>, now: Instant): CancelQuote =>
  quoteRefund(booking, cancelFee(booking.sold.penalties, booking.sold.total.total, now), now)
