import type { Db } from '../../../platform/db.ts'
import { type Sql, sql } from '../../../platform/sql.ts'

/** So many of what a row of a stock stands for: nights of a room, days of a car, seats of a flight. */
interface Counted {
  readonly count: number
}

/** What somebody wants of it. */
export type Wish<Taken extends Counted> = Taken & {
  /** How many there are, before anybody has bought one here. */
  readonly given: number
}

/**
 * What is sold by number. There is a row only once somebody held one of them: until then it is as many as are given to
 * us, which is counted and not kept.
 */
export interface Stock<Taken extends Counted> {
  /**
   * All of them, or none: false, and then the transaction has to end. One statement takes them; two who want the last one
   * queue at its row, always in the same order, and the second is told that there is none.
   */
  take(tx: Db, wishes: readonly Wish<Taken>[]): Promise<boolean>
  /** Call it in a transaction, and once: the book says whose turn it is. */
  giveBack(tx: Db, taken: readonly Taken[]): Promise<void>
}

const listed = (parts: readonly Sql[]): Sql => parts.reduce((all, part) => sql`${all}, ${part}`)

/** `key`: the columns of a row that say what it is of, with their types, in the order in which rows are waited for. */
export function makeStock<Taken extends Counted>(
  table: Sql,
  key: readonly { readonly name: Sql; readonly type: Sql }[],
): Stock<Taken> {
  const names = key.map(({ name }) => name)
  const columns = listed(names)
  const columnsOf = (owner: Sql): Sql => listed(names.map((name) => sql`${owner}.${name}`))
  const typed = listed(key.map(({ name, type }) => sql`${name} ${type}`))
  const isSame = (one: Sql, other: Sql): Sql => sql`(${columnsOf(one)}) = (${columnsOf(other)})`
  const rowsIn = (things: readonly object[]): Sql =>
    sql`json_to_recordset(${JSON.stringify(things)}::json) as one (${typed}, count integer, given integer)`
  const taking = sql`
    ), taken as (
      insert into ${table} as known (${columns}, sold)
      select ${columns}, count from wanted where count <= given
      order by ${columns}
      on conflict (${columns}) do update set sold = known.sold + excluded.sold
      where known.sold + excluded.sold <= (select given from wanted where ${isSame(sql`wanted`, sql`known`)})
      returning 1
    )
    select (select count(*) from taken) = (select count(*) from wanted) as "isDone"`
  const givingBack = sql`
    ), locked as (
      select ${columns} from ${table} join back using (${columns}) order by ${columns} for update of ${table}
    )
    update ${table} as known set sold = known.sold - back.count
    from back, (select count(*) from locked) as first
    where ${isSame(sql`known`, sql`back`)}`
  return {
    async take(tx, wishes) {
      const done = await tx.one<{ isDone: boolean }>(sql`
        with wanted as (
          select ${columns}, sum(count)::integer as count, min(given) as given from ${rowsIn(wishes)}
          group by ${columns}
        ${taking}`)
      return done?.isDone === true
    },
    async giveBack(tx, taken) {
      if (taken.length === 0) return
      await tx.later(sql`
        with back as (
          select ${columns}, sum(count)::integer as count from ${rowsIn(taken)}
          group by ${columns}
        ${givingBack}`)
    },
  }
}
