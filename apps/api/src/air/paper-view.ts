import { directionOf, type Language } from '@portolan/domain/language'
import type { Money } from '@portolan/domain/money'
import type { AirPassengerType } from '@portolan/supplier/air'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord } from '../booking/booking.ts'
import type { PaperContent, PaperView } from '../document/paper.ts'
import { seatOf } from '../platform/party-seat.ts'
import { countText, dotted, fill } from '../platform/words.ts'
import { airTexts } from './catalogue/text.ts'
import { isFlightDetail } from './detail.ts'
import { sharesOf } from './fare-share.ts'
import { makeTicketPaper } from './paper-ticket.ts'
import type { PlaceFinder } from './parts.ts'
import { fareTypeOf } from './party.ts'
import { reservedBy } from './reserved.ts'
import { extraText } from './words.ts'

/** Fares by passengers, then each tax by its code, then what was bought beside. */
function priceLines(booking: BookingRecord, language: Language): PaperContent['priceLines'] {
  const { passengers, tax } = airTexts[language]
  const flights = reservedBy(booking)
  if (flights.length === 0) return []
  const { fares, taxes, extras } = sharesOf(flights)
  const byType = new Map<AirPassengerType, { quantity: number; amount: Money }>()
  for (const { type, quantity, base } of fares) {
    const known = byType.get(type)
    const minor = base.minor * quantity + (known?.amount.minor ?? 0)
    byType.set(type, { quantity: quantity + (known?.quantity ?? 0), amount: { minor, currency: base.currency } })
  }
  return [
    ...[...byType].map(([type, { quantity, amount }]) => ({
      ...{ text: countText(passengers[type], quantity, language), amount },
    })),
    ...taxes.map(({ code, amount }) => ({ text: fill(tax, { code }), amount })),
    ...extras.map((extra) => ({ text: extraText(extra, language), amount: extra.amount })),
  ]
}

/**
 * As the carrier writes it. In a sentence that reads from right to left the parts of a number change places at its
 * hyphen, so there it is written as airlines key it in: thirteen figures in one.
 */
const writeTicketNumber = (id: string, language: Language): string =>
  directionOf(language) === 'rtl' ? id.replaceAll('-', '') : id

/** The e-ticket receipt: who flies, when and from where, on which terms, and under which number. */
export function makeAirPaperView(places: PlaceFinder): PaperView {
  const ticketContent = makeTicketPaper(places)
  return {
    products: ['air'],
    suits: ({ offers }) => offers.some(({ detail }) => isFlightDetail(detail)),
    contentOf(booking, _, language) {
      const { people, ticketNumber } = airTexts[language]
      const numberOf = ({ ref }: Traveler): string =>
        (booking.reservation?.documents ?? [])
          .filter(({ travelerRefs }) => travelerRefs.includes(seatOf(booking, ref)))
          .map(({ id }) => fill(ticketNumber, { number: writeTicketNumber(id, language) }))
          .join(', ')
      return {
        kind: 'ticket',
        ...ticketContent(booking, language),
        detailOf: (traveler) => dotted([people[fareTypeOf(traveler.type)], numberOf(traveler)]),
        priceLines: priceLines(booking, language),
      }
    },
  }
}
