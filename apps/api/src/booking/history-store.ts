import type { Language } from '@portolan/domain/language'
import type { Money } from '@portolan/domain/money'
import type { Instant } from '@portolan/supplier/outcome'
import type { Db } from '../platform/db.ts'
import { endedBy, type HoldEnd } from '../platform/hold-end.ts'
import { endingEvent } from '../platform/hold-end-store.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { isListed, type Reach } from './access-store.ts'
import type { BookingRecord } from './booking.ts'
import { findPage, type ListQuestion, type Piece } from './listed-store.ts'
import { moneyColumns, type RowMoney, settledRow } from './row-money-store.ts'
import { isOfPackage } from './sold-as-store.ts'
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

/** What is asked for, and in which language; `columns`: of a booking, as it is stored. */
export interface HistoryQuestion extends ListQuestion {
  language: Language
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

/** Those of them that are still listed to who asks, in this order. */
export async function listById(db: Db, question: HistoryQuestion, ids: readonly string[]): Promise<ListedRow[]> {
  const found = await db.query<Row>(sql`
    ${rows(question)} where booking.id = any(${[...ids]}) and ${isListed(question.reach)}
    order by array_position(${[...ids]}::uuid[], booking.id)`)
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

export async function listHistory(
  db: Db,
  question: HistoryQuestion,
  piece: Piece,
): Promise<{ total: number; rows: ListedRow[] }> {
  const { total, ids } = await findPage(db, question, piece)
  return { total, rows: ids.length === 0 ? [] : await listById(db, question, ids) }
}

/** Of an order that the caller was found to see. */
export async function findCreator(db: Db, reach: Reach, orderId: string): Promise<string | null> {
  const row = await db.one<Pick<HistoryRow, 'createdBy'>>(sql`
    select ${createdBy(reach)} as "createdBy"
    from purchase left join account on account.id = purchase.account_id where purchase.id = ${orderId}`)
  return row?.createdBy ?? null
}
