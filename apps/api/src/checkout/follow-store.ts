import type { Follower } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'

/** For any query that selects from `purchase`: money was taken for it, or is on its way. */
const isPaidFor = sql`exists (
  select from payment where payment.purchase_id = purchase.id and payment.status not in ('None', 'Voided'))`

/**
 * A guest who logs in brings what is being bought along; one whose session is only renewed keeps it. What was paid for
 * stays the guest's where an employee logs in: an agency takes no purchase over, and the buyer has the mailed link.
 */
export const followSession: Follower = async (tx, { from, to, accountId }) => {
  await tx.query(
    accountId
      ? sql`
        update purchase set account_id = ${accountId}, session_hash = null,
          key = case when exists (select 1 from purchase own where own.account_id = ${accountId} and own.key = purchase.key)
            then purchase.key || ' ' || purchase.id else purchase.key end
        where session_hash = ${from} and account_id is null
          and not (${isPaidFor} and exists (
            select from account where account.id = ${accountId} and account.agency_id is not null))`
      : sql`update purchase set session_hash = ${to} where session_hash = ${from} and account_id is null`,
  )
}
