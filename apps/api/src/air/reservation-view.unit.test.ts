import { airReservation } from '@portolan/contract/air-itinerary'
import { bookingDetailsRS } from '@portolan/contract/booking'
import { describe, expect, test } from 'vitest'
import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import { penaltyView, uniqueIDOf } from '../checkout/view.ts'
import { purchaseIn, trainBooking } from '../document/testing/sample-booking.ts'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { keptFlight, oneLeg, thereAndBack } from '../testing/sample-flight.ts'
import { makeAirReservationView } from './reservation-view.ts'

const view = makeAirReservationView({
  ...{ places: makePlaces(loadCatalogue()), penaltyOf: penaltyView, uniqueIDOf },
  maskOf: (number) => `•••${number.slice(-3)}`,
})

const document = { type: 'passport', number: 'PX1234567', expires: '2031-05-01', nationality: 'GB' } as const
const people: PurchaseRecord = {
  ...purchaseIn('en'),
  travelers: [
    { ref: 'c', type: 'child', lead: false, given: 'Ben', surname: 'Lam', age: 8 },
    { ref: 'a', type: 'adult', lead: true, title: 'Ms', given: 'Mei', surname: 'Lam', document },
    { ref: 'b', type: 'adult', lead: false, given: '志明', surname: '陳' },
  ],
}

const booking = (offers: BookingRecord['offers'], more: Partial<BookingRecord> = {}): BookingRecord => ({
  ...{ ...trainBooking, product: 'air', supplier: 'tap', offers, wanted: { travelerRefs: ['a', 'b', 'c'] } },
  reservation: {
    ref: { supplier: 'tap', locator: 'QXWZ7M', provisional: false },
    ...{ state: 'confirmed', total: { total: { minor: 1, currency: 'EUR' } } },
    documents: ['1', '2', '3'].map((ref) => ({ kind: 'ticket', id: `047-000000000${ref}`, travelerRefs: [ref] })),
    detail: { ...(offers[0]?.detail as object), fares: offers.map(({ detail }) => detail) },
  },
  ...more,
})

describe('[R7.18] a reservation of flights', () => {
  test('flights, price, travellers under the airline’s names, and their tickets', () => {
    const told = view.reservationOf(booking([keptFlight(thereAndBack(), 27_500)]), people, 'en')
    expect(told).toMatchObject({
      bookingReferenceIDs: [
        { type: '14', id: 'K7F3B2QX' },
        { type: '14', id: 'QXWZ7M', idContext: 'tap' },
      ],
      status: 'Ticketed',
      airItinerary: { directionInd: 'Return', originDestinationOptions: [{ rph: '1' }, { rph: '2' }] },
      priceInfo: {
        itinTotalFare: { totalFare: { currencyCode: 'HKD', amount: 275 } },
        fareRules: { refundableInd: false, penalties: [{ nonRefundable: true }] },
      },
      travelerInfo: {
        airTravelers: [
          {
            ...{ rph: '1', passengerTypeCode: 'ADT', personName: { namePrefix: 'Ms', givenName: 'Mei' } },
            documents: [{ docType: '2', docID: '•••567', expireDate: '2031-05-01', docHolderNationality: 'GB' }],
          },
          { rph: '2', passengerTypeCode: 'ADT', personName: { givenName: '志明' } },
          { rph: '3', passengerTypeCode: 'CHD', personName: { givenName: 'Ben' } },
        ],
      },
      ticketing: { tickets: [{ travelerRPH: '1', ticketDocumentNbr: '047-0000000001', type: 'eTicket' }, {}, {}] },
    })
    expect(airReservation.safeParse(told).success).toBe(true)
    const shown = bookingDetailsRS.parse({ reservation: told })
    expect(shown.reservation, 'is taken for no other product').toEqual(airReservation.parse(told))
  })

  test('seats and bags are told in the caller’s language, each with its price', () => {
    const chosen = { travelerRef: '1', voyage: 0, amount: { minor: 500, currency: 'EUR' } }
    const extras = [
      { ...chosen, code: 'S', kind: 'seat' as const, quantity: 1, seat: '14A', segment: 0 },
      { ...chosen, code: 'B', kind: 'bag' as const, quantity: 2 },
    ]
    const seated = booking([keptFlight(thereAndBack('a', { extras }), 27_500)])
    const feesIn = (language: 'en' | 'ar') => view.reservationOf(seated, people, language).priceInfo.itinTotalFare?.fees
    expect(feesIn('en')).toMatchObject([
      { code: 'S', description: 'Seat 14A', currencyCode: 'HKD' },
      { code: 'B', description: '2 extra bags', currencyCode: 'HKD' },
    ])
    expect(feesIn('ar')?.map(({ description }) => description)).toEqual(['مقعد 14A', 'حقيبتان إضافيتان'])
  })

  test('a seat stands with its flight, counted through the whole itinerary', () => {
    const one = { code: 'S', kind: 'seat' as const, quantity: 1, amount: { minor: 500, currency: 'EUR' } }
    const extras = [
      { ...one, travelerRef: '1', voyage: 0, segment: 1, seat: '14A' },
      { ...one, travelerRef: '2', voyage: 1, segment: 0, seat: '30K' },
    ]
    const seated = booking([keptFlight(thereAndBack('a', { extras }), 27_500)])
    const { seats, airItinerary } = view.reservationOf(seated, people, 'en')
    expect(seats).toEqual([
      { travelerRPH: '1', segmentRPH: '2', seat: '14A' },
      { travelerRPH: '2', segmentRPH: '3', seat: '30K' },
    ])
    const segments = airItinerary.originDestinationOptions.flatMap(({ flightSegments }) => flightSegments)
    expect(segments.map(({ rph }) => rph)).toEqual(['1', '2', '3'])
  })

  test('while it is held it says until when', () => {
    const held = { status: 'OnHold', holdUntil: Date.parse('2026-12-01T10:00:00Z'), locator: null } as const
    const { ticketing, bookingReferenceIDs } = view.reservationOf(
      booking([keptFlight(thereAndBack(), 100)], { ...held, reservation: null }),
      people,
      'en',
    )
    expect(ticketing).toEqual({ ticketTimeLimit: '2026-12-01T10:00:00.000Z', tickets: [] })
    expect(bookingReferenceIDs).toMatchObject([{ type: '23' }])
  })

  test('several cities are one reservation, with the sum of their legs', () => {
    const three = { query: { legs: [1, 2, 3] } }
    const offers = [
      keptFlight(oneLeg(0, 'CX 1 HKG 09:00 LIS 16:00'), 10_001, three),
      keptFlight(oneLeg(1, 'TP 2 LIS 18:00 MAD 20:00'), 4003, three),
      keptFlight(oneLeg(2, 'CX 3 MAD 10:00 HKG 06:00+1'), 9000, three),
    ]
    const { airItinerary, priceInfo } = view.reservationOf(booking(offers), people, 'fr')
    const options = airItinerary.originDestinationOptions
    expect(options.map(({ nextVoyageRph }) => nextVoyageRph)).toEqual(['2', '3', undefined])
    expect(options.flatMap(({ flightSegments }) => flightSegments.map(({ rph }) => rph))).toEqual(['1', '2', '3'])
    expect(options[0]?.flightSegments[0]?.arrivalAirport.cityName).toBe('Lisbonne')
    expect(priceInfo.itinTotalFare?.totalFare.amount).toBe(230.04)
    expect(priceInfo.fareRules).not.toHaveProperty('penalties')
  })

  test('what is no flight is not for this view', () => {
    expect(view.suits(booking([keptFlight(thereAndBack(), 1)]))).toBe(true)
    expect(view.suits(trainBooking)).toBe(false)
  })
})
