import type { BookingDetailsRS } from '@portolan/contract/booking'
import type { Language } from '@portolan/domain/language'
import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { BookingRecord, PurchaseRecord } from './booking.ts'

/** One of several things of a booking that are given up one by one. */
export interface BookedItem {
  readonly rph: string
  readonly name: string
  readonly isCancelled: boolean
}

/** All that details know of a product. Each product registers one at wiring. */
export interface ReservationView {
  products: readonly SupplierProduct[]
  /** Whether it can tell what was bought; absent: anything of its products. The first that suits is asked. */
  suits?(booking: BookingRecord): boolean
  reservationOf(
    booking: BookingRecord,
    purchase: PurchaseRecord,
    language: Language,
  ): NonNullable<BookingDetailsRS['reservation']>
  /** What of it can be given up alone; absent: none of its products is sold so. */
  itemsOf?(booking: BookingRecord, language: Language): readonly BookedItem[]
  /** Whether its fare allows other trains, or days, in place of these now; absent: none of its products does. */
  isExchangeable?(booking: BookingRecord, now: Instant): boolean
}
