import { beforeEach, expect, test, vi } from 'vitest'
import { readAsked, readSearch, readValues, writeAsked } from './address.ts'
import { type Choice, choiceAddress, readChoice } from './choice.ts'
import { valuesOf } from './form/values.ts'
import { flyersOf, type PackageAsked, packageRequest, verifyRequest } from './search.ts'

const today = '2026-11-20'

const whole: PackageAsked = {
  from: { code: 'HKG', context: 'IATA', name: 'Hong Kong' },
  to: { code: 'LISBOA', context: 'CITY', name: 'Lisbon' },
  ...{ city: 'LISBOA', cityName: 'Lisbon', depart: '2026-12-15', back: '2026-12-27' },
  ...{ checkIn: '2026-12-15', checkOut: '2026-12-27' },
  rooms: [
    { adults: 2, childAges: [7, 0] },
    { adults: 1, childAges: [14] },
  ],
}
const part: PackageAsked = { ...whole, checkIn: '2026-12-16', checkOut: '2026-12-20' }
const airport: PackageAsked = {
  ...part,
  to: { code: 'LIS', context: 'IATA', name: 'Humberto Delgado' },
  rooms: [{ adults: 1, childAges: [] }],
}

/** As the router reads it back: a figure alone becomes a number. */
const again = (address: object) =>
  Object.fromEntries(new URLSearchParams(Object.entries(address).map(([name, value]) => [name, String(value)])))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:00:00Z') })
})

test.each([
  ['every night', whole],
  ['some of the nights', part],
  ['one airport of the city', airport],
])('[R2.6] a package for %s stands in its address and comes back as it was', (_name, asked) => {
  const address = again(writeAsked(asked))
  expect(readSearch(address, today)).toEqual({ asked })
  expect(readValues(address)).toEqual({ values: valuesOf(asked), unread: [] })
})

test('[R2.6] what was chosen stands beside it: flight, hotel, rooms, their handles and what it came to', () => {
  const choice: Choice = {
    ...{ flight: 'f-1', pick: 'LV383.20261215~LV192.20261227', hotel: '1180008' },
    ...{ rooms: ['DBL~BB-F3-PN', undefined], handles: ['h1', 'h2'], was: { currencyCode: 'HKD', amount: 15_670.5 } },
  }
  const address = again(choiceAddress(whole, choice))
  expect(readAsked(address)).toEqual(whole)
  const { rooms, ...read } = readChoice(address)
  expect({ ...read, rooms: rooms?.slice(0, 2) }).toEqual(choice)
  expect(Object.keys(choiceAddress(whole, {})).sort()).toEqual(Object.keys(writeAsked(whole)).sort())
})

test.each<[string, Record<string, unknown>, string[]]>([
  ['no beginning', { from: undefined }, ['from air.form.place']],
  ['no destination', { to: undefined }, ['to package.form.toMissing']],
  ['an airport without its city', { to: 'IATA-LIS' }, ['to package.form.toMissing']],
  ['where it begins', { to: 'CITY-HKG', from: 'CITY-HKG' }, ['to error.air.samePlace']],
  ['[R5.1] neither date', { depart: undefined, back: undefined }, ['dates error.field.checkDate']],
  ['no way back', { back: undefined }, ['dates package.form.backMissing']],
  ['a day that is over', { depart: '2026-11-19' }, ['dates error.field.dayPast']],
  ['a way back before the way out', { back: '2026-12-14' }, ['dates error.air.backFirst']],
  ['no night between', { back: '2026-12-15' }, ['dates package.form.noNight']],
  ['31 nights', { back: '2027-01-15' }, ['dates package.form.tooLong']],
  ['no such day', { depart: '2026-02-30' }, ['dates ui.dates.format']],
  ['a stay before the flight', { checkIn: '2026-12-14', checkOut: '2026-12-20' }, ['stay error.package.dates']],
  ['a stay after it', { checkIn: '2026-12-20', checkOut: '2026-12-28' }, ['stay error.package.dates']],
  ['a check-out first', { checkIn: '2026-12-20', checkOut: '2026-12-19' }, ['stay error.hotel.checkOut']],
  ['no adult in a room', { rooms: '2_0-7' }, ['rooms error.hotel.adult']],
  ['a child of forty', { rooms: '2-40' }, ['rooms error.hotel.childAge']],
  ['ten people', { rooms: '5_5' }, ['rooms error.air.party']],
  ['more laps needed than there are', { rooms: '1-0-1' }, ['rooms error.air.infants']],
])('%s is told by its field', (_name, change, problems) => {
  const address = { ...writeAsked(whole), ...change }
  const read = readSearch(address, today)
  expect('problems' in read && read.problems.map(({ field, text }) => `${field} ${text}`)).toEqual(problems)
})

test('31 nights away are fine with a hotel for some of them', () => {
  const address = { ...writeAsked(part), back: '2027-01-15' }
  expect(readAsked(address)?.back).toBe('2027-01-15')
})

test('who sleeps there flies: from twelve on as an adult, under two on a lap', () => {
  expect(flyersOf(whole.rooms)).toEqual({ adults: 4, children: [7], infants: 1 })
})

test('[R7.30] one search asks for both: the same people, the city of the flight, and what is kept', () => {
  const { searchCriteria, ...more } = packageRequest('AvailPrice', part, { flight: 'f-1' })
  expect(more).toEqual({ requestType: 'AvailPrice', airQuoteID: 'f-1' })
  expect(searchCriteria?.airSearch.originDestinationInformations.map((leg) => leg.departureDateTime)).toEqual([
    '2026-12-15',
    '2026-12-27',
  ])
  expect(searchCriteria?.airSearch.travelerInfoSummary.airTravelerAvails.passengerTypeQuantities).toEqual([
    { code: 'ADT', quantity: 4 },
    { code: 'CHD', quantity: 1, ages: [7] },
    { code: 'INF', quantity: 1 },
  ])
  expect(searchCriteria?.hotelSearch).toMatchObject({
    stayDateRange: { start: '2026-12-16', end: '2026-12-20' },
    hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ hotelCityCode: 'LISBOA' }] }] },
  })
  expect(packageRequest('RoomList', airport, { flight: 'f', hotel: 'h' })).toMatchObject({
    ...{ requestType: 'RoomList', airQuoteID: 'f', hotelQuoteID: 'h' },
    searchCriteria: {
      hotelSearch: { hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ hotelCityCode: 'LISBOA' }] }] } },
    },
  })
})

test('[R7.31] a package is verified by the handles of its flight and its rooms alone', () => {
  expect(verifyRequest('f-1', ['h1', 'h2'])).toEqual({
    dynamicPackage: {
      components: {
        airComponent: { airItineraryRPHs: ['f-1'] },
        hotelComponent: {
          references: [
            { type: '16', id: 'h1' },
            { type: '16', id: 'h2' },
          ],
        },
      },
    },
  })
})
