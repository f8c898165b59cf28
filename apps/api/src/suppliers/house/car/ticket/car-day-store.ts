import type { Db } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'

/** Cars of one kind that a company has at an office, on a day. */
export interface DayTaken {
  /** Where the car is fetched. */
  readonly office: string
  readonly company: string
  /** Of the fleet. */
  readonly car: string
  /** YYYY-MM-DD, local to the office. */
  readonly day: string
  readonly count: number
}

export interface DayWish extends DayTaken {
  /** How many there are, before anybody has rented one here. */
  readonly given: number
}

export interface DaySold extends Omit<DayTaken, 'count'> {
  readonly sold: number
}

/** What has been rented out at these offices from the first to the last day, both included; one question for a search. */
export async function readSold(
  db: Db,
  offices: readonly string[],
  { first, last }: { first: string; last: string },
): Promise<readonly DaySold[]> {
  if (offices.length === 0) return []
  return db.query<DaySold>(sql`
    select office, company, car, day::text as day, sold from car_day
    where office = any(${offices}::text[]) and day between ${first}::date and ${last}::date and sold > 0`)
}

const asRows = sql`(office text, company text, car text, day date, count integer, given integer)`

/**
 * All days of a rental, or none: false, and then the transaction has to end. One statement takes them; two who want the
 * last car queue at its row, always in the same order, and the second is told that there is none.
 */
export async function takeDays(tx: Db, wishes: readonly DayWish[]): Promise<boolean> {
  const done = await tx.one<{ isDone: boolean }>(sql`
    with wanted as (
      select office, company, car, day, sum(count)::integer as count, min(given) as given
      from json_to_recordset(${JSON.stringify(wishes)}::json) as wish ${asRows}
      group by office, company, car, day
    ), taken as (
      insert into car_day as known (office, company, car, day, sold)
      select office, company, car, day, count from wanted where count <= given
      order by office, company, car, day
      on conflict (office, company, car, day) do update set sold = known.sold + excluded.sold
      where known.sold + excluded.sold <= (
        select given from wanted
        where (wanted.office, wanted.company, wanted.car, wanted.day) = (known.office, known.company, known.car, known.day))
      returning 1
    )
    select (select count(*) from taken) = (select count(*) from wanted) as "isDone"`)
  return done?.isDone === true
}

/** Call it in a transaction, and once: the book says whose turn it is. */
export async function giveDaysBack(tx: Db, taken: readonly DayTaken[]): Promise<void> {
  if (taken.length === 0) return
  await tx.later(sql`
    with back as (
      select office, company, car, day, sum(count)::integer as count
      from json_to_recordset(${JSON.stringify(taken)}::json) as one ${asRows}
      group by office, company, car, day
    ), locked as (
      select office, company, car, day from car_day join back using (office, company, car, day)
      order by office, company, car, day for update of car_day
    )
    update car_day as known set sold = known.sold - back.count
    from back, (select count(*) from locked) as first
    where (known.office, known.company, known.car, known.day) = (back.office, back.company, back.car, back.day)`)
}

/** Long after a day is over nobody asks who drove. */
export async function forgetPastDays(db: Db): Promise<void> {
  await db.query(sql`delete from car_day where day < current_date - 30`)
}
