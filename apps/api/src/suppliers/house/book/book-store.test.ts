import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSafe } from '../../../platform/crypto.ts'
import type { Database, Db } from '../../../platform/db.ts'
import { openTestDatabase } from '../../../testing/backend.ts'
import { mei } from '../../../testing/house-rail-shop.ts'
import { drawLocator, enterBooking, findBooking, forgetTravelers, openTravelers, sweepHolds } from './book-store.ts'
import type { Booking, SoldBase } from './booking.ts'
import { makeTravelerSeal } from './traveler-seal.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const hour = 3_600_000
const now = Date.parse('2027-03-01T09:00:00Z')
const safe = makeSafe(['a secret for the book'])
const seal = makeTravelerSeal('air', safe)

async function enter(supplier: string, taken: readonly string[], more: Partial<Booking<SoldBase>> = {}) {
  const locator = drawLocator()
  const sold = { total: { total: { minor: 100, currency: 'EUR' } }, travelerRefs: ['1'], taken, departs: now + hour }
  const booking = { locator, supplier, state: 'held' as const, createdAt: now - hour, holdUntil: now, sold, ...more }
  await enterBooking(db, booking, [mei], seal)
  return booking
}

/** Those who sell from one capacity, and what they were given back. */
function makeSellers(...suppliers: readonly string[]) {
  const back: string[] = []
  const giveBack = async (_: Db, taken: readonly string[]) => {
    back.push(...taken)
  }
  return { suppliers, giveBack, back }
}

const stateOf = async ({ supplier, locator }: Booking<SoldBase>) => (await findBooking(db, supplier, locator))?.state

test('[R7.44] a sweep gives back what its own sellers held, once, and leaves the holds of others alone', async () => {
  const [one, two, stranger] = [randomUUID(), randomUUID(), randomUUID()]
  const ended = [await enter(one, ['1A', '1B']), await enter(two, ['2A'])]
  const others = [
    await enter(stranger, ['room 7']),
    await enter(one, ['3A'], { holdUntil: now + 1 }),
    await enter(one, ['4A'], { state: 'confirmed' }),
  ]
  const [trains, hotels] = [makeSellers(one, two), makeSellers(stranger)]
  expect(await sweepHolds(db, now, trains)).toBe(2)
  expect(trains.back.sort()).toEqual(['1A', '1B', '2A'])
  expect(await Promise.all(ended.map(stateOf))).toEqual(['released', 'released'])
  expect(await Promise.all(others.map(stateOf))).toEqual(['held', 'held', 'confirmed'])
  expect(await sweepHolds(db, now, trains)).toBe(0)
  expect(await sweepHolds(db, now, hotels)).toBe(1)
  expect(hotels.back).toEqual(['room 7'])
  expect(trains.back).toHaveLength(3)
})

test('[R7.44] what could not be given back is still held', async () => {
  const supplier = randomUUID()
  const held = await enter(supplier, ['1A'])
  const giveBack = () => Promise.reject(new Error('Failed on purpose.'))
  await expect(sweepHolds(db, now, { suppliers: [supplier], giveBack })).rejects.toThrow('on purpose')
  expect(await stateOf(held)).toBe('held')
})

test('[R7.45] travellers are read by the product that sold, and by nobody after they were forgotten', async () => {
  const { locator } = await enter(randomUUID(), [], { state: 'confirmed' })
  expect(await openTravelers(db, locator, seal)).toEqual([mei])
  await expect(openTravelers(db, locator, makeTravelerSeal('rail', safe))).rejects.toThrow('cannot be read')
  const day = 24 * hour
  await forgetTravelers(db, now + hour + 120 * day)
  expect(await openTravelers(db, locator, seal)).toEqual([mei])
  await forgetTravelers(db, now + hour + 120 * day + 1)
  await expect(openTravelers(db, locator, seal)).rejects.toThrow('cannot be read')
})
