import type { Db } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'

/** Rooms of one kind in a house for a night. */
export interface NightTaken {
  /** ttiCode. */
  readonly property: string
  /** Code of the kind of room. */
  readonly room: string
  /** YYYY-MM-DD, local to the house. */
  readonly night: string
  readonly count: number
}

export interface NightWish extends NightTaken {
  /** How many there are, before anybody has bought one here. */
  readonly given: number
}

export interface Span {
  /** YYYY-MM-DD; the last night is the one before check-out. */
  readonly checkIn: string
  readonly checkOut: string
}

export interface NightSold {
  readonly property: string
  readonly room: string
  readonly night: string
  readonly sold: number
}

/** What has been sold of these houses in the nights of a stay; one question for all of a search. */
export async function readSold(
  db: Db,
  properties: readonly string[],
  { checkIn, checkOut }: Span,
): Promise<readonly NightSold[]> {
  if (properties.length === 0) return []
  return db.query<NightSold>(sql`
    select property, room, night::text as night, sold from hotel_night
    where property = any(${properties}::text[]) and night >= ${checkIn}::date and night < ${checkOut}::date and sold > 0`)
}

const asRows = sql`(property text, night date, room text, count integer, given integer)`

/**
 * All nights of all rooms of a stay, or none: false, and then the transaction has to end. One statement takes them; two
 * who want the last one queue at its row, always in the same order, and the second is told that there is none.
 */
export async function takeNights(tx: Db, wishes: readonly NightWish[]): Promise<boolean> {
  const done = await tx.one<{ isDone: boolean }>(sql`
    with wanted as (
      select property, night, room, sum(count)::integer as count, min(given) as given
      from json_to_recordset(${JSON.stringify(wishes)}::json) as wish ${asRows}
      group by property, night, room
    ), taken as (
      insert into hotel_night as known (property, night, room, sold)
      select property, night, room, count from wanted where count <= given
      order by property, night, room
      on conflict (property, night, room) do update set sold = known.sold + excluded.sold
      where known.sold + excluded.sold <= (
        select given from wanted
        where (wanted.property, wanted.night, wanted.room) = (known.property, known.night, known.room))
      returning 1
    )
    select (select count(*) from taken) = (select count(*) from wanted) as "isDone"`)
  return done?.isDone === true
}

/** Call it in a transaction, and once: the book says whose turn it is. */
export async function giveNightsBack(tx: Db, taken: readonly NightTaken[]): Promise<void> {
  if (taken.length === 0) return
  await tx.later(sql`
    with back as (
      select property, night, room, sum(count)::integer as count
      from json_to_recordset(${JSON.stringify(taken)}::json) as one ${asRows}
      group by property, night, room
    ), locked as (
      select property, night, room from hotel_night join back using (property, night, room)
      order by property, night, room for update of hotel_night
    )
    update hotel_night as known set sold = known.sold - back.count
    from back, (select count(*) from locked) as first
    where known.property = back.property and known.night = back.night and known.room = back.room`)
}

/** Long after a night is over nobody asks who slept there. */
export async function forgetPastNights(db: Db): Promise<void> {
  await db.query(sql`delete from hotel_night where night < current_date - 30`)
}
