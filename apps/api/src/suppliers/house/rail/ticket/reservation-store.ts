import { randomInt } from 'node:crypto'
import type { Instant } from '@portolan/supplier/outcome'
import type { CancelQuote } from '@portolan/supplier/reservation'
import type { Traveler } from '@portolan/supplier/traveler'
import type { Safe } from '../../../../platform/crypto.ts'
import type { Db } from '../../../../platform/db.ts'
import { type Sql, sql } from '../../../../platform/sql.ts'
import type { Booking, Sold } from './reservation.ts'
import { giveSeatsBack, type SeatsTaken } from './seat-store.ts'

/** A write that was done before under the same key. */
export interface Done {
  readonly booking: Booking
  readonly quote: CancelQuote | undefined
}

const instantOf = (column: Sql): Sql => sql`(extract(epoch from ${column}) * 1000)::bigint`
const timeOf = (instant: Instant): Sql => sql`to_timestamp(${instant}::double precision / 1000)`

const bookings = sql`
  select locator, supplier, state, ${instantOf(sql`created_at`)} as "createdAt",
    ${instantOf(sql`hold_until`)} as "holdUntil", sold
  from rail_reservation`

export const findBooking = (db: Db, supplier: string, locator: string): Promise<Booking | undefined> =>
  db.one<Booking>(sql`${bookings} where locator = ${locator} and supplier = ${supplier}`)

/** Nobody else changes it until the end of the transaction. */
export const lockBooking = (tx: Db, supplier: string, locator: string): Promise<Booking | undefined> =>
  tx.one<Booking>(sql`${bookings} where locator = ${locator} and supplier = ${supplier} for update`)

export const findByKey = (db: Db, supplier: string, key: string): Promise<Booking | undefined> =>
  db.one<Booking>(sql`
    ${bookings} where locator = (select locator from rail_write where supplier = ${supplier} and key = ${key})`)

export interface Write {
  readonly supplier: string
  readonly key: string
  /** Hash of what is asked. */
  readonly input: string
  readonly locator: string
}

/** The first line of every write: two with one key queue here. Undefined: it is the first under its key. */
export async function beginWrite(tx: Db, write: Write): Promise<Done | 'otherInput' | undefined> {
  const { supplier, key, input, locator } = write
  const begun = await tx.one(sql`
    insert into rail_write (supplier, key, input, locator) values (${supplier}, ${key}, ${input}, ${locator})
    on conflict (supplier, key) do nothing returning 1 as one`)
  if (begun) return undefined
  const known = await tx.one<Pick<Write, 'input' | 'locator'> & { quote: CancelQuote | null }>(
    sql`select input, locator, quote from rail_write where supplier = ${supplier} and key = ${key}`,
  )
  const booking = known && (await findBooking(tx, supplier, known.locator))
  if (!known || !booking) throw new Error('A write that was begun is not found.')
  return known.input === input ? { booking, quote: known.quote ?? undefined } : 'otherInput'
}

export const keepQuote = (tx: Db, { supplier, key }: Write, quote: CancelQuote): Promise<unknown> =>
  tx.query(sql`
    update rail_write set quote = ${JSON.stringify(quote)}::json where supplier = ${supplier} and key = ${key}`)

/** No vowels, no digits: nothing that reads as a word or as another letter. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'

/** A free one. Two who draw the same at one moment are refused by the table. */
export async function drawLocator(db: Db): Promise<string> {
  for (;;) {
    const locator = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
    if (!(await db.one(sql`select 1 as one from rail_reservation where locator = ${locator}`))) return locator
  }
}

export async function enterBooking(
  tx: Db,
  booking: Booking,
  travelers: readonly Traveler[],
  safe: Pick<Safe, 'seal'>,
): Promise<void> {
  const { locator, supplier, state, createdAt, holdUntil, sold } = booking
  await tx.query(sql`
    insert into rail_reservation (locator, supplier, state, created_at, hold_until, sold, travelers)
    values (${locator}, ${supplier}, ${state}, ${timeOf(createdAt)}, ${timeOf(holdUntil)},
      ${JSON.stringify(sold satisfies Sold)}::json, ${safe.seal(JSON.stringify(travelers), ownerOf(locator))})`)
}

const ownerOf = (locator: string): string => `rail reservation ${locator}`

export const changeState = (tx: Db, locator: string, state: Booking['state']): Promise<unknown> =>
  tx.query(sql`update rail_reservation set state = ${state} where locator = ${locator}`)

export const changeHold = (tx: Db, locator: string, holdUntil: Instant): Promise<unknown> =>
  tx.query(sql`update rail_reservation set hold_until = ${timeOf(holdUntil)} where locator = ${locator}`)

const atOnce = 100

/** Gives back what was held until now or earlier; how many holds have ended. */
export const sweepHolds = (db: Db, now: Instant): Promise<number> =>
  db.transaction(async (tx) => {
    const ended = await tx.query<{ taken: SeatsTaken[] }>(sql`
      update rail_reservation set state = 'released'
      where locator in (
        select locator from rail_reservation where state = 'held' and hold_until <= ${timeOf(now)}
        order by locator limit ${atOnce} for update skip locked
      )
      returning sold -> 'taken' as taken`)
    await giveSeatsBack(
      tx,
      ended.flatMap(({ taken }) => taken),
    )
    return ended.length
  })
