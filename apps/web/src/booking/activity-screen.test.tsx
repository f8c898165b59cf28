import type { ActivityReservation } from '@portolan/contract/activity'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { arrive, details, openDesk, summary, visit } from '../testing/booking-shop.tsx'
import { tripOf } from './trip.ts'

beforeEach(arrive)

const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })

const reservation: ActivityReservation = {
  ...{ uniqueID: { type: '14', id: 'PTL-7F3K2Q' }, status: 'Committed', total: hkd(1018) },
  voucher: { format: 'QRCODE', value: 'V-88213' },
  activity: {
    ...{ tourActivityID: 'LIS-01', name: 'Sea caves by kayak', groupName: 'Shared group' },
    ...{ start: '2027-01-22T09:30:00', end: '2027-01-22T12:30:00' },
    startingPoint: { locationName: 'Praia do Ouro', position: { latitude: 38.44, longitude: -9.11 } },
    endingPoint: { locationName: 'Porto de Abrigo' },
    languagesSpoken: ['en', 'pt'],
    participants: [
      { qualifierInfo: 'Child', quantity: 1, price: hkd(254) },
      { qualifierInfo: 'Adult', quantity: 2, price: hkd(764) },
    ],
    rules: ['Be there 15 minutes before.'],
  },
}

const booking = summary({
  ...{ productType: 'activity', title: 'Sea caves by kayak', status: 'Committed', total: hkd(1018) },
  ...{ travelStart: '2027-01-22T09:30:00', travelEnd: '2027-01-22T12:30:00' },
})

const textIn = async (name: string) => (await screen.findByRole('region', { name })).textContent ?? ''

// The first of them: the page brings the texts it needs itself.
test('on the timeline an activity stands with its hours, where to be, group and participants, and on the map', async () => {
  openDesk({
    history: () => ({ success: true, content: [booking], totalElements: 1 }),
    details: () => details({ booking, reservation }),
  })
  visit('/trip')
  const day = within(await screen.findByRole('region', { name: 'Friday, 22 January 2027' }))
  await day.findByText('Until 12:30')
  const entry = day.getByRole('listitem')
  for (const part of ['09:30', 'Sea caves by kayak', 'Praia do Ouro', 'Shared group', '2 adults', '1 child'])
    expect(entry.textContent).toContain(part)
  expect(entry.querySelector('.lucide-ticket')).toBeTruthy()
  const map = within(screen.getByRole('complementary', { name: 'Map of the trip' }))
  expect(map.getByRole('img', { name: 'Map: Praia do Ouro' })).toBeTruthy()
})

test('[R1.1] details of an activity: when, where to be, who takes part, its voucher, what it cost and its rules', async () => {
  openDesk({ details: () => details({ booking, reservation }) })
  visit('/booking/activity/view?id=PTL-7F3K2Q')
  const activity = await textIn('Activity')
  for (const part of [
    ...['Sea caves by kayak', 'Shared group', 'Friday, 22 January 2027', '09:30 – 12:30', '3 h 00 min'],
    ...['Starting pointPraia do Ouro', 'End pointPorto de Abrigo', 'Participants2 adults, 1 child'],
    ...['Guide’s languageEnglish, Portuguese', 'VoucherV-88213'],
  ])
    expect(activity).toContain(part)
  expect(screen.getByRole('img', { name: 'Map: Praia do Ouro' })).toBeTruthy()
  const price = await textIn('Price')
  expect(price).toContain('2 adultsHK$764.001 childHK$254.00')
  expect(price).toContain('HK$1,018.00')
  expect(await textIn('Refunds and changes')).toContain('Be there 15 minutes before.')
})

test('on the timeline of the trip an activity clashes with another at the same hours', () => {
  const other = { ...booking, bookingId: 'b2', travelStart: '2027-01-22T12:00:00', travelEnd: '2027-01-22T13:00:00' }
  const [day] = tripOf(
    [
      { summary: booking, reservation, facts: {} },
      { summary: other, reservation: null, facts: {} },
    ],
    '2026-12-01',
  )
  expect(day?.entries.map(({ clash }) => clash?.kind)).toEqual([undefined, 'sameTime'])
})

test('an activity that ends on another day says which', async () => {
  const night = { ...reservation.activity, end: '2027-01-23T01:30:00' } as typeof reservation.activity
  openDesk({
    history: () => ({ success: true, content: [booking], totalElements: 1 }),
    details: () => details({ booking, reservation: { ...reservation, activity: night } }),
  })
  visit('/trip')
  expect(await screen.findByText('Until Sat 23 Jan 01:30')).toBeTruthy()
})

test('what begins elsewhere too soon after an activity clashes; a night in a hotel is in nobody’s way', () => {
  const at = (start: string, end: string, locationName: string, latitude: number) => ({
    summary: { ...booking, bookingId: start },
    facts: {},
    reservation: {
      ...reservation,
      activity: {
        ...{ ...reservation.activity, start: `2027-01-22T${start}:00`, end: `2027-01-22T${end}:00` },
        ...{ startingPoint: { locationName, position: { latitude, longitude: -9.11 } }, endingPoint: undefined },
      } as typeof reservation.activity,
    },
  })
  const kinds = (...bookings: Parameters<typeof tripOf>[0][number][]) =>
    tripOf(bookings, '2026-12-01').flatMap(({ entries }) => entries.map(({ clash }) => clash?.kind))
  const kayak = at('09:30', '12:30', 'Praia do Ouro', 38.44)
  // Fifteen kilometres: an hour.
  expect(kinds(kayak, at('13:00', '14:00', 'Museum', 38.575))).toEqual([undefined, 'tooShort'])
  expect(kinds(kayak, at('13:45', '14:00', 'Museum', 38.575))).toEqual([undefined, undefined])
  expect(kinds(kayak, at('12:40', '14:00', 'Praia do Ouro', 38.44))).toEqual([undefined, undefined])
  const night = {
    ...{ ...booking, bookingId: 'n', productType: 'hotel' as const },
    ...{ travelStart: '2027-01-21T15:00:00', travelEnd: '2027-01-22T11:00:00' },
  }
  expect(kinds({ summary: night, reservation: null, facts: {} }, kayak)).toEqual([undefined, undefined])
})
