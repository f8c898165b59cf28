import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { readConfig } from '../config.ts'
import { type Cache, memoryCache, redisCache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { openPglite } from '../platform/db-pglite.ts'
import { openPostgres } from '../platform/db-postgres.ts'
import { migrate } from '../platform/migrate.ts'
import { seed } from '../seed.ts'
import { cheapPasswords } from './cheap-passwords.ts'

export const onPostgres = process.env.TEST_BACKEND === 'postgres'

function need(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is needed when TEST_BACKEND is postgres`)
  return value
}

function below(folder: string): string[] {
  const names = readdirSync(new URL(folder, import.meta.url), { recursive: true }) as string[]
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)
    .sort()
}

/** What else the seed writes from. */
const seeding = [
  '../platform/migrate.ts',
  '../account/password.ts',
  './cheap-passwords.ts',
  '../exchange/catalogue/reference-rate.ts',
  '../exchange/store.ts',
  '../offer/store.ts',
  '../cms/content-store.ts',
  ...['ar', 'en', 'es', 'fr', 'zh', 'zhHK'].map((language) => `../cms/catalogue/${language}.json`),
  '../cms/catalogue/content.ts',
  '../suppliers/house/rail/timetable/store.ts',
  ...below('../suppliers/house/rail/catalogue'),
  ...below('../suppliers/house/rail/europe'),
]

/** Changes with anything that changes what a fresh database holds, and with the day. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))
  const sources = [
    ...readdirSync(migrations)
      .sort()
      .map((name) => join(migrations, name)),
    ...['../seed.ts', '../../../../packages/domain/src/permission.ts', ...seeding].map((path) =>
      fileURLToPath(new URL(path, import.meta.url)),
    ),
  ]
  for (const file of sources) hash.update(readFileSync(file))
  // Rates, texts and what the audit has seen are of the day on which they are written.
  hash.update(new Date().toISOString().slice(0, 10))
  return hash.digest('hex').slice(0, 16)
}

async function prepare(db: Database): Promise<void> {
  await migrate(db)
  await seed(db, readConfig({ NODE_ENV: 'test' }), cheapPasswords)
}

/** Of other days, which nobody has open any more. */
function forgetOlder(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > 2 * 86_400_000) rmSync(file, { force: true })
  }
}

/**
 * Migrating takes seconds, opening a copy one: it is made once and shared by all test files. Two workers that both find
 * none make it both, each under its own name.
 */
export async function packedCopy(): Promise<string> {
  const folder = join(tmpdir(), 'portolan-test-template')
  const file = join(folder, `${fingerprint()}.tar`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const db = await openPglite({ directory: 'memory://' })
  await prepare(db)
  const half = `${file}.${process.pid}`
  writeFileSync(half, await db.pack())
  renameSync(half, file)
  forgetOlder(folder)
  await db.close()
  return file
}

/** One connection and no time limit: as long as it is open it keeps its lock, and who waits for a lock waits. */
async function withServer<T>(url: URL, work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: url.href })
  await server.connect()
  try {
    return await work(server)
  } finally {
    await server.end()
  }
}

const databaseOn = (url: URL, name: string): Promise<Database> =>
  openPostgres(Object.assign(new URL(url), { pathname: `/${name}` }).href)

/** Made under another name and renamed when it is whole: what bears the name is never half made. */
export const templateOnServer = (url: URL): Promise<string> =>
  withServer(url, async (server) => {
    const name = `template_${fingerprint()}`
    await server.query('select pg_advisory_lock(7072017)')
    const known = await server.query('select 1 from pg_database where datname = $1', [name])
    if (known.rowCount) return name
    const half = `half_${randomUUID().replaceAll('-', '')}`
    await server.query(`create database ${half}`)
    const db = await databaseOn(url, half)
    await prepare(db)
    await db.close()
    await server.query(`alter database ${half} rename to ${name}`)
    return name
  })

/** Looked for once in a process: the first file of a worker finds or makes it. */
let template: Promise<string> | undefined

async function freshOnServer(): Promise<Database> {
  const url = new URL(need('TEST_DATABASE_URL'))
  template ??= templateOnServer(url)
  const source = await template
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withServer(url, (server) => server.query(`create database ${name} template ${source} strategy file_copy`))
  const db = await databaseOn(url, name)
  return {
    ...db,
    async close() {
      await db.close()
      await withServer(url, (server) => server.query(`drop database if exists ${name} with (force)`))
    },
  }
}

async function freshInMemory(): Promise<Database> {
  template ??= packedCopy()
  return openPglite({ load: await template })
}

export const openTestDatabase = (): Promise<Database> => (onPostgres ? freshOnServer() : freshInMemory())

export async function openTestCache(): Promise<Cache> {
  if (!onPostgres) return memoryCache()
  return redisCache(need('TEST_REDIS_URL'), `test:${randomUUID()}:`)
}
