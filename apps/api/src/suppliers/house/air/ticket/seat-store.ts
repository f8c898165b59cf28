import type { Db } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'

/** Seats of one class of a flight on a day. */
export interface SeatsTaken {
  /** Airline and number. */
  readonly flight: string
  /** YYYY-MM-DD, local to where it leaves. */
  readonly day: string
  readonly bookingClass: string
  readonly count: number
}

export interface SeatWish extends SeatsTaken {
  /** How many there are, before anybody has bought one here. */
  readonly given: number
}

/** A flight, a day and a class as one key. */
export const seatKey = (flight: string, day: string, bookingClass: string): string => `${flight} ${day} ${bookingClass}`

/** What has been sold of these flights, by flight, day and class; one question for all of a search. */
export async function readSold(
  db: Db,
  flights: readonly { readonly flight: string; readonly day: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (flights.length === 0) return new Map()
  const rows = await db.query<{ flight: string; day: string; class: string; sold: number }>(sql`
    select flight, day::text as day, class, sold from air_seat
    join unnest(${flights.map(({ flight }) => flight)}::text[], ${flights.map(({ day }) => day)}::date[])
      as wanted (flight, day) using (flight, day)
    where sold > 0`)
  return new Map(rows.map((row) => [seatKey(row.flight, row.day, row.class), row.sold]))
}

const asRows = sql`(flight text, day date, class text, count integer, given integer)`
const rowsOf = (seats: readonly (SeatsTaken & { readonly given?: number })[]): string =>
  JSON.stringify(seats.map(({ bookingClass, ...seat }) => ({ ...seat, class: bookingClass })))

/**
 * Seats on all flights for everybody, or none: false, and then the transaction has to end. One statement takes them; two
 * who want the last one queue at its row, always in the same order, and the second is told that there is none.
 */
export async function takeSeats(tx: Db, wishes: readonly SeatWish[]): Promise<boolean> {
  const done = await tx.one<{ isDone: boolean }>(sql`
    with wanted as (
      select flight, day, class, sum(count)::integer as count, min(given) as given
      from json_to_recordset(${rowsOf(wishes)}::json) as wish ${asRows}
      group by flight, day, class
    ), taken as (
      insert into air_seat as known (flight, day, class, sold)
      select flight, day, class, count from wanted where count <= given
      order by flight, day, class
      on conflict (flight, day, class) do update set sold = known.sold + excluded.sold
      where known.sold + excluded.sold <= (
        select given from wanted
        where (wanted.flight, wanted.day, wanted.class) = (known.flight, known.day, known.class))
      returning 1
    )
    select (select count(*) from taken) = (select count(*) from wanted) as "isDone"`)
  return done?.isDone === true
}

/** Call it in a transaction, and once: the book says whose turn it is. */
export async function giveSeatsBack(tx: Db, taken: readonly SeatsTaken[]): Promise<void> {
  if (taken.length === 0) return
  await tx.later(sql`
    with back as (
      select flight, day, class, sum(count)::integer as count
      from json_to_recordset(${rowsOf(taken)}::json) as seat ${asRows}
      group by flight, day, class
    ), locked as (
      select flight, day, class from air_seat join back using (flight, day, class)
      order by flight, day, class for update of air_seat
    )
    update air_seat as known set sold = known.sold - back.count
    from back, (select count(*) from locked) as first
    where known.flight = back.flight and known.day = back.day and known.class = back.class`)
}

/** A seat that somebody has chosen. */
export interface PlaceTaken {
  readonly flight: string
  readonly day: string
  /** '14A'. */
  readonly place: string
}

export async function readPlaces(
  db: Db,
  flights: readonly { readonly flight: string; readonly day: string }[],
): Promise<ReadonlySet<string>> {
  if (flights.length === 0) return new Set()
  const rows = await db.query<PlaceTaken>(sql`
    select flight, day::text as day, place from air_place
    join unnest(${flights.map(({ flight }) => flight)}::text[], ${flights.map(({ day }) => day)}::date[])
      as wanted (flight, day) using (flight, day)`)
  return new Set(rows.map(({ flight, day, place }) => seatKey(flight, day, place)))
}

const asPlaces = sql`(flight text, day date, place text)`

/** All of them or none: false, and then the transaction has to end. */
export async function takePlaces(tx: Db, places: readonly PlaceTaken[]): Promise<boolean> {
  if (places.length === 0) return true
  const taken = await tx.query(sql`
    insert into air_place (flight, day, place)
    select flight, day, place from json_to_recordset(${JSON.stringify(places)}::json) as wish ${asPlaces}
    order by flight, day, place
    on conflict do nothing returning 1`)
  return taken.length === places.length
}

const givePlacesBack = (tx: Db, places: readonly PlaceTaken[]): Promise<void> =>
  tx.later(sql`
    delete from air_place as known
    using json_to_recordset(${JSON.stringify(places)}::json) as back ${asPlaces}
    where known.flight = back.flight and known.day = back.day and known.place = back.place`)

const isPlace = (taken: SeatsTaken | PlaceTaken): taken is PlaceTaken => 'place' in taken

/** Whatever a reservation has of its flights. */
export async function giveBack(tx: Db, taken: readonly (SeatsTaken | PlaceTaken)[]): Promise<void> {
  const places = taken.filter(isPlace)
  if (places.length > 0) await givePlacesBack(tx, places)
  await giveSeatsBack(
    tx,
    taken.flatMap((one) => (isPlace(one) ? [] : [one])),
  )
}

/** Long after a flight has landed nobody asks for its seats any more. */
export async function forgetPastSeats(db: Db): Promise<void> {
  await db.query(sql`delete from air_seat where day < current_date - 30`)
  await db.query(sql`delete from air_place where day < current_date - 30`)
}
