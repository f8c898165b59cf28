import { codeOf, type Db } from './db.ts'
import { sql } from './sql.ts'

const insert = sql`insert into write_probe default values`

/** Someone else has the table: a backup reads every one for as long as it takes. */
const isLocked = (error: unknown): boolean => codeOf(error) === '55P03'

/**
 * Writes a row that needs new room on the disk. A row put into a page that has room already would succeed on a full disk,
 * so the table gets a new file each time; where a backup holds the table, the row alone has to do.
 */
export async function writeProbe(db: Db): Promise<void> {
  try {
    await db.atOnce([sql`select set_config('lock_timeout', '300ms', true)`, sql`truncate write_probe`, insert])
  } catch (error) {
    if (!isLocked(error)) throw error
    await db.query(insert)
  }
}
