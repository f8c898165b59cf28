import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { makeTurns } from '../../book/turns.ts'
import { forgetPastDepartures, givePlacesBack, type PlacesWish, readSold, takePlaces } from './departure-store.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

const wish = (tour: string, more: Partial<PlacesWish> = {}): PlacesWish => ({
  ...{ tour, day: '2027-05-14', hour: '10:00', party: 'SHARED', count: 1, given: 4 },
  ...more,
})

/** As many at once as there are connections. */
const turns = makeTurns(15)

/** Who finds nothing ends the transaction. */
const take = (...wishes: readonly PlacesWish[]): Promise<boolean> =>
  turns(() =>
    db
      .transaction(async (tx) => {
        if (!(await takePlaces(tx, wishes))) throw new Error('sold out')
        return true
      })
      .catch((error: Error) => {
        if (error.message !== 'sold out') throw error
        return false
      }),
  )

const soldOf = async (tour: string): Promise<Record<string, number>> => {
  const rows = await readSold(db, [tour], { from: '2027-05-14', to: '2027-05-15' })
  return Object.fromEntries(rows.map(({ day, hour, party, sold }) => [`${day} ${hour} ${party}`, sold]))
}

test('200 at once on the last 4 places of a departure: exactly 4 of them', async () => {
  const taken = await Promise.all(Array.from({ length: 200 }, () => take(wish('one'))))
  expect(taken.filter(Boolean)).toHaveLength(4)
  expect(await soldOf('one')).toEqual({ '2027-05-14 10:00 SHARED': 4 })
})

test('a party is taken whole or not at all', async () => {
  expect(await take(wish('two', { count: 3 }))).toBe(true)
  expect(await take(wish('two', { count: 2 }))).toBe(false)
  expect(await take(wish('two', { count: 5, hour: '14:30' }))).toBe(false)
  expect(await take(wish('two'))).toBe(true)
  expect(await soldOf('two')).toEqual({ '2027-05-14 10:00 SHARED': 4 })
})

test('hours and groups have places of their own; what is given back is there again', async () => {
  const [early, late] = [wish('three'), wish('three', { hour: '14:30', party: 'SMALL' })]
  expect(await take(early, late)).toBe(true)
  await db.transaction((tx) => givePlacesBack(tx, [early]))
  expect(await soldOf('three')).toEqual({ '2027-05-14 14:30 SMALL': 1 })
})

test('days of long ago are forgotten, those to come are not', async () => {
  await db.query(sql`
    insert into activity_departure (tour, day, hour, party, sold)
    values ('four', current_date - 31, '10:00', 'SHARED', 1), ('four', current_date, '10:00', 'SHARED', 1)`)
  await forgetPastDepartures(db)
  const left = await db.one<{ count: number }>(sql`
    select count(*)::integer as count from activity_departure where tour = 'four'`)
  expect(left?.count).toBe(1)
  expect(await readSold(db, [], { from: '2027-05-14', to: '2027-05-14' })).toEqual([])
})
