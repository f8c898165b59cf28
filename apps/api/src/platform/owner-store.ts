import type { Owner } from './owner.ts'
import { type Sql, sql } from './sql.ts'

/** For any table with the two columns. */
export const ownedBy = (owner: Owner): Sql =>
  'accountId' in owner ? sql`account_id = ${owner.accountId}` : sql`session_hash = ${owner.sessionHash}`
