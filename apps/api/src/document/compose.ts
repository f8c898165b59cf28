import { isBought, isEnded } from '@portolan/domain/booking/lifecycle'
import type { Language } from '@portolan/domain/language'
import { headingText } from '@portolan/domain/moment'
import { type Money, sum } from '@portolan/domain/money'
import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import { travelerOf } from '../platform/party-seat.ts'
import { dueText, paymentLines } from '../platform/payment-words.ts'
import { priceText } from '../platform/price-text.ts'
import { statusText } from '../platform/status-words.ts'
import { type ContentLine, withoutSum, withSum, withSumThere } from '../platform/sum-line.ts'
import { dateText } from '../platform/words.ts'
import { zoneName } from '../platform/zone-name.ts'
import { paperTexts } from './catalogue/text.ts'
import type { ContentSection, Paper, PaperContent, PaperMoney, PaperPrice, PaperSection, PaperTone } from './paper.ts'
import { nameOf, plainLine } from './person.ts'
import { toldIn } from './told.ts'

/** Whoever is not named here travels with everybody else. */
const travelersOf = ({ wanted }: BookingRecord, { travelers }: PurchaseRecord) =>
  travelers.filter(({ ref }) => wanted.travelerRefs?.includes(ref) ?? true)

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

type Standing = Pick<BookingRecord, 'status' | 'cameFrom'>

const isGood = ({ status, cameFrom }: Standing): boolean => isBought({ status, from: cameFrom ?? undefined })

const mayComeTrue: ReadonlySet<string> = new Set(['Pending', 'PendingHold', 'OnHold', 'PendingPurchase', 'Requested'])

export function toneOf(standing: Standing): PaperTone {
  if (isGood(standing)) return 'good'
  return mayComeTrue.has(standing.status) ? 'waiting' : 'off'
}

/** Parts that do not come to the price would only raise questions. */
function pricePart(booking: BookingRecord, content: PaperContent, language: Language): PaperPrice {
  const { price, refunded } = booking
  const text = (money: Money) => priceText(money, language)
  const amounts = content.priceLines.map(({ amount }) => amount)
  const isWhole =
    amounts.every(({ currency }) => currency === price.currency) && sum(amounts, price.currency).minor === price.minor
  return {
    lines: isWhole ? content.priceLines.map((line) => ({ text: line.text, amount: text(line.amount) })) : [],
    total: text(price),
    payments: paymentLines([booking], price.currency, language).map((line) => ({
      text: line.text,
      amount: dueText(line, language),
    })),
    ...(refunded.minor > 0 && { refunded: text(refunded) }),
  }
}

/** References only: whoever scans it looks the rest up, and nobody reads a name out of a photograph. */
const ownCode = ({ reference, locator }: BookingRecord): string => ['PTL1', reference, locator ?? ''].join('/')

export interface ComposeOptions {
  money: PaperMoney
  /** Absent: the shop. */
  seller?: string | undefined
  /** Where the shop stands: its date is the day of issue. */
  timeZone: string
}

export function composePaper(
  booking: BookingRecord,
  purchase: PurchaseRecord,
  content: PaperContent,
  { money, seller, timeZone }: ComposeOptions,
): Paper {
  const { language } = purchase
  const texts = paperTexts[language]
  const names = new Map(purchase.travelers.map((traveler) => [traveler.ref, nameOf(traveler)]))
  const nameBy = (travelerRef: string): string => names.get(travelerOf(booking, travelerRef)) ?? ''
  const textOf = { all: withSum, there: withSumThere, none: withoutSum }[money]
  const shown = (lines: readonly ContentLine[], write = textOf) => lines.map(write).filter(Boolean)
  const named = ({ legs, lines, ...section }: ContentSection): PaperSection => ({
    ...section,
    lines: shown(lines),
    legs: legs.map(({ seats, ...leg }) => ({
      ...leg,
      ...(seats && {
        seats: seats.map(({ travelerRef, place }) => ({ name: nameBy(travelerRef), place })),
      }),
    })),
  })
  const day = dateText(booking.createdAt, timeZone, language)
  const date = headingText(day, zoneName(timeZone, language), language)
  return {
    kind: content.kind,
    title: plainLine(content.title || booking.title),
    reference: booking.reference,
    ...(booking.locator !== null && { locator: plainLine(booking.locator) }),
    supplierName: content.supplierName,
    status: { text: statusText(booking, language), tone: toneOf(booking) },
    travelers: travelersOf(booking, purchase).map((traveler) => {
      const detail = content.detailOf?.(traveler)
      return { name: nameOf(traveler), ...(detail !== undefined && { detail }) }
    }),
    sections: content.sections.map(named),
    told: toldIn(booking, nameBy, language),
    ...(money === 'all' && { price: pricePart(booking, content, language) }),
    terms: isEnded(booking.status)
      ? []
      : [...shown(content.payThere ?? [], money === 'none' ? withoutSum : withSum), ...shown(content.terms)],
    ...(isGood(booking) && { code: content.code ?? ownCode(booking) }),
    issued: fill(texts.issued, { date }),
    ...(seller !== undefined && { seller: plainLine(seller) }),
  }
}
