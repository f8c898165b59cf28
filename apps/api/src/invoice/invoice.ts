import type { Language } from '@portolan/domain/language'
import type { Instant } from '@portolan/supplier/outcome'
import type { InvoiceTo } from '../booking/booking.ts'
import type { Seller } from '../config.ts'

export type InvoiceKind = 'invoice' | 'creditNote'

/** What one thing that was bought costs: a booking, or a package with its parts. Minor units. */
export interface PrintedLine {
  readonly title: string
  readonly reference: string
  /** Local to its place; null where it has no day yet. */
  readonly travelStart: string | null
  readonly travelEnd: string | null
  readonly minor: number
}

/** Value added tax that is part of what a booking costs, where the supplier says so. Minor units. */
export interface TaxShare {
  readonly bookingId: string
  /** '7.7'. */
  readonly percent: string
  readonly minor: number
}

/** What the hotel or the office takes itself, by its name: no part of the total. Minor units. */
export interface PaidThere {
  readonly title: string
  readonly minor: number
  /** Taken on that day before the stay, YYYY-MM-DD; absent: paid on the spot. */
  readonly on?: string
}

/** All that is printed. It was so on the day of issue, whatever has become of it. */
export interface InvoiceContent {
  readonly seller: Seller
  readonly buyer: InvoiceTo
  /** What it is for. */
  readonly about: 'sale' | 'exchange' | 'refund' | 'correction'
  readonly lines: readonly PrintedLine[]
  readonly taxes: readonly TaxShare[]
  readonly there: readonly PaidThere[]
  readonly payment: { readonly method: 'account' | 'token'; readonly at: Instant; readonly fileNumber: string | null }
}

export interface Invoice {
  readonly id: string
  readonly kind: InvoiceKind
  readonly year: number
  readonly number: number
  readonly purchaseId: string
  readonly paymentId: string
  /** The invoice that a credit note takes back. */
  readonly invoiceId: string | null
  readonly currency: string
  /** Minor units. */
  readonly total: number
  readonly language: Language
  readonly issuedAt: Instant
  readonly content: InvoiceContent
  readonly lines: readonly InvoiceLine[]
}

/** What of it is for which booking, and which entry of the ledger has it. Minor units. */
export interface InvoiceLine {
  readonly bookingId: string
  readonly ledgerEntryId: number | null
  readonly minor: number
}

/** '2026-000123'. */
export const numberText = ({ year, number }: Pick<Invoice, 'year' | 'number'>): string =>
  `${year}-${String(number).padStart(6, '0')}`

/** An invoice can be written to somebody else for so long, and once. */
const correctionDays = 30

/** Of each booking, what of an invoice was not taken back yet. */
export function restOf(invoice: Invoice, all: readonly Invoice[]): InvoiceLine[] {
  return invoice.lines.flatMap((line) => {
    const minor = line.minor - takenBack(invoice, all, line.bookingId)
    return minor > 0 ? [{ ...line, minor }] : []
  })
}

/** What was taken back of a booking on it. Minor units. */
export function takenBack(invoice: Invoice, all: readonly Invoice[], bookingId: string): number {
  const back = all.filter(({ invoiceId }) => invoiceId === invoice.id).flatMap(({ lines }) => lines)
  return back.filter((line) => line.bookingId === bookingId).reduce((total, { minor }) => total + minor, 0)
}

/** The invoice that stands for a payment: the last one, where it was written to somebody else. */
export const standingInvoice = (all: readonly Invoice[], paymentId: string): Invoice | undefined =>
  all.findLast((invoice) => invoice.kind === 'invoice' && invoice.paymentId === paymentId)

const isCorrected = (invoice: Invoice, all: readonly Invoice[]): boolean =>
  all.some(({ content, paymentId }) => content.about === 'correction' && paymentId === invoice.paymentId)

export type WhyNot = 'late' | 'again' | 'nothing'

/** Why it cannot be written to somebody else. */
export function whyNotCorrected(invoice: Invoice, all: readonly Invoice[], now: Instant): WhyNot | undefined {
  if (isCorrected(invoice, all)) return 'again'
  if (now - invoice.issuedAt > correctionDays * 86_400_000) return 'late'
  return restOf(invoice, all).length === 0 ? 'nothing' : undefined
}
