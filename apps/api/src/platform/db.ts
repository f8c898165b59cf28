import type { Sql } from './sql.ts'

/**
 * The one door to the database. Two drivers stand behind it, PostgreSQL and the embedded PGlite, and both hand out
 * the same JavaScript values for the same column types.
 */
export interface Db {
  query<Row>(statement: Sql): Promise<Row[]>
  /** The first row, for statements that find one or none. */
  one<Row>(statement: Sql): Promise<Row | undefined>
  /**
   * A write whose answer nobody waits for. Inside a transaction it travels with the next statement, or with the commit,
   * and costs no journey of its own; what fails of it fails the transaction. One that is made only when it leaves may
   * tell what the work has come to by then, ahead of all that was written after it.
   */
  later(statement: Sql | (() => Sql)): Promise<void>
  /** The last question of a transaction, where the driver can commit with it in one journey. */
  last?<Row>(statement: Sql): Promise<Row[]>
  /** A statement by key that is done at once, where the driver can send it with those of others. */
  brief?<Row>(statement: Sql): Promise<Row[]>
  /** Keep it short: the embedded database has one connection. Inside, use only the `Db` handed in. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Several statements without values: migrations. */
  script(text: string): Promise<void>
}

export const madeNow = (statement: Sql | (() => Sql)): Sql =>
  typeof statement === 'function' ? statement() : statement

const asking = (db: Db, ask: Db['query']): Db => ({
  ...{ ...db, query: ask },
  one: async <Row>(statement: Sql) => (await ask<Row>(statement))[0],
})

/** For whoever asks one question, which is the last of the transaction. */
export const closing = (tx: Db): Db => asking(tx, tx.last ?? tx.query)

/** For whoever asks by key, in or outside of a transaction. */
export const briefly = (db: Db): Db => asking(db, db.brief ?? db.query)

export interface Database extends Db {
  readonly kind: 'postgres' | 'pglite'
  close(): Promise<void>
}

/** The driver's error code, to tell a broken constraint from an outage. */
export const codeOf = (error: unknown): string | undefined => {
  const code = (error as { code?: unknown } | undefined)?.code
  return typeof code === 'string' ? code : undefined
}

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'

/** Something stood otherwise than a statement took for granted (`must_hold`). */
export const isMoved = (error: unknown): boolean => codeOf(error) === 'MOVED'

/** The text cannot be stored whatever the column: NUL and halves of a character. */
export const isUnstorableText = (error: unknown): boolean => ['22021', '22P05'].includes(codeOf(error) ?? '')

/** No room, no connection, shutting down, taking too long: the database cannot do it now, later it may. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  if (/^(53|57P|58|08)/.test(code) || outages.has(code)) return true
  const { name, message } = (error ?? {}) as Partial<Error>
  return name === 'DatabaseGone' || (code === '' && driverOutage.test(message ?? ''))
}

/** 57014: the statement's time-out. The others: what the network says. */
const outages: ReadonlySet<string> = new Set([
  '57014',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'ENOSPC',
])

/** node-postgres gives its own failures no code. */
const driverOutage =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Cannot use a pool after calling end|Client (has encountered a connection error|was closed) and is not queryable)/
