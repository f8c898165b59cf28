import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, type Database, isOutage } from './db.ts'
import { openPglite } from './db-pglite.ts'
import { openPostgres } from './db-postgres.ts'
import { StartRefused } from './start-refused.ts'

interface Where {
  databaseUrl?: string | undefined
  dataDir: string
}

const folderOf = ({ dataDir }: Where): string => join(dataDir, 'database')

/** Opening reads little: some damage only shows when the schema is read. A mistake of ours is none, and keeps its stack. */
export const isDamage = (error: unknown): boolean =>
  isOutage(error) || ['XX000', 'XX001', 'XX002', '42501'].includes(codeOf(error) ?? '')

export const unusable = (where: Where): StartRefused =>
  new StartRefused(
    where.databaseUrl
      ? 'The database of DATABASE_URL cannot be prepared. See that its user may create tables and that it has room.'
      : `The database in ${folderOf(where)} cannot be opened. Restore it from a backup, or move the folder away to start afresh.`,
  )

const isEmpty = (directory: string): boolean => !existsSync(directory) || readdirSync(directory).length === 0

/**
 * A new database is made aside and moved into place whole: a first start that is cut off leaves nothing half made.
 * So a folder without its version file is a damaged one, which the embedded database would overwrite.
 */
async function makeEmbedded(directory: string): Promise<void> {
  if (!isEmpty(directory)) {
    if (!existsSync(join(directory, 'PG_VERSION'))) throw new Error('The version file is missing.')
    return
  }
  const aside = `${directory}.new`
  rmSync(aside, { recursive: true, force: true })
  const fresh = await openPglite({ directory: aside })
  await fresh.close()
  renameSync(aside, directory)
}

function sentenceOf(error: unknown): string {
  const code = codeOf(error) ?? ''
  if (code.startsWith('28')) return 'DATABASE_URL was refused by the server. Correct its user and password.'
  if (code === '3D000') return 'DATABASE_URL names a database that does not exist. Create it or correct the name.'
  return 'DATABASE_URL cannot be reached. Start PostgreSQL there, correct the address, or leave it out.'
}

export async function openDatabase(where: Where, report?: (event: string) => void): Promise<Database> {
  if (where.databaseUrl) {
    return openPostgres(where.databaseUrl).catch((error: unknown) => {
      throw new StartRefused(sentenceOf(error))
    })
  }
  const directory = folderOf(where)
  try {
    await makeEmbedded(directory)
    return await openPglite({ directory }, report)
  } catch {
    throw unusable(where)
  }
}
