import type { BookingStatus } from '@portolan/domain/booking/lifecycle'
import type { Language } from '@portolan/domain/language'
import type { Money } from '@portolan/domain/money'
import type { Product } from '@portolan/domain/product'
import type { Instant } from '@portolan/supplier/outcome'
import type { Db } from '../platform/db.ts'
import { endedBy, type HoldEnd } from '../platform/hold-end.ts'
import { endingEvent } from '../platform/hold-end-store.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { isListed, type Reach } from './access-store.ts'
import type { BookingRecord } from './booking.ts'
import { moneyColumns, type RowMoney, settledRow } from './row-money-store.ts'
import { isBeside, isFirst, isOfPackage, soldAs, standing } from './sold-as-store.ts'
import { type TitleSource, titleSource } from './title-store.ts'
import { type Facts, factsTogether, type Several, sumOf, type Whole } from './whole.ts'

/** A part of what was bought as one, as its supplier knows it. */
type PartRow = Pick<
  BookingRecord,
  'reference' | 'locator' | 'supplier' | 'product' | 'title' | 'status' | 'travelStart' | 'travelEnd'
> & { titleSource: TitleSource }

export interface HistoryRow extends Facts, Pick<Whole, 'id' | 'reference' | 'product'> {
  parts: readonly PartRow[]
  orderId: string
  createdAt: Instant
  /** Taken by the hotel or the rental office itself. */
  there: Money
  ended: HoldEnd | null
  /** For colleagues. */
  createdBy: string | null
}

/** One of a list. */
export interface ListedRow extends HistoryRow {
  /** The agency's own. */
  fileNumber: string | null
}

/** As it is read, with what the books say of its money. */
type Row = Omit<ListedRow, keyof ReturnType<typeof settledRow> | 'parts' | 'product' | 'price' | 'refunded' | 'ended'> &
  PartRow &
  RowMoney & { price: number; bundle: number; isOfPackage: boolean; endedBy: string | null }

/** A booking that stands alone, or as one part of a package. */
function rowOf({ payment, refund, exchanges, offersThere, rooms, currency, ...row }: Row): ListedRow {
  const { isOfPackage: _, bundle: __, endedBy: event, titleSource: from, ...said } = row
  const { reference, locator, supplier, product, title, status, cameFrom, travelStart, travelEnd, paid, refunded } = row
  const place = { status, from: cameFrom ?? undefined }
  return {
    ...said,
    ...settledRow({ payment, paid, refunded, refund, exchanges, offersThere, rooms, currency }, place),
    price: { minor: row.price, currency },
    refunded: { minor: refunded, currency },
    ended: endedBy(status, event),
    parts: [{ reference, locator, supplier, product, title, titleSource: from, status, travelStart, travelEnd }],
  }
}

/** By its first part, with the sums of all of them. */
function packageRow([first, ...others]: Several<ListedRow>): ListedRow {
  const all: Several<ListedRow> = [first, ...others]
  const facts = factsTogether(all)
  return {
    ...first,
    ...facts,
    product: 'package',
    there: sumOf([first.there, ...others.map(({ there }) => there)]),
    ended: facts.status === 'Ignored' ? first.ended : null,
    parts: all.flatMap(({ parts }) => parts),
  }
}

export interface HistoryFilter {
  productType?: Product | undefined
  status?: readonly BookingStatus[] | undefined
  bookingDate?: { start?: string | undefined; end?: string | undefined } | undefined
  travelDate?: { start?: string | undefined; end?: string | undefined } | undefined
  keyword?: string | undefined
  sort?: 'bookingDate,desc' | 'bookingDate,asc' | 'travelDate,asc' | undefined
}

/** What is asked for, by whom, in which language and on which clock; `columns`: of a booking, as it is stored. */
export interface HistoryQuestion {
  reach: Reach
  language: Language
  filter: HistoryFilter
  timeZone: string
  columns: Sql
}

/** A subquery that names every column costs nothing: those that nobody asks for are not read. */
const source = (columns: Sql): Sql => sql`
  from (select ${columns} from booking) as booking
    join purchase on purchase.id = booking."purchaseId"
    left join account on account.id = purchase.account_id`

/** Shown to colleagues only. */
const createdBy = ({ agencyId }: Reach): Sql =>
  agencyId === undefined ? sql`null` : sql`case when purchase.agency_id = ${agencyId} then account.username end`

const rows = ({ reach, columns, language }: HistoryQuestion): Sql => sql`
  select booking.id, booking."purchaseId" as "orderId", booking.reference, booking.locator, booking.supplier,
    booking.product, booking.title, booking.status, booking."cameFrom", booking."travelStart", booking."travelEnd",
    booking."leadName", booking."holdUntil", booking."createdAt", booking.price, booking.bundle,
    ${moneyColumns}, ${isOfPackage} as "isOfPackage",
    ${endingEvent} as "endedBy",
    ${titleSource(language)}, purchase.file_number as "fileNumber", ${createdBy(reach)} as "createdBy"
  ${source(columns)}`

/**
 * What the customer typed is looked for letter by letter: its own % and _ stand for themselves. Names were typed by
 * people, whose keyboards write an accent with its letter or after it.
 */
function patternsOf(keyword: string): string[] {
  const text = keyword.trim().replace(/[\\%_]/g, '\\$&')
  return [...new Set([text.normalize('NFC'), text.normalize('NFD')])].map((form) => `%${form}%`)
}

function conditions({ reach, filter, timeZone }: HistoryQuestion): Sql {
  const { productType, status, bookingDate, travelDate, keyword } = filter
  const booked = sql`(to_timestamp(booking."createdAt" / 1000.0) at time zone ${timeZone})::date`
  const travels = sql`left(booking."travelStart", 10)`
  // Nothing was done yet about what is only pending.
  const all = [isListed(reach), isFirst, sql`${standing} <> 'Pending'`]
  if (reach.closedProducts.length > 0) all.push(sql`not ${soldAs} = any(${[...reach.closedProducts]})`)
  if (productType !== undefined) all.push(sql`${soldAs} = ${productType}`)
  if (status && status.length > 0) all.push(sql`${standing} = any(${[...status]})`)
  if (bookingDate?.start !== undefined) all.push(sql`${booked} >= ${bookingDate.start}::date`)
  if (bookingDate?.end !== undefined) all.push(sql`${booked} <= ${bookingDate.end}::date`)
  if (travelDate?.start !== undefined) all.push(sql`${travels} >= ${travelDate.start}`)
  if (travelDate?.end !== undefined) all.push(sql`${travels} <= ${travelDate.end}`)
  if (keyword !== undefined && keyword.trim() !== '') {
    const words = sql`lower(concat_ws(chr(10), part.reference, part.locator, part.lead_name, part.title))`
    const found = patternsOf(keyword).map((pattern) => sql`${words} like lower(${pattern})`)
    const isFound = found.reduce((one, other) => sql`${one} or ${other}`)
    const isPart = sql`(part.id = booking.id or (${isBeside} and part.product <> booking.product))`
    all.push(sql`exists (select from booking part where ${isPart} and (${isFound}))`)
  }
  return all.reduce((one, other) => sql`${one} and ${other}`)
}

const orders: Readonly<Record<NonNullable<HistoryFilter['sort']>, Sql>> = {
  'bookingDate,desc': sql`booking."createdAt" desc, booking.reference`,
  'bookingDate,asc': sql`booking."createdAt", booking.reference`,
  'travelDate,asc': sql`booking."travelStart" nulls last, booking.reference`,
}

const orderOf = ({ filter: { sort } }: HistoryQuestion): Sql => orders[sort ?? 'bookingDate,desc']

const itemOf = ({ orderId, bundle }: Pick<Row, 'orderId' | 'bundle'>): string => `${orderId}/${bundle}`

/** The parts of these packages, each with all of its own in their order. */
async function listParts(db: Db, question: HistoryQuestion, firsts: readonly Row[]) {
  const packages = new Map<string, ListedRow[]>()
  if (firsts.length === 0) return packages
  const orderIds = [...new Set(firsts.map(({ orderId }) => orderId))]
  const parts = await db.query<Row>(sql`
    ${rows(question)} where booking."purchaseId" = any(${orderIds}) and ${isOfPackage}
    order by booking."purchaseId", booking.position`)
  for (const part of parts) packages.set(itemOf(part), [...(packages.get(itemOf(part)) ?? []), rowOf(part)])
  return packages
}

async function readRows(db: Db, question: HistoryQuestion, which: Sql): Promise<ListedRow[]> {
  const found = await db.query<Row>(sql`${rows(question)} ${which}`)
  const packages = await listParts(
    db,
    question,
    found.filter((row) => row.isOfPackage),
  )
  return found.map((row) => {
    const [first, ...others] = packages.get(itemOf(row)) ?? []
    return first ? packageRow([first, ...others]) : rowOf(row)
  })
}

export const listHistory = (
  db: Db,
  question: HistoryQuestion,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedRow[]> =>
  readRows(
    db,
    question,
    sql`where ${conditions(question)} order by ${orderOf(question)} limit ${limit} offset ${offset}`,
  )

/** By what rows are ordered; references are never the same. */
export type HistoryKey = Pick<ListedRow, 'id' | 'createdAt' | 'travelStart' | 'reference'>

/** The next so many of those that fit and come after; nothing else of them. */
export const listKeys = (db: Db, question: HistoryQuestion, after: Sql, limit: number): Promise<HistoryKey[]> =>
  db.query<HistoryKey>(sql`
    select booking.id, booking."createdAt", booking."travelStart", booking.reference
    ${source(question.columns)} where ${conditions(question)} and ${after}
    order by ${orderOf(question)} limit ${limit}`)

/** Of those that were found to fit. */
export const listById = (db: Db, question: HistoryQuestion, ids: readonly string[]): Promise<ListedRow[]> =>
  readRows(db, question, sql`where booking.id = any(${[...ids]}) order by ${orderOf(question)}`)

export async function countHistory(db: Db, question: HistoryQuestion): Promise<number> {
  const row = await db.one<{ count: number }>(
    sql`select count(*) as count ${source(question.columns)} where ${conditions(question)}`,
  )
  return row?.count ?? 0
}

/** Of an order that the caller was found to see. */
export async function findCreator(db: Db, reach: Reach, orderId: string): Promise<string | null> {
  const row = await db.one<Pick<HistoryRow, 'createdBy'>>(sql`
    select ${createdBy(reach)} as "createdBy"
    from purchase left join account on account.id = purchase.account_id where purchase.id = ${orderId}`)
  return row?.createdBy ?? null
}
