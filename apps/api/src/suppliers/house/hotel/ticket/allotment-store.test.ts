import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { makeTurns } from '../../book/turns.ts'
import { forgetPastNights, giveNightsBack, type NightWish, readSold, takeNights } from './allotment-store.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

const wish = (property: string, night: string, more: Partial<NightWish> = {}): NightWish => ({
  ...{ property, room: 'DBL', night, count: 1, given: 3 },
  ...more,
})

/** As many at once as there are connections. */
const turns = makeTurns(15)

/** Who finds nothing ends the transaction. */
const take = (...wishes: readonly NightWish[]): Promise<boolean> =>
  turns(() =>
    db
      .transaction(async (tx) => {
        if (!(await takeNights(tx, wishes))) throw new Error('sold out')
        return true
      })
      .catch((error: Error) => {
        if (error.message !== 'sold out') throw error
        return false
      }),
  )

const soldOf = async (property: string) => {
  const rows = await readSold(db, [property], { checkIn: '2027-05-01', checkOut: '2027-06-01' })
  return Object.fromEntries(rows.map(({ night, room, sold }) => [`${night} ${room}`, sold]).sort())
}

test('all nights of all rooms are taken, or none is', async () => {
  const [first, second] = [wish('one', '2027-05-10'), wish('one', '2027-05-11')]
  expect(await take(first, second, { ...first, room: 'FAM' })).toBe(true)
  expect(await soldOf('one')).toEqual({ '2027-05-10 DBL': 1, '2027-05-10 FAM': 1, '2027-05-11 DBL': 1 })
  expect(await take(first, { ...second, count: 3 })).toBe(false)
  expect(await take({ ...first, night: '2027-05-12', given: 0 }, first)).toBe(false)
  expect(await soldOf('one')).toEqual({ '2027-05-10 DBL': 1, '2027-05-10 FAM': 1, '2027-05-11 DBL': 1 })
})

test('two rooms of one kind in one stay need two of them', async () => {
  const room = wish('two', '2027-05-10')
  expect(await take(room, room)).toBe(true)
  expect(await soldOf('two')).toEqual({ '2027-05-10 DBL': 2 })
  expect(await take(room, room)).toBe(false)
  expect(await take(room)).toBe(true)
})

test('guests who come from both ends of the month share nights without a deadlock', async () => {
  const ways = Array.from({ length: 60 }, (_, index) => {
    const [early, late] = [wish('three', '2027-05-10', { given: 7 }), wish('three', '2027-05-20', { given: 9 })]
    return index % 2 === 0 ? take(early, late) : take(late, early)
  })
  expect((await Promise.all(ways)).filter(Boolean)).toHaveLength(7)
  expect(await soldOf('three')).toEqual({ '2027-05-10 DBL': 7, '2027-05-20 DBL': 7 })
})

test('what is given back is there again, and nothing else', async () => {
  const [first, second] = [wish('four', '2027-05-10'), wish('four', '2027-05-11')]
  await take(first, first, second)
  await db.transaction((tx) => giveNightsBack(tx, [first, second]))
  expect(await soldOf('four')).toEqual({ '2027-05-10 DBL': 1 })
})

test('only the nights of the stay are read: the day of check-out is no night', async () => {
  await take(wish('five', '2027-05-09'), wish('five', '2027-05-10'), wish('five', '2027-05-12'))
  const rows = await readSold(db, ['five'], { checkIn: '2027-05-10', checkOut: '2027-05-12' })
  expect(rows).toEqual([{ property: 'five', room: 'DBL', night: '2027-05-10', sold: 1 }])
  expect(await readSold(db, [], { checkIn: '2027-05-10', checkOut: '2027-05-12' })).toEqual([])
})

test('nights of long ago are forgotten, those to come are not', async () => {
  await db.query(sql`
    insert into hotel_night (property, night, room, sold)
    values ('six', current_date - 31, 'DBL', 1), ('six', current_date - 30, 'DBL', 1), ('six', current_date, 'DBL', 1)`)
  await forgetPastNights(db)
  const left = await db.one<{ count: number }>(sql`
    select count(*)::integer as count from hotel_night where property = 'six'`)
  expect(left?.count).toBe(2)
})
