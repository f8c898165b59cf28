import type { Db } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { makeStock, type Wish } from '../../book/stock-store.ts'

/** Places of one group of a tour that sets out at an hour; of a private group, the departure itself. */
export interface PlacesTaken {
  readonly tour: string
  /** YYYY-MM-DD and HH:mm, local to the place. */
  readonly day: string
  readonly hour: string
  /** Code of the group. */
  readonly party: string
  readonly count: number
}

export type PlacesWish = Wish<PlacesTaken>

export interface DepartureSold extends Omit<PlacesTaken, 'count'> {
  readonly sold: number
}

/** What has been sold of these tours in these days, both included; one question for all of a search. */
export async function readSold(
  db: Db,
  tours: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly DepartureSold[]> {
  if (tours.length === 0) return []
  return db.query<DepartureSold>(sql`
    select tour, day::text as day, hour, party, sold from activity_departure
    where tour = any(${tours}::text[]) and day between ${from}::date and ${to}::date and sold > 0`)
}

const stock = makeStock<PlacesTaken>(sql`activity_departure`, [
  { name: sql`tour`, type: sql`text` },
  { name: sql`day`, type: sql`date` },
  { name: sql`hour`, type: sql`text` },
  { name: sql`party`, type: sql`text` },
])

/** All of what is wanted, or nothing. */
export const takePlaces = stock.take
export const givePlacesBack = stock.giveBack

/** Long after a tour is over nobody asks who was there. */
export async function forgetPastDepartures(db: Db): Promise<void> {
  await db.query(sql`delete from activity_departure where day < current_date - 30`)
}
