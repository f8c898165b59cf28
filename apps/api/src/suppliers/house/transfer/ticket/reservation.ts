import type { CancelRule } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { CancelQuote, Reservation } from '@portolan/supplier/reservation'
import type { TransferDetail } from '@portolan/supplier/transfer'
import { type Booking, headOf, type SoldBase } from '../../book/booking.ts'
import { cancelFee } from '../../book/cancel-fee.ts'
import { quoteRefund } from '../../book/refund.ts'
import { seedOf } from '../../seed.ts'
import type { SlotTaken } from './slot-store.ts'

/** As it was sold, whatever the house asks later. */
export interface Sold extends SoldBase<SlotTaken> {
  readonly detail: TransferDetail
  readonly penalties: readonly CancelRule[]
}

/** What the driver's list says: eight digits. */
const voucherOf = (locator: string): string => String(10_000_000 + (seedOf('ride', locator) % 90_000_000))

export function reservationOf(booking: Booking<Sold>, now: Instant): Reservation<TransferDetail> {
  const { locator, sold } = booking
  const head = headOf(booking, now)
  return {
    ...head,
    penalties: sold.penalties,
    ...(head.state === 'confirmed' && {
      documents: [{ kind: 'voucher', id: voucherOf(locator), travelerRefs: sold.travelerRefs }],
    }),
    detail: sold.detail,
  }
}

export const refundOf = (booking: Booking<Sold>, now: Instant): CancelQuote =>
  quoteRefund(booking, cancelFee(booking.sold.penalties, booking.sold.total.total, now), now)
