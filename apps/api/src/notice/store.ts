import type { Instant } from '@portolan/supplier/outcome'
import type { Db } from '../platform/db.ts'
import { instantOf } from '../platform/instant-store.ts'
import { sql } from '../platform/sql.ts'

export interface KeptNotice {
  id: string
  kind: string
  at: Instant
  bookingId: string | null
  read: boolean
}

/** For the account that has it, if any; said again it is new again. */
export async function putNotice(db: Db, kind: string, bookingId: string): Promise<void> {
  await db.query(sql`
    insert into notice (account_id, kind, booking_id)
    select coalesce(booking.claimed_by, purchase.account_id), ${kind}, booking.id
    from booking join purchase on purchase.id = booking.purchase_id
    where booking.id = ${bookingId} and coalesce(booking.claimed_by, purchase.account_id) is not null
    on conflict (account_id, kind, booking_id) do update set at = now(), read_at = null`)
}

export async function markRead(db: Db, accountId: string, bookingId: string): Promise<void> {
  await db.query(sql`
    update notice set read_at = now()
    where account_id = ${accountId} and booking_id = ${bookingId} and read_at is null`)
}

export const listNotices = (db: Db, accountId: string): Promise<KeptNotice[]> =>
  db.query<KeptNotice>(sql`
    select id, kind, ${instantOf(sql`at`)} as at, booking_id as "bookingId", read_at is not null as read
    from notice where account_id = ${accountId} order by notice.at desc, id limit 100`)
