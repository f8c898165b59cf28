import type { AirReservation } from '@portolan/contract/air-itinerary'
import type { BookingDetailsRS } from '@portolan/contract/booking'
import { expect, test } from 'vitest'
import { reservation, summary } from '../testing/booking-shop.tsx'
import { item } from '../testing/cart-shop.tsx'
import { flight } from '../testing/flight-offer.ts'
import { roomStay } from '../testing/room-offer.ts'
import { plannedBooking } from './from-booking.ts'
import { plannedInCart } from './from-cart.ts'

const told = ({ stops }: { stops: readonly { code?: string | undefined; role: string; at: string }[] }) =>
  stops.map(({ code, role, at }) => `${code} ${role} ${at}`)

test('what stands in the cart is told with its places, to the minute; what has no day is left out', () => {
  const stops = [
    { kind: 'station' as const, code: '8768600', name: 'Paris', at: '2027-01-15T07:22', role: 'depart' as const },
    { kind: 'station' as const, code: '8503000', name: 'Zürich', at: '2027-01-15T11:26', role: 'arrive' as const },
  ]
  const display = { title: 'Paris – Zürich', lines: [], start: '2027-01-15T07:22:00', end: '2027-01-15T11:26:00' }
  const things = plannedInCart([
    JSON.stringify(item('a', { display: { ...display, stops, party: { adults: 2, children: 1 } } })),
    JSON.stringify(item('b', { display: { title: 'A pass', lines: [] } })),
    'not JSON',
    JSON.stringify(item('c', { productType: 'activity', display: { ...display, end: undefined } })),
  ])
  expect(things).toEqual([
    {
      ...{ key: 'cart/a', source: 'cart', product: 'rail', title: 'Paris – Zürich', stops },
      ...{ start: '2027-01-15T07:22', end: '2027-01-15T11:26', party: { adults: 2, children: 1 } },
    },
    {
      ...{ key: 'cart/c', source: 'cart', product: 'activity', title: 'Paris – Zürich', stops: [] },
      ...{ start: '2027-01-15T07:22', end: '2027-01-15T07:22' },
    },
  ])
})

test('a booked journey by train: both ends of each way, with their positions', () => {
  const [thing] = plannedBooking(summary(), {
    reservation: reservation(),
    travelers: [
      { ref: '1', type: 'senior' },
      { ref: '2', type: 'child' },
    ],
  })
  expect(thing).toMatchObject({ key: 'booking/b1', source: 'booking', product: 'rail', title: 'Paris – Zürich' })
  expect(thing && told(thing)).toEqual([
    ...['8768600 depart 2027-01-15T07:22', '8503000 arrive 2027-01-15T11:26'],
    ...['8503000 depart 2027-01-20T15:34', '8768600 arrive 2027-01-20T19:38'],
  ])
  expect(thing?.stops[1]).toMatchObject({ kind: 'station', name: 'Zürich HB', lat: 47.38, lon: 8.54 })
  expect(thing?.party).toEqual({ adults: 1, children: 1 })
})

test('a booked flight with a change of planes: the way, not its legs, each end with its own flight', () => {
  const flightSegments = [
    flight({ from: 'HKG', to: 'DXB', at: ['2026-12-15T00:35', '2026-12-15T05:35'], minutes: 480, flightNumber: '383' }),
    flight({ from: 'DXB', to: 'LIS', at: ['2026-12-15T07:00', '2026-12-15T12:40'], minutes: 500, flightNumber: '191' }),
  ]
  const air = {
    airItinerary: { originDestinationOptions: [{ rph: '1', journeyDuration: 'PT18H', flightSegments }] },
  } as unknown as AirReservation
  const [thing] = plannedBooking(summary({ productType: 'air' }), { reservation: air })
  expect(thing?.stops.map(({ code, role, flight: by }) => [code, role, by])).toEqual([
    ['HKG', 'depart', { airline: 'LV', number: '383' }],
    ['LIS', 'arrive', { airline: 'LV', number: '191' }],
  ])
})

test('a booked stay: there at check-in, away at check-out, at the hours of the booking', () => {
  const reserved = { roomStays: { roomStayList: [roomStay({ handle: 'h1' })] }, resGlobalInfo: {} }
  const [thing] = plannedBooking(
    summary({ productType: 'hotel', travelStart: '2026-12-15T15:00:00', travelEnd: '2026-12-18T11:00:00' }),
    { reservation: reserved as unknown as NonNullable<BookingDetailsRS['reservation']> },
  )
  expect(thing?.stops).toMatchObject([
    { kind: 'hotel', name: 'Casa do Cais', at: '2026-12-15T15:00', role: 'arrive', lat: expect.any(Number) },
    { kind: 'hotel', name: 'Casa do Cais', at: '2026-12-18T11:00', role: 'depart', lat: expect.any(Number) },
  ])
})

test('a booking whose details did not come still tells its hours; one without days tells nothing', () => {
  expect(plannedBooking(summary())).toMatchObject([{ start: '2027-01-15T07:22', end: '2027-01-15T11:26', stops: [] }])
  expect(plannedBooking(summary({ travelStart: undefined, travelEnd: undefined }))).toEqual([])
})
