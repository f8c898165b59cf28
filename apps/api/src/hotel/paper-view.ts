import { isEnded } from '@portolan/domain/booking/lifecycle'
import type { Language } from '@portolan/domain/language'
import type { HotelDetail, HotelHouse } from '@portolan/supplier/hotel'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord } from '../booking/booking.ts'
import type { ContentSection, PaperContent, PaperEvent, PaperView } from '../document/paper.ts'
import { dueOnTheSpot, takenLater } from '../platform/paid-there.ts'
import { seatOf } from '../platform/party-seat.ts'
import type { ContentLine } from '../platform/sum-line.ts'
import { countryText, dotted, fill, wholeDayText, wordsIn } from '../platform/words.ts'
import { hotelTexts } from './catalogue/text.ts'
import { isRoomDetail } from './detail.ts'
import { priceLines } from './paper-price.ts'
import { type ReservedRoom, reservedBy, standing } from './reserved.ts'
import {
  cancelText,
  guestsText,
  houseName,
  mealsText,
  paidThereText,
  roomDescription,
  roomText,
  stayText,
  takenLaterText,
} from './words.ts'

const addressText = ({ address: { line, postalCode, city }, country }: HotelHouse, language: Language): string =>
  [line, `${postalCode} ${city}`.trim(), countryText(country, language)].filter(Boolean).join(', ')

const timesOf = ({ house, checkIn, checkOut }: HotelDetail, language: Language): string[] => {
  const texts = hotelTexts[language]
  return [
    fill(texts.checkIn, { day: wholeDayText(checkIn, language), time: house.checkIn }),
    fill(texts.checkOut, { day: wholeDayText(checkOut, language), time: house.checkOut }),
  ]
}

/** A room that is given back has no deadline any more, and neither has one that was never had. */
function roomSection(
  { detail, offer, confirmation, isCancelled }: ReservedRoom,
  { status }: Pick<BookingRecord, 'status'>,
  language: Language,
): ContentSection {
  const texts = hotelTexts[language]
  return {
    heading: dotted([
      roomText(detail.place, language),
      wordsIn(detail.room.name, language),
      isCancelled ? texts.cancelled : '',
    ]),
    legs: [],
    lines: [
      guestsText(detail.guests, language),
      roomDescription(detail.room, language),
      mealsText(detail.plan, language),
      isCancelled || isEnded(status) ? '' : cancelText(detail, language, offer.penalties),
      confirmation === undefined ? '' : fill(texts.confirmation, { number: confirmation }),
    ].filter(Boolean),
  }
}

function eventOf({ detail }: ReservedRoom, language: Language): PaperEvent {
  const { house, checkIn, checkOut } = detail
  const { timeZone } = house
  return {
    title: houseName(house, language),
    start: { local: `${checkIn}T${house.checkIn}`, timeZone },
    end: { local: `${checkOut}T${house.checkOut}`, timeZone },
    location: addressText(house, language),
    lines: timesOf(detail, language),
  }
}

/** What the house itself takes. */
function payThereOf(rooms: readonly ReservedRoom[], { price }: BookingRecord, language: Language): string[] {
  const offers = rooms.map(({ offer }) => offer)
  const there = dueOnTheSpot(offers, price.currency)
  return [
    ...takenLater(offers).map((later) => takenLaterText(later, language)),
    ...(there.amount.minor > 0 ? [paidThereText(there, language)] : []),
  ]
}

/** The rules of the rates, each once. When we take the price is said to who pays us, and to nobody who only travels. */
function termsOf(rooms: readonly ReservedRoom[], language: Language): ContentLine[] {
  const lines = new Map<string, ContentLine>()
  for (const { plan } of rooms.map(({ detail }) => detail))
    for (const [index, rule] of plan.rules.entries()) {
      const text = wordsIn(rule, language)
      const isForPayer = index === plan.paymentRule && plan.payment !== 'there'
      lines.set(text, isForPayer ? { text, withoutSum: '' } : text)
    }
  return [...lines.values()]
}

/** Which room somebody sleeps in. */
function detailFor(booking: BookingRecord, rooms: readonly ReservedRoom[], language: Language) {
  const { adult, child } = hotelTexts[language]
  return ({ ref, type }: Traveler): string => {
    const room = rooms.find(({ travelerRefs }) => travelerRefs.includes(seatOf(booking, ref)))
    return dotted([
      room ? roomText(room.detail.place, language) : '',
      type === 'child' || type === 'infant' ? child : adult,
    ])
  }
}

/** The voucher: which house, when, who sleeps where, on which terms, and under which number the house knows them. */
export const hotelPaperView: PaperView = {
  products: ['hotel'],
  suits: ({ offers }) => offers.some(({ detail }) => isRoomDetail(detail)),
  contentOf(booking, _, language): PaperContent {
    const rooms = reservedBy(booking)
    const [first] = rooms
    if (!first) throw new Error('A booking of rooms without one.')
    const { house } = first.detail
    return {
      kind: 'voucher',
      ...{ title: houseName(house, language), supplierName: house.name },
      detailOf: detailFor(booking, rooms, language),
      sections: [
        {
          heading: stayText(first.detail, language),
          legs: [],
          lines: [addressText(house, language), ...timesOf(first.detail, language)],
        },
        ...rooms.map((room) => roomSection(room, booking, language)),
      ],
      priceLines: priceLines(rooms, language),
      payThere: payThereOf(standing(rooms), booking, language),
      terms: termsOf(standing(rooms), language),
      events: [eventOf(first, language)],
    }
  },
}
