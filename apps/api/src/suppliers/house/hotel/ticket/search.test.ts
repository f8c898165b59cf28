import type { Queries } from '@portolan/supplier/query'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { allHouses, sampleHouse } from '../../../../testing/house-hotel-bench.ts'
import { couple, family, openHotelShop, type RoomOffer, stayQuery } from '../../../../testing/house-hotel-shop.ts'

let db: Database
let shop: ReturnType<typeof openHotelShop>

beforeAll(async () => {
  db = await openTestDatabase()
  shop = openHotelShop(db)
})

afterAll(() => db.close())

const totalOf = (offers: readonly RoomOffer[]): number => offers.reduce((sum, { price }) => sum + price.total.minor, 0)
const inHouse = (offers: readonly RoomOffer[], id: string) => offers.filter(({ detail }) => detail.house.id === id)
const idsOf = (offers: readonly RoomOffer[]) => new Set(offers.map(({ detail }) => detail.house.id))

describe('what is searched for', () => {
  test('a list has of each house and room the cheapest, with the range of all, the cheapest house first', async () => {
    const rooms = [couple, family]
    const list = await shop.search(stayQuery({ rooms, show: 'list' }))
    expect(idsOf(list).size).toBeGreaterThan(20)
    const totals = [...idsOf(list)].map((id) => totalOf(inHouse(list, id)))
    expect(totals).toEqual(totals.toSorted((one, other) => one - other))
    for (const id of [...idsOf(list)].slice(0, 15)) {
      const all = await shop.search(stayQuery({ rooms, where: { hotelIds: [id] } }))
      for (const place of [0, 1]) {
        const own = all.filter(({ detail }) => detail.place === place)
        const prices = own.map(({ price }) => price.total.minor)
        const [shown, ...others] = inHouse(list, id).filter(({ detail }) => detail.place === place)
        expect(others).toEqual([])
        expect(shown?.price.total.minor).toBe(Math.min(...prices))
        expect(shown?.detail.range).toEqual({
          least: { minor: Math.min(...prices), currency: 'EUR' },
          most: { minor: Math.max(...prices), currency: 'EUR' },
          rooms: new Set(own.map(({ detail }) => detail.room.code)).size,
          mealCodes: [...new Set(own.map(({ detail }) => detail.plan.mealCode))],
          freeUntil: Math.max(...own.map(({ detail }) => detail.freeUntil ?? 0)),
        })
      }
    }
  })

  test('every room is offered on every plan of its house, to each who fits in, for all nights', async () => {
    const [house] = allHouses.register().propertiesIn('PAR')
    if (!house) return expect.fail('no house')
    const offers = await shop.search(stayQuery({ where: { hotelIds: [house.id] }, rooms: [couple, family] }))
    const kinds = new Set(offers.map(({ detail }) => `${detail.place} ${detail.room.code}`))
    expect(offers).toHaveLength(kinds.size * house.plans.length)
    for (const { detail, identity } of offers) {
      expect(detail.room.maxAdults + detail.room.maxChildren).toBeGreaterThanOrEqual(detail.place === 0 ? 2 : 4)
      expect(detail.nights.map(({ date }) => date)).toEqual(['2027-05-14', '2027-05-15'])
      expect(identity.split('/').slice(3)).toEqual(['2027-05-14', '2027-05-16', detail.place === 0 ? '2' : '2+6+3'])
    }
  })

  test('of most houses only the cheapest are told', async () => {
    const all = await shop.search(stayQuery({ show: 'list' }))
    const three = await shop.search(stayQuery({ show: 'list', most: 3 }))
    expect([...idsOf(three)]).toEqual([...idsOf(all)].slice(0, 3))
    expect(idsOf(await shop.search(stayQuery({ most: 2 })))).toEqual(new Set([...idsOf(all)].slice(0, 2)))
  })

  test('a window of the map has what lies within it, across the date line too, and what is in the middle of too many', async () => {
    const box = { south: 48.85, west: 2.3, north: 48.88, east: 2.36 }
    const found = await shop.search(stayQuery({ where: { box }, show: 'list' }))
    expect(found.length).toBeGreaterThan(3)
    for (const { detail } of found) {
      expect(detail.house.lat > box.south && detail.house.lat < box.north).toBe(true)
      expect(detail.house.lon > box.west && detail.house.lon < box.east).toBe(true)
    }
    const places = [
      { lat: -17, lon: 179.95 },
      { lat: -17, lon: -179.95 },
      { lat: -17, lon: 170 },
    ]
    const far = places.map((place, index) => sampleHouse(String(9_700_001 + index), place))
    const pacific = await openHotelShop(db, far).search(
      stayQuery({ where: { box: { south: -18, west: 179, north: -16, east: -179 } }, show: 'list' }),
    )
    expect(idsOf(pacific)).toEqual(new Set(['9700001', '9700002']))
    const many = Array.from({ length: 400 }, (_, index) =>
      sampleHouse(String(9_710_000 + index), { lat: 10, lon: 20 + index / 1000 }),
    )
    const crowd = await openHotelShop(db, many).search(
      stayQuery({ where: { box: { south: 9, west: 20, north: 11, east: 20.4 } }, show: 'list' }),
    )
    const middle = crowd.map(({ detail }) => Math.abs(detail.house.lon - 20.2))
    expect(middle.length).toBeGreaterThan(250)
    expect(Math.max(...middle)).toBeLessThan(0.1501)
  })

  test('a house, a city and a sort of place that we do not have are no offers and no fault', async () => {
    expect(await shop.search(stayQuery({ where: { hotelIds: ['0000000'] } }))).toEqual([])
    expect(await shop.search(stayQuery({ where: { code: 'ATLANTIS', context: 'CITY' } }))).toEqual([])
    expect(await shop.search(stayQuery({ where: { code: 'CDG', context: 'IATA' } }))).toEqual([])
  })
})

describe('a search that is refused', () => {
  const reasonOf = async (more: Partial<Queries['hotel']>) => {
    const outcome = await shop.ask(stayQuery(more))
    return outcome.ok ? 'found' : `${outcome.error.kind}: ${outcome.error.details}`
  }

  test.each<[string, Partial<Queries['hotel']>, string]>([
    ['check-out before check-in', { checkOut: '2027-05-13' }, 'Check-out is after check-in.'],
    ['no night', { checkOut: '2027-05-14' }, 'Check-out is after check-in.'],
    ['31 nights', { checkOut: '2027-06-14' }, 'A stay is of 30 nights at most.'],
    ['nine rooms', { rooms: Array.from({ length: 9 }, () => couple) }, 'No more than 8 rooms are booked at once.'],
    ['no room', { rooms: [] }, 'A stay needs a room.'],
    ['no adult', { rooms: [couple, { adults: 0, childAges: [12] }] }, 'Every room needs an adult.'],
    ['a child of 40', { rooms: [{ adults: 1, childAges: [40] }] }, 'A child is 0 to 17 years old.'],
    ['no date', { checkIn: 'tomorrow' }, 'A date is written YYYY-MM-DD.'],
    ['no such date', { checkIn: '2027-02-30' }, 'A date is written YYYY-MM-DD.'],
    ['yesterday', { checkIn: '2027-02-28', checkOut: '2027-03-02' }, 'Check-in has to be today or later.'],
    ['too far ahead', { checkIn: '2028-07-15', checkOut: '2028-07-16' }, 'Check-in is within 500 days.'],
  ])('%s', async (_, more, why) => expect(await reasonOf(more)).toBe(`invalid: ${why}`))

  test('30 nights, eight rooms, the last day ahead and tonight are not', async () => {
    expect(await reasonOf({ checkOut: '2027-06-13' })).toBe('found')
    expect(await reasonOf({ rooms: Array.from({ length: 8 }, () => couple), show: 'list' })).toBe('found')
    expect(await reasonOf({ checkIn: '2028-07-13', checkOut: '2028-07-14' })).toBe('found')
    expect(await reasonOf({ checkIn: '2027-03-01', checkOut: '2027-03-02' })).toBe('found')
  })

  test('today is the date in the city: in New York it is still yesterday', async () => {
    const own = openHotelShop(db)
    own.setNow(Date.parse('2027-03-02T02:00:00Z'))
    const outcomeIn = async (code: string) =>
      (await own.ask(stayQuery({ where: { code, context: 'CITY' }, checkIn: '2027-03-01', checkOut: '2027-03-03' }))).ok
    expect([await outcomeIn('NYC'), await outcomeIn('PAR')]).toEqual([true, false])
    const [paris, newYork] = ['PAR', 'NYC'].map((code) => allHouses.register().propertiesIn(code)[0]?.id ?? '')
    const both = { hotelIds: [paris ?? '', newYork ?? ''] }
    const found = await own.search(stayQuery({ where: both, checkIn: '2027-03-01', checkOut: '2027-03-03' }))
    expect(idsOf(found)).toEqual(new Set([newYork]))
  })
})
