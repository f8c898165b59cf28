import { describe, expect, test } from 'vitest'
import type { AirSearch } from '../../flight/search.ts'
import { byDubai, homeByDubai, itinerary } from '../../testing/flight-offer.ts'
import { hkd, seatMap } from '../../testing/seat-offer.ts'
import { extrasAddress, readHandles, readWas } from './address.ts'
import { billOf, fareOf, isSameFare, totalOf } from './bill.ts'
import { extrasOf, nextFlyer, nothingChosen, type Shelf, stillHad, withPieces, withSeat } from './chosen.ts'
import { flyersOf } from './flyer.ts'
import { flightsOf, pricesOf } from './seats.ts'
import { waysOf } from './ways.ts'

const flyers = flyersOf({ adults: 1, children: [7], infants: 1 })
const [parent, child] = flyers as [(typeof flyers)[number], (typeof flyers)[number]]
const trips = [itinerary({ legs: [byDubai, homeByDubai] })]

function shelfWith(taken: readonly string[] = []): Shelf {
  const map = seatMap(taken)
  return { flights: flightsOf(trips, map), ways: waysOf(trips, map), flyers }
}
const shelf = shelfWith()
const [out, on] = shelf.flights as [Shelf['flights'][number], Shelf['flights'][number]]

test('who has a seat is counted as the server counts: adults, then children, nobody on a lap', () => {
  expect(flyers).toEqual([
    { ref: '1', kind: 'adult' },
    { ref: '2', kind: 'child' },
  ])
})

describe('the flights of a trip', () => {
  test('in the order of travel, each with its rows; legs bought one by one are counted through', () => {
    expect(shelf.flights.map(({ key, number, from, to }) => [key, number, from, to])).toEqual([
      ['0.0', 'LV 383', 'HKG', 'DXB'],
      ['0.1', 'LV 191', 'DXB', 'LIS'],
      ['1.0', 'LV 192', 'LIS', 'DXB'],
      ['1.1', 'LV 384', 'DXB', 'HKG'],
    ])
    const legs = [itinerary({ legs: [byDubai] }), itinerary({ legs: [homeByDubai] })]
    expect(flightsOf(legs, seatMap([])).map(({ key, rows }) => [key, rows.length])).toEqual([
      ['0.0', 5],
      ['0.1', 5],
      ['1.0', 5],
      ['1.1', 5],
    ])
  })

  test('an exit is told once, and the prices of each kind of free seat', () => {
    expect(out.rows.filter(({ isAtExit }) => isAtExit).map(({ number }) => number)).toEqual([23])
    expect(pricesOf(out).map(({ comfort, price }) => [comfort, price.amount])).toEqual([
      ['standard', 120],
      ['front', 180],
      ['legroom', 390],
    ])
  })

  test('a map without a flight leaves it without rows', () => {
    expect(flightsOf(trips, undefined).map(({ rows }) => rows.length)).toEqual([0, 0, 0, 0])
  })
})

describe('what is chosen', () => {
  const seated = withSeat(withSeat(nothingChosen, out, parent, '22A'), out, child, '22B')
  const chosen = withPieces(withSeat(seated, on, child, '20F'), 'bag-1', parent, 2)

  test('is asked for by its codes, by whom it is for', () => {
    expect(extrasOf(chosen, shelf)).toEqual([
      { code: 'seat-0.0-22A', quantity: 1, travelerRef: '1', segmentRPH: '0.0' },
      { code: 'bag-1', quantity: 2, travelerRef: '1', segmentRPH: '1' },
      { code: 'seat-0.0-22B', quantity: 1, travelerRef: '2', segmentRPH: '0.0' },
      { code: 'seat-0.1-20F', quantity: 1, travelerRef: '2', segmentRPH: '0.1' },
    ])
  })

  test('another seat takes the place of the one before; none gives it back', () => {
    expect(withSeat(seated, out, parent, '24C').seats).toEqual({ '0.0/1': '24C', '0.0/2': '22B' })
    expect(withSeat(seated, out, parent, undefined).seats).toEqual({ '0.0/2': '22B' })
    expect(withPieces(chosen, 'bag-1', parent, 0).pieces).toEqual({})
  })

  test('the next is whoever has no seat there yet, else the same', () => {
    expect(nextFlyer(withSeat(nothingChosen, out, child, '22B'), out, flyers, child)).toBe(parent)
    expect(nextFlyer(seated, out, flyers, child)).toBe(child)
  })

  test('of what was kept, only what is gone is lost', () => {
    const { chosen: had, gone } = stillHad(
      { ...chosen, pieces: { 'bag-1/1': 8, 'sledge-0/1': 1 } },
      shelfWith(['0.0-22A']),
    )
    expect(gone).toEqual(['22A'])
    expect(had).toEqual({ seats: { '0.0/2': '22B', '0.1/2': '20F' }, pieces: { 'bag-1/1': 3 } })
  })

  test('is told in lines at the prices of the map', () => {
    expect(billOf(chosen, shelf)).toEqual({
      seats: { names: ['22A', '22B', '20F'], price: hkd(630) },
      bag: { count: 2, price: hkd(936) },
    })
    expect(billOf(nothingChosen, shelf)).toEqual({})
  })
})

describe('the price of the flights alone', () => {
  const [trip] = trips
  const pricing = trip?.airItineraryPricingInfo
  const answer = {
    ...{ success: true, correlationID: 'c', priceChanged: false },
    pricedItineraryList:
      trip && pricing
        ? [
            trip,
            {
              ...trip,
              airItineraryPricingInfo: {
                ...pricing,
                itinTotalFare: { ...pricing.itinTotalFare, fees: [hkd(0.1), hkd(0.2)] },
              },
            },
          ]
        : [],
    travelerRequirements: { leadTraveler: [], everyPassenger: [] },
  }

  test('is that of all legs without the extras, to the cent', () => {
    expect([totalOf(answer), fareOf(answer)]).toEqual([hkd(21_928), hkd(21_927.7)])
  })

  test('rounded parts are no other price', () => {
    expect(isSameFare(hkd(100), hkd(100.02), 2)).toBe(true)
    expect(isSameFare(hkd(100), hkd(100.03), 2)).toBe(false)
    expect(isSameFare(hkd(100), { currencyCode: 'USD', amount: 100 }, 2)).toBe(false)
  })
})

test('[R2.6] the address holds the list as it stood, the handles and the price that was seen', () => {
  const place = (code: string) => ({ code, context: 'IATA' as const, name: code })
  const search: AirSearch = {
    ...{ trip: 'oneWay', adults: 1, children: [], infants: 0, cabin: 'Economy', nearby: false, flexible: false },
    legs: [{ from: place('HKG'), to: place('LIS'), date: '2026-12-15' }],
  }
  const choice = { step: 1, picks: [{ flights: 'LV383.20261215', fare: 'light' as const }] }
  const address = extrasAddress(search, choice, ['one', 'two'], hkd(10.5))
  expect(address).toMatchObject({ trip: 'oneWay', from: 'IATA-HKG', pick1: 'LV383.20261215~light', rph2: 'two' })
  expect(readHandles(address)).toEqual(['one', 'two'])
  expect(readWas(address)).toEqual(hkd(10.5))
  for (const was of ['', 'HKD', 'HKD--1', 'hkd-10', 'HKD-1e9', {}]) expect(readWas({ was })).toBeUndefined()
})
