import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

/** Work of the outbox that tells of a booking; its mail can be written again at any time. */
export interface News {
  readonly kind: 'booking.cancelled' | 'booking.refunded' | 'booking.exchanged'
  readonly payload: object
}

/** What has reached nobody yet: refused since it was sent again for the last time. */
export const findRefusedNews = (tx: Db, bookingIds: readonly string[]): Promise<{ bookingId: string; news: News }[]> =>
  tx.query<{ bookingId: string; news: News }>(sql`
    select booking_id as "bookingId", data -> 'news' as news from booking_event event
    where booking_id = any(${[...bookingIds]}) and kind = 'newsRefused' and not exists (
      select from booking_event later
      where later.booking_id = event.booking_id and later.kind = 'newsResent' and later.id > event.id)
    order by id`)
