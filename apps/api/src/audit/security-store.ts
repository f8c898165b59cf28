import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

interface SecurityRow {
  id: string
  kind: string
  accountId: string | undefined
  byId: string | undefined
  agencyId: string | undefined
  detail: object
  personalSealed: string | null
  personalHash: string | null
}

export const insertSecurityEvent = (db: Db, row: SecurityRow): Promise<void> =>
  db.later(sql`
    insert into security_event (id, kind, account_id, by_id, agency_id, data, personal_sealed, personal_hash)
    values (${row.id}, ${row.kind}, ${row.accountId ?? null}, ${row.byId ?? null}, ${row.agencyId ?? null},
      ${JSON.stringify(row.detail)}, ${row.personalSealed}, ${row.personalHash})`)

/** Long enough to look into what has happened. The chain stays: it holds nothing that can be led back to a person's name. */
const erasedAfterDays = 180

export const erasePersonal = (db: Db): Promise<unknown> =>
  db.query(sql`
    delete from security_event where is_chained and at < now() - interval '1 day' * ${erasedAfterDays}`)

export const findPersonal = async (db: Db, id: string): Promise<string | undefined> =>
  (
    await db.one<{ sealed: string }>(sql`
    select personal_sealed as sealed from security_event where id = ${id} and personal_sealed is not null`)
  )?.sealed
