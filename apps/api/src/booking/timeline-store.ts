import type { Instant } from '@portolan/supplier/outcome'
import type { Db } from '../platform/db.ts'
import { instantOf } from '../platform/instant-store.ts'
import { sql } from '../platform/sql.ts'

/** Kinds and moments only: keys and suppliers' words are nobody's business. */
export const listEvents = (db: Db, bookingId: string): Promise<{ kind: string; at: Instant }[]> =>
  db.query<{ kind: string; at: Instant }>(sql`
    select kind, ${instantOf(sql`at`)} as at from booking_event
    where booking_id = ${bookingId} order by id limit 500`)
