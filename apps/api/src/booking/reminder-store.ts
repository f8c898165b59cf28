import type { Instant } from '@portolan/supplier/outcome'
import type { Db } from '../platform/db.ts'
import { instantOf } from '../platform/instant-store.ts'
import { sql } from '../platform/sql.ts'

/**
 * Holds that end soon and whose owners were not told yet: ten minutes before, or a day before where they last for
 * days. Marked as they are taken, so that no other node tells them too.
 */
export const takeEndingHolds = (tx: Db): Promise<{ id: string; holdUntil: Instant }[]> =>
  tx.query<{ id: string; holdUntil: Instant }>(sql`
    update booking set reminded_until = hold_until where id in (
      select id from booking where status = 'OnHold' and hold_until > now()
        and hold_until <= now() + case when hold_until - created_at > interval '2 days' then interval '1 day'
          else interval '10 minutes' end
        and reminded_until is distinct from hold_until
      order by hold_until limit 100 for update skip locked)
    returning id, ${instantOf(sql`hold_until`)} as "holdUntil"`)

/** Whoever is reached at another address from now on is reminded there, too: the old one may have refused the mail. */
export const remindAgain = (tx: Db, purchaseId: string): Promise<unknown> =>
  tx.query(sql`update booking set reminded_until = null where purchase_id = ${purchaseId} and status = 'OnHold'`)
