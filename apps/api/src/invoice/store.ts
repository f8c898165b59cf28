import type { Instant } from '@portolan/supplier/outcome'
import type { InvoiceWork } from '../checkout/steps/invoice-work.ts'
import type { Safe } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { instantOf, timeOf } from '../platform/instant-store.ts'
import { sql } from '../platform/sql.ts'
import type { Invoice, InvoiceContent, InvoiceLine } from './invoice.ts'

/** There is one so far. */
const seller = 'shop'

const sealOwner = (id: string): string => `invoice ${id}`

interface Row extends Omit<Invoice, 'content'> {
  content: string
}

const opened = (safe: Pick<Safe, 'open'>, { content, ...row }: Row): Invoice => {
  const text = safe.open(content, sealOwner(row.id))
  if (text === undefined) throw new Error('An invoice cannot be opened.')
  return { ...row, content: JSON.parse(text) as InvoiceContent }
}

export interface Opening {
  db: Db
  safe: Pick<Safe, 'open'>
}

/** All of a purchase, in the order of their issue. */
export async function invoicesOf({ db, safe }: Opening, purchaseId: string): Promise<Invoice[]> {
  const rows = await db.query<Row>(sql`
    select id, kind, year, number, purchase_id as "purchaseId", payment_id as "paymentId", invoice_id as "invoiceId",
      currency, total, language, content, ${instantOf(sql`issued_at`)} as "issuedAt",
      (select json_agg(json_build_object('bookingId', line.booking_id, 'ledgerEntryId', line.ledger_entry_id,
          'minor', line.amount)) from invoice_line line where line.invoice_id = invoice.id) as lines
    from invoice where purchase_id = ${purchaseId} order by year, number`)
  return rows.map((row) => opened(safe, row))
}

/** Nobody else is given a number until the transaction ends, neither of this year nor, at midnight, of the last. */
export async function lockSeries(tx: Db, year: number): Promise<void> {
  await tx.query(sql`insert into invoice_series (seller, year) values (${seller}, ${year}) on conflict do nothing`)
  await tx.query(sql`select last from invoice_series where seller = ${seller} order by year for update`)
}

export const isIssued = async (tx: Db, source: string): Promise<boolean> =>
  (await tx.one(sql`select id from invoice where source = ${source}`)) !== undefined

/** The invoice of a payment that is still to be made, or is being made. */
export const findPromised = async (db: Db, paymentId: string): Promise<InvoiceWork | undefined> =>
  (
    await db.one<{ payload: InvoiceWork }>(sql`
      select payload from outbox where kind = 'invoice.payment' and payload ->> 'paymentId' = ${paymentId} limit 1`)
  )?.payload

export type NewInvoice = Omit<Invoice, 'number' | 'total'> & { source: string }

const totalOf = (lines: readonly InvoiceLine[]): number => lines.reduce((total, { minor }) => total + minor, 0)

/** Under the next number of the series, which is locked. */
export async function putInvoice(tx: Db, safe: Pick<Safe, 'seal'>, invoice: NewInvoice): Promise<Invoice> {
  const { source, content, lines, ...rest } = invoice
  const { id, kind, year, purchaseId, paymentId, invoiceId, currency, language, issuedAt } = rest
  const total = totalOf(lines)
  const row = await tx.one<{ number: number }>(sql`
    update invoice_series set last = last + 1 where seller = ${seller} and year = ${year} returning last as number`)
  if (!row) throw new Error('The series of invoices is not locked.')
  await tx.query(sql`
    insert into invoice (id, seller, year, number, kind, source, purchase_id, payment_id, invoice_id, currency, total,
      language, content, issued_at)
    values (${id}, ${seller}, ${year}, ${row.number}, ${kind}, ${source}, ${purchaseId}, ${paymentId}, ${invoiceId},
      ${currency}, ${total}, ${language}, ${safe.seal(JSON.stringify(content), sealOwner(id))}, ${timeOf(issuedAt)})`)
  for (const { bookingId, ledgerEntryId, minor } of lines)
    await tx.query(sql`
      insert into invoice_line (invoice_id, booking_id, ledger_entry_id, amount)
      values (${id}, ${bookingId}, ${ledgerEntryId}, ${minor})`)
  return { ...rest, number: row.number, total, content, lines }
}

export interface Charge {
  readonly at: Instant
  readonly fileNumber: string | null
  readonly lines: readonly InvoiceLine[]
}

/** What was taken by a payment, booking by booking, as the ledger has it. */
export async function chargedBy(db: Db, paymentId: string, kind: 'sale' | 'exchange'): Promise<Charge | undefined> {
  const payment = await db.one<{ at: Instant; fileNumber: string | null }>(sql`
    select ${instantOf(sql`payment.created_at`)} as at, purchase.file_number as "fileNumber"
    from payment join purchase on purchase.id = payment.purchase_id where payment.id = ${paymentId}`)
  const lines = await db.query<InvoiceLine>(sql`
    select entry.booking_id as "bookingId", entry.id as "ledgerEntryId", sum(line.amount)::bigint as minor
    from ledger_entry entry join ledger_line line on line.entry_id = entry.id
    where entry.payment_id = ${paymentId} and entry.kind = ${kind}
      and (line.account like 'provider:%' or line.account like 'agency:%')
    group by entry.id, entry.booking_id having sum(line.amount) > 0 order by entry.id`)
  return payment && { ...payment, lines }
}

export interface PaidBack {
  readonly paymentId: string
  readonly purchaseId: string
  readonly line: InvoiceLine
}

/** A refund that has reached its receiver. The ledger's entry was written down with it, in one transaction. */
export async function findPaidBack(db: Db, refundId: string): Promise<PaidBack | undefined> {
  const row = await db.one<{ paymentId: string; purchaseId: string } & InvoiceLine>(sql`
    select refund.payment_id as "paymentId", payment.purchase_id as "purchaseId", refund.booking_id as "bookingId",
      refund.amount as minor, (
        select max(entry.id) from ledger_entry entry
        where entry.booking_id = refund.booking_id and entry.kind in ('refund', 'exchange')
          and entry.at = refund.created_at) as "ledgerEntryId"
    from refund join payment on payment.id = refund.payment_id
    where refund.id = ${refundId} and refund.status = 'Refunded'`)
  if (!row) return undefined
  const { paymentId, purchaseId, ...line } = row
  return { paymentId, purchaseId, line }
}

export const findAgencyName = async (db: Db, agencyId: string): Promise<string | undefined> =>
  (await db.one<{ name: string }>(sql`select name from agency where id = ${agencyId}`))?.name

/** Money that went to and fro for some bookings, the oldest first. Minor units; below zero it came back. */
export interface Moved {
  readonly at: Instant
  readonly method: 'account' | 'token'
  readonly minor: number
}

export const movedFor = (db: Db, bookingIds: readonly string[]): Promise<Moved[]> =>
  db.query<Moved>(sql`
    select ${instantOf(sql`one.at`)} as at, one.method, sum(one.amount)::bigint as minor from (
      select entry.at, payment.method, line.amount
      from ledger_entry entry
        join ledger_line line on line.entry_id = entry.id
        join payment on payment.id = entry.payment_id
      where entry.booking_id = any(${[...bookingIds]}) and entry.kind in ('sale', 'exchange') and line.amount > 0
        and (line.account like 'provider:%' or line.account like 'agency:%')
      union all
      select refund.created_at, payment.method, -refund.amount
      from refund join payment on payment.id = refund.payment_id
      where refund.booking_id = any(${[...bookingIds]}) and refund.status = 'Refunded'
    ) as one group by one.at, one.method, sign(one.amount) order by one.at`)
