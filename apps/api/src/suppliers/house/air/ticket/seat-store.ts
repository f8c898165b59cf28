import type { Db } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { makeStock, type Wish } from '../../book/stock-store.ts'

/** Seats of one class of a flight on a day. */
export interface SeatsTaken {
  /** Airline and number. */
  readonly flight: string
  /** YYYY-MM-DD, local to where it leaves. */
  readonly day: string
  readonly bookingClass: string
  readonly count: number
}

export type SeatWish = Wish<SeatsTaken>

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

interface Row {
  readonly flight: string
  readonly day: string
  readonly class: string
  readonly count: number
}

const stock = makeStock<Row>(sql`air_seat`, [
  { name: sql`flight`, type: sql`text` },
  { name: sql`day`, type: sql`date` },
  { name: sql`class`, type: sql`text` },
])

const rowOf = <Seats extends SeatsTaken>({ bookingClass, ...seats }: Seats) => ({ ...seats, class: bookingClass })

/** Seats on all flights for everybody, or none. */
export const takeSeats = (tx: Db, wishes: readonly SeatWish[]): Promise<boolean> => stock.take(tx, wishes.map(rowOf))

export const giveSeatsBack = (tx: Db, taken: readonly SeatsTaken[]): Promise<void> =>
  stock.giveBack(tx, taken.map(rowOf))

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
