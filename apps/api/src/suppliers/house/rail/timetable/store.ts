import type { Db } from '../../../../platform/db.ts'
import { type Sql, sql } from '../../../../platform/sql.ts'
import type { Service, Timetable, TimetableStop, Transfer, Trip } from './timetable.ts'

/** A part of a timetable, small enough to hold up nobody. Parts come in any order, except that services come before their trips. */
export type TimetablePage = Partial<Timetable>

export interface Feed {
  /** 'house', or what an imported feed is called; its own ids begin with it and a colon. */
  readonly id: string
  readonly name: string
  /** Of everything the feed is made from. */
  readonly digest: string
}

export interface KeptFeed extends Feed {
  /** YYYY-MM-DD: the first and the last day on which a train of it may run. */
  readonly firstDay: string | null
  readonly lastDay: string | null
  readonly importedAt: Date
}

/** Somebody replaced a feed while the timetable was being read: what was read is of two timetables. */
export class TimetableChanged extends Error {
  override name = 'TimetableChanged'
}

/** Rows of one statement. */
const most = 500

/** Any number; all who replace a feed must only agree on it. */
const turn = 7_072_018

const addStops = (feed: string, rows: readonly TimetableStop[]): Sql => sql`
  insert into rail_stop (feed, id, name, lat, lon, time_zone)
  select ${feed}, id, name, lat, lon, "timeZone" from json_to_recordset(${JSON.stringify(rows)}::json)
    as page (id text, name text, lat double precision, lon double precision, "timeZone" text)`

const addServices = (feed: string, rows: readonly Service[]): Sql => sql`
  insert into rail_service (feed, id, first_day, last_day, weekdays, added, removed)
  select ${feed}, id, "from", "to", weekdays, added, removed from json_to_recordset(${JSON.stringify(rows)}::json)
    as page (id text, "from" date, "to" date, weekdays smallint, added date[], removed date[])`

const addTransfers = (feed: string, rows: readonly Transfer[]): Sql => sql`
  insert into rail_transfer (feed, from_stop, to_stop, seconds)
  select ${feed}, "from", "to", seconds from json_to_recordset(${JSON.stringify(rows)}::json)
    as page ("from" text, "to" text, seconds integer)`

const addTrips = (feed: string, rows: readonly Trip[]): Sql => sql`
  insert into rail_trip (feed, id, service, operator, brand, number, time_zone,
    stops, arrivals, departures, no_boarding, no_leaving)
  select ${feed}, id, service, operator, brand, number, "timeZone", stops, arrivals, departures,
    coalesce("noBoarding", '{}'), coalesce("noLeaving", '{}')
  from json_to_recordset(${JSON.stringify(rows)}::json)
    as page (id text, service text, operator text, brand text, number text, "timeZone" text,
      stops text[], arrivals integer[], departures integer[], "noBoarding" integer[], "noLeaving" integer[])`

async function addRows<T>(db: Db, rows: readonly T[], statementOf: (rows: readonly T[]) => Sql): Promise<void> {
  for (let start = 0; start < rows.length; start += most) await db.query(statementOf(rows.slice(start, start + most)))
}

async function addPage(db: Db, feed: string, page: TimetablePage): Promise<void> {
  await addRows(db, page.stops ?? [], (rows) => addStops(feed, rows))
  await addRows(db, page.services ?? [], (rows) => addServices(feed, rows))
  await addRows(db, page.transfers ?? [], (rows) => addTransfers(feed, rows))
  await addRows(db, page.trips ?? [], (rows) => addTrips(feed, rows))
}

export const findFeed = (db: Db, id: string): Promise<KeptFeed | undefined> =>
  db.one<KeptFeed>(sql`
    select id, name, digest, first_day as "firstDay", last_day as "lastDay", imported_at as "importedAt"
    from rail_feed where id = ${id}`)

const isKept = async (db: Db, { id, digest }: Feed): Promise<boolean> => (await findFeed(db, id))?.digest === digest

/** All of the pages or none: until the end of it everybody sees the old feed. The same digest again reads no page. */
export async function replaceFeed(
  db: Db,
  feed: Feed,
  pages: Iterable<TimetablePage> | AsyncIterable<TimetablePage>,
): Promise<'replaced' | 'unchanged'> {
  if (await isKept(db, feed)) return 'unchanged'
  return db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${turn})`)
    if (await isKept(tx, feed)) return 'unchanged'
    await tx.query(sql`delete from rail_feed where id = ${feed.id}`)
    await tx.query(sql`insert into rail_feed (id, name, digest) values (${feed.id}, ${feed.name}, ${feed.digest})`)
    for await (const page of pages) await addPage(tx, feed.id, page)
    await tx.query(sql`
      update rail_feed set first_day = days.first, last_day = days.last
      from (
        select least(min(first_day) filter (where weekdays > 0), min(day)) as first,
          greatest(max(last_day) filter (where weekdays > 0), max(day)) as last
        from rail_service left join unnest(added) as day on true where feed = ${feed.id}
      ) as days
      where id = ${feed.id}`)
    await tx.query(sql`update rail_timetable set version = version + 1`)
    return 'replaced'
  })
}

/** Counts up with every change of any feed. */
export async function readVersion(db: Db): Promise<number> {
  return (await db.one<{ version: number }>(sql`select version from rail_timetable`))?.version ?? 0
}

/** A station of several feeds is one stop: it is told by the house's own feed before all others. */
const houseFirst = sql`feed <> 'house', feed`

const readStops = (db: Db): Promise<TimetableStop[]> =>
  db.query<TimetableStop>(sql`
    select distinct on (id) id, name, lat, lon, time_zone as "timeZone" from rail_stop order by id, ${houseFirst}`)

const readServices = (db: Db): Promise<Service[]> =>
  db.query<Service>(sql`
    select id, first_day as "from", last_day as "to", weekdays, added, removed from rail_service order by feed, id`)

const readTransfers = (db: Db): Promise<Transfer[]> =>
  db.query<Transfer>(sql`
    select distinct on (from_stop, to_stop) from_stop as "from", to_stop as "to", seconds
    from rail_transfer order by from_stop, to_stop, ${houseFirst}`)

const readTrips = (db: Db, after: { feed: string; id: string }): Promise<(Trip & { feed: string })[]> =>
  db.query<Trip & { feed: string }>(sql`
    select feed, id, service, operator, brand, number, time_zone as "timeZone",
      to_json(stops) as stops, to_json(arrivals) as arrivals, to_json(departures) as departures,
      to_json(no_boarding) as "noBoarding", to_json(no_leaving) as "noLeaving"
    from rail_trip where (feed, id) > (${after.feed}, ${after.id}) order by feed, id limit ${most}`)

/**
 * Every feed as one timetable: stops, services and transfers first, then the trips. Between two pages others have
 * their turn. Throws `TimetableChanged` when a feed was replaced meanwhile: read again.
 */
export async function* readTimetable(db: Db): AsyncGenerator<TimetablePage, void, undefined> {
  const version = await readVersion(db)
  yield { stops: await readStops(db), services: await readServices(db), transfers: await readTransfers(db) }
  let after = { feed: '', id: '' }
  for (;;) {
    const trips = await readTrips(db, after)
    const last = trips.at(-1)
    if (!last) break
    yield { trips: trips.map(({ feed: _, ...trip }) => trip) }
    after = last
  }
  if ((await readVersion(db)) !== version) throw new TimetableChanged('A feed was replaced while it was being read.')
}
