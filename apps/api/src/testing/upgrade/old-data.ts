import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Database } from '../../platform/db.ts'
import { openPglite } from '../../platform/db-pglite.ts'
import { sql } from '../../platform/sql.ts'

/** All that an older program has left: its tables as its own migrations made them, and what stood in them. */
export interface OldData {
  commit: string
  /** Opens what was sealed. */
  secret: string
  /** The text of each migration by its name, in order. */
  migrations: Record<string, string>
  /** The rows of each table as JSON text. */
  tables: Record<string, string>
  /** How far each sequence has counted. */
  sequences: Record<string, number>
}

/** The timetable is made anew by the next start, and is larger than all the rest. */
const madeAnew = ['migration', 'rail_feed', 'rail_stop', 'rail_service', 'rail_trip', 'rail_transfer', 'rail_timetable']

export async function saveOldData(
  db: Database,
  origin: Pick<OldData, 'commit' | 'secret' | 'migrations'>,
  file: string,
): Promise<void> {
  const names = await db.query<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const tables: OldData['tables'] = {}
  for (const { name } of names.filter((one) => !madeAnew.includes(one.name))) {
    // The name comes from the catalogue of the database itself.
    const statement = { text: `select json_agg(t)::text as rows from ${name} t`, values: [] }
    const found = await db.one<{ rows: string | null }>(statement)
    if (found?.rows) tables[name] = found.rows
  }
  const counted = await db.query<{ name: string; last: number }>(
    sql`select sequencename as name, last_value as last from pg_sequences where last_value is not null`,
  )
  const sequences = Object.fromEntries(counted.map(({ name, last }) => [name, last]))
  const data: OldData = { ...origin, tables, sequences }
  writeFileSync(file, gzipSync(JSON.stringify(data), { level: 9 }))
}

export const readOldData = (file: URL): OldData => JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'))

/** When the older program was last used: what stands in its cart was put there last. */
export function findLastUse({ tables }: OldData): Date {
  const items: { added_at: string }[] = JSON.parse(tables.cart_item ?? '[]')
  return new Date(Math.max(...items.map(({ added_at: at }) => Date.parse(at))))
}

/** Lays it down as the older program did: the data directory of a server that has been stopped. */
export async function restoreOldData(data: OldData, dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, 'session-secret'), data.secret, { mode: 0o600 })
  const db = await openPglite({ directory: join(dataDir, 'database') })
  for (const text of Object.values(data.migrations)) await db.script(text)
  await db.script('create table migration (name text primary key, applied_at timestamptz not null default now())')
  for (const name of Object.keys(data.migrations)) await db.query(sql`insert into migration (name) values (${name})`)
  // Rows come in the order of the tables' names: what refers to what is looked at by nobody meanwhile.
  await db.script('set session_replication_role = replica')
  for (const [name, rows] of Object.entries(data.tables)) {
    const columns = await db.query<{ column: string }>(sql`
      select quote_ident(attname) as column from pg_attribute
      where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
    const list = columns.map(({ column }) => column).join(', ')
    await db.script(`
      delete from ${name};
      insert into ${name} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${name}, $rows$${rows}$rows$)`)
  }
  for (const [name, last] of Object.entries(data.sequences)) await db.query(sql`select setval(${name}, ${last})`)
  await db.script('set session_replication_role = origin')
  await db.close()
}
