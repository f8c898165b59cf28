import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyImage } from './database-image.ts'
import { codeOf, type Database, isOutage } from './db.ts'
import { openPglite } from './db-pglite.ts'
import { openPostgres } from './db-postgres.ts'
import { tightenDataDir } from './private-files.ts'
import { StartRefused } from './start-refused.ts'

interface Where {
  databaseUrl?: string | undefined
  dataDir: string
}

export const folderOf = ({ dataDir }: Where): string => join(dataDir, 'database')

/** Opening reads little: some damage only shows when the schema is read. A mistake of ours is none, and keeps its stack. */
export const isDamage = (error: unknown): boolean =>
  isOutage(error) || ['XX000', 'XX001', 'XX002', '42501'].includes(codeOf(error) ?? '')

export const unusable = (where: Where, cause = 'its files are damaged'): StartRefused =>
  new StartRefused(
    where.databaseUrl
      ? 'The database of DATABASE_URL cannot be prepared. See that its user may create tables and that it has room.'
      : `The database in ${folderOf(where)} cannot be opened: ${cause}. Restore it from a backup, or move the folder away to start afresh.`,
  )

/** Its folder is there and is none that the embedded database could have made; the cause says why. */
class NoDatabase extends Error {}

const isEmpty = (directory: string): boolean => !existsSync(directory) || readdirSync(directory).length === 0

/**
 * A new database is made aside and moved into place whole: a first start that is cut off leaves nothing half made.
 * So a folder without its version file is a damaged one, which the embedded database would overwrite.
 */
async function makeEmbedded(directory: string): Promise<void> {
  if (!isEmpty(directory)) {
    if (!existsSync(join(directory, 'PG_VERSION')))
      throw new NoDatabase('it is no database directory, because PG_VERSION is missing')
    return
  }
  const aside = `${directory}.new`
  rmSync(aside, { recursive: true, force: true })
  if (!copyImage(aside)) {
    const fresh = await openPglite({ directory: aside })
    await fresh.close()
  }
  renameSync(aside, directory)
}

/** What the person who starts can mend, by what the server or the network has said. Never the address itself: it holds a password. */
const causes: readonly { isIt(code: string, message: string): boolean; sentence: string }[] = [
  {
    isIt: (code) => code.startsWith('28'),
    sentence: 'DATABASE_URL was refused by the server. Correct its user and password.',
  },
  {
    isIt: (code) => code === '3D000',
    sentence: 'DATABASE_URL names a database that does not exist. Create it or correct the name.',
  },
  {
    isIt: (code) => code === '42501',
    sentence: 'DATABASE_URL names a database that its user may not use. Grant it, or correct the user.',
  },
  {
    isIt: (code) => code === '53300',
    sentence: 'DATABASE_URL has no connection left. Let the server take more, or stop what uses them.',
  },
  {
    isIt: (code) => code.startsWith('57P'),
    sentence: 'DATABASE_URL is starting or stopping. Start again in a moment.',
  },
  {
    isIt: (code) => code === 'ENOTFOUND' || code === 'EAI_AGAIN',
    sentence: 'DATABASE_URL cannot be reached: nobody knows its host. Correct the address, or leave it out.',
  },
  {
    isIt: (code) => code === 'ECONNREFUSED',
    sentence:
      'DATABASE_URL cannot be reached: nobody listens there. Start PostgreSQL, correct the address, or leave it out.',
  },
  {
    isIt: (code, message) => /certificate|SELF_SIGNED|\b(SSL|TLS)\b/i.test(`${code} ${message}`),
    sentence: 'DATABASE_URL cannot be reached: the two sides do not agree on encryption. Correct its sslmode.',
  },
]

function explainPostgres(error: unknown): string {
  const [code, message] = [codeOf(error) ?? '', error instanceof Error ? error.message : '']
  return (
    causes.find(({ isIt }) => isIt(code, message))?.sentence ??
    'DATABASE_URL cannot be reached: nothing there answers as PostgreSQL does. Correct the address, or leave it out.'
  )
}

function explainEmbedded(error: unknown): string {
  if (error instanceof NoDatabase) return error.message
  switch (codeOf(error)) {
    case 'ENOTDIR':
      return 'it is a file and no directory'
    case 'EACCES':
    case 'EPERM':
      return 'this user may not read and write it'
    case 'ENOSPC':
      return 'its disk is full'
    default:
      return 'its files are damaged, or another version has made them'
  }
}

export async function openDatabase(where: Where, report?: (event: string) => void): Promise<Database> {
  if (where.databaseUrl) {
    return openPostgres(where.databaseUrl).catch((error: unknown) => {
      throw new StartRefused(explainPostgres(error))
    })
  }
  const directory = folderOf(where)
  try {
    await makeEmbedded(directory)
    const db = await openPglite({ directory }, report)
    // It unpacks itself, and writes some files at each opening, with modes of its own, whatever the umask says.
    tightenDataDir(where.dataDir)
    return db
  } catch (error) {
    throw unusable(where, explainEmbedded(error))
  }
}
