import { beforeEach, expect, test, vi } from 'vitest'
import { readSearch, readStay, readValues, searchOfStay } from './address.ts'
import { valuesOf } from './form/values.ts'
import { readRooms, writeRooms } from './rooms.ts'
import { listRequest, type StayAsked } from './search.ts'

const today = '2026-11-20'

const stay: StayAsked = {
  ...{ city: 'LISBOA', cityName: 'Lisbon', checkIn: '2026-12-15', checkOut: '2026-12-20' },
  rooms: [
    { adults: 2, childAges: [7, 0] },
    { adults: 1, childAges: [] },
  ],
}
const alone: StayAsked = { ...stay, rooms: [{ adults: 1, childAges: [] }] }

/** As the router reads it back: a figure alone becomes a number. */
const again = (address: object) =>
  Object.fromEntries(new URLSearchParams(Object.entries(address).map(([name, value]) => [name, String(value)])))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:00:00Z') })
})

test.each([
  ['two rooms with children', stay],
  ['one adult alone', alone],
])('[R2.6] a stay of %s stands in its address and comes back as it was', (_name, asked) => {
  const address = again(searchOfStay(asked))
  expect(readSearch(address, today)).toEqual({ stay: asked })
  expect(readStay(address)).toEqual(asked)
  expect(readValues(address)).toEqual({ values: valuesOf(asked), unread: [] })
})

test('rooms are adults, then the ages of the children, then the next room; one figure alone is a number', () => {
  expect(searchOfStay(stay).rooms).toBe('2-7-0_1')
  expect(searchOfStay(alone).rooms).toBe(1)
  expect(readRooms('2-7-9_1')).toEqual([
    { adults: 2, childAges: [7, 9] },
    { adults: 1, childAges: [] },
  ])
  for (const wrong of ['', 'two', '2-', '2--1', '1_', '2-x', '100']) expect(readRooms(wrong), wrong).toBeUndefined()
  expect(writeRooms(readRooms('1_1_1_1_1_1_1_1') ?? [])).toBe('1_1_1_1_1_1_1_1')
})

test.each<[string, Record<string, unknown>, string[]]>([
  ['no city', { city: undefined }, ['city hotel.form.city']],
  ['no such city', { city: 'a b' }, ['city hotel.form.city']],
  ['[R5.1] neither date', { checkIn: undefined, checkOut: undefined }, ['dates error.field.checkDate']],
  ['no day of departure', { checkOut: undefined }, ['dates hotel.form.checkOutMissing']],
  ['no day of arrival', { checkIn: undefined }, ['dates hotel.form.checkInMissing']],
  ['no such day', { checkIn: '2026-02-30' }, ['dates ui.dates.format']],
  ['a departure before the arrival', { checkOut: '2026-12-14' }, ['dates error.hotel.checkOut']],
  ['a departure on the day of arrival', { checkOut: '2026-12-15' }, ['dates error.hotel.checkOut']],
  ['31 nights', { checkOut: '2027-01-15' }, ['dates error.hotel.nights']],
  ['a day that is over', { checkIn: '2026-11-19' }, ['dates error.field.dayPast']],
  ['a day too far ahead', { checkIn: '2028-12-15', checkOut: '2028-12-16' }, ['dates error.hotel.horizon']],
  ['no adult in a room', { rooms: '2_0-7' }, ['rooms error.hotel.adult']],
  ['a child of forty', { rooms: '2-40' }, ['rooms error.hotel.childAge']],
  ['nine rooms', { rooms: Array(9).fill('1').join('_') }, ['rooms error.hotel.rooms']],
  ['seven adults in a room', { rooms: 7 }, ['rooms hotel.form.fullRoom']],
  ['five children in a room', { rooms: '1-1-2-3-4-5' }, ['rooms hotel.form.fullRoom']],
  ['words for rooms', { rooms: 'two' }, ['rooms error.hotel.rooms']],
])('%s is told by its field', (_name, change, problems) => {
  const read = readSearch({ ...searchOfStay(stay), ...change }, today)
  expect('problems' in read && read.problems.map(({ field, text }) => `${field} ${text}`)).toEqual(problems)
  expect(readStay({ ...searchOfStay(stay), ...change })).toBeUndefined()
})

test('30 nights are a stay', () => {
  expect(readStay({ ...searchOfStay(stay), checkOut: '2027-01-14' })?.checkOut).toBe('2027-01-14')
})

test('half an address fills in half the form, and two adults', () => {
  expect(readValues({ city: 'LON', checkIn: '2026-12-15' }).values).toEqual({
    city: { code: 'LON', name: 'LON' },
    dates: { start: '2026-12-15' },
    rooms: [{ adults: 2, childAges: [] }],
  })
})

test('[R7.22] the search is sent by city or by the part of the map, with every room and the age of every child', () => {
  expect(listRequest(stay)).toEqual({
    availRequestSegments: {
      availRequestSegmentList: [
        {
          responseType: 'PropertyList',
          stayDateRange: { start: '2026-12-15', end: '2026-12-20' },
          roomStayCandidates: {
            roomStayCandidateList: [
              {
                ...{ rph: '1', quantity: 1 },
                guestCounts: {
                  guestCountList: [
                    { ageQualifyingCode: '10', count: 2 },
                    { ageQualifyingCode: '8', count: 1, age: 7 },
                    { ageQualifyingCode: '8', count: 1, age: 0 },
                  ],
                },
              },
              {
                ...{ rph: '2', quantity: 1 },
                guestCounts: { guestCountList: [{ ageQualifyingCode: '10', count: 1 }] },
              },
            ],
          },
          hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ hotelCityCode: 'LISBOA' }] }] },
        },
      ],
    },
  })
  const box = { south: 38.6, west: -9.3, north: 38.8, east: -9 }
  const [segment] = listRequest(stay, box).availRequestSegments.availRequestSegmentList
  expect(segment?.hotelSearchCriteria).toEqual({ criterionList: [{ hotelRefs: [], box }] })
})
