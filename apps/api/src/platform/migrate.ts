import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Db } from './db.ts'
import { sql } from './sql.ts'

/** Beside src in the checkout, beside dist in the build. */
const folder = ['../migrations', '../../migrations']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

/** Any number; all nodes that start at once must only agree on it. */
const lock = 7_072_016

/** Brings the schema up to date in one transaction; nodes that start together queue on the lock. */
export async function migrate(db: Db): Promise<string[]> {
  if (!folder) throw new Error('The folder of migrations is missing from the installation.')
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${lock})`)
    await tx.script(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const done = new Set((await tx.query<{ name: string }>(sql`select name from migration`)).map(({ name }) => name))
    const missing = files.filter((name) => !done.has(name))
    for (const name of missing) {
      await tx.script(readFileSync(`${folder}/${name}`, 'utf8'))
      await tx.query(sql`insert into migration (name) values (${name})`)
    }
    return missing
  })
}
