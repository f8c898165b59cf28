import type { VehReservation } from '@portolan/contract/car'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { arrive, details, openDesk, summary, visit } from '../testing/booking-shop.tsx'
import { carRate } from '../testing/car-offer.ts'
import { type Booking, referenceOf } from './model.ts'
import { tripOf } from './trip.ts'
import { tripPoints } from './trip-map.ts'

beforeEach(arrive)

const reservation = (seats = 2): VehReservation => ({
  confID: { type: '14', id: 'PTL-7F3K2Q' },
  vendorConfID: { type: '16', id: 'MER-4711' },
  status: 'Committed',
  vehSegmentCore: carRate({ seats }),
})

const booking = summary({
  ...{ productType: 'car', title: 'Volkswagen Golf', status: 'Committed' },
  ...{ total: { currencyCode: 'HKD', amount: 1422.8 } },
  ...{ travelStart: '2026-12-23T10:00:00', travelEnd: '2026-12-26T10:00:00' },
})

const textIn = async (name: string) => (await screen.findByRole('region', { name })).textContent ?? ''

test('[R1.1] details of a rental: car, both desks with hours and map, what goes with it, what it cost and its rules', async () => {
  openDesk({ details: () => details({ booking, reservation: reservation() }) })
  visit('/booking/car/view?id=PTL-7F3K2Q')
  const rental = await textIn('Car rental')
  for (const part of [
    ...['Volkswagen Golf or similar', 'Compact', 'Meridian Cars', 'Confirmation number MER-4711', 'CDAR'],
    ...['Pick-upWed 23 Dec 10:00Lisbon Airport', 'ReturnSat 26 Dec 10:00', 'Open: Every day 06:00 to 24:00'],
    ...['Child seat × 2', 'Collision damage waiver (CDW)', 'EUR 300.00', 'ExcessEUR 1,200.00'],
  ])
    expect(rental).toContain(part)
  expect(rental, 'what was not chosen is not told').not.toContain('GPS')
  expect(screen.getAllByRole('img', { name: 'Map: Lisbon Airport' })).toHaveLength(1)
  const price = await textIn('Price')
  expect(price).toContain('Rental, 3 daysHK$697.50')
  expect(price).toContain('Child seatHK$434.80')
  const rules = await textIn('Refunds and changes')
  for (const part of ['Unlimited distance', 'Full to full.', 'Spain is allowed', 'Not covered: Roof and underbody'])
    expect(rules).toContain(part)
  expect(screen.queryByRole('region', { name: 'Journey' })).toBeNull()
})

test('[R8.11] an agency’s client reads what the desk takes, in its money and what for, beside excess and deposit', async () => {
  const { total: _, paymentStatus: __, settlement: ___, paymentWays: ____, ...shown } = booking
  const shownTo = { standing: 'look' as const, soldBy: 'Harbour Travel', booking: { ...shown, cancellable: false } }
  const bare = reservation()
  const due = { payThere: { currencyCode: 'HKD', amount: 434.8 }, payThereLocal: { currencyCode: 'EUR', amount: 51.6 } }
  openDesk({ details: () => ({ ...details({ reservation: bare }), ...shownTo, ...due, paid: undefined }) })
  visit('/booking/car/view?id=PTL-7F3K2Q')
  const taken = (await textIn('Paid on the spot')).replaceAll(/[\u2068\u2069]/g, '')
  expect(taken).toContain('To be paid at pick-upEUR 51.60 about HK$434.80')
  expect(taken).toContain('Child seat')
  expect(await textIn('Car rental')).toContain('ExcessEUR 1,200.00')
})

test('a number that the company has not given, or that ended with the rental, is not ours in its place', async () => {
  const { vendorConfID: _, ...nameless } = reservation()
  openDesk({ details: () => details({ booking, reservation: nameless }) })
  visit('/booking/car/view?id=PTL-7F3K2Q')
  expect(await textIn('Car rental')).not.toContain('Confirmation number')
})

const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2068\u2069]/g, '')

test('on the timeline a car is fetched and brought back, each on its day, with the desk and the car', async () => {
  openDesk({
    history: () => ({ success: true, content: [booking], totalElements: 1 }),
    details: () => details({ booking, reservation: reservation() }),
  })
  visit('/trip')
  const entryOf = async (day: string) => within(await screen.findByRole('region', { name: day })).getByRole('listitem')
  const back = await entryOf('Saturday, 26 December 2026')
  expect(plain(back.textContent)).toContain('10:00Return the car, Lisbon Airport')
  const fetched = await entryOf('Wednesday, 23 December 2026')
  for (const part of [
    ...['10:00Pick up the car, Lisbon Airport', 'Arrivals, Lisbon', 'Open: Every day 06:00 to 24:00'],
    ...['Compact', 'Volkswagen Golf or similar', 'Meridian Cars'],
  ])
    expect(plain(fetched.textContent)).toContain(part)
  expect(fetched.querySelector('.lucide-car-front')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Map: Lisbon Airport' })).toBeTruthy()
})

const rental: Booking = { summary: booking, reservation: reservation(), facts: {} }
const tour = (start: string, end: string): Booking => ({
  summary: summary({
    ...{ bookingId: start, productType: 'activity', title: 'A tour', uniqueIDs: [{ type: '14', id: start }] },
    ...{ travelStart: `2026-12-${start}:00`, travelEnd: `2026-12-${end}:00` },
  }),
  ...{ reservation: null, facts: {} },
})
const entriesOf = (...bookings: Booking[]) => tripOf(bookings, '2026-12-01').flatMap(({ entries }) => entries)
const clashes = (...bookings: Booking[]) => entriesOf(...bookings).flatMap(({ clash }) => clash?.kind ?? [])

test('a rental clashes where the car is fetched and brought back, not with the days between', () => {
  expect(clashes(rental, tour('23T09:30', '23T12:30'))).toEqual(['sameTime'])
  expect(clashes(rental, tour('26T09:30', '26T12:30'))).toEqual(['sameTime'])
  expect(clashes(rental, tour('23T11:00', '23T12:30'), tour('24T10:00', '24T12:00'))).toEqual([])
  const oneDay = summary({
    ...{ bookingId: 'd', productType: 'car', travelStart: '2026-12-24T08:00:00', travelEnd: '2026-12-24T20:00:00' },
  })
  expect(
    clashes({ summary: oneDay, reservation: null, facts: {} }, tour('24T10:00', '24T12:00')),
    'also before its desks are known',
  ).toEqual([])
})

const porto = { locationName: 'Ribeira', position: { latitude: 41.14, longitude: -8.61 } }
const inPorto = (day: string): Booking => {
  const one = tour(`${day}T10:00`, `${day}T12:00`)
  const [start, end] = [`2026-12-${day}T10:00:00`, `2026-12-${day}T12:00:00`]
  return {
    ...one,
    reservation: {
      ...{ uniqueID: { type: '14', id: day }, status: 'Committed', total: { currencyCode: 'HKD', amount: 1 } },
      activity: {
        ...{ tourActivityID: day, name: 'A tour', groupName: '', start, end, startingPoint: porto, participants: [] },
      },
    },
  }
}

test('whoever has a car drives to the next town: no gap, and no dotted line on the map', () => {
  const opened = (...bookings: Booking[]) => tripPoints(tripOf(bookings, '2026-12-01')).map(({ isOpen }) => isOpen)
  expect(entriesOf(rental, inPorto('24')).flatMap(({ gap }) => gap ?? [])).toEqual([])
  expect(opened(rental, inPorto('24'))).toEqual([undefined, undefined, undefined])
  const [gap] = entriesOf(rental, inPorto('27')).flatMap((entry) => entry.gap ?? [])
  expect([gap?.from.name, gap?.to.name]).toEqual(['Lisbon Airport', 'Ribeira'])
  expect(opened(rental, inPorto('27'))).toEqual([undefined, true])
})

test('where neither end of a gap is a station no train is looked for', async () => {
  const bookings = [rental, inPorto('27')]
  openDesk({
    history: () => ({ success: true, content: bookings.map((one) => one.summary), totalElements: 2 }),
    details: ({ uniqueID }) => {
      const found = bookings.find((one) => referenceOf(one.summary).id === (uniqueID as { id: string }).id)
      return details({ booking: found?.summary ?? booking, reservation: found?.reservation ?? undefined })
    },
  })
  visit('/trip')
  expect(await screen.findByRole('heading', { name: /^Lisbon Airport to Ribeira/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Find a train' })).toBeNull()
})
