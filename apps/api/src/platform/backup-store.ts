import type { Db } from './db.ts'
import { sql } from './sql.ts'

/** A database that somebody has tables in is no place to restore into. */
export async function hasTables(db: Db): Promise<boolean> {
  const found = await db.one(sql`
    select 1 as found from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') limit 1`)
  return found !== undefined
}
