import type { AirReservation } from '@portolan/contract/air-itinerary'
import { expect, test } from 'vitest'
import { itinerary } from '../../testing/flight-offer.ts'
import { airGoods } from './air.ts'

type Fare = [code: 'ADT' | 'CHD', quantity: number, amount: number]

function booked(currencyCode: string, ...fares: Fare[]): AirReservation {
  const { airItinerary } = itinerary()
  return {
    ...{ bookingReferenceIDs: [], status: 'Ticketed', airItinerary, travelerInfo: { airTravelers: [] }, ticketing: {} },
    priceInfo: {
      ptcFareBreakdowns: fares.map(([code, quantity, amount]) => {
        const price = { currencyCode, amount }
        return {
          passengerTypeQuantity: { code, quantity },
          passengerFare: { baseFare: price, taxes: { currencyCode, amount: 0 }, totalFare: price },
        }
      }),
      priceRequestInformation: {},
    },
  }
}

const linesOf = (air: AirReservation) => airGoods(air).lines

test('[R1.5] a line is the fare of one as often as there are passengers, to the last decimal of the currency', () => {
  expect(linesOf(booked('KWD', ['ADT', 3, 1.005])).map(({ amounts }) => amounts)).toEqual([[3.015]])
})

test('[R1.5] who pays the odd cent stands in the line of the others', () => {
  expect(linesOf(booked('HKD', ['ADT', 2, 33.33], ['ADT', 1, 33.34], ['CHD', 1, 20]))).toEqual([
    { key: 'ADT', words: { id: 'air.count.adults', values: { count: 3 } }, amounts: [66.66, 33.34] },
    { key: 'CHD', words: { id: 'air.count.children', values: { count: 1 } }, amounts: [20] },
  ])
})
