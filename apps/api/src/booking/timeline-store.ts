import type { Instant } from '@portolan/supplier/outcome'
import type { Db } from '../platform/db.ts'
import { instantOf } from '../platform/instant-store.ts'
import { sql } from '../platform/sql.ts'

/**
 * Kinds and moments only: keys and suppliers' words are nobody's business. What happens to every part of a package
 * happens to it once, when it has happened to the last: the first time of each, the second, and so on.
 */
export const listEvents = (db: Db, bookingIds: readonly string[]): Promise<{ kind: string; at: Instant }[]> =>
  db.query<{ kind: string; at: Instant }>(sql`
    select kind, ${instantOf(sql`max(at)`)} as at from (
      select kind, at, id, row_number() over (partition by booking_id, kind order by id) as time
      from booking_event where booking_id = any(${[...bookingIds]})) as event
    group by kind, time order by max(id) limit 500`)
