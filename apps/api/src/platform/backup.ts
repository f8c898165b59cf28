import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { backUpAnchors, restoreAnchors } from './backup-anchor.ts'
import { dumpPostgres, restorePostgres } from './backup-postgres.ts'
import { hasTables } from './backup-store.ts'
import { openDataDir } from './data-dir.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { openDatabase } from './open-database.ts'
import { tighten } from './private-files.ts'
import { StartRefused } from './start-refused.ts'

interface Where {
  databaseUrl?: string | undefined
  dataDir: string
}

type Kind = 'embedded' | 'postgres'

const kindOf = ({ databaseUrl }: Where): Kind => (databaseUrl === undefined ? 'embedded' : 'postgres')

const secretFile = 'session-secret'
const manifestFile = 'backup.json'
const format = 1

const isEmptyFolder = (path: string): boolean => !existsSync(path) || readdirSync(path).length === 0

/** Two at a time would lose rows; the sentence is for the person at the keyboard, who wants a backup and not a start. */
async function lockForCopy(dataDir: string): Promise<() => void> {
  return lockDataDir(dataDir).catch((error: unknown) => {
    if (!(error instanceof StartRefused)) throw error
    throw new StartRefused(`A server is running on ${dataDir}. Stop it first: its embedded database is copied at rest.`)
  })
}

async function copyEmbedded(dataDir: string, folder: string): Promise<void> {
  const database = join(dataDir, 'database')
  if (!existsSync(join(database, 'PG_VERSION')))
    throw new StartRefused(`There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL for PostgreSQL.`)
  const unlock = await lockForCopy(dataDir)
  try {
    cpSync(database, join(folder, 'database'), { recursive: true, preserveTimestamps: true })
  } finally {
    unlock()
  }
}

/** Written aside and moved into place whole: what bears the name is never half a backup. Answers what is in it. */
export async function backUp(where: Where, folder: string): Promise<{ hasSecret: boolean }> {
  if (!isEmptyFolder(folder))
    throw new StartRefused(`${folder} is not empty. Name a new folder: a backup overwrites nothing.`)
  const aside = `${folder}.part`
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true, mode: 0o700 })
  try {
    backUpAnchors(where.dataDir, aside)
    if (where.databaseUrl === undefined) await copyEmbedded(where.dataDir, aside)
    else dumpPostgres(where.databaseUrl, join(aside, 'database.dump'))
    const secret = join(where.dataDir, secretFile)
    const hasSecret = existsSync(secret)
    if (hasSecret) copyFileSync(secret, join(aside, secretFile))
    const manifest = { format, kind: kindOf(where), madeAt: new Date().toISOString() }
    writeFileSync(join(aside, manifestFile), `${JSON.stringify(manifest, undefined, 2)}\n`)
    tighten(aside)
    renameSync(aside, folder)
    return { hasSecret }
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    throw error
  }
}

function readKind(folder: string): Kind {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')) as { format?: unknown; kind?: Kind }
    if (manifest.format === format && manifest.kind) return manifest.kind
  } catch {
    // Said below, in the same words as of a folder that is something else.
  }
  throw new StartRefused(`${folder} holds no backup that this version can read.`)
}

async function restoreEmbedded(dataDir: string, folder: string): Promise<void> {
  const database = join(dataDir, 'database')
  const unlock = await lockForCopy(dataDir)
  try {
    if (!isEmptyFolder(database))
      throw new StartRefused(`There is a database in ${dataDir} already. Restore into a folder without one.`)
    const aside = `${database}.new`
    rmSync(aside, { recursive: true, force: true })
    cpSync(join(folder, 'database'), aside, { recursive: true, preserveTimestamps: true })
    tighten(aside)
    renameSync(aside, database)
  } finally {
    unlock()
  }
}

async function restoreToServer(where: Where & { databaseUrl: string }, folder: string): Promise<void> {
  const db = await openDatabase(where)
  const isTaken = await hasTables(db).finally(() => db.close())
  if (isTaken) throw new StartRefused('The database of DATABASE_URL has tables already. Restore into an empty one.')
  restorePostgres(where.databaseUrl, join(folder, 'database.dump'))
}

interface Restored {
  hasSecret: boolean
  /** Where the anchors of the database before are now. */
  anchorsLeft: string | undefined
}

/** Into a place where nothing is: nobody's data is overwritten. */
export async function restore(where: Where, folder: string): Promise<Restored> {
  const kind = readKind(folder)
  if (kind !== kindOf(where))
    throw new StartRefused(
      kind === 'postgres'
        ? 'This is a backup of PostgreSQL: set DATABASE_URL to an empty database.'
        : 'This is a backup of the embedded database: leave out DATABASE_URL.',
    )
  openDataDir(where.dataDir)
  const [from, to] = [join(folder, secretFile), join(where.dataDir, secretFile)]
  const hasSecret = existsSync(from)
  if (hasSecret && existsSync(to) && readFileSync(from, 'utf8') !== readFileSync(to, 'utf8'))
    throw new StartRefused(`There is another secret in ${to}. Restore into a folder without one.`)
  if (where.databaseUrl === undefined) await restoreEmbedded(where.dataDir, folder)
  else await restoreToServer({ dataDir: where.dataDir, databaseUrl: where.databaseUrl }, folder)
  if (hasSecret) {
    copyFileSync(from, to)
    chmodSync(to, 0o600)
  }
  return { hasSecret, anchorsLeft: restoreAnchors(folder, where.dataDir) }
}
