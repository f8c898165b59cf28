import type { Db } from '../platform/db.ts'
import type { Follower } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'

/** Good until 30 days after the last day of travel, of which nobody knows the zone: hence a day more. */
export const putCode = (db: Db, code: { hash: string; bookingId: string; lastDay: string | undefined }) =>
  db.query(sql`
    insert into guest_code (hash, booking_id, expires_at)
    values (${code.hash}, ${code.bookingId},
      ${code.lastDay === undefined ? sql`now() + interval '120 days'` : sql`(${code.lastDay}::date + 31)::timestamptz`})`)

export interface OpenedBy {
  bookingId: string
  purchaseId: string
  accountId: string | null
}

/** A code that is too old, was revoked or was never given opens nothing. */
export const findByCode = (db: Db, hash: string): Promise<OpenedBy | undefined> =>
  db.one<OpenedBy>(sql`
    select booking.id as "bookingId", purchase.id as "purchaseId", purchase.account_id as "accountId"
    from guest_code join booking on booking.id = guest_code.booking_id
      join purchase on purchase.id = booking.purchase_id
    where guest_code.hash = ${hash} and guest_code.revoked_at is null and guest_code.expires_at > now()`)

export const putOpening = (db: Db, opening: { sessionHash: string; bookingId: string; codeHash: string }) =>
  db.query(sql`
    insert into guest_opening (session_hash, booking_id, code_hash)
    values (${opening.sessionHash}, ${opening.bookingId}, ${opening.codeHash})
    on conflict (session_hash, booking_id) do update set code_hash = excluded.code_hash`)

export const revokeCodes = (db: Db, bookingId: string) =>
  db.query(sql`update guest_code set revoked_at = now() where booking_id = ${bookingId} and revoked_at is null`)

/** Codes that reached nobody. */
export const dropCodes = (db: Db, hashes: readonly string[]) =>
  db.query(sql`delete from guest_code where hash = any(${[...hashes]})`)

/** True when it is the account's now; somebody else's stays where it is. */
export async function claimPurchase(db: Db, purchaseId: string, accountId: string): Promise<boolean> {
  const row = await db.one(sql`
    update purchase set account_id = ${accountId}, session_hash = null,
      key = case when account_id is null and exists (
          select 1 from purchase own where own.account_id = ${accountId} and own.key = purchase.key)
        then purchase.key || ' ' || purchase.id else purchase.key end
    where id = ${purchaseId} and (account_id is null or account_id = ${accountId}) returning id`)
  return row !== undefined
}

/** Whoever logs in, or whose session is only renewed, keeps what was opened. */
export const followOpenings: Follower = async (tx, { from, to }) => {
  await tx.later(sql`update guest_opening set session_hash = ${to} where session_hash = ${from}`)
}
