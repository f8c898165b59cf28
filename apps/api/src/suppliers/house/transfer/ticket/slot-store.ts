import type { Db } from '../../../../platform/db.ts'
import { instantOf } from '../../../../platform/instant-store.ts'
import { sql } from '../../../../platform/sql.ts'
import { makeStock, type Wish } from '../../book/stock-store.ts'

/** Cars on the road in an hour, or seats of a bus. */
export interface SlotTaken {
  /** IATA. */
  readonly region: string
  readonly kind: string
  /** ISO instant. */
  readonly begins: string
  readonly count: number
}

export type SlotWish = Wish<SlotTaken>

export interface SlotSold extends Omit<SlotTaken, 'count'> {
  readonly sold: number
}

/** What has been sold of a region in these hours, whatever the vehicle; one question for all of a search. */
export async function readSold(db: Db, region: string, begins: readonly string[]): Promise<readonly SlotSold[]> {
  if (begins.length === 0) return []
  const rows = await db.query<Omit<SlotSold, 'begins'> & { begins: number }>(sql`
    select region, kind, ${instantOf(sql`begins`)} as begins, sold from transfer_slot
    where region = ${region} and begins = any(${begins}::timestamptz[]) and sold > 0`)
  return rows.map((row) => ({ ...row, begins: new Date(Number(row.begins)).toISOString() }))
}

const stock = makeStock<SlotTaken>(sql`transfer_slot`, [
  { name: sql`region`, type: sql`text` },
  { name: sql`kind`, type: sql`text` },
  { name: sql`begins`, type: sql`timestamptz` },
])

/** All of what is wanted, or nothing. */
export const takeSlots = stock.take
export const giveSlotsBack = stock.giveBack

/** Long after a day is over nobody asks who drove. */
export async function forgetPastRides(db: Db): Promise<void> {
  await db.query(sql`delete from transfer_slot where begins < now() - interval '30 days'`)
}
