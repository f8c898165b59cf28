import { type Sql, sql } from './sql.ts'

/**
 * The one door to the database. Two drivers stand behind it, PostgreSQL and the embedded PGlite, and both hand out
 * the same JavaScript values for the same column types.
 */
export interface Db {
  query<Row>(statement: Sql): Promise<Row[]>
  /** The first row, for statements that find one or none. */
  one<Row>(statement: Sql): Promise<Row | undefined>
  /**
   * A write whose answer nobody waits for. Inside a transaction it travels with the next question, or with the commit,
   * and costs no journey of its own; what fails of it fails there, on both drivers.
   */
  later(statement: Sql): Promise<void>
  /** Statements that ask nothing of each other: one transaction in one journey. Answers the rows of the last. */
  atOnce<Row>(statements: readonly Sql[]): Promise<Row[]>
  /** Keep it short: the embedded database has one connection. Inside, use only the `Db` handed in. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Several statements without values: migrations. */
  script(text: string): Promise<void>
}

export interface Database extends Db {
  readonly kind: 'postgres' | 'pglite'
  close(): Promise<void>
}

/** What waits in a transaction travels with its next question: where none follows, it is sent by this. */
export const sendWaiting = (tx: Db): Promise<unknown> => tx.query(sql`select 1 as one`)

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

/** The plan of a prepared statement is older than the table: another node has changed it. */
export const isStalePlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' && /cached plan/.test((error as Error).message)

/** A circle of locks, a conflict of snapshots, a stale plan: nothing has stayed, and the same may succeed at once. */
export const isPassing = (error: unknown): boolean =>
  ['40P01', '40001'].includes(codeOf(error) ?? '') || isStalePlan(error)

/** No room, no connection, shutting down, taking too long: the database cannot do it now, later it may. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  if (/^(53|57P|58|08)/.test(code) || outages.has(code) || isPassing(error)) return true
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
