import type { BookingStatus } from '@portolan/domain/booking/lifecycle'
import type { Product } from '@portolan/domain/product'
import type { Instant } from '@portolan/supplier/outcome'
import type { Db } from '../platform/db.ts'
import { instantOf } from '../platform/instant-store.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { isAccounts, isBesideAgency, type Reach } from './access-store.ts'
import { mostChanges, sumUpChanges } from './listed-count-store.ts'

export interface HistoryFilter {
  productType?: Product | undefined
  status?: readonly BookingStatus[] | undefined
  bookingDate?: { start?: string | undefined; end?: string | undefined } | undefined
  travelDate?: { start?: string | undefined; end?: string | undefined } | undefined
  keyword?: string | undefined
  sort?: 'bookingDate,desc' | 'bookingDate,asc' | 'travelDate,asc' | undefined
}

/** What is looked for, by whom and on which clock. */
export interface ListQuestion {
  reach: Reach
  filter: HistoryFilter
  timeZone: string
}

/**
 * What the customer typed is looked for letter by letter: its own % and _ stand for themselves. Names were typed by
 * people, whose keyboards write an accent with its letter or after it.
 */
function patternsOf(keyword: string): string[] {
  const text = keyword.trim().replace(/[\\%_]/g, '\\$&')
  return [...new Set([text.normalize('NFC'), text.normalize('NFD')])].map((form) => `%${form}%`)
}

const together = (conditions: readonly Sql[]): Sql =>
  conditions.reduce((one, other) => sql`${one} and ${other}`, sql`true`)

/** By what it was sold as: how many there are of each is known. */
function isOfKind({ reach: { closedProducts }, filter: { productType } }: ListQuestion): Sql {
  const all = closedProducts.length > 0 ? [sql`not sold_as = any(${[...closedProducts]})`] : []
  if (productType !== undefined) all.push(sql`sold_as = ${productType}`)
  return together(all)
}

/**
 * The day is that of the shop's zone. Two days about an end are looked through, because no zone is further away, and only
 * of these each row's day is worked out, which costs ten times as much as to compare two moments.
 */
function isBooked({ filter: { bookingDate }, timeZone }: ListQuestion): Sql[] {
  const at = sql`listed.created_at`
  const booked = sql`(${at} at time zone ${timeZone})::date`
  const { start, end } = bookingDate ?? {}
  return [
    start === undefined
      ? []
      : [sql`${at} >= ${start}::date - 2`, sql`(${at} >= ${start}::date + 2 or ${booked} >= ${start}::date)`],
    end === undefined
      ? []
      : [sql`${at} < ${end}::date + 3`, sql`(${at} < ${end}::date - 1 or ${booked} <= ${end}::date)`],
  ].flat()
}

/** Whatever else is asked of them: how many fit is seen by looking at each. */
function narrowed(question: ListQuestion): Sql[] {
  const { status, travelDate, keyword } = question.filter
  const travels = sql`left(listed.travel_start, 10)`
  const all = isBooked(question)
  if (status && status.length > 0) all.push(sql`listed.standing = any(${[...status]})`)
  if (travelDate?.start !== undefined) all.push(sql`${travels} >= ${travelDate.start}`)
  if (travelDate?.end !== undefined) all.push(sql`${travels} <= ${travelDate.end}`)
  if (keyword !== undefined && keyword.trim() !== '') {
    const found = patternsOf(keyword).map((pattern) => sql`listed.words like lower(${pattern})`)
    all.push(sql`(${found.reduce((one, other) => sql`${one} or ${other}`)})`)
  }
  return all
}

interface Order {
  /** By which rows are ordered before their reference. */
  column: Sql
  order: Sql
  fromEnd: Sql
}

const orders: Readonly<Record<NonNullable<HistoryFilter['sort']>, Order>> = {
  'bookingDate,desc': {
    column: sql`created_at`,
    order: sql`created_at desc, reference`,
    fromEnd: sql`created_at, reference desc`,
  },
  'bookingDate,asc': {
    column: sql`created_at`,
    order: sql`created_at, reference`,
    fromEnd: sql`created_at desc, reference desc`,
  },
  'travelDate,asc': {
    column: sql`travel_start`,
    order: sql`travel_start nulls last, reference`,
    fromEnd: sql`travel_start desc nulls first, reference desc`,
  },
}

const orderOf = ({ filter: { sort } }: ListQuestion): Order => orders[sort ?? 'bookingDate,desc']

/** All of an agency's, and what is beside them; or all of an account's. */
const listsOf = (reach: Reach): Sql[] =>
  reach.agencyId === undefined ? [isAccounts(reach)] : [sql`agency_id = ${reach.agencyId}`, isBesideAgency(reach)]

/**
 * The agency's and one's own beside them are two questions, each with its index and its order: one condition over both
 * would have neither. `tail`: how each begins, where its first rows are enough.
 */
function selectListed(question: ListQuestion, columns: Sql, fits: Sql, tail = sql``): Sql {
  const lists = listsOf(question.reach).map(
    (isOfList) => sql`(select ${columns} from listed_booking as listed where ${isOfList} and ${fits} ${tail})`,
  )
  return lists.reduce((one, other) => sql`${one} union all ${other}`)
}

const doesFit = (question: ListQuestion): Sql => together([isOfKind(question), ...narrowed(question)])

export interface Piece {
  offset: number
  limit: number
}

/** One page of all that fit, in the order that was asked for, and how many these are. */
export interface PageOfIds {
  total: number
  ids: string[]
}

const nothing: PageOfIds = { total: 0, ids: [] }

/** An index has all that is asked of it. */
const pageColumns = (question: ListQuestion): Sql => sql`booking_id, ${orderOf(question).column}, reference`

/** How many an agency has is known, and only what is beside them is counted. */
function countAll({ reach }: ListQuestion, isKind: Sql): Sql {
  return sql`
    select (select count(*) from listed_booking where ${listsOf(reach).at(-1)} and ${isKind}) + coalesce(sum(change), 0)::bigint as total,
      count(*) as changes
    from listed_booking_change where agency_id = ${reach.agencyId ?? null} and ${isKind}`
}

interface CountedPage extends PageOfIds {
  changes: number
}

/** The page is a piece of an index, read from its beginning. */
function readFromBeginning(db: Db, question: ListQuestion, { offset, limit }: Piece): Promise<CountedPage | undefined> {
  const isKind = isOfKind(question)
  const { order } = orderOf(question)
  const first = selectListed(question, pageColumns(question), isKind, sql`order by ${order} limit ${offset + limit}`)
  return db.one<CountedPage>(sql`
    select array(select booking_id from (${first}) as found order by ${order} limit ${limit} offset ${offset}) as ids,
      total, changes
    from (${countAll(question, isKind)}) as counted`)
}

/** The same page of the same rows, where fewer stand behind it than before it. */
export function readFromEnd(
  db: Db,
  question: ListQuestion,
  { offset, limit }: Piece,
): Promise<CountedPage | undefined> {
  const isKind = isOfKind(question)
  const { order, fromEnd } = orderOf(question)
  const rest = sql`(select greatest(total - ${offset}, 0) from counted)`
  const behind = sql`(select greatest(total - ${offset} - ${limit}, 0) from counted)`
  const last = selectListed(question, pageColumns(question), isKind, sql`order by ${fromEnd} limit ${rest}`)
  return db.one<CountedPage>(sql`
    with counted as materialized (${countAll(question, isKind)}),
      page as (select * from (${last}) as found order by ${fromEnd}
        limit (select least(${limit}, greatest(total - ${offset}, 0)) from counted) offset ${behind})
    select array(select booking_id from page order by ${order}) as ids, total, changes from counted`)
}

/** Nobody waits noticeably until so many rows are passed over. */
const farAway = 1_000

/** Of those who turn to the last page: which end is nearer is worth a question of its own. */
async function isNearerToEnd(db: Db, question: ListQuestion, { offset }: Piece): Promise<boolean> {
  if (offset < farAway) return false
  const counted = await db.one<{ total: number }>(countAll(question, isOfKind(question)))
  return offset * 2 > (counted?.total ?? 0)
}

async function findPageOfAll(db: Db, question: ListQuestion, piece: Piece): Promise<PageOfIds> {
  const { agencyId } = question.reach
  const read = (await isNearerToEnd(db, question, piece)) ? readFromEnd : readFromBeginning
  const page = await read(db, question, piece)
  if (!page) return nothing
  const { changes, ...found } = page
  if (agencyId !== undefined && changes > mostChanges) await sumUpChanges(db, agencyId)
  return found
}

/** All that fit are looked for once: for their number, and for the page of them. */
async function findPageOfSome(db: Db, question: ListQuestion, { offset, limit }: Piece): Promise<PageOfIds> {
  const page = await db.one<PageOfIds>(sql`
    with found as materialized (${selectListed(question, pageColumns(question), doesFit(question))})
    select (select count(*) from found) as total,
      array(select booking_id from found order by ${orderOf(question).order} limit ${limit} offset ${offset}) as ids`)
  return page ?? nothing
}

export const findPage = (db: Db, question: ListQuestion, piece: Piece): Promise<PageOfIds> =>
  narrowed(question).length === 0 ? findPageOfAll(db, question, piece) : findPageOfSome(db, question, piece)

/** By what rows are ordered; references are never the same. */
export interface HistoryKey {
  id: string
  createdAt: Instant
  travelStart: string | null
  reference: string
}

/** The next so many of those that fit and come after; nothing else of them. */
export function listKeys(db: Db, question: ListQuestion, after: Sql, limit: number): Promise<HistoryKey[]> {
  const columns = sql`booking_id, created_at, travel_start, reference`
  const tail = sql`order by ${orderOf(question).order} limit ${limit}`
  return db.query<HistoryKey>(sql`
    select booking_id as id, ${instantOf(sql`created_at`)} as "createdAt", travel_start as "travelStart", reference
    from (${selectListed(question, columns, sql`${doesFit(question)} and ${after}`, tail)}) as found ${tail}`)
}
