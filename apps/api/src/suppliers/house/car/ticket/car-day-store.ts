import type { Db } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { makeStock, type Wish } from '../../book/stock-store.ts'

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

export type DayWish = Wish<DayTaken>

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

const stock = makeStock<DayTaken>(sql`car_day`, [
  { name: sql`office`, type: sql`text` },
  { name: sql`company`, type: sql`text` },
  { name: sql`car`, type: sql`text` },
  { name: sql`day`, type: sql`date` },
])

/** All of what is wanted, or nothing. */
export const takeDays = stock.take
export const giveDaysBack = stock.giveBack

/** Long after a day is over nobody asks who drove. */
export async function forgetPastDays(db: Db): Promise<void> {
  await db.query(sql`delete from car_day where day < current_date - 30`)
}
