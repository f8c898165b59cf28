import type { Db } from '../platform/db.ts'
import type { Owner } from '../platform/owner.ts'
import { ownedBy } from '../platform/owner-store.ts'
import type { Follower } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'

export interface DraftRow {
  id: string
  sealed: string
}

const life = sql`now() + interval '7 days'`

const replaced = sql`id = excluded.id, sealed = excluded.sealed, saved_at = now(), expires_at = excluded.expires_at`

/** More purchases than anybody has open at once; the oldest go first. */
const mostDrafts = 20

export const findDraft = (db: Db, owner: Owner, correlationId: string): Promise<DraftRow | undefined> =>
  db.one<DraftRow>(sql`
    select id, sealed from traveler_draft
    where ${ownedBy(owner)} and correlation_id = ${correlationId} and expires_at > now()`)

/** Held until the end of the transaction, so that two savings at once do not lose each other's documents. */
export const lockDraft = (tx: Db, owner: Owner, correlationId: string): Promise<DraftRow | undefined> =>
  tx.one<DraftRow>(sql`
    select id, sealed from traveler_draft
    where ${ownedBy(owner)} and correlation_id = ${correlationId} and expires_at > now() for update`)

/** Takes the place of the one before. False when the guest's session has ended in this very moment. */
export async function putDraft(tx: Db, owner: Owner, correlationId: string, draft: DraftRow): Promise<boolean> {
  const { id, sealed } = draft
  const row = await tx.one(
    'accountId' in owner
      ? sql`
        insert into traveler_draft (id, account_id, correlation_id, sealed, expires_at)
        values (${id}, ${owner.accountId}, ${correlationId}, ${sealed}, ${life})
        on conflict (account_id, correlation_id) do update set ${replaced} returning id`
      : sql`
        insert into traveler_draft (id, session_hash, correlation_id, sealed, expires_at)
        select ${id}::uuid, token_hash, ${correlationId}, ${sealed}, ${life} from session
        where token_hash = ${owner.sessionHash} for key share
        on conflict (session_hash, correlation_id) do update set ${replaced} returning id`,
  )
  await tx.query(sql`
    delete from traveler_draft where ${ownedBy(owner)} and id not in (
      select id from traveler_draft where ${ownedBy(owner)} order by saved_at desc, id limit ${mostDrafts})`)
  return row !== undefined
}

export async function sweepDrafts(db: Db): Promise<void> {
  await db.query(sql`delete from traveler_draft where expires_at < now()`)
}

/** A guest who logs in brings along what was typed: it is the newest of its purchase. */
export const followSession: Follower = async (tx, { from, to, accountId }) => {
  if (!accountId) {
    await tx.query(sql`update traveler_draft set session_hash = ${to} where session_hash = ${from}`)
    return
  }
  await tx.query(sql`
    delete from traveler_draft where account_id = ${accountId} and correlation_id in (
      select correlation_id from traveler_draft where session_hash = ${from})`)
  await tx.query(sql`
    update traveler_draft set session_hash = null, account_id = ${accountId} where session_hash = ${from}`)
}
