import type { Db } from './db.ts'
import { type Sql, sql } from './sql.ts'

type Reader = Pick<Db, 'one' | 'query'>

/**
 * Every column of sealed texts. Mails that wait in the outbox hold one, too, and are left out: they are gone in minutes.
 * A table that was renamed stands here under both names, because a database is looked at before it is migrated.
 */
const columns: readonly { table: string; column: string; texts: Sql }[] = [
  { table: 'account', column: 'documents_sealed', texts: sql`select documents_sealed as text from account` },
  { table: 'saved_traveler', column: 'sealed', texts: sql`select sealed as text from saved_traveler` },
  { table: 'traveler_draft', column: 'sealed', texts: sql`select sealed as text from traveler_draft` },
  { table: 'purchase', column: 'travelers', texts: sql`select travelers as text from purchase` },
  { table: 'purchase', column: 'contact', texts: sql`select contact as text from purchase` },
  { table: 'purchase', column: 'answers', texts: sql`select answers as text from purchase` },
  { table: 'purchase', column: 'invoice_to', texts: sql`select invoice_to as text from purchase` },
  { table: 'payment', column: 'invoice_to', texts: sql`select invoice_to as text from payment` },
  { table: 'payment', column: 'token', texts: sql`select token as text from payment` },
  { table: 'booking', column: 'contact', texts: sql`select contact as text from booking` },
  { table: 'invoice', column: 'content', texts: sql`select content as text from invoice` },
  {
    table: 'security_event',
    column: 'personal_sealed',
    texts: sql`select personal_sealed as text from security_event`,
  },
  { table: 'house_reservation', column: 'travelers', texts: sql`select travelers as text from house_reservation` },
  { table: 'rail_reservation', column: 'travelers', texts: sql`select travelers as text from rail_reservation` },
]

export const sealedColumns: readonly string[] = columns.map(({ table, column }) => `${table}.${column}`)

async function namesOfColumns(db: Reader): Promise<ReadonlySet<string>> {
  const there = await db.query<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema()`)
  return new Set(there.map(({ name }) => name))
}

async function findColumns(db: Reader): Promise<{ table: string; texts: Sql }[]> {
  const names = await namesOfColumns(db)
  return columns.filter(({ table, column }) => names.has(`${table}.${column}`))
}

const hasText = async (db: Reader, texts: Sql, pattern: string): Promise<boolean> =>
  (await db.one(sql`select 1 as found from (${texts}) as sealed where text ~ ${pattern} limit 1`)) !== undefined

/** One after the other: the first row that is found ends the search. */
async function isAny(db: Reader, pattern: string): Promise<boolean> {
  for (const { texts } of await findColumns(db)) if (await hasText(db, texts, pattern)) return true
  return false
}

const patternOf = (id: string): string => `^${id}[.]`

export const isSealedWith = (db: Reader, id: string): Promise<boolean> => isAny(db, patternOf(id))

/** The tables with something that is sealed with it. */
export async function listSealedWith(db: Reader, id: string): Promise<string[]> {
  const found = new Set<string>()
  for (const { table, texts } of await findColumns(db))
    if (!found.has(table) && (await hasText(db, texts, patternOf(id)))) found.add(table)
  return [...found]
}

/** The keys that entries of the audit were hashed with. */
export async function listAuditKeys(db: Reader): Promise<string[]> {
  if (!(await namesOfColumns(db)).has('audit.key_id')) return []
  const keys = await db.query<{ id: string }>(sql`
    select distinct key_id as id from audit where key_id is not null order by key_id`)
  return keys.map(({ id }) => id)
}

async function findIds(db: Reader): Promise<string[]> {
  const table = await db.one<{ found: boolean }>(sql`select to_regclass('sealing_key') is not null as found`)
  if (!table?.found) return []
  return (await db.query<{ id: string }>(sql`select id from sealing_key`)).map(({ id }) => id)
}

/**
 * Whether something is sealed with a secret that is not among these. A healthy start is one look at the ids. A database
 * from before they were stored is taken as it is when one of its sealed texts opens, or when it has none.
 */
export async function isSecretLost(db: Reader, given: readonly string[]): Promise<boolean> {
  const ids = await findIds(db)
  for (const id of ids) if (!given.includes(id) && (await isSealedWith(db, id))) return true
  if (ids.length > 0) return false
  for (const id of given) if (await isSealedWith(db, id)) return false
  return isAny(db, '^[0-9a-f]{8}[.]')
}

/** Before anything is sealed: whoever starts next must know that it may be. */
export async function storeSealingKeys(db: Pick<Db, 'query'>, ids: readonly string[]): Promise<void> {
  await db.query(sql`insert into sealing_key (id) select unnest(${[...ids]}::text[]) on conflict do nothing`)
}
