import type { Order } from '../checkout/order.ts'
import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

/** The agency that has sold a booking to its own client. */
export interface Seller {
  readonly name: string
  /** Papers go to the travellers as soon as there are any. */
  readonly sendsPapers: boolean
  /** Who looks after the booking: its buyer or, once gone, the one who has owned the agency longest. */
  readonly agent: { readonly name: string; readonly email: string } | null
}

interface Row {
  name: string
  sendsPapers: boolean
  agentName: string | null
  email: string | null
}

/** None of what somebody has bought for themselves. */
export async function findSeller(db: Db, { agencyId, accountId }: Order): Promise<Seller | undefined> {
  if (agencyId === null) return undefined
  const row = await db.one<Row>(sql`
    select agency.name, agency.papers_to_travelers as "sendsPapers", agent.first_name as "agentName", agent.email
    from agency left join lateral (
      select first_name, email from account
      where account.agency_id = agency.id and account.standing = 'active' and (account.id = ${accountId} or exists (
        select from account_role join role on role.id = account_role.role_id
        where account_role.account_id = account.id and role.agency_id is null and role.name = 'Owner'))
      order by account.id = ${accountId} desc, account.created_at, account.id limit 1) as agent on true
    where agency.id = ${agencyId}`)
  if (!row) return undefined
  const { name, sendsPapers, agentName, email } = row
  return { name, sendsPapers, agent: email === null ? null : { name: agentName ?? '', email } }
}
