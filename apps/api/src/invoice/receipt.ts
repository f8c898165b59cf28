import type { Language } from '@portolan/domain/language'
import { headingText } from '@portolan/domain/moment'
import type { Instant } from '@portolan/supplier/outcome'
import type { BookingRecord } from '../booking/booking.ts'
import type { Seller } from '../config.ts'
import type { Bill } from '../document/bill.ts'
import { priceText } from '../platform/price-text.ts'
import { dateText, fill } from '../platform/words.ts'
import { zoneName } from '../platform/zone-name.ts'
import { billTexts } from './catalogue/text.ts'
import { sellerPart } from './compose.ts'
import type { Moved } from './store.ts'

/** A booking, or a package. */
export type Receipted = Pick<BookingRecord, 'title' | 'reference' | 'price' | 'leadName'>

interface ReceiptOptions {
  language: Language
  /** The seller's calendar. */
  timeZone: string
  seller: Seller | undefined
  issuedAt: Instant
}

/** What was paid for a booking and what came back, when and how. */
export function composeReceipt(booking: Receipted, moved: readonly Moved[], options: ReceiptOptions): Bill {
  const { language, timeZone, seller, issuedAt } = options
  const texts = billTexts[language]
  const { title, reference, price, leadName } = booking
  const dayOf = (at: Instant) => dateText(at, timeZone, language)
  const sum = (minor: number) => priceText({ minor, currency: price.currency }, language)
  const left = moved.reduce((total, { minor }) => total + minor, 0)
  const kind = texts.kinds.receipt
  return {
    kind,
    number: reference,
    facts: [{ name: texts.booking, value: reference }],
    parties: [
      ...(seller ? [sellerPart(seller, texts)] : []),
      ...(leadName === null ? [] : [{ heading: texts.buyer, lines: [leadName] }]),
    ],
    entriesHeading: texts.entries,
    entries: moved.map(({ at, method, minor }) => ({
      text: minor > 0 ? fill(texts.paid[method], { date: dayOf(at) }) : texts.back[method],
      details: [title, ...(minor > 0 ? [] : [dayOf(at)])],
      amount: sum(minor),
    })),
    sums: [{ text: texts.total, amount: sum(left), isTotal: true }],
    notes: [texts.receiptNote],
    ...(seller?.isSample && { warning: texts.sample }),
    issued: fill(texts.issuedOn, { date: headingText(dayOf(issuedAt), zoneName(timeZone, language), language) }),
  }
}
