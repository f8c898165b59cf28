import type { Db } from '../platform/db.ts'
import { type Sql, sql } from '../platform/sql.ts'

/** An order in one hand until the transaction ends: nobody else moves it meanwhile. */
export interface Turn {
  /** Writes into the purchase's own row. */
  set(assignments: Sql): Promise<void>
}

const update = (id: string, assignments: Sql): Sql => sql`update purchase set ${assignments} where id = ${id}`

/** Of a purchase that is locked already. */
export const turnOf = (tx: Db, id: string): Turn => ({
  set: (assignments) => tx.later(update(id, assignments)),
})

/**
 * Of a purchase as it was read, at the beginning of a transaction; if it is another by now, the transaction fails
 * (`wasMoved`). Taking the turn and what is written with it are one statement, as long as nothing has been asked yet.
 */
export async function takeTurn(tx: Db, { id, version }: { id: string; version: number }): Promise<Turn> {
  let together: Sql | undefined
  let isTaken = false
  await tx.later(() => {
    isTaken = true
    const mine = sql`id = ${id} and version = ${version}`
    return together
      ? sql`with mine as (update purchase set ${together} where ${mine} returning id)
          select must_hold(false) from mine having count(*) <> 1`
      : sql`select must_hold(false) from (select from purchase where ${mine} for update) as mine having count(*) <> 1`
  })
  return {
    async set(assignments) {
      if (isTaken) return tx.later(update(id, assignments))
      together = together ? sql`${together}, ${assignments}` : assignments
    },
  }
}
