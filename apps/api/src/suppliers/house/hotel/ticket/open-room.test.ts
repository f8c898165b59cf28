import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { sampleHouse } from '../../../../testing/house-hotel-bench.ts'
import { couple, openHotelShop, type RoomOffer, stayQuery } from '../../../../testing/house-hotel-shop.ts'
import { giveNightsBack, takeNights } from './allotment-store.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

/** Somebody else takes rooms, and gives them back in the end. */
async function whileTaken(house: string, room: string, count: number, work: () => Promise<void>): Promise<void> {
  const taken = ['2027-05-14', '2027-05-15'].map((night) => ({ property: house, room, night, count }))
  await db.transaction((tx) =>
    takeNights(
      tx,
      taken.map((one) => ({ ...one, given: 100 })),
    ),
  )
  try {
    await work()
  } finally {
    await db.transaction((tx) => giveNightsBack(tx, taken))
  }
}

const house = sampleHouse('9600001', {
  rooms: [
    { type: 'DBL', units: 12 },
    { type: 'FAM', units: 12 },
  ],
  plans: ['RO-F3-PN'],
})
const where = { hotelIds: [house.id] }
const leftOf = (offers: readonly RoomOffer[]) =>
  offers.map(({ detail }) => [detail.room.code, detail.left, detail.isAlternative === true])

test('what is left is told when there is little of it, and what is full in one night is not offered', async () => {
  const own = openHotelShop(db, [house])
  const search = () => own.search(stayQuery({ where }))
  const units = async () => {
    for (let count = 1; ; count += 1) {
      let isOpen = false
      await whileTaken(house.id, 'DBL', count, async () => {
        isOpen = (await search()).some(({ detail }) => detail.room.code === 'DBL')
      })
      if (!isOpen) return count
    }
  }
  const given = await units()
  expect(given).toBeGreaterThan(5)
  expect(leftOf(await search())[0]).toEqual(['DBL', undefined, false])
  await whileTaken(house.id, 'DBL', given - 5, async () => {
    expect(leftOf(await search())[0]).toEqual(['DBL', 5, false])
  })
  // Nothing of their size is left: the large room stands in for it.
  await whileTaken(house.id, 'DBL', given, async () => {
    expect(leftOf(await search())).toEqual([['FAM', undefined, true]])
  })
  // Two rooms of one kind need two; the second of them is another kind where it has to be.
  await whileTaken(house.id, 'DBL', given - 1, async () => {
    const list = await own.search(stayQuery({ where, rooms: [couple, couple], show: 'list' }))
    expect(list.map(({ detail }) => detail.room.code).sort()).toEqual(['DBL', 'FAM'])
    const both = (await own.search(stayQuery({ where, rooms: [couple, couple] }))).filter(
      ({ detail }) => detail.room.code === 'DBL',
    )
    expect(both).toHaveLength(2)
    expect(await own.quote(both)).toMatchObject({ error: { kind: 'noAvailability' } })
  })
  await whileTaken(house.id, 'DBL', given, () =>
    whileTaken(house.id, 'FAM', 100, async () => {
      expect(await own.search(stayQuery({ where, show: 'list' }))).toEqual([])
      expect(await search()).toEqual([])
    }),
  )
})

test('the price rises when a quarter of the rooms is sold, and not before', async () => {
  const own = openHotelShop(db, [house])
  const price = async () =>
    (await own.search(stayQuery({ where }))).find(({ detail }) => detail.room.code === 'DBL')?.price.total.minor ?? 0
  const plain = await price()
  await whileTaken(house.id, 'DBL', 2, async () => expect(await price()).toBe(plain))
  await whileTaken(house.id, 'DBL', 3, async () => expect(await price()).toBeGreaterThan(plain))
})
