import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import type { Order } from './order.ts'

/** An agency's client is mailed the documents as soon as they are booked, where the agency wants it so and the agent is not the contact. */
export async function mailsTravelerView(
  db: Db,
  { agencyId, accountId, contact }: Pick<Order, 'agencyId' | 'accountId' | 'contact'>,
): Promise<{ mailsTraveler?: true }> {
  if (agencyId === null || !contact?.email) return {}
  const row = await db.one(sql`
    select from agency where id = ${agencyId} and papers_to_travelers and not exists (
      select from account where account.id = ${accountId} and lower(account.email) = ${contact.email.trim().toLowerCase()})`)
  return row ? { mailsTraveler: true } : {}
}
