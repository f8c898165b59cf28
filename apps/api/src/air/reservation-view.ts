import type { AirReservation } from '@portolan/contract/air-itinerary'
import type { UniqueID } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import type { ReservationView } from '../booking/reservation-view.ts'
import { isFlightDetail } from './detail.ts'
import { sharesOf } from './fare-share.ts'
import type { Flight } from './flight.ts'
import { makeItineraryView } from './itinerary-view.ts'
import type { PenaltyOf, PlaceFinder } from './parts.ts'
import { pricingView } from './pricing-view.ts'
import { airTravelersOf } from './reservation-traveler.ts'
import { reservedBy } from './reserved.ts'
import { extraText } from './words.ts'

type PriceInfo = ReturnType<typeof pricingView>

export interface AirReservationParts {
  places: PlaceFinder
  penaltyOf: PenaltyOf
  uniqueIDOf(booking: BookingRecord): UniqueID
  /** A document's number, with all but its end hidden. */
  maskOf(number: string): string
}

/** One ticket for each traveller, once they are issued. */
const ticketsOf = ({ reservation }: BookingRecord): AirReservation['ticketing']['tickets'] =>
  (reservation?.documents ?? []).flatMap(({ id, travelerRefs }) =>
    travelerRefs.map((travelerRPH) => ({ travelerRPH, ticketDocumentNbr: id, type: 'eTicket' as const })),
  )

/** Those that were chosen, by the segment's place in the whole itinerary. */
function seatsOf(flights: readonly Flight[]): NonNullable<AirReservation['seats']> {
  let next = 1
  return flights.flatMap(({ detail: { voyages, extras = [] } }) =>
    voyages.flatMap(({ leg, segments }) => {
      const first = next
      next += segments.length
      return extras.flatMap(({ seat, voyage, segment = 0, travelerRef }) =>
        seat && voyage === leg ? [{ travelerRPH: travelerRef, segmentRPH: String(first + segment), seat }] : [],
      )
    }),
  )
}

/** Seats and bags by their words: their codes are the supplier's own. */
function pricedIn(priceInfo: PriceInfo, flights: readonly Flight[], language: Language): PriceInfo {
  const { fees, ...fare } = priceInfo.itinTotalFare
  const { extras } = sharesOf(flights)
  const described = fees?.map((fee, index) => {
    const extra = extras[index]
    return extra ? { ...fee, description: extraText(extra, language) } : fee
  })
  return { ...priceInfo, itinTotalFare: { ...fare, ...(described && { fees: described }) } }
}

/** Flights with their tickets, as a reservation tells them. */
export function makeAirReservationView(parts: AirReservationParts) {
  const { places, penaltyOf, uniqueIDOf, maskOf } = parts
  const { itineraryView } = makeItineraryView(places)

  function reservationOf(booking: BookingRecord, purchase: PurchaseRecord, language: Language): AirReservation {
    const { status, holdUntil, locator, supplier } = booking
    const [first, ...more] = reservedBy(booking)
    if (!first) throw new Error('A booking of flights without one.')
    const flights: readonly [Flight, ...Flight[]] = [first, ...more]
    const seats = seatsOf(flights)
    return {
      bookingReferenceIDs: [
        uniqueIDOf(booking),
        ...(locator === null ? [] : [{ type: '14', id: locator, idContext: supplier }]),
      ],
      status,
      airItinerary: itineraryView(flights, flights.length, language),
      priceInfo: pricedIn(pricingView(flights, penaltyOf), flights, language),
      travelerInfo: { airTravelers: airTravelersOf(booking, purchase, maskOf) },
      ...(seats.length > 0 && { seats }),
      ticketing: {
        ...(status === 'OnHold' && holdUntil !== null && { ticketTimeLimit: new Date(holdUntil).toISOString() }),
        tickets: ticketsOf(booking),
      },
    }
  }

  return {
    products: ['air'],
    suits: ({ offers }) => offers.some(({ detail }) => isFlightDetail(detail)),
    reservationOf,
  } satisfies ReservationView
}

export type AirReservationView = ReturnType<typeof makeAirReservationView>
