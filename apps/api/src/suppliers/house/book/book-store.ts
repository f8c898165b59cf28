import { randomInt } from 'node:crypto'
import type { Money } from '@portolan/domain/money'
import type { Instant } from '@portolan/supplier/outcome'
import type { CancelQuote, ReservationRef } from '@portolan/supplier/reservation'
import type { Traveler } from '@portolan/supplier/traveler'
import { type Db, isMoved, isUniqueViolation } from '../../../platform/db.ts'
import { instantOf, timeOf } from '../../../platform/instant-store.ts'
import { sql } from '../../../platform/sql.ts'
import { type Booking, type BookingState, isOf, type SoldBase } from './booking.ts'
import type { TravelerSeal } from './traveler-seal.ts'

/** A write that was done before under the same key. */
export interface Done<Sold extends SoldBase> {
  readonly booking: Booking<Sold>
  readonly quote: CancelQuote | undefined
}

const columns = sql`locator, supplier, state, ${instantOf(sql`created_at`)} as "createdAt",
    ${instantOf(sql`hold_until`)} as "holdUntil", sold`

const bookings = sql`select ${columns} from house_reservation`

export const findBooking = <Sold extends SoldBase>(
  db: Db,
  supplier: string,
  locator: string,
): Promise<Booking<Sold> | undefined> =>
  db.one<Booking<Sold>>(sql`${bookings} where locator = ${locator} and supplier = ${supplier}`)

/** Another supplier's is not found, nor is what nobody was ever given. */
export const findOwn = async <Sold extends SoldBase>(
  db: Db,
  supplier: string,
  ref: ReservationRef,
): Promise<Booking<Sold> | undefined> =>
  isOf(supplier, ref) ? findBooking<Sold>(db, supplier, ref.locator) : undefined

/** Nobody else changes it until the end of the transaction. */
export const lockBooking = <Sold extends SoldBase>(
  tx: Db,
  supplier: string,
  locator: string,
): Promise<Booking<Sold> | undefined> =>
  tx.one<Booking<Sold>>(sql`${bookings} where locator = ${locator} and supplier = ${supplier} for update`)

export const findByKey = <Sold extends SoldBase>(
  db: Db,
  supplier: string,
  key: string,
): Promise<Booking<Sold> | undefined> =>
  db.one<Booking<Sold>>(sql`
    ${bookings} where locator = (select locator from house_write where supplier = ${supplier} and key = ${key})`)

export interface Write {
  readonly supplier: string
  readonly key: string
  /** Hash of what is asked. */
  readonly input: string
  readonly locator: string
}

/** One row for the first under the key, none for all others; another at the same moment waits for the end of the first. */
const claimed = ({ supplier, key, input, locator }: Write) => sql`
  insert into house_write (supplier, key, input, locator) values (${supplier}, ${key}, ${input}, ${locator})
  on conflict (supplier, key) do nothing returning key`

/** The first line of a write: where the key was claimed before, the transaction fails (`wasWritten`). */
export const claimKey = (tx: Db, write: Write): Promise<void> =>
  tx.later(sql`with claim as (${claimed(write)}) select must_hold(false) from claim having count(*) <> 1`)

/** The key was claimed before. */
export const wasWritten = isMoved

/** What was done under the key; undefined: nothing. */
export async function findDone<Sold extends SoldBase>(
  db: Db,
  { supplier, key, input }: Write,
): Promise<Done<Sold> | 'otherInput' | undefined> {
  const known = await db.one<Pick<Write, 'input' | 'locator'> & { quote: CancelQuote | null }>(
    sql`select input, locator, quote from house_write where supplier = ${supplier} and key = ${key}`,
  )
  if (!known) return undefined
  const booking = await findBooking<Sold>(db, supplier, known.locator)
  if (!booking) throw new Error('A write that was done is not found.')
  return known.input === input ? { booking, quote: known.quote ?? undefined } : 'otherInput'
}

export const keepQuote = (tx: Db, { supplier, key }: Write, quote: CancelQuote): Promise<void> =>
  tx.later(sql`
    update house_write set quote = ${JSON.stringify(quote)}::json where supplier = ${supplier} and key = ${key}`)

/** No vowels, no digits: nothing that reads as a word or as another letter. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'

/** Rarely one that was given out before: the table refuses that one (`isLocatorTaken`). */
export const drawLocator = (): string => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')

export const isLocatorTaken = isUniqueViolation

export async function enterBooking(
  tx: Db,
  booking: Booking<SoldBase>,
  travelers: readonly Traveler[],
  seal: Pick<TravelerSeal, 'close'>,
): Promise<void> {
  const { locator, supplier, state, createdAt, holdUntil, sold } = booking
  await tx.later(sql`
    insert into house_reservation (locator, supplier, state, created_at, hold_until, sold, travelers)
    values (${locator}, ${supplier}, ${state}, ${timeOf(createdAt)}, ${timeOf(holdUntil)},
      ${JSON.stringify(sold)}::json, ${seal.close(travelers, locator)})`)
}

export const changeState = (tx: Db, locator: string, state: BookingState): Promise<void> =>
  tx.later(sql`update house_reservation set state = ${state} where locator = ${locator}`)

/**
 * A whole write in one statement: what is held, for no more than was agreed to. Where it is not so, or the key was
 * claimed before, nothing is done (`wasWritten`), and nobody knows yet why.
 */
export async function confirmHeld<Sold extends SoldBase>(
  db: Db,
  write: Write,
  accept: Money,
  now: Instant,
): Promise<Booking<Sold>> {
  const { supplier, locator } = write
  const price = sql`sold -> 'total' -> 'total'`
  const booking = await db.one<Booking<Sold>>(sql`
    with claim as (${claimed(write)}), done as (
      update house_reservation set state = 'confirmed'
      where exists (select from claim)
        and locator = ${locator} and supplier = ${supplier} and state = 'held' and hold_until > ${timeOf(now)}
        and ${price} ->> 'currency' = ${accept.currency} and (${price} ->> 'minor')::bigint <= ${accept.minor}
      returning ${columns}
    ), sure as (select must_hold(count(*) = 1) from done)
    select done.* from sure left join done on true`)
  if (!booking) throw new Error('A booking that was confirmed is not found.')
  return booking
}

/** Of those who travel, as they were typed. */
export async function openTravelers(db: Db, locator: string, seal: Pick<TravelerSeal, 'open'>): Promise<Traveler[]> {
  const row = await db.one<{ travelers: string }>(sql`
    select travelers from house_reservation where locator = ${locator}`)
  return seal.open(row?.travelers ?? '', locator)
}

export const changeSold = (tx: Db, locator: string, sold: SoldBase): Promise<void> =>
  tx.later(sql`update house_reservation set sold = ${JSON.stringify(sold)}::json where locator = ${locator}`)

export const changeHold = (tx: Db, locator: string, holdUntil: Instant): Promise<void> =>
  tx.later(sql`update house_reservation set hold_until = ${timeOf(holdUntil)} where locator = ${locator}`)

/** Who travelled is nobody's business long after the journey, or after a hold that came to nothing. */
export const forgetTravelers = (db: Db, now: Instant): Promise<unknown> =>
  db.query(sql`
    update house_reservation set travelers = '' where travelers <> '' and case state
      when 'confirmed' then (sold ->> 'departs')::bigint < ${now}::bigint - 120 * 86400000::bigint
      else hold_until < ${timeOf(now)} - interval '30 days' end`)

const atOnce = 100

/** Those who sell from one capacity, and the way back into it. */
export interface Sellers<Taken> {
  readonly suppliers: readonly string[]
  giveBack(tx: Db, taken: readonly Taken[]): Promise<void>
}

/** Gives back what they held until now or earlier, and touches no other's; how many holds have ended. */
export const sweepHolds = <Taken>(db: Db, now: Instant, { suppliers, giveBack }: Sellers<Taken>): Promise<number> =>
  db.transaction(async (tx) => {
    const ended = await tx.query<{ taken: Taken[] }>(sql`
      update house_reservation set state = 'released'
      where locator in (
        select locator from house_reservation
        where state = 'held' and hold_until <= ${timeOf(now)} and supplier = any(${suppliers}::text[])
        order by locator limit ${atOnce} for update skip locked
      )
      returning sold -> 'taken' as taken`)
    await giveBack(
      tx,
      ended.flatMap(({ taken }) => taken),
    )
    return ended.length
  })
