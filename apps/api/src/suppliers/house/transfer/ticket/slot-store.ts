import type { Db } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'

/** Cars on the road in an hour, or seats of a bus. */
export interface SlotTaken {
  /** IATA. */
  readonly region: string
  readonly kind: string
  /** ISO instant. */
  readonly begins: string
  readonly count: number
}

export interface SlotWish extends SlotTaken {
  /** How many there are, before anybody has bought one here. */
  readonly given: number
}

export interface SlotSold extends Omit<SlotTaken, 'count'> {
  readonly sold: number
}

/** What has been sold of a region in these hours, whatever the vehicle; one question for all of a search. */
export async function readSold(db: Db, region: string, begins: readonly string[]): Promise<readonly SlotSold[]> {
  if (begins.length === 0) return []
  const rows = await db.query<Omit<SlotSold, 'begins'> & { begins: number }>(sql`
    select region, kind, (extract(epoch from begins) * 1000)::bigint as begins, sold from transfer_slot
    where region = ${region} and begins = any(${begins}::timestamptz[]) and sold > 0`)
  return rows.map((row) => ({ ...row, begins: new Date(Number(row.begins)).toISOString() }))
}

const asRows = sql`(region text, kind text, begins timestamptz, count integer, given integer)`

/**
 * All hours of all ways, or none: false, and then the transaction has to end. One statement takes them; two who want the
 * last car queue at its row, always in the same order, and the second is told that there is none.
 */
export async function takeSlots(tx: Db, wishes: readonly SlotWish[]): Promise<boolean> {
  const done = await tx.one<{ isDone: boolean }>(sql`
    with wanted as (
      select region, kind, begins, sum(count)::integer as count, min(given) as given
      from json_to_recordset(${JSON.stringify(wishes)}::json) as wish ${asRows}
      group by region, kind, begins
    ), taken as (
      insert into transfer_slot as known (region, kind, begins, sold)
      select region, kind, begins, count from wanted where count <= given
      order by region, kind, begins
      on conflict (region, kind, begins) do update set sold = known.sold + excluded.sold
      where known.sold + excluded.sold <= (
        select given from wanted
        where (wanted.region, wanted.kind, wanted.begins) = (known.region, known.kind, known.begins))
      returning 1
    )
    select (select count(*) from taken) = (select count(*) from wanted) as "isDone"`)
  return done?.isDone === true
}

/** Call it in a transaction, and once: the book says whose turn it is. */
export async function giveSlotsBack(tx: Db, taken: readonly SlotTaken[]): Promise<void> {
  if (taken.length === 0) return
  await tx.later(sql`
    with back as (
      select region, kind, begins, sum(count)::integer as count
      from json_to_recordset(${JSON.stringify(taken)}::json) as one ${asRows}
      group by region, kind, begins
    ), locked as (
      select region, kind, begins from transfer_slot join back using (region, kind, begins)
      order by region, kind, begins for update of transfer_slot
    )
    update transfer_slot as known set sold = known.sold - back.count
    from back, (select count(*) from locked) as first
    where known.region = back.region and known.kind = back.kind and known.begins = back.begins`)
}

/** Long after a day is over nobody asks who drove. */
export async function forgetPastRides(db: Db): Promise<void> {
  await db.query(sql`delete from transfer_slot where begins < now() - interval '30 days'`)
}
