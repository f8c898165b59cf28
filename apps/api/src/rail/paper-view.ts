import type { Language } from '@portolan/domain/language'
import { type Money, moneyOfNumber } from '@portolan/domain/money'
import { type RailPassengerCode, railPassengerCodes } from '@portolan/domain/rail/fare'
import type { BookingRecord } from '../booking/booking.ts'
import type { PaperContent, PaperView } from '../document/paper.ts'
import { countText } from '../platform/words.ts'
import { railPaperTexts } from './catalogue/paper-text.ts'
import { railTexts } from './catalogue/text.ts'
import { isRailDetail } from './detail.ts'
import { passContent, passIn } from './paper-pass.ts'
import { makeTicketPaper } from './paper-ticket.ts'
import { codeOfType } from './party.ts'
import { passLines } from './pass-line.ts'
import { pricingOf } from './price-line.ts'
import type { PlaceFinder } from './view.ts'

interface Line {
  code: string
  quantity: number
  selling: Money
}

const codeIn = (code: string): RailPassengerCode | undefined => railPassengerCodes.find((one) => one === code)

function linesOf({ offers, product }: BookingRecord): Line[] {
  if (product === 'railPass') return offers.flatMap(passLines)
  const { priceBreakdown, sellingCurrencyCode } = pricingOf(offers.map((offer) => ({ ...offer, conditions: [] })))
  return priceBreakdown.map(({ code, quantity, sellingAmount }) => ({
    ...{ code, quantity, selling: moneyOfNumber(sellingAmount, sellingCurrencyCode) },
  }))
}

/** By passengers; none at all where a line is for something we have no word for. */
function priceLines(booking: BookingRecord, language: Language): PaperContent['priceLines'] {
  const lines = linesOf(booking)
  if (!lines.every(({ code }) => codeIn(code))) return []
  return lines.map(({ code, quantity, selling }) => ({
    text: countText(railTexts[language].passengers[codeIn(code) ?? 'ADULT'], quantity, language),
    amount: selling,
  }))
}

/** Tickets with their trains and seats, and passes, as they stand on paper. */
export function makeRailPaperView(places: PlaceFinder): PaperView {
  const ticketContent = makeTicketPaper(places)
  return {
    products: ['rail', 'railPass'],
    suits: ({ offers }) => offers.some(({ detail }) => isRailDetail(detail)),
    contentOf(booking, _, language) {
      const pass = passIn(booking)
      const paper = booking.reservation?.documents?.[0]
      return {
        kind: paper?.kind === 'voucher' ? 'voucher' : 'ticket',
        ...(pass ? passContent(booking, pass, language) : ticketContent(booking, language)),
        detailOf: ({ type }) => railPaperTexts[language].passengers[codeOfType(type)],
        priceLines: priceLines(booking, language),
        ...(paper?.barcode !== undefined && { code: paper.barcode }),
      }
    },
  }
}
