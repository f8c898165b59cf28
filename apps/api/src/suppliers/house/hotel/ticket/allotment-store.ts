import type { Db } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { makeStock, type Wish } from '../../book/stock-store.ts'

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

export type NightWish = Wish<NightTaken>

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

const stock = makeStock<NightTaken>(sql`hotel_night`, [
  { name: sql`property`, type: sql`text` },
  { name: sql`night`, type: sql`date` },
  { name: sql`room`, type: sql`text` },
])

/** All of what is wanted, or nothing. */
export const takeNights = stock.take
export const giveNightsBack = stock.giveBack

/** Long after a night is over nobody asks who slept there. */
export async function forgetPastNights(db: Db): Promise<void> {
  await db.query(sql`delete from hotel_night where night < current_date - 30`)
}
