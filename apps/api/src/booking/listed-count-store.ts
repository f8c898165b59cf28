import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

/** So many are added up at a reading without anybody noticing. */
export const mostChanges = 200

/**
 * One change for each kind in the place of many. Those that somebody else adds up at this moment are left to them, and
 * those that come meanwhile stay beside: the sum is the same at every moment.
 */
export async function sumUpChanges(db: Db, agencyId: string): Promise<void> {
  await db.query(sql`
    with old as (
      delete from listed_booking_change where ctid = any(array(
        select ctid from listed_booking_change where agency_id = ${agencyId} for update skip locked))
      returning sold_as, change)
    insert into listed_booking_change (agency_id, sold_as, change)
    select ${agencyId}::uuid, sold_as, sum(change) from old group by sold_as`)
}
