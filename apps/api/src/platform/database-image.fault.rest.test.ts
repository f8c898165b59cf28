import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { buildServer, type DataDir, makeDataDir, startServer } from '../testing/server.ts'
import { copyImage } from './database-image.ts'
import type { Database } from './db.ts'
import { openPglite } from './db-pglite.ts'
import { sql } from './sql.ts'

let folders: DataDir[] = []
beforeAll(buildServer)
afterEach(() => {
  for (const { remove } of folders) remove()
  folders = []
})

function makeFolder(): string {
  const made = makeDataDir()
  folders.push(made)
  return made.path
}

async function look<T>(directory: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openPglite({ directory })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

async function listFilled(db: Database): Promise<string[]> {
  await db.script('analyze')
  const filled = await db.query<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0 order by relname`)
  return filled.map(({ name }) => name)
}

test('[A44] the image of a new database holds what everybody may read, and nothing drawn by lot', async () => {
  const directory = join(makeFolder(), 'database')
  expect(copyImage(directory)).toBe(true)
  expect(await look(directory, listFilled)).toEqual([
    'exchange_rate',
    'migration',
    'rail_feed',
    'rail_service',
    'rail_stop',
    'rail_timetable',
    'rail_transfer',
    'rail_trip',
  ])
})

interface Drawn {
  isFromImage: boolean
  /** Counts up where a start lays another timetable down. */
  timetable: number | undefined
  values: string[]
}

/** What a first start draws by lot, and whether its database was copied. */
async function startOnce(): Promise<Drawn> {
  const path = makeFolder()
  const began = new Date()
  const server = await startServer({ DATA_DIR: path, SUPPLIERS: 'house' })
  await server.kill('SIGTERM')
  return look(join(path, 'database'), async (db) => {
    const rows = await db.query<{ value: string }>(sql`
      select id::text as value from account union all select password_hash from account
      union all select id::text from agency union all select id::text from role`)
    const first = await db.one<{ at: Date }>(sql`select min(applied_at) as at from migration`)
    const timetable = await db.one<{ version: number }>(sql`select version from rail_timetable`)
    return {
      isFromImage: first !== undefined && first.at < began,
      timetable: timetable?.version,
      values: [readFileSync(join(path, 'session-secret'), 'utf8'), ...new Set(rows.map(({ value }) => value))],
    }
  })
}

test('[A44] two installations of one image have nothing in common that was drawn by lot', async () => {
  const [one, other] = [await startOnce(), await startOnce()]
  expect([one.isFromImage, other.isFromImage]).toEqual([true, true])
  expect(one.timetable).toBe(1)
  expect(one.values.length).toBeGreaterThan(10)
  expect(one.values.filter((value) => other.values.includes(value))).toEqual([])
})
