import type { AirReservation } from '@portolan/contract/air-itinerary'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { arrive, details, openDesk, summary, visit } from '../testing/booking-shop.tsx'
import { flight } from '../testing/flight-offer.ts'
import { tripOf } from './trip.ts'

beforeEach(arrive)

const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })

const reservation: AirReservation = {
  bookingReferenceIDs: [{ type: '14', id: 'PTL-7F3K2Q' }],
  status: 'Ticketed',
  airItinerary: {
    ...{ airItineraryRPH: 'a', directionInd: 'OneWay' },
    originDestinationOptions: [
      {
        rph: '1',
        flightSegments: [
          flight({ rph: '1', to: 'DXB', at: ['2027-01-15T00:35', '2027-01-15T05:00'], minutes: 505 }),
          {
            ...flight({ rph: '2', from: 'DXB', at: ['2027-01-15T07:10', '2027-01-15T11:40'], minutes: 390 }),
            flightNumber: '191',
            operatingAirline: { code: 'IM', companyShortName: 'Iberia Mar' },
          },
        ].map((segment) => ({
          ...segment,
          departureAirport: { ...segment.departureAirport, ...(segment.rph === '1' && { terminal: '1' }) },
        })),
      },
    ],
  },
  priceInfo: {
    itinTotalFare: {
      ...{ baseFare: hkd(3000), taxes: { amount: hkd(1000), taxList: [] }, totalFare: hkd(4320) },
      fees: [
        { code: 'S', description: 'Seat 24A', ...hkd(120) },
        { code: 'B', ...hkd(200) },
      ],
    } as never,
    ptcFareBreakdowns: [
      {
        passengerTypeQuantity: { code: 'ADT', quantity: 2 },
        passengerFare: { baseFare: hkd(1500), taxes: hkd(500), totalFare: hkd(2000) },
        baggageAllowance: { quantity: 1, weight: 23, unit: 'PC' },
      },
    ],
    fareRules: { refundableInd: true, changeableInd: false },
    priceRequestInformation: {},
  },
  travelerInfo: {
    airTravelers: [
      { rph: '1', passengerTypeCode: 'ADT', personName: { givenName: 'Mei Yee', surname: 'Lam' } },
      { rph: '2', passengerTypeCode: 'ADT', personName: { givenName: 'Hei Tung', surname: 'Lam' } },
    ],
  },
  seats: [{ travelerRPH: '1', segmentRPH: '2', seat: '24A' }],
  ticketing: { tickets: [{ travelerRPH: '1', ticketDocumentNbr: '160-2400000001', type: 'eTicket' }] },
}

const flown = details({ booking: summary({ productType: 'air', title: 'Hong Kong – Lisbon' }), reservation })

const textIn = async (name: string) => (await screen.findByRole('region', { name })).textContent ?? ''

test('[R1.1] details of flights: each with its airports, seats and ticket, what it cost and what may be done', async () => {
  openDesk({ details: () => flown })
  visit('/booking/air/view?id=PTL-7F3K2Q')
  const journey = await textIn('Journey')
  for (const part of [
    'Hong Kong (HKG)',
    'Terminal 1',
    '00:35',
    'LV 383',
    'Levant Airways',
    '8 h 25 min',
    'Dubai (DXB)',
  ])
    expect(journey).toContain(part)
  for (const part of ['Seat at check-in', 'Change in Dubai (DXB): 2 h 10 min', 'LV 191', 'Iberia Mar', 'Seat 24A'])
    expect(journey).toContain(part)
  expect(journey).toContain('Economy')
  expect(journey).toContain('Ticket 160-2400000001Mei Yee Lam')
  const price = await textIn('Price')
  for (const part of ['2 adults', 'HK$4,000.00', 'Seat 24A', 'HK$120.00', 'Extra', 'HK$200.00', '4,320.00'])
    expect(price).toContain(part)
  const rules = await textIn('Refunds and changes')
  expect(rules).toContain('1 checked bag of 23 kg each')
  expect(rules).toContain('No changes')
  expect(await textIn('History')).toContain('Departure')
})

test('on the day of the trip each flight stands by itself, from airport to airport', () => {
  const booking = { summary: flown.booking ?? summary(), reservation, facts: {} } as never
  const [day] = tripOf([booking], '2027-01-01')
  expect(day?.entries.map(({ title, detail, gap }) => [title, detail, gap])).toEqual([
    ['Hong Kong (HKG) – Dubai (DXB)', 'LV 383', undefined],
    ['Dubai (DXB) – Lisbon Humberto Delgado (LIS)', 'LV 191', undefined],
  ])
})
