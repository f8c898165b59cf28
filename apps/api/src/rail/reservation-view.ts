import type { RailReservation } from '@portolan/contract/rail-journey'
import type { UniqueID } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import { decimalOf } from '@portolan/domain/money'
import type { Instant } from '@portolan/supplier/outcome'
import type { RailCondition } from '@portolan/supplier/rail'
import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import type { ReservationView } from '../booking/reservation-view.ts'
import { isRailDetail, passOf } from './detail.ts'
import { passLines } from './pass-line.ts'
import { passConditions, passLabel } from './pass-words.ts'
import { pricingOf } from './price-line.ts'
import { passengersOf } from './reservation-passenger.ts'
import { reservedBy } from './reserved.ts'
import { makeTicketView, type PlaceFinder } from './view.ts'

type Itinerary = RailReservation['itinerary']
type Journey = Itinerary['originAndDestinations'][number]
type Message = Itinerary['vendorMessages']['vendorMessageList'][number]
type Fulfillment = NonNullable<RailReservation['fulfillments']>[number]

export interface RailReservationParts {
  places: PlaceFinder
  uniqueIDOf(booking: BookingRecord): UniqueID
  /** A document's number, with all but its end hidden. */
  maskOf(number: string): string
}

const messageOf = (title: string, conditions: RailReservation['conditions'], language: Language): Message => ({
  infoType: 'Cancellation',
  title,
  language,
  subSections: [{ paragraphs: conditions.map(({ stringValue }) => stringValue) }],
})

/** What came back for a cheaper journey leaves the ticket good. */
const fulfillmentStatus = ({ status, refunded, exchange }: BookingRecord): Fulfillment['status'] => {
  if (status === 'Cancelled' || (refunded.minor > 0 && exchange?.end !== 'done')) return 'Refunded'
  return status === 'Ticketed' ? 'Fulfilled' : 'Pending'
}

const fulfillmentsOf = (booking: BookingRecord): Fulfillment[] =>
  (booking.reservation?.documents ?? []).map(({ id, travelerRefs }) => ({
    ticketNumber: id,
    passengerRPHs: [...travelerRefs],
    documentURL: `/api/v1/booking/${booking.id}/documents/ticket`,
    ...(booking.locator !== null && { controlNumber: booking.locator }),
    status: fulfillmentStatus(booking),
  }))

const chargesOf = ({ price }: BookingRecord, priceList: RailReservation['priceList']): Itinerary['railCharges'] => ({
  total: { currencyCode: price.currency, amountAfterTax: decimalOf(price) },
  charges: priceList.map(({ code, sellingAmount }) => ({
    ...{ code, currencyCode: price.currency, amount: sellingAmount, taxInclusive: true },
  })),
})

/** Its own conditions say until when, and for what fee. */
const isOpen = (condition: RailCondition, now: Instant): boolean =>
  (condition.code === 'EXCHANGE_FREE' || condition.code === 'EXCHANGE_FEE') &&
  (condition.until === undefined || now < condition.until)

/** Every ticket of it: a return is exchanged as a whole. */
function isExchangeable(booking: BookingRecord, now: Instant): boolean {
  if (booking.product !== 'rail') return false
  const { tickets } = reservedBy(booking)
  return tickets.length > 0 && tickets.every(({ conditions }) => conditions.some((one) => isOpen(one, now)))
}

/** Tickets with their trains and seats, and passes, as a reservation tells them. */
export function makeRailReservationView({ places, uniqueIDOf, maskOf }: RailReservationParts): ReservationView {
  const { optionView, conditionsOf } = makeTicketView(places)

  function journeysOf(booking: BookingRecord, language: Language): Journey[] {
    const { tickets, seats } = reservedBy(booking)
    return tickets.flatMap((detail, ticket) => {
      const offer = booking.offers[ticket] ?? booking.offers[0]
      if (!offer) return []
      const { originStation, destinationStation, trainSegments } = optionView(
        { offer, detail },
        () => undefined,
        language,
      )
      return [
        {
          originLocation: originStation,
          destinationLocation: destinationStation,
          trainSegments: trainSegments.map((segment, index) => {
            const taken = seats.filter((one) => one.ticket === ticket && one.segment === index)
            return {
              ...segment,
              ...(taken.length > 0 && {
                assignments: taken.map(({ travelerRef, coach, seat }) => ({ travelerRPH: travelerRef, coach, seat })),
              }),
            }
          }),
          comfortType: detail.comfort,
          flexibilityType: detail.flexibility,
        },
      ]
    })
  }

  function passPart(booking: BookingRecord, language: Language): Itinerary['pass'] {
    const [offer] = booking.offers
    const pass = passOf(booking.reservation?.detail) ?? passOf(offer?.detail)
    if (!offer || !pass) return undefined
    const { supplier, selling } = offer.price
    return {
      ...{ rph: offer.rph, class: pass.class, validity: pass.validity, label: passLabel(pass, language) },
      ...(pass.within !== undefined && { within: pass.within }),
      ...{ currencyCode: supplier.currency, amount: decimalOf(supplier) },
      ...{ sellingCurrencyCode: selling.currency, sellingAmount: decimalOf(selling) },
      expiredDateTime: new Date(offer.expiresAt).toISOString(),
      conditions: passConditions(pass, language),
      passengers: passLines(offer).map(({ code, quantity }) => ({ code, quantity })),
      startDate: (booking.wanted.startDate ?? booking.travelStart ?? pass.earliest).slice(0, 10),
    }
  }

  function reservationOf(booking: BookingRecord, purchase: PurchaseRecord, language: Language): RailReservation {
    const { offers, status, holdUntil, price } = booking
    const pass = passPart(booking, language)
    const tickets = pass ? [] : reservedBy(booking).tickets
    const perTicket = tickets.map((ticket) => conditionsOf(ticket, language))
    const conditions = pass?.conditions ?? [
      ...new Map(perTicket.flat().map((one) => [`${one.code} ${one.stringValue}`, one])).values(),
    ]
    const priceList = pricingOf(
      offers.map((offer, index) => ({ ...offer, conditions: pass?.conditions ?? perTicket[index] ?? [] })),
    ).priceBreakdown
    const isHeld = status === 'OnHold' && holdUntil !== null
    const holdEnd = isHeld ? new Date(holdUntil).toISOString() : undefined
    return {
      uniqueID: uniqueIDOf(booking),
      status,
      createDateTime: new Date(booking.createdAt).toISOString(),
      ...(holdEnd !== undefined && { lastHoldDate: holdEnd }),
      itinerary: {
        originAndDestinations: pass ? [] : journeysOf(booking, language),
        ...(pass && { pass }),
        railCharges: chargesOf(booking, priceList),
        vendorMessages: {
          vendorMessageList: pass
            ? [messageOf(pass.label, conditions, language)]
            : tickets.map(({ fareName }, index) => messageOf(fareName, perTicket[index] ?? [], language)),
        },
      },
      passengerInfos: passengersOf(booking, purchase, maskOf),
      priceList,
      conditions,
      ...(holdEnd !== undefined && {
        paymentRules: [{ amount: decimalOf(price), currencyCode: price.currency, dateTime: holdEnd }],
      }),
      fulfillments: fulfillmentsOf(booking),
    }
  }

  return {
    products: ['rail', 'railPass'],
    suits: ({ offers }) => offers.some(({ detail }) => isRailDetail(detail)),
    reservationOf,
    isExchangeable,
  }
}
