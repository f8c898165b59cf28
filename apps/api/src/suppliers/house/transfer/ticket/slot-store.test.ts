import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { giveSlotsBack, readSold, type SlotWish, takeSlots } from './slot-store.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const hourAt = (hour: number): string => `2027-07-01T${String(hour).padStart(2, '0')}:00:00.000Z`
const hours = [10, 11, 12].map(hourAt)
const wish = (region: string, begins: string, more: Partial<SlotWish> = {}): SlotWish => ({
  ...{ region, kind: 'van', begins, count: 1, given: 4, ...more },
})

class NotDone extends Error {}

/** As a sale does it: what is not taken whole is not taken. */
const take = (wishes: readonly SlotWish[]): Promise<boolean> =>
  db
    .transaction(async (tx) => {
      if (!(await takeSlots(tx, wishes))) throw new NotDone()
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof NotDone) return false
      throw error
    })

const soldIn = async (region: string) =>
  Object.fromEntries((await readSold(db, region, hours)).map(({ kind, begins, sold }) => [`${kind} ${begins}`, sold]))

test('200 at once want the last four cars of overlapping hours: never a fifth in any of them', async () => {
  const wishes = Array.from({ length: 200 }, (_, index) =>
    // There and back in another order: whoever locks as they please would wait for each other for ever.
    (index % 2 === 0 ? [0, 1] : [2, 1]).map((place) => wish('T1', hours[place] ?? '')),
  )
  const done = await Promise.all(wishes.map(take))
  const sold = await soldIn('T1')
  expect(Math.max(...Object.values(sold))).toBe(4)
  expect(done.filter(Boolean)).toHaveLength(4)
  expect(Object.values(sold).reduce((sum, count) => sum + count, 0)).toBe(8)
})

test('all hours or none, and no more than there are, at the first sale as at the last', async () => {
  expect(await take([wish('T2', hourAt(10)), wish('T2', hourAt(11), { given: 0 })])).toBe(false)
  expect(await soldIn('T2')).toEqual({})
  expect(await take([wish('T2', hourAt(10), { count: 3 })])).toBe(true)
  expect(await take([wish('T2', hourAt(10), { count: 2 }), wish('T2', hourAt(11))])).toBe(false)
  expect(await take([wish('T2', hourAt(10), { count: 5 })])).toBe(false)
  // Both ways of a ride in one hour are two cars.
  expect(await take([wish('T2', hourAt(10)), wish('T2', hourAt(10))])).toBe(false)
  expect(await soldIn('T2')).toEqual({ [`van ${hourAt(10)}`]: 3 })
})

test('other kinds and other regions have cars of their own, and what is given back can be had again', async () => {
  expect(await take([wish('T3', hourAt(10), { count: 4 }), wish('T3', hourAt(10), { kind: 'suv' })])).toBe(true)
  expect(await take([wish('T4', hourAt(10))])).toBe(true)
  expect(await take([wish('T3', hourAt(10))])).toBe(false)
  await db.transaction((tx) => giveSlotsBack(tx, [wish('T3', hourAt(10)), wish('T3', hourAt(10))]))
  expect(await soldIn('T3')).toEqual({ [`van ${hourAt(10)}`]: 2, [`suv ${hourAt(10)}`]: 1 })
  expect(await take([wish('T3', hourAt(10), { count: 2 })])).toBe(true)
})
