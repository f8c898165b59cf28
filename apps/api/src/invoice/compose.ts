import type { Language } from '@portolan/domain/language'
import { headingText } from '@portolan/domain/moment'
import type { Instant } from '@portolan/supplier/outcome'
import type { InvoiceTo } from '../booking/booking.ts'
import type { Seller } from '../config.ts'
import type { Bill, BillEntry, BillParty } from '../document/bill.ts'
import { plainly } from '../platform/mail-words.ts'
import { priceText } from '../platform/price-text.ts'
import { dateText, fill, wholeDayText } from '../platform/words.ts'
import { zoneName } from '../platform/zone-name.ts'
import { type BillTexts, billTexts } from './catalogue/text.ts'
import { type Invoice, numberText, type PrintedLine, type TaxShare } from './invoice.ts'

const lines = (...all: readonly (string | undefined)[]): string[] => all.flatMap((one) => (one ? plainly(one) : []))

const taxOf = (number: string | undefined, { taxNumber: name }: BillTexts): Pick<BillParty, 'tax'> =>
  number ? { tax: { name, number: plainly(number) } } : {}

const buyerPart = ({ company, name, address, taxNumber }: InvoiceTo, texts: BillTexts): BillParty => ({
  heading: texts.buyer,
  lines: lines(company, name, address),
  ...taxOf(taxNumber, texts),
})

export const sellerPart = ({ name, address, taxNumber }: Seller, texts: BillTexts): BillParty => ({
  heading: texts.seller,
  lines: lines(name, address),
  ...taxOf(taxNumber, texts),
})

/** From when to when; a day where it is one. */
function daysText({ travelStart, travelEnd }: PrintedLine, language: Language): string[] {
  const days = [travelStart, travelEnd].flatMap((local) => local?.slice(0, 10) ?? [])
  return [...new Set(days)].map((day) => wholeDayText(day, language)).slice(0, 2)
}

const titleWords = (about: Invoice['content']['about'], texts: BillTexts): string | undefined =>
  about === 'exchange' || about === 'refund' ? texts[about] : undefined

/** The taxes of all bookings together. Minor units. */
function byRate(taxes: readonly TaxShare[]): Map<string, number> {
  const rates = new Map<string, number>()
  for (const { percent, minor } of taxes) rates.set(percent, (rates.get(percent) ?? 0) + minor)
  return rates
}

/** What has no rate of its own is under the margin scheme: all of it, or all but what has. */
function marginNote({ lines, content: { taxes } }: Invoice, texts: BillTexts): string[] {
  if (taxes.length === 0) return [texts.margin]
  const isMixed = lines.some(({ bookingId }) => !taxes.some((share) => share.bookingId === bookingId))
  return isMixed ? [texts.marginRest] : []
}

interface BillOptions {
  /** The seller's calendar. */
  timeZone: string
  /** The invoice that a credit note takes back. */
  of: Invoice | undefined
}

/** An invoice or a credit note in its own language, as it was issued. */
export function composeInvoice(invoice: Invoice, { timeZone, of }: BillOptions): Bill {
  const { kind, language, currency, total, content, issuedAt } = invoice
  const { seller, buyer, payment, about } = content
  const texts = billTexts[language]
  const number = numberText(invoice)
  const isBack = kind === 'creditNote'
  const sum = (minor: number) => priceText({ minor, currency }, language)
  const dayOf = (at: Instant) => dateText(at, timeZone, language)
  const words = titleWords(about, texts)
  const entryOf = (line: PrintedLine): BillEntry => ({
    text: words === undefined ? plainly(line.title) : fill(words, { title: plainly(line.title) }),
    details: [daysText(line, language).join(' – '), `${texts.booking}: ${line.reference}`].filter(Boolean),
    amount: sum(line.minor),
  })
  const shares = [...byRate(content.taxes)].map(([percent, minor]) => ({
    text: fill(texts.vat, { percent }),
    amount: sum(minor),
  }))
  const settled = isBack
    ? about === 'refund'
      ? [{ text: texts.back[payment.method], amount: sum(total) }]
      : []
    : [{ text: fill(texts.paid[payment.method], { date: dayOf(payment.at) }), amount: sum(total) }]
  return {
    kind: texts.kinds[kind],
    number,
    facts: [
      { name: texts.number, value: number },
      { name: texts.issued, value: headingText(dayOf(issuedAt), zoneName(timeZone, language), language) },
      ...(of ? [{ name: texts.invoice, value: numberText(of) }] : []),
      ...(payment.fileNumber === null ? [] : [{ name: texts.fileNumber, value: plainly(payment.fileNumber) }]),
    ],
    parties: [sellerPart(seller, texts), buyerPart(buyer, texts)],
    entriesHeading: texts.entries,
    entries: content.lines.map(entryOf),
    sums: [
      { text: isBack ? texts.totalBack : texts.total, amount: sum(total), isTotal: true },
      ...shares,
      ...settled,
      ...content.there.map(({ title, minor, on }) => ({
        text: fill(on === undefined ? texts.there : texts.taken, {
          title: plainly(title),
          date: on === undefined ? '' : dateText(Date.parse(on), 'UTC', language),
        }),
        amount: sum(minor),
      })),
    ],
    notes: [...marginNote(invoice, texts), ...(about === 'correction' ? [texts.correction] : [])],
    ...(seller.isSample && { warning: texts.sample }),
    issued: fill(texts.issuedOn, { date: dayOf(issuedAt) }),
  }
}
