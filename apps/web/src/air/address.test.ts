import { expect, test } from 'vitest'
import type { Trip } from '../flight/rules.ts'
import { type AirSearch, directionOf, lowFareRequest, saleOf } from '../flight/search.ts'
import { type Address, readSearch, readValues, writeForm, writeSearch } from './address.ts'
import { valuesOf } from './form/values.ts'

const today = '2026-11-20'
const hongKong = { code: 'HKG', context: 'IATA', name: 'Hong Kong' } as const
const lisbon = { code: 'LIS', context: 'CITY', name: 'Lisbon' } as const
const rome = { code: 'ROM', context: 'CITY', name: 'Rome' } as const
const istanbul = { code: 'IST', context: 'IATA', name: 'Istanbul' } as const

const roundTrip: AirSearch = {
  ...{ trip: 'return', legs: [{ from: hongKong, to: lisbon, date: '2026-12-15' }], back: '2026-12-27' },
  ...{ adults: 2, children: [4, 9], infants: 1, cabin: 'Business', nearby: true, flexible: true },
}
const { back: _, ...rest } = roundTrip
const single: AirSearch = { ...rest, trip: 'oneWay', children: [4] }
const cities: AirSearch = {
  ...single,
  trip: 'multiCity',
  legs: [
    { from: hongKong, to: lisbon, date: '2026-12-15' },
    { from: lisbon, to: rome, date: '2026-12-21' },
    { from: rome, to: istanbul, date: '2026-12-21' },
  ],
}

/** As the router reads it back: a figure alone becomes a number. */
const again = (address: Address) => Object.fromEntries(new URLSearchParams(address as Record<string, string>))

test.each<[Trip, AirSearch]>([
  ['oneWay', single],
  ['return', roundTrip],
  ['multiCity', cities],
])('[R2.6] the search of %s stands in its address and comes back as it was', (trip, search) => {
  expect(readSearch(again(writeSearch(search)), trip, today)).toEqual({ search })
  expect(readSearch(again(writeForm(search)), undefined, today)).toEqual({ search })
  expect(readValues(again(writeForm(search))).values).toEqual({
    ...valuesOf(search),
    ...(trip === 'multiCity' && {
      from: null,
      to: null,
      dates: {},
    }),
  })
})

test('[R2.6] six legs fit into what the cart keeps of a search', () => {
  const six: AirSearch = { ...cities, legs: [...cities.legs, ...cities.legs] as never }
  expect(Object.keys(writeForm(six)).length).toBeLessThanOrEqual(40)
})

const wrong = (trip: Trip, search: AirSearch, change: Record<string, unknown>) => {
  const read = readSearch({ ...writeSearch(search), ...change }, trip, today)
  return 'problems' in read ? read.problems.map(({ field, text }) => `${field} ${text}`) : []
}

test.each<[string, Record<string, unknown>, string[]]>([
  ['an unknown kind of place', { from: 'UIC-8503000' }, ['from air.form.place']],
  ['no destination', { to: undefined }, ['to air.form.place']],
  ['the same city', { to: 'IATA-HKG' }, ['to error.air.samePlace']],
  ['no such day', { depart: '2026-02-30' }, ['dates ui.dates.format']],
  ['a return before the departure', { back: '2026-12-14' }, ['dates error.air.backFirst']],
  ['a day that is over', { depart: '2026-11-19' }, ['dates error.field.dayPast']],
  ['a day that nothing is sold for yet', { depart: '2027-11-30', back: '2027-12-01' }, ['dates error.air.horizon']],
  ['more infants than adults', { infants: 3 }, ['party error.air.infants']],
  ['ten passengers', { adults: 7 }, ['party error.air.party']],
  ['nobody grown up', { adults: 0, infants: 0 }, ['party error.air.adult']],
  ['words for a number', { adults: 'two' }, ['party error.air.party']],
  ['a child of forty', { children: '4,40' }, ['party air.form.childAge']],
  ['an unknown cabin', { cabin: 'Steerage' }, ['cabin error.field.choice']],
])('[R5.8] %s is told by its field', (_name, change, problems) => {
  expect(wrong('return', roundTrip, change)).toEqual(problems)
})

test('[R5.8] legs out of order and legs with holes are told by their fields', () => {
  expect(wrong('multiCity', cities, { depart2: '2026-12-01' })).toEqual(['legs.1.date error.air.order'])
  expect(wrong('multiCity', cities, { to2: undefined, depart3: 'soon' })).toEqual([
    'legs.2.date ui.dates.format',
    'legs.1.to air.form.place',
  ])
  expect(wrong('multiCity', single, {})).toHaveLength(6)
})

test('two legs are one trip, three and more are bought leg by leg', () => {
  const [out, on] = cities.legs
  if (!out || !on) throw new Error('The trip has no legs.')
  const home = { from: lisbon, to: hongKong, date: '2026-12-27' }
  const of = (search: AirSearch) => [directionOf(search), saleOf(search)]
  expect(of(single)).toEqual(['OneWay', 'one'])
  expect(of(roundTrip)).toEqual(['Return', 'pair'])
  expect(of({ ...cities, legs: [out, home] })).toEqual(['Return', 'pair'])
  expect(of({ ...cities, legs: [out, on] })).toEqual(['OpenJaw', 'pair'])
  expect(of(cities)).toEqual(['Other', 'legs'])
})

test('[R7.16] the search is sent with every leg, all airports of a city and everybody who travels', () => {
  expect(lowFareRequest(roundTrip)).toEqual({
    directionInd: 'Return',
    originDestinationInformations: [
      {
        ...{ rph: '1', departureDateTime: '2026-12-15' },
        originLocation: { locationCode: 'HKG', codeContext: 'IATA' },
        destinationLocation: { locationCode: 'LIS', codeContext: 'CITY' },
      },
      {
        ...{ rph: '2', departureDateTime: '2026-12-27' },
        originLocation: { locationCode: 'LIS', codeContext: 'CITY' },
        destinationLocation: { locationCode: 'HKG', codeContext: 'IATA' },
      },
    ],
    travelPreferences: { cabinPrefs: [{ cabin: 'Business' }], nearbyAirportsInd: true },
    travelerInfoSummary: {
      airTravelerAvails: {
        passengerTypeQuantities: [
          { code: 'ADT', quantity: 2 },
          { code: 'CHD', quantity: 2, ages: [4, 9] },
          { code: 'INF', quantity: 1 },
        ],
      },
    },
  })
})
