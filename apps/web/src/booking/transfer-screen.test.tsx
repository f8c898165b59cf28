import type { TransferReservation } from '@portolan/contract/transfer'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { arrive, details, openDesk, summary, visit } from '../testing/booking-shop.tsx'
import type { Booking } from './model.ts'
import { tripOf } from './trip.ts'

beforeEach(arrive)

const airport = {
  ...{ locationType: 'Airport' as const, name: 'Lisbon Airport' },
  position: { latitude: 38.7742, longitude: -9.1342 },
}
const hotel = {
  ...{ locationType: 'Hotel' as const, name: 'Casa do Cais' },
  position: { latitude: 38.7075, longitude: -9.1365 },
}

const reservation: TransferReservation = {
  ...{ confirmation: { type: '14', id: 'PTL-7F3K2Q' }, status: 'Committed' },
  ...{ pickupInstructions: 'Look for your name at exit 2.', emergencyPhone: '+351 21 000 00 00' },
  service: {
    ...{ serviceLevel: 'Private', vehicleName: 'Van', quantity: 2, waitingTime: 'PT60M' },
    passengers: { adults: 2, children: 1, bags: 4, childSeats: 1 },
    ways: [
      {
        ...{ from: airport, to: hotel, pickupDateTime: '2026-12-20T23:05:00', duration: 'PT15M', distanceKm: 9 },
        ...{ flight: { airline: 'TP', flightNumber: '1187' }, meetingPoint: 'Arrivals hall, exit 2' },
      },
      {
        ...{ from: hotel, to: airport, pickupDateTime: '2026-12-27T06:40:00', duration: 'PT20M', distanceKm: 9 },
        meetingPoint: 'Reception',
      },
    ],
  },
}

const booking = summary({
  ...{ productType: 'transfer', title: 'Lisbon Airport – Casa do Cais', status: 'Committed' },
  ...{ travelStart: '2026-12-20T23:05:00', travelEnd: '2026-12-27T07:00:00' },
})

const textIn = async (name: string) =>
  ((await screen.findByRole('region', { name })).textContent ?? '').replaceAll(/[\u2068\u2069]/g, '')

test('[R1.2] details of a transfer: cars, both ways with meeting point and flight, who rides, whom to call, and the map', async () => {
  openDesk({ details: () => details({ booking, reservation }) })
  visit('/booking/transfer/view?id=PTL-7F3K2Q')
  const card = await textIn('Transfer')
  for (const part of [
    ...['2 × Van', 'Private', '2 adults, 1 child, 4 bags, 1 child seat', 'Waits without charge1 h 00 min'],
    ...['Look for your name at exit 2.', '+351 21 000 00 00'],
    'Sun 20 Dec 23:05From Lisbon Airport to Casa do CaisMeeting pointArrivals hall, exit 2Way9 km, 15 minFlight we followTP 1187',
    'Sun 27 Dec 06:40From Casa do Cais to Lisbon AirportMeeting pointReceptionWay9 km, 20 min',
  ])
    expect(card).toContain(part)
  expect(screen.getByRole('img', { name: 'Map: Lisbon Airport to Casa do Cais' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '+351 21 000 00 00' }).getAttribute('href')).toBe('tel:+351210000000')
})

test('on the timeline each drive stands on its day: from where to where, meeting point, cars and who rides', async () => {
  openDesk({
    history: () => ({ success: true, content: [booking], totalElements: 1 }),
    details: () => details({ booking, reservation }),
  })
  visit('/trip')
  const entryOf = async (day: string) => within(await screen.findByRole('region', { name: day })).getByRole('listitem')
  const back = await entryOf('Sunday, 27 December 2026')
  expect(back.textContent).toContain('06:40Casa do Cais – Lisbon Airport')
  const there = await entryOf('Sunday, 20 December 2026')
  for (const part of [
    ...['23:05Lisbon Airport – Casa do Cais', 'Arrives 23:20', 'Arrivals hall, exit 2', '2 × Van'],
    ...['2 adults', '1 child', '4 bags'],
  ])
    expect(there.textContent).toContain(part)
  expect(there.querySelector('.lucide-bus')).toBeTruthy()
  const map = within(screen.getByRole('complementary', { name: 'Map of the trip' }))
  expect(map.getByRole('img').textContent).toContain('Casa do Cais')
})

const oneAdult = { adults: 1, children: 0, bags: 0, childSeats: 0 }

/** From the airport to the hotel, whenever. */
const drive = (hour: string, waitingTime: string): Booking => ({
  summary: { ...booking, bookingId: hour },
  facts: {},
  reservation: {
    ...reservation,
    service: {
      ...{ serviceLevel: 'Private', vehicleName: 'Van', quantity: 1, waitingTime, passengers: oneAdult },
      ways: [
        {
          ...{ from: airport, to: hotel, pickupDateTime: `2026-12-20T${hour}:00`, duration: 'PT15M', distanceKm: 9 },
          meetingPoint: 'Exit 2',
        },
      ],
    },
  },
})

test('two drives at once clash, and too little time between them does unless the driver waits', () => {
  const clashes = (...bookings: Booking[]) =>
    tripOf(bookings, '2026-12-01').flatMap(({ entries }) => entries.flatMap(({ clash }) => clash?.kind ?? []))
  const first = drive('10:00', 'PT0M')
  expect(clashes(first, drive('10:10', 'PT60M'))).toEqual(['sameTime'])
  // Back at the airport after seven kilometres through the city: three quarters of an hour.
  expect(clashes(first, drive('10:45', 'PT0M'))).toEqual(['tooShort'])
  expect(clashes(first, drive('10:45', 'PT15M'))).toEqual([])
  expect(clashes(first, drive('11:00', 'PT0M'))).toEqual([])
})
