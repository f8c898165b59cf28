// @vitest-environment happy-dom
import type { VehReservation } from '@portolan/contract/car'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrive, details, openDesk, summary, visit } from '../testing/booking-shop.tsx'
import { carRate } from '../testing/car-offer.ts'

beforeEach(arrive)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

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
