import type { Db } from '../platform/db.ts'
import { type Sql, sql } from '../platform/sql.ts'

/** An order in one hand until the transaction ends: nobody else moves it meanwhile. */
export interface Turn {
  /** Writes into the purchase's own row. */
  set(assignments: Sql): Promise<void>
}

/** Of a purchase that is locked already. */
export const turnOf = (tx: Db, id: string): Turn => ({
  set: (assignments) => tx.later(sql`update purchase set ${assignments} where id = ${id}`),
})

/** Of a purchase as it was read, at the beginning of a transaction; if it is another by now, the transaction fails (`wasMoved`). */
export async function takeTurn(tx: Db, { id, version }: { id: string; version: number }): Promise<Turn> {
  await tx.later(sql`
    select must_hold(false) from (
      select from purchase where id = ${id} and version = ${version} for update) as mine
    having count(*) <> 1`)
  return turnOf(tx, id)
}
