import { expect, test } from 'vitest'
import { flightsKey } from '../../flight/model/voyage.ts'
import { byDubai, flight, homeByDubai, itinerary } from '../../testing/flight-offer.ts'
import { emptyAirState } from '../state.ts'
import { flightLeg, followLegs, linkedLeg } from './flight-leg.ts'
import { oneWayItem } from './one-way.ts'
import { multiCityItem, roundTripItem } from './trip.ts'
import { dayText, flightTimeText } from './words.ts'

const keysOf = (item: object) => Object.keys(item).sort()
const names = (list: string) => list.split(', ').sort()

const roundTripKeys =
  'totalFare, price, currencyTag, currencyCode, baggage, baggageUnit, cabinClass, bookingSourceType, rph, airItineraryRPH, outboundItem, inboundItem, priceRequestInfo, index, name'

test('[R3.2] a one-way item has every field of the specification, and no other', () => {
  const item = oneWayItem(itinerary(), 'en')
  expect(keysOf(item)).toEqual(
    names(
      'departureDateTime, departureAirPort, arrivalAirPort, departureTime, arrivalTime, departureDate, arrivalDate, flightTime, stop, stopStations, currencyCode, totalFare, adultFare, childFare, adultTaxes, childTaxes, cabinClass, airItineraryRPH, airLineCode, flightNumber, baggage, baggageUnit, bookingSourceType, image, airItinerary, priceRequestInformation, equipmentCode',
    ),
  )
  expect(item).toMatchObject({
    ...{ departureDateTime: '2026-12-15T00:35:00', departureAirPort: 'HKG', arrivalAirPort: 'LIS' },
    ...{ departureTime: '00:35', arrivalTime: '11:40', departureDate: 'TUE, 15 DEC', arrivalDate: 'TUE, 15 DEC' },
    ...{ flightTime: '17h 05m', stop: 1, currencyCode: 'HKD', totalFare: 10_964, cabinClass: 'Economy' },
    ...{ adultFare: 4385.6, adultTaxes: 1096.4, childFare: 0, childTaxes: 0, baggage: 2, baggageUnit: 'PC' },
    ...{ airLineCode: 'LV', flightNumber: 'LV 383, LV 191', image: '/api/v1/picture/monogram~LV.svg' },
    ...{ equipmentCode: '77W', airItineraryRPH: 'a', bookingSourceType: 'NDC' },
  })
  expect(item.stopStations.map(({ flightNumber, arrivalAirPort }) => `${flightNumber} ${arrivalAirPort}`)).toEqual([
    'LV 383 DXB',
    'LV 191 LIS',
  ])
})

test('[R3.2] days and times are written as the specification writes them, in Chinese for Chinese', () => {
  expect(dayText('2026-01-05T08:00:00', 'en')).toBe('MON, 05 JAN')
  expect(dayText('2026-01-05T08:00:00', 'fr')).toBe('LUN, 05 JANV')
  expect((['en', 'es', 'ar', 'zh', 'zhHK'] as const).map((language) => flightTimeText(135, language))).toEqual([
    ...['02h 15m', '02h 15m', '02h 15m', '02小时15分', '02小時15分'],
  ])
})

test('[R3.2] without a word from the supplier the time is counted over the zones', () => {
  const { flightDuration: _, ...bare } = flight({ at: ['2026-12-15T09:00', '2026-12-15T16:30'], minutes: 1 })
  const direct = { flights: [{ ...bare, departureOffset: '+08:00', arrivalOffset: '+00:00' }] }
  expect(oneWayItem(itinerary({ legs: [direct] }), 'en')).toMatchObject({ flightTime: '15h 30m', stop: 0 })
})

test('[R3.3] a round-trip item has every field of the specification, and no other', () => {
  const item = roundTripItem(itinerary({ legs: [byDubai, homeByDubai] }), 4)
  expect(keysOf(item)).toEqual(names(roundTripKeys))
  expect(item).toMatchObject({
    ...{ totalFare: 10_964, price: 5482, currencyTag: 'HK$', currencyCode: 'HKD', baggage: 2, baggageUnit: 'PC' },
    ...{ cabinClass: 'Economy', rph: 'a-light', airItineraryRPH: 'a', index: 4, name: 'Levant Airways' },
  })
  expect([item.outboundItem?.flightNumber, item.inboundItem?.flightNumber]).toEqual([
    'LV 383, LV 191',
    'LV 192, LV 384',
  ])
})

const leg = (rph: string, voyageRph: string, nextVoyageRph?: string, total = 5000) =>
  itinerary({ rph, total, legs: [{ ...byDubai, voyageRph, ...(nextVoyageRph && { nextVoyageRph }) }] })

test('[R3.4] a multi-city item is a round-trip item with its legs, each naming the next', () => {
  const item = multiCityItem([leg('c', '3', undefined, 700), leg('a', '1', '2'), leg('b', '2', '3')], 0)
  expect(keysOf(item)).toEqual([...names(roundTripKeys), 'multipleFlightList'].sort())
  expect(item.multipleFlightList.map(({ voyageRph, nextVoyageRph }) => [voyageRph, nextVoyageRph])).toEqual([
    ['1', '2'],
    ['2', '3'],
    ['3', undefined],
  ])
  expect(item.totalFare).toBe(10_700)
})

test('[R1.5] one adult pays the sum of the legs, to the cent', () => {
  expect(multiCityItem([leg('a', '1', '2', 0.2), leg('b', '2', undefined, 0.4)], 0).price).toBe(0.3)
})

test('[R3.4] legs that lead round in a circle are followed once', () => {
  const [one, two] = [leg('a', '1', '2'), leg('b', '2', '1')]
  const legs = [one, two].flatMap(({ airItinerary }) => airItinerary.originDestinationOptions).map(linkedLeg)
  expect(followLegs(legs)).toEqual([])
})

test('[R3.5] a flight leg has every field of the specification, and no other', () => {
  const [voyage] = leg('a', '1', '2').airItinerary.originDestinationOptions
  if (!voyage) throw new Error('The trip has no leg.')
  expect(keysOf(flightLeg(voyage))).toEqual(
    names(
      'flightNumber, airlineCodes, marketingAirlineCode, stopNumber, stopAirportCodes, rph, voyageRph, departureDateTime, arrivalDateTime, price, cabinClass',
    ),
  )
  expect(flightLeg(voyage)).toMatchObject({
    ...{ airlineCodes: ['LV'], marketingAirlineCode: 'LV', stopNumber: 1, stopAirportCodes: ['DXB'], voyageRph: '1' },
    ...{ departureDateTime: '2026-12-15T00:35:00', arrivalDateTime: '2026-12-15T11:40:00', price: 5000 },
  })
  expect(flightsKey(voyage)).toBe('LV383.20261215_LV191.20261215')
})

test('[R3.6] the air state has every field of the specification, and no other', () => {
  expect(keysOf(emptyAirState)).toEqual(
    names('oneWayFlightList, roundTripFlightList, multipleCityFlights, verifyPriceRS, bookRS'),
  )
})
