import type { Failure } from '@portolan/contract/envelope'
import { compareHotelDates, searchHotels } from '@portolan/contract/hotel'
import { languages } from '@portolan/domain/language'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hotelSupplier } from '../testing/hotel-supplier.ts'
import { couple, type HotelSearchBody, openHotelWorld, searchBody } from '../testing/hotel-world.ts'
import { inDays, type ShopWorld } from '../testing/shop-world.ts'

const checkIn = inDays(40)
let world: ShopWorld
let login: Record<string, string>
const rooms = hotelSupplier('rooms', async () => ({ ok: true, value: [] }))

beforeAll(async () => {
  world = await openHotelWorld([rooms])
  login = await world.cookieOf('traveller')
})
afterAll(() => world.close())
beforeEach(() => {
  world.setNow(undefined)
  rooms.queries.length = 0
})

const at = '/availRequestSegments/availRequestSegmentList/0'
const dates = `${at}/stayDateRange`
const candidates = `${at}/roomStayCandidates/roomStayCandidateList`
const refs = `${at}/hotelSearchCriteria/criterionList/0/hotelRefs`

async function problemsOf(body: HotelSearchBody, language = 'en') {
  const reply = await world.call(searchHotels, { body }, { ...login, 'accept-language': language })
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(400)
  const { errors } = reply.json() as Failure
  return errors.errors.slice(1).map(({ nodeList, stringValue }) => [nodeList, stringValue])
}

const stay = (start?: string, end?: string) => searchBody({ checkIn, segment: { stayDateRange: { start, end } } })

type Counts = { ageQualifyingCode: string; count: number; age?: number }[]

const sleeping = (guestCountList: Counts, quantity = 1) =>
  searchBody({
    checkIn,
    segment: {
      roomStayCandidates: { roomStayCandidateList: [{ rph: '1', quantity, guestCounts: { guestCountList } }] },
    },
  })

describe('[R7.22] [R8.11] what is wrong is told beside its field, and nobody is asked', () => {
  test('the days of the stay', async () => {
    expect(await problemsOf(stay())).toEqual([[dates, 'Please enter check date.']])
    expect(await problemsOf(stay(checkIn))).toEqual([[`${dates}/end`, 'Fill in this field.']])
    expect(await problemsOf(stay(undefined, checkIn))).toEqual([[`${dates}/start`, 'Fill in this field.']])
    const notAfter = 'The check-out is not after the check-in. Choose a later day.'
    expect(await problemsOf(stay(checkIn, checkIn))).toEqual([[`${dates}/end`, notAfter]])
    expect(await problemsOf(stay(checkIn, inDays(39)))).toEqual([[`${dates}/end`, notAfter]])
    const tooLong = 'A stay takes 1 to 30 nights. Choose an earlier check-out.'
    expect(await problemsOf(stay(checkIn, inDays(71)))).toEqual([[`${dates}/end`, tooLong]])
    expect(await problemsOf(stay(inDays(-2), inDays(2)))).toEqual([
      [`${dates}/start`, 'This day is over. Choose today or later.'],
    ])
    expect(await problemsOf(stay(inDays(503), inDays(504)))).toEqual([
      [`${dates}/start`, 'Rooms are on sale up to 500 days ahead. Choose an earlier day.'],
    ])
    expect(rooms.queries).toEqual([])
  })

  test('30 nights are a stay, and today is that of the city', async () => {
    const answer = await world.call(searchHotels, { body: stay(checkIn, inDays(70)) }, login)
    expect(answer.statusCode).toBe(200)
    // Half past midnight of the 11th in Lisbon is still the 10th in New York.
    world.setNow(new Date('2027-05-11T00:30:00Z'))
    expect(await problemsOf(stay('2027-05-10', '2027-05-12'))).toHaveLength(1)
    const there = searchBody({ checkIn: '2027-05-10', criterion: { hotelRefs: [{ hotelCityCode: 'NYC' }] } })
    expect((await world.call(searchHotels, { body: there }, login)).statusCode).toBe(200)
  })

  test('who sleeps in the rooms', async () => {
    const child = { ageQualifyingCode: '8', count: 1 }
    const adults = { ageQualifyingCode: '10', count: 2 }
    const list = `${candidates}/0/guestCounts/guestCountList`
    const noAdult = [list, 'Each room needs an adult. Add one.']
    expect(await problemsOf(sleeping([{ ...child, age: 7 }]))).toEqual([noAdult])
    expect(await problemsOf(sleeping([{ ...adults, count: 0 }]))).toEqual([noAdult])
    const tooOld = 'Children are 0 to 17 years old. Add older guests as adults.'
    expect(await problemsOf(sleeping([adults, { ...child, age: 40 }]))).toEqual([[`${list}/1/age`, tooOld]])
    expect(await problemsOf(sleeping([adults, { ...child, age: 18 }]))).toEqual([[`${list}/1/age`, tooOld]])
    expect(await problemsOf(sleeping([adults, child]))).toEqual([[`${list}/1/age`, 'Fill in this field.']])
    expect(await problemsOf(sleeping([adults, { ...child, ageQualifyingCode: '99' }]))).toEqual([
      [`${list}/1/ageQualifyingCode`, 'Choose one of the values offered.'],
    ])
    expect(await problemsOf(sleeping([adults], 9))).toEqual([[candidates, 'A search takes 1 to 8 rooms.']])
    expect((await world.call(searchHotels, { body: sleeping([adults], 8) }, login)).statusCode).toBe(200)
    expect(rooms.queries.at(-1)?.rooms).toHaveLength(8)
  })

  test('a senior is an adult, an infant a child of one year', async () => {
    const counts = [
      { ageQualifyingCode: '11', count: 1 },
      { ageQualifyingCode: '7', count: 2 },
    ]
    await world.call(searchHotels, { body: sleeping(counts) }, login)
    expect(rooms.queries.at(-1)?.rooms).toEqual([{ adults: 1, childAges: [1, 1] }])
  })

  test('where', async () => {
    const where = (hotelRefs: object[], more = {}) => searchBody({ checkIn, criterion: { hotelRefs, ...more } })
    expect(await problemsOf(where([{ hotelCityCode: 'XYZ' }]))).toEqual([
      [`${refs}/0/hotelCityCode`, 'We do not know this city. Choose one from the list.'],
    ])
    expect(await problemsOf(where([]))).toEqual([[refs, 'Choose a city, a hotel or a part of the map.']])
    const two = [{ hotelCityCode: 'PAR' }, { hotelCityCode: 'LON' }]
    expect(await problemsOf(where(two))).toEqual([[`${refs}/1`, 'That is too many. Leave some out.']])
    const box = { south: 40, north: 39, west: 0, east: 1 }
    expect((await problemsOf(where([], { box })))[0]?.[0]).toMatch(/box\/north$/)
    const rates = searchBody({ checkIn, segment: { responseType: 'PropertyRateList' } })
    expect(await problemsOf(rates)).toEqual([[`${refs}/0/ttiCode`, 'Fill in this field.']])
    expect(rooms.queries).toEqual([])
  })

  test('a ttiCode that nobody knows, among those that somebody does', async () => {
    expect(await problemsOf(searchBody({ checkIn, hotelIds: ['9999999'] }))).toEqual([
      [`${refs}/0/ttiCode`, 'We do not know this hotel. Search again.'],
    ])
  })

  test('more than one stay at a time, and a currency that we do not sell in', async () => {
    const body = searchBody({ checkIn })
    const [segment] = body.availRequestSegments.availRequestSegmentList
    if (segment) body.availRequestSegments.availRequestSegmentList.push(segment)
    expect((await problemsOf(body))[0]?.[0]).toBe('/availRequestSegments/availRequestSegmentList/1')
    expect(await problemsOf(searchBody({ checkIn, body: { requestedCurrency: 'EUR' } }))).toEqual([
      ['/requestedCurrency', 'Choose one of the values offered.'],
    ])
  })

  test('everything that is wrong at once, in the caller’s language', async () => {
    const body = searchBody({ checkIn: inDays(-3), rooms: [{ adults: 0, childAges: [44] }, couple] })
    const texts = new Set<unknown>()
    for (const language of languages) {
      const problems = await problemsOf(body, language === 'zhHK' ? 'zh-HK' : language)
      expect(problems.map(([pointer]) => pointer)).toEqual([
        ...[`${dates}/start`, `${candidates}/0/guestCounts/guestCountList/1/age`],
        `${candidates}/0/guestCounts/guestCountList`,
      ])
      for (const [, text] of problems) texts.add(text)
    }
    expect(texts.size).toBe(3 * languages.length)
  })

  test('the same of the calendar', async () => {
    const reply = await world.call(compareHotelDates, { body: stay(checkIn, checkIn) }, login)
    expect(reply.statusCode).toBe(400)
    expect((reply.json() as Failure).errors.errors[1]?.nodeList).toBe(`${dates}/end`)
  })
})
