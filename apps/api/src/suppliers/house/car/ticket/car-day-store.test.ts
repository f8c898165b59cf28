import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { makeTurns } from '../../book/turns.ts'
import { type DayWish, forgetPastDays, giveDaysBack, readSold, takeDays } from './car-day-store.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

const wish = (office: string, day: string, more: Partial<DayWish> = {}): DayWish => ({
  ...{ office, company: 'ATL', car: 'V17', day, count: 1, given: 2 },
  ...more,
})

/** As many at once as there are connections. */
const turns = makeTurns(15)

/** Who finds nothing ends the transaction. */
const take = (...wishes: readonly DayWish[]): Promise<boolean> =>
  turns(() =>
    db
      .transaction(async (tx) => {
        if (!(await takeDays(tx, wishes))) throw new Error('sold out')
        return true
      })
      .catch((error: Error) => {
        if (error.message !== 'sold out') throw error
        return false
      }),
  )

const may = { first: '2027-05-01', last: '2027-05-31' }

const soldOf = async (office: string) => {
  const rows = await readSold(db, [office], may)
  return Object.fromEntries(rows.map(({ day, company, sold }) => [`${day} ${company}`, sold]).sort())
}

test('all days of a rental are taken, or none is', async () => {
  const [first, second] = [wish('one', '2027-05-10'), wish('one', '2027-05-11')]
  expect(await take(first, second)).toBe(true)
  expect(await take(second, wish('one', '2027-05-12'))).toBe(true)
  expect(await take(first, second)).toBe(false)
  expect(await take(first, { ...second, company: 'COS' })).toBe(true)
  expect(await take(wish('one', '2027-05-13', { given: 0 }), first)).toBe(false)
  expect(await soldOf('one')).toEqual({
    ...{ '2027-05-10 ATL': 2, '2027-05-11 ATL': 2, '2027-05-11 COS': 1, '2027-05-12 ATL': 1 },
  })
})

test('drivers who come from both ends of the month share days without a deadlock', async () => {
  const ways = Array.from({ length: 60 }, (_, index) => {
    const [early, late] = [wish('two', '2027-05-10', { given: 7 }), wish('two', '2027-05-20', { given: 9 })]
    return index % 2 === 0 ? take(early, late) : take(late, early)
  })
  expect((await Promise.all(ways)).filter(Boolean)).toHaveLength(7)
  expect(await soldOf('two')).toEqual({ '2027-05-10 ATL': 7, '2027-05-20 ATL': 7 })
})

test('what is given back is there again, and nothing else', async () => {
  const [first, second] = [wish('three', '2027-05-10'), wish('three', '2027-05-11')]
  await take(first, second)
  await take(first)
  await db.transaction((tx) => giveDaysBack(tx, [first, second]))
  expect(await soldOf('three')).toEqual({ '2027-05-10 ATL': 1 })
})

test('only the days of the rental are read, the first and the last too', async () => {
  await take(wish('four', '2027-05-09'), wish('four', '2027-05-10'), wish('four', '2027-05-12'))
  const rows = await readSold(db, ['four'], { first: '2027-05-10', last: '2027-05-11' })
  expect(rows).toEqual([{ office: 'four', company: 'ATL', car: 'V17', day: '2027-05-10', sold: 1 }])
  expect(await readSold(db, [], may)).toEqual([])
})

test('days of long ago are forgotten, those to come are not', async () => {
  await db.query(sql`
    insert into car_day (office, company, car, day, sold)
    values ('five', 'ATL', 'V17', current_date - 31, 1), ('five', 'ATL', 'V17', current_date - 30, 1),
      ('five', 'ATL', 'V17', current_date, 1)`)
  await forgetPastDays(db)
  const left = await db.one<{ count: number }>(sql`
    select count(*)::integer as count from car_day where office = 'five'`)
  expect(left?.count).toBe(2)
})
