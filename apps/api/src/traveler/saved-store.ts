import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { idOrNone } from '../platform/uuid.ts'

export interface SavedRow {
  id: string
  sealed: string
}

/** In the order in which they were saved. */
export const listSaved = (db: Db, accountId: string): Promise<SavedRow[]> =>
  db.query<SavedRow>(sql`select id, sealed from saved_traveler where account_id = ${accountId} order by position`)

/** One after the other for one account, so that a limit holds. */
export async function lockAccount(tx: Db, accountId: string): Promise<void> {
  await tx.later(sql`select 1 from account where id = ${accountId} for update`)
}

export async function insertSaved(tx: Db, accountId: string, { id, sealed }: SavedRow): Promise<void> {
  await tx.later(sql`insert into saved_traveler (id, account_id, sealed) values (${id}, ${accountId}, ${sealed})`)
}

/** Somebody else's is not there. */
export const lockSaved = (tx: Db, accountId: string, id: string): Promise<SavedRow | undefined> =>
  tx.one<SavedRow>(sql`
    select id, sealed from saved_traveler where id = ${idOrNone(id)} and account_id = ${accountId} for update`)

export async function updateSaved(tx: Db, accountId: string, { id, sealed }: SavedRow): Promise<void> {
  await tx.later(sql`update saved_traveler set sealed = ${sealed} where id = ${id} and account_id = ${accountId}`)
}

export const deleteSaved = async (db: Db, accountId: string, id: string): Promise<boolean> =>
  Boolean(
    await db.one(sql`delete from saved_traveler where id = ${idOrNone(id)} and account_id = ${accountId} returning id`),
  )
