import type { Db } from '../platform/db.ts'
import { timeOf } from '../platform/instant-store.ts'
import type { Follower } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'

/** To look at a booking, or to manage it. */
export type CodeKind = 'look' | 'manage'

export interface NewCode {
  hash: string
  bookingId: string
  kind: CodeKind
  lastDay: string | undefined
  /** When the mail was promised that brings it, in milliseconds since 1970. */
  promisedAt: number
}

/**
 * Good until 30 days after the last day of travel, of which nobody knows the zone: hence a day more. One that was on its
 * way when all links were revoked is revoked with them. A copy of a mail brings the code that is there.
 */
export const putCode = (db: Db, { hash, bookingId, kind, lastDay, promisedAt }: NewCode) =>
  db.query(sql`
    insert into guest_code (hash, booking_id, kind, expires_at, revoked_at)
    values (${hash}, ${bookingId}, ${kind},
      ${lastDay === undefined ? sql`now() + interval '120 days'` : sql`(${lastDay}::date + 31)::timestamptz`},
      (select max(at) from booking_event
        where booking_id = ${bookingId} and kind = 'linksRevoked' and at > ${timeOf(promisedAt)}))
    on conflict (hash) do nothing`)

export interface OpenedBy {
  bookingId: string
  purchaseId: string
  kind: CodeKind
}

/** A code that is too old, was revoked or was never given opens nothing. */
export const findByCode = (db: Db, hash: string): Promise<OpenedBy | undefined> =>
  db.one<OpenedBy>(sql`
    select booking.id as "bookingId", booking.purchase_id as "purchaseId", guest_code.kind
    from guest_code join booking on booking.id = guest_code.booking_id
    where guest_code.hash = ${hash} and guest_code.revoked_at is null and guest_code.expires_at > now()`)

export const putOpening = (db: Db, opening: { sessionHash: string; bookingId: string; codeHash: string }) =>
  db.query(sql`
    insert into guest_opening (session_hash, booking_id, code_hash)
    values (${opening.sessionHash}, ${opening.bookingId}, ${opening.codeHash}) on conflict do nothing`)

/** Whether a code that was mailed still opens it. */
export const hasOpenCode = async (db: Db, bookingId: string): Promise<boolean> =>
  (await db.one(sql`
    select from guest_code
    where booking_id = ${bookingId} and revoked_at is null and expires_at > now() limit 1`)) !== undefined

export const revokeCodes = (db: Db, bookingId: string) =>
  db.query(sql`update guest_code set revoked_at = now() where booking_id = ${bookingId} and revoked_at is null`)

/** Codes that reached nobody. */
export const dropCodes = (db: Db, hashes: readonly string[]) =>
  db.query(sql`delete from guest_code where hash = any(${[...hashes]})`)

/** Of an order that is locked. Who has read it before has read another one. */
export const putClaim = (tx: Db, purchaseId: string, bookingIds: readonly string[], accountId: string): Promise<void> =>
  tx.later(sql`
    with claimed as (
      update booking set claimed_by = ${accountId}
      where purchase_id = ${purchaseId} and id = any(${[...bookingIds]}))
    update purchase set version = version + 1 where id = ${purchaseId}`)

/** Whoever logs in, or whose session is only renewed, keeps what was opened. */
export const followOpenings: Follower = async (tx, { from, to }) => {
  await tx.later(sql`update guest_opening set session_hash = ${to} where session_hash = ${from}`)
}
