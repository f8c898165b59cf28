import type { BookingStatus } from '@portolan/domain/booking/lifecycle'
import type { Language } from '@portolan/domain/language'
import type { Product } from '@portolan/domain/product'
import type { Instant } from '@portolan/supplier/outcome'
import type { Db } from '../platform/db.ts'
import { instantOf } from '../platform/instant-store.ts'
import { sql } from '../platform/sql.ts'
import { type TitleSource, titleSource } from './title-store.ts'

/** As much of a booking as it takes to say which one it is. */
export interface NamedRow {
  id: string
  purchaseId: string
  bundle: number
  product: Exclude<Product, 'package'>
  reference: string
  title: string
  titleSource: TitleSource
  status: BookingStatus
  holdUntil: Instant | null
  currency: string
  /** What was paid back so far, in minor units. */
  paidBack: number
}

/** These bookings and whatever was bought as one with them, in the order of travel. */
export const listNamed = (db: Db, ids: readonly string[], language: Language): Promise<NamedRow[]> =>
  db.query<NamedRow>(sql`
    select booking.id, booking.purchase_id as "purchaseId", booking.bundle, booking.product, booking.reference,
      booking.title, booking.status, ${instantOf(sql`booking.hold_until`)} as "holdUntil", booking.currency,
      coalesce((select sum(refund.amount) from refund
        where refund.booking_id = booking.id and refund.status = 'Refunded'), 0)::bigint as "paidBack",
      ${titleSource(language)}
    from booking join purchase on purchase.id = booking.purchase_id
    where (booking.purchase_id, booking.bundle) in (
      select asked.purchase_id, asked.bundle from booking asked where asked.id = any(${[...ids]}))
    order by booking.purchase_id, booking.position`)
