import { type Sql, sql } from './sql.ts'
import { idsOf } from './uuid.ts'

/**
 * A column of ids among these, which come from outside: what is none finds nothing. PostgreSQL plans a list anew each
 * time, as its length may matter; of one, as most lists are, the plan is kept.
 */
export function isOneOf(column: Sql, ids: readonly string[]): Sql {
  const known = idsOf(ids)
  return known.length === 1 ? sql`${column} = ${known[0]}` : sql`${column} = any(${known}::uuid[])`
}
