import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Db } from './db.ts'
import { sql } from './sql.ts'
import { StartRefused } from './start-refused.ts'

export interface Migration {
  readonly name: string
  readonly text: string
}

/** Any number; all nodes that start at once must only agree on it. */
const lock = 7_072_016

/** Beside src in the checkout, beside dist in the build. */
export function readMigrations(): Migration[] {
  const folder = ['../migrations', '../../migrations']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path))
  if (!folder) throw new Error('The folder of migrations is missing from the installation.')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))
}

/** A checkout may change how lines end; the statements stay the same. */
const digest = (text: string): string => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

/** Two migrations were edited after they had landed. A database that the earlier text has made is as good. */
const earlierTexts: Readonly<Record<string, string>> = {
  '0001_accounts.sql': '2922ec8795a66d4817fd56d4cee5982a6085bb4acd2eb0a3f353923ba43573a2',
  '0003_cart.sql': 'a3d19f27873d5930ddd14fe1960fe89c9f3b8994f007ee64d757cfaf15a21564',
}

const isTextOf = ({ name, text }: Migration, hash: string): boolean =>
  hash === digest(text) || hash === earlierTexts[name]

interface Applied {
  name: string
  hash: string | null
  /** The table had no column of hashes when it ran: the text of today is taken for the one that ran. */
  isOlderThanHashes: boolean
}

/** The column of hashes is younger than the table, so the whole row is read. */
async function findApplied(db: Pick<Db, 'one' | 'query'>): Promise<Applied[]> {
  const table = await db.one<{ found: boolean }>(sql`select to_regclass('migration') is not null as found`)
  if (!table?.found) return []
  return db.query<Applied>(sql`
    select name, to_jsonb(migration) ->> 'hash' as hash, not to_jsonb(migration) ? 'hash' as "isOlderThanHashes"
    from migration order by name`)
}

/** Answers what is still to run. Reads only, and refuses a database that other texts than ours have made. */
export async function checkMigrations(
  db: Pick<Db, 'one' | 'query'>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<{ missing: Migration[]; unhashed: Migration[] }> {
  const applied = await findApplied(db)
  const own = new Map(migrations.map((one) => [one.name, one]))
  for (const { name, hash, isOlderThanHashes } of applied) {
    const migration = own.get(name)
    if (!migration)
      throw new StartRefused(
        `The database is newer than this program: it has the migration ${name}, which is unknown here. Start the newer program, or restore a backup from before that migration.`,
      )
    if (hash === null && !isOlderThanHashes)
      throw new StartRefused(
        `Somebody has taken the hash of the migration ${name} from the table migration: whether its text is the one that ran cannot be said. Put the row back as a backup has it.`,
      )
    if (hash !== null && !isTextOf(migration, hash))
      throw new StartRefused(
        `The migration ${name} is not the one that ran on this database. Restore the text that ran, and put what is new into a migration of its own.`,
      )
  }
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
  return {
    missing: migrations.filter(({ name }) => !hashes.has(name)),
    unhashed: migrations.filter(({ name }) => hashes.get(name) === null),
  }
}

/** Brings the schema up to date in one transaction; nodes that start together queue on the lock. */
export async function migrate(
  db: Db,
  migrations: readonly Migration[] = readMigrations(),
  /** What only the program can do, in the same transaction. */
  follow: (tx: Db, ran: readonly string[]) => Promise<void> = async () => {},
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${lock})`)
    const { missing, unhashed } = await checkMigrations(tx, migrations)
    await tx.script(`
      create table if not exists migration (name text primary key, applied_at timestamptz not null default now());
      alter table migration add column if not exists hash text`)
    for (const { name, text } of unhashed)
      await tx.query(sql`update migration set hash = ${digest(text)} where name = ${name}`)
    for (const { name, text } of missing) {
      await tx.script(text)
      await tx.query(sql`insert into migration (name, hash) values (${name}, ${digest(text)})`)
    }
    const ran = missing.map(({ name }) => name)
    await follow(tx, ran)
    return ran
  })
}
