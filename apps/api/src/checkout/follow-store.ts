import type { Follower } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'

/** A guest who logs in brings what is being bought along; one whose session is only renewed keeps it. */
export const followSession: Follower = async (tx, { from, to, accountId }) => {
  await tx.query(
    accountId
      ? sql`
        update purchase set account_id = ${accountId}, session_hash = null,
          key = case when exists (select 1 from purchase own where own.account_id = ${accountId} and own.key = purchase.key)
            then purchase.key || ' ' || purchase.id else purchase.key end
        where session_hash = ${from} and account_id is null`
      : sql`update purchase set session_hash = ${to} where session_hash = ${from} and account_id is null`,
  )
}
