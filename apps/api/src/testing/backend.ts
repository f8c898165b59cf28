import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../config.ts'
import { type Cache, memoryCache, redisCache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { openPglite } from '../platform/db-pglite.ts'
import { openPostgres } from '../platform/db-postgres.ts'
import { migrate } from '../platform/migrate.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'

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

/** Changes with anything that changes what a fresh database holds. */
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
  return hash.digest('hex').slice(0, 16)
}

async function prepare(db: Database): Promise<void> {
  await migrate(db)
  await seed(db, readConfig({ NODE_ENV: 'test' }))
}

/** Migrating takes seconds, opening a packed copy one: it is made once and shared by all test files. */
async function packedCopy(): Promise<string> {
  const folder = join(tmpdir(), 'portolan-test-template')
  const file = join(folder, `${fingerprint()}.tar.gz`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const db = await openPglite({ directory: 'memory://' })
  await prepare(db)
  const half = `${file}.${process.pid}`
  writeFileSync(half, await db.pack())
  renameSync(half, file)
  await db.close()
  return file
}

async function templateOnServer(url: URL): Promise<string> {
  const name = `template_${fingerprint()}`
  const server = await openPostgres(url.href)
  try {
    await server.query(sql`select pg_advisory_lock(7072017)`)
    const known = await server.one(sql`select 1 from pg_database where datname = ${name} and datistemplate`)
    if (!known) {
      await server.script(`drop database if exists ${name}`)
      await server.script(`create database ${name}`)
      const db = await openPostgres(Object.assign(new URL(url), { pathname: `/${name}` }).href)
      await prepare(db)
      await db.close()
      await server.script(`alter database ${name} is_template true`)
    }
  } finally {
    await server.close()
  }
  return name
}

async function freshOnServer(): Promise<Database> {
  const url = new URL(need('TEST_DATABASE_URL'))
  const template = await templateOnServer(url)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = await openPostgres(url.href)
  await server.script(`create database ${name} template ${template}`)
  await server.close()
  const db = await openPostgres(Object.assign(new URL(url), { pathname: `/${name}` }).href)
  return {
    ...db,
    async close() {
      await db.close()
      const last = await openPostgres(url.href)
      await last.script(`drop database if exists ${name} with (force)`)
      await last.close()
    },
  }
}

export const openTestDatabase = async (): Promise<Database> =>
  onPostgres ? freshOnServer() : openPglite({ load: await packedCopy() })

export async function openTestCache(): Promise<Cache> {
  if (!onPostgres) return memoryCache()
  return redisCache(need('TEST_REDIS_URL'), `test:${randomUUID()}:`)
}
