import type { Comfort } from '@portolan/domain/rail/fare'
import type { Db } from '../../../../platform/db.ts'
import { type Sql, sql } from '../../../../platform/sql.ts'
import { mostSeats, pickSeats } from './seat.ts'

/** A train from the stop where it is boarded to the one where it is left, by their positions. */
export interface Span {
  readonly trip: string
  /** YYYY-MM-DD: the day of service. */
  readonly day: string
  readonly from: number
  readonly to: number
}

/** Seats wanted on a train, the same ones from the first hop to the last. */
export interface SeatWish extends Span {
  readonly comfort: Comfort
  /** Where nobody has had a seat yet. */
  readonly capacity: number
  readonly count: number
}

export interface SeatsTaken extends Span {
  readonly comfort: Comfort
  readonly capacity: number
  /** Counted from 0. */
  readonly seats: readonly number[]
}

export interface Load {
  readonly capacity: number
  /** On the fullest hop. */
  readonly sold: number
  /** Not free from the first hop to the last: Paris–Lyon and Lyon–Marseille may be one seat, or two. */
  readonly used: number
}

/** By comfort; a comfort of which nothing was ever sold is absent. */
export type Loads = Partial<Record<Comfort, Load>>

/** One question for all trains of a search; in the order of the spans. */
export async function readLoads(db: Db, spans: readonly Span[]): Promise<Loads[]> {
  if (spans.length === 0) return []
  const rows = await db.query<Load & { place: number; comfort: Comfort }>(sql`
    select span.place::integer as place, hop.comfort, min(hop.capacity) as capacity, max(hop.sold) as sold,
      bit_count(bit_or(hop.taken)) as used
    from unnest(${spans.map(({ trip }) => trip)}::text[], ${spans.map(({ day }) => day)}::date[],
        ${spans.map(({ from }) => from)}::integer[], ${spans.map(({ to }) => to)}::integer[])
      with ordinality as span (trip, day, first, last, place)
    join rail_hop as hop on hop.trip = span.trip and hop.day = span.day
      and hop.hop >= span.first and hop.hop < span.last
    group by span.place, hop.comfort`)
  const loads: Loads[] = spans.map(() => ({}))
  for (const { place, comfort, capacity, sold, used } of rows) {
    const own = loads[place - 1]
    if (own) own[comfort] = { capacity, sold, used }
  }
  return loads
}

/** Whoever changes seats of a train has it alone until the end of the transaction; always in the same order. */
const lockTrains = (spans: readonly Span[]): Sql => sql`
  select pg_advisory_xact_lock(train) from (
    select distinct hashtextextended(trip || ' ' || day, 0) as train
    from unnest(${spans.map(({ trip }) => trip)}::text[], ${spans.map(({ day }) => day)}::text[]) as span (trip, day)
    order by train
  ) as trains`

interface Hop {
  readonly trip: string
  readonly day: string
  readonly comfort: Comfort
  readonly hop: number
  capacity: number
  /** Taken before. */
  readonly taken: Set<number>
  /** Wanted now. */
  readonly wanted: Set<number>
}

const keyOf = ({ trip, day, comfort }: Pick<Hop, 'trip' | 'day' | 'comfort'>, hop: number): string =>
  JSON.stringify([trip, day, comfort, hop])

const hopsOf = ({ from, to }: Span): number[] => Array.from({ length: to - from }, (_, index) => from + index)

function readBits(text: string): Set<number> {
  const seats = new Set<number>()
  for (let seat = text.indexOf('1'); seat >= 0; seat = text.indexOf('1', seat + 1)) seats.add(seat)
  return seats
}

const writeBits = (seats: ReadonlySet<number>): string =>
  Array.from({ length: mostSeats }, (_, seat) => (seats.has(seat) ? '1' : '0')).join('')

type SpanOfComfort = Span & { readonly comfort: Comfort; readonly capacity: number }

/** Every hop once, though several tickets may go over it. */
function gatherHops(spans: readonly SpanOfComfort[]): Map<string, Hop> {
  const hops = new Map<string, Hop>()
  for (const span of spans)
    for (const hop of hopsOf(span)) {
      const { trip, day, comfort, capacity } = span
      const key = keyOf(span, hop)
      if (!hops.has(key)) hops.set(key, { trip, day, comfort, hop, capacity, taken: new Set(), wanted: new Set() })
    }
  return hops
}

async function readTaken(db: Db, hops: ReadonlyMap<string, Hop>): Promise<void> {
  const all = [...hops.values()]
  const rows = await db.query<Pick<Hop, 'trip' | 'day' | 'comfort' | 'hop' | 'capacity'> & { taken: string }>(sql`
    select trip, day, comfort, hop, capacity, taken::text as taken
    from rail_hop
    join unnest(${all.map(({ trip }) => trip)}::text[], ${all.map(({ day }) => day)}::date[],
      ${all.map(({ comfort }) => comfort)}::text[], ${all.map(({ hop }) => hop)}::integer[])
      as wanted (trip, day, comfort, hop) using (trip, day, comfort, hop)`)
  for (const row of rows) {
    const hop = hops.get(keyOf(row, row.hop))
    if (!hop) continue
    hop.capacity = row.capacity
    for (const seat of readBits(row.taken)) hop.taken.add(seat)
  }
}

const rowsOf = (hops: ReadonlyMap<string, Hop>): string =>
  JSON.stringify(
    [...hops.values()]
      .filter(({ wanted }) => wanted.size > 0)
      .map(({ trip, day, comfort, hop, capacity, wanted }) => ({
        ...{ trip, day, comfort, hop, capacity },
        ...{ sold: wanted.size, taken: writeBits(wanted) },
      })),
  )

const asRows = sql`(trip text, day date, comfort text, hop integer, capacity integer, sold integer, taken text)`

interface Picked {
  readonly hops: ReadonlyMap<string, Hop>
  readonly taken: SeatsTaken[]
}

/** As it is at this moment: undefined when it is not enough for everybody. */
async function pick(tx: Db, wishes: readonly SeatWish[]): Promise<Picked | undefined> {
  const hops = gatherHops(wishes)
  await readTaken(tx, hops)
  const taken: SeatsTaken[] = []
  for (const { count, ...span } of wishes) {
    const own = hopsOf(span).flatMap((hop) => hops.get(keyOf(span, hop)) ?? [])
    const used = new Set(own.flatMap((hop) => [...hop.taken, ...hop.wanted]))
    const capacity = Math.min(...own.map((hop) => hop.capacity))
    const seats = pickSeats(used, capacity, count, span.comfort)
    if (!seats) return undefined
    for (const hop of own) for (const seat of seats) hop.wanted.add(seat)
    taken.push({ ...span, seats })
  }
  return { hops, taken }
}

/**
 * All hops of all trains for everybody, or none: undefined, and nothing is taken. Call it in a transaction. Of a full
 * train everybody is told so at once; only who may still get a seat waits for the others who may. The lock spares those
 * who come at the same moment a second try; that no seat is given twice is the table's own rule.
 */
export async function takeSeats(tx: Db, wishes: readonly SeatWish[]): Promise<SeatsTaken[] | undefined> {
  if (wishes.length === 0) return []
  if (!(await pick(tx, wishes))) return undefined
  await tx.later(lockTrains(wishes))
  const picked = await pick(tx, wishes)
  if (!picked) return undefined
  await tx.later(sql`
    insert into rail_hop as known (trip, day, comfort, hop, capacity, sold, taken)
    select trip, day, comfort, hop, capacity, sold, taken::bit(1024)
    from json_to_recordset(${rowsOf(picked.hops)}::json) as wanted ${asRows}
    order by trip, day, comfort, hop
    on conflict (trip, day, comfort, hop) do update
    set sold = known.sold + excluded.sold, taken = known.taken | excluded.taken`)
  return picked.taken
}

/** Call it in a transaction, and once: the book says whose turn it is. */
export async function giveSeatsBack(tx: Db, taken: readonly SeatsTaken[]): Promise<void> {
  if (taken.length === 0) return
  await tx.later(lockTrains(taken))
  const hops = gatherHops(taken)
  for (const span of taken)
    for (const hop of hopsOf(span)) for (const seat of span.seats) hops.get(keyOf(span, hop))?.wanted.add(seat)
  await tx.later(sql`
    update rail_hop as known
    set sold = known.sold - back.sold, taken = known.taken & ~ back.taken::bit(1024)
    from json_to_recordset(${rowsOf(hops)}::json) as back ${asRows}
    where known.trip = back.trip and known.day = back.day and known.comfort = back.comfort and known.hop = back.hop`)
}

/** Long after the last train of a day has arrived nobody asks for its seats any more. */
export const forgetPastSeats = (db: Db): Promise<unknown> =>
  db.query(sql`delete from rail_hop where day < current_date - 30`)
