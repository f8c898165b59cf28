import type { Sql } from './sql.ts'

/**
 * The one door to the database. Two drivers stand behind it, PostgreSQL and the embedded PGlite, and both hand out
 * the same JavaScript values for the same column types.
 */
export interface Db {
  query<Row>(statement: Sql): Promise<Row[]>
  /** The first row, for statements that find one or none. */
  one<Row>(statement: Sql): Promise<Row | undefined>
  /** Keep it short: the embedded database has one connection. Inside, use only the `Db` handed in. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Several statements without values: migrations. */
  script(text: string): Promise<void>
}

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

/** No room, no connection, shutting down: the database cannot take it now, later it may (53xxx, 57Pxx, 08xxx, ENOSPC …). */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  return /^(53|57P|08)/.test(code) || outages.has(code) || (error as Error | undefined)?.name === 'DatabaseGone'
}

const outages: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOSPC'])
