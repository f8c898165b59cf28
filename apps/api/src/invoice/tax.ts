import { allocate, type Money, subtract } from '@portolan/domain/money'
import type { BookingRecord } from '../booking/booking.ts'
import { chargedFor } from '../platform/paid-there.ts'
import { taxPart } from '../platform/tax-part.ts'
import { type Invoice, type InvoiceLine, type TaxShare, takenBack } from './invoice.ts'

/** The tax in a part of what costs `whole`. */
function taxIn(part: number, whole: number, tax: number, currency: string): number {
  if (part <= 0 || whole <= 0) return 0
  if (part >= whole) return tax
  return allocate({ minor: tax, currency }, [part, whole - part])[0]?.minor ?? 0
}

type Sold = BookingRecord['offers'][number]

/** In what we collect for it there is as large a part of tax as in what its supplier asks of us: a rate is a rate. */
function taxSold({ supplierPrice: { total, there: later }, price: { selling, there } }: Sold, tax: Money): number {
  const [asked, collected] = [later ? subtract(total, later) : total, there ? subtract(selling, there) : selling]
  return taxPart(collected, tax.minor, asked.minor)
}

/** By rate, in the currency that was paid: of a part of what we collect, its part of the tax, as the booking's page says it. */
export function taxesOf(booking: BookingRecord, line: InvoiceLine): TaxShare[] {
  const { id: bookingId, offers } = booking
  const { minor: whole, currency } = chargedFor(booking)
  const shares = new Map<string, number>()
  for (const offer of offers)
    for (const { percent, amount } of offer.supplierPrice.vat ?? [])
      shares.set(percent, (shares.get(percent) ?? 0) + taxSold(offer, amount))
  return [...shares]
    .filter(([, tax]) => tax > 0)
    .map(([percent, tax]) => ({ bookingId, percent, minor: taxIn(line.minor, whole, tax, currency) }))
}

/**
 * In what is taken back of an invoice, after what was taken back before. Each is the difference of two sums, so that the
 * credit notes of an invoice come to its taxes, to the unit.
 */
export function taxesBack(invoice: Invoice, all: readonly Invoice[], lines: readonly InvoiceLine[]): TaxShare[] {
  const { content, currency } = invoice
  const sumOf = (some: readonly InvoiceLine[], id: string): number =>
    some.filter(({ bookingId }) => bookingId === id).reduce((total, { minor }) => total + minor, 0)
  return content.taxes.flatMap((share) => {
    const { bookingId, minor: tax } = share
    const part = sumOf(lines, bookingId)
    const whole = sumOf(invoice.lines, bookingId)
    const before = takenBack(invoice, all, bookingId)
    const upTo = (sum: number): number => taxIn(sum, whole, tax, currency)
    return part > 0 ? [{ ...share, minor: upTo(before + part) - upTo(before) }] : []
  })
}
