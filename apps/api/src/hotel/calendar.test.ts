import { setTimeout as pause } from 'node:timers/promises'
import type { ResponseOf } from '@portolan/contract/call'
import { compareHotelDates } from '@portolan/contract/hotel'
import { addDays } from '@portolan/domain/date'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hotelSupplier } from '../testing/hotel-supplier.ts'
import { couple, type HotelSearchBody, openHotelWorld, searchBody } from '../testing/hotel-world.ts'
import { roomOffer, sampleHouse } from '../testing/sample-room.ts'
import { failing } from '../testing/scripted-supplier.ts'
import { inDays, type ShopWorld } from '../testing/shop-world.ts'

let world: ShopWorld
let login: Record<string, string>
const rooms = hotelSupplier('rooms', async () => ({ ok: true, value: [] }))

beforeAll(async () => {
  world = await openHotelWorld([rooms])
  login = await world.cookieOf('traveller')
})
afterAll(() => world.close())
beforeEach(() => {
  world.setNow(new Date('2027-03-20T04:00:00Z'))
  rooms.queries.length = 0
})

const compare = async (body: HotelSearchBody): Promise<ResponseOf<typeof compareHotelDates>> =>
  (await world.call(compareHotelDates, { body }, login)).json()

test('[R7.22] the cheapest stay of the same length, by its day of arrival, from today to two months on', async () => {
  rooms.find = async ({ checkIn }) => ({
    ok: true,
    value: [
      roomOffer({ checkIn, token: 'half', house: sampleHouse('1'), nights: [1, 1, 1] }),
      ...[0, 1].map((place) =>
        roomOffer({ checkIn, token: `dear ${place}`, house: sampleHouse('2'), nights: [9000, 9000, 9000], place }),
      ),
      ...[0, 1].map((place) =>
        roomOffer({
          ...{ checkIn, token: `cheap ${place}`, house: sampleHouse('3'), place },
          nights: [Number(checkIn.slice(8)) * 100, 0, 0],
        }),
      ),
    ],
  })
  const body = searchBody({ checkIn: '2027-03-25', nights: 3, rooms: [couple, couple] })
  const { success, days } = await compare(body)
  expect(success).toBe(true)
  expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 60 }, (_, index) => addDays('2027-03-20', index)))
  // Both rooms, a tenth more, at 1.10 dollars a euro; a house with one room alone is none.
  expect(days[0]?.from).toEqual({ currencyCode: 'USD', amount: 48.4, decimalPlaces: 2 })
  expect(rooms.queries[0], 'the asked day first').toMatchObject({
    ...{ checkIn: '2027-03-25', checkOut: '2027-03-28', show: 'list', most: 1 },
  })
  expect(rooms.queries).toHaveLength(60)
  expect(await compare(body)).toEqual({ success, days })
  expect(rooms.queries, 'from the cache').toHaveLength(60)
})

test('[R7.22] from the first of the month where that is still to come; of one house too', async () => {
  rooms.find = async ({ checkIn }) =>
    checkIn < '2027-06-03'
      ? { ok: true, value: [roomOffer({ checkIn, token: checkIn, nights: [5000] })] }
      : failing('noAvailability')
  const { days } = await compare(searchBody({ checkIn: '2027-06-20', nights: 1, hotelIds: ['1180001'] }))
  expect(days.map(({ date }) => date)).toEqual(['2027-06-01', '2027-06-02'])
  expect(rooms.queries[0]?.where).toEqual({ hotelIds: ['1180001'] })
})

test('who leaves the page stops the table of prices', async () => {
  rooms.find = async () => {
    await pause(20)
    return { ok: true, value: [] }
  }
  const body = searchBody({ checkIn: '2027-03-25', nights: 5 })
  await world.hangUp(compareHotelDates, { body }, login, () => rooms.queries.length >= 4)
  // As long as forty days would take.
  await pause(400)
  expect(rooms.queries.length).toBeLessThan(12)
})

test('[R7.22] no rooms on any day is an answer; nobody answering is none', async () => {
  world.setNow(undefined)
  rooms.find = async () => ({ ok: true, value: [] })
  expect(await compare(searchBody({ checkIn: inDays(100) }))).toEqual({ success: true, days: [] })
  rooms.find = async () => failing('unauthorized')
  const answer = await compare(searchBody({ checkIn: inDays(200) }))
  expect(answer).toMatchObject({ success: false, days: [], errors: { errors: [{}] } })
})
