import type { Db } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'

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

export interface PlacesWish extends PlacesTaken {
  /** How many there are, before anybody has bought one here. */
  readonly given: number
}

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

const asRows = sql`(tour text, day date, hour text, party text, count integer, given integer)`

/**
 * All of them, or none: false, and then the transaction has to end. One statement takes them; two who want the last one
 * queue at its row, and the second is told that there is none.
 */
export async function takePlaces(tx: Db, wishes: readonly PlacesWish[]): Promise<boolean> {
  const done = await tx.one<{ isDone: boolean }>(sql`
    with wanted as (
      select tour, day, hour, party, sum(count)::integer as count, min(given) as given
      from json_to_recordset(${JSON.stringify(wishes)}::json) as wish ${asRows}
      group by tour, day, hour, party
    ), taken as (
      insert into activity_departure as known (tour, day, hour, party, sold)
      select tour, day, hour, party, count from wanted where count <= given
      order by tour, day, hour, party
      on conflict (tour, day, hour, party) do update set sold = known.sold + excluded.sold
      where known.sold + excluded.sold <= (
        select given from wanted where (wanted.tour, wanted.day, wanted.hour, wanted.party)
          = (known.tour, known.day, known.hour, known.party))
      returning 1
    )
    select (select count(*) from taken) = (select count(*) from wanted) as "isDone"`)
  return done?.isDone === true
}

/** Call it in a transaction, and once: the book says whose turn it is. */
export async function givePlacesBack(tx: Db, taken: readonly PlacesTaken[]): Promise<void> {
  if (taken.length === 0) return
  await tx.later(sql`
    with back as (
      select tour, day, hour, party, sum(count)::integer as count
      from json_to_recordset(${JSON.stringify(taken)}::json) as one ${asRows}
      group by tour, day, hour, party
    ), locked as (
      select tour, day, hour, party from activity_departure join back using (tour, day, hour, party)
      order by tour, day, hour, party for update of activity_departure
    )
    update activity_departure as known set sold = known.sold - back.count
    from back, (select count(*) from locked) as first
    where (known.tour, known.day, known.hour, known.party) = (back.tour, back.day, back.hour, back.party)`)
}

/** Long after a tour is over nobody asks who was there. */
export async function forgetPastDepartures(db: Db): Promise<void> {
  await db.query(sql`delete from activity_departure where day < current_date - 30`)
}
