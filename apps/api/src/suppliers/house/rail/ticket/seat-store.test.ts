import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { makeTurns } from '../../book/turns.ts'
import { forgetPastSeats, giveSeatsBack, readLoads, type SeatsTaken, type SeatWish, takeSeats } from './seat-store.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

const [paris, lyon, marseille] = [0, 1, 2]

const wish = (trip: string, from: number, to: number, more: Partial<SeatWish> = {}): SeatWish => ({
  ...{ trip, day: '2027-05-14', from, to, comfort: 'STANDARD', capacity: 50, count: 1 },
  ...more,
})

/** As many at once as there are connections. */
const turns = makeTurns(15)

const take = (...wishes: SeatWish[]): Promise<SeatsTaken[] | undefined> =>
  turns(() => db.transaction((tx) => takeSeats(tx, wishes)))

const seatsOf = (taken: readonly SeatsTaken[] | undefined): readonly number[] =>
  (taken ?? expect.fail('nothing was taken')).flatMap(({ seats }) => seats)

test('[R7.44] no seat is sold twice: 200 holds at once on 50 seats of one train give exactly 50', async () => {
  const all = await Promise.all(Array.from({ length: 200 }, () => take(wish('rush', paris, marseille))))
  const sold = all.filter((taken) => taken !== undefined)
  expect(sold).toHaveLength(50)
  expect(new Set(sold.flatMap(seatsOf)).size).toBe(50)
  const [load] = await readLoads(db, [wish('rush', paris, marseille)])
  expect(load).toEqual({ STANDARD: { capacity: 50, sold: 50, used: 50 } })
})

test('[R7.44] parties that come at once from both sides of the way share trains without a deadlock', async () => {
  const ways = Array.from({ length: 60 }, (_, index) => {
    const out = wish('to-and-fro-1', paris, marseille, { count: 2 })
    const back = wish('to-and-fro-2', paris, marseille, { count: 2 })
    return index % 2 === 0 ? take(out, back) : take(back, out)
  })
  const sold = (await Promise.all(ways)).filter((taken) => taken !== undefined)
  expect(sold).toHaveLength(25)
})

test('[R7.44] Paris–Lyon and Lyon–Marseille share a seat, Paris–Marseille does not', async () => {
  const one = { capacity: 1 }
  const [first] = seatsOf(await take(wish('south', paris, lyon, one)))
  const [second] = seatsOf(await take(wish('south', lyon, marseille, one)))
  expect(second).toBe(first)
  expect(await take(wish('south', paris, marseille, one))).toBeUndefined()
  expect(await take(wish('south', paris, lyon, one))).toBeUndefined()
})

test('[R7.44] the same seat is had all the way: two half free seats are not one', async () => {
  const two = { capacity: 2 }
  await take(wish('halves', paris, marseille, { ...two }))
  const front = await take(wish('halves', paris, lyon, two))
  const [load] = await readLoads(db, [wish('halves', paris, marseille)])
  expect(load?.STANDARD).toEqual({ capacity: 2, sold: 2, used: 2 })
  expect(await take(wish('halves', paris, marseille, two))).toBeUndefined()
  await db.transaction((tx) => giveSeatsBack(tx, front ?? []))
  expect(seatsOf(await take(wish('halves', paris, marseille, two)))).toEqual([1])
})

test('[R7.44] all trains of all tickets are taken for everybody, or none is', async () => {
  const full = wish('narrow', paris, lyon, { capacity: 1, count: 2 })
  expect(await take(wish('wide', paris, marseille, { count: 2 }), full)).toBeUndefined()
  expect(await readLoads(db, [wish('wide', paris, marseille), full])).toEqual([{}, {}])
  expect(await db.query(sql`select 1 from rail_hop where trip in ('wide', 'narrow')`)).toEqual([])
})

test('two tickets of one purchase on one train have different seats', async () => {
  const taken = await take(wish('twice', paris, marseille, { count: 3 }), wish('twice', lyon, marseille, { count: 2 }))
  expect(new Set(seatsOf(taken)).size).toBe(5)
})

test('[R7.44] what is given back is exactly what was taken', async () => {
  const kept = await take(wish('back', paris, marseille, { count: 2 }))
  const taken = (await take(wish('back', lyon, marseille, { count: 3 }))) ?? []
  await db.transaction((tx) => giveSeatsBack(tx, taken))
  const [load] = await readLoads(db, [wish('back', paris, marseille)])
  expect(load?.STANDARD).toEqual({ capacity: 50, sold: 2, used: 2 })
  const again = await take(wish('back', paris, marseille, { count: 48 }))
  expect(seatsOf(again).some((seat) => seatsOf(kept).includes(seat))).toBe(false)
})

test('[R7.44] even without the lock the table itself refuses a seat that is taken', async () => {
  const bits = `1${'0'.repeat(1023)}`
  const add = () =>
    db.query(sql`
    insert into rail_hop as known values ('raw', '2027-05-14', 'STANDARD', 0, 50, 1, ${bits}::text::bit(1024))
    on conflict (trip, day, comfort, hop) do update
    set sold = known.sold + excluded.sold, taken = known.taken | excluded.taken`)
  await add()
  await expect(add()).rejects.toMatchObject({ code: '23514' })
})

test('[R7.44] comforts and days of a train are counted apart, and loads come in the order asked for', async () => {
  await take(wish('apart', paris, marseille, { comfort: 'PREMIER', capacity: 20, count: 4 }))
  await take(wish('apart', paris, lyon, { day: '2027-05-15', count: 9 }))
  expect(
    await readLoads(db, [
      wish('apart', lyon, marseille, { day: '2027-05-15' }),
      wish('apart', paris, lyon, { day: '2027-05-15' }),
      wish('apart', paris, marseille),
    ]),
  ).toEqual([{}, { STANDARD: { capacity: 50, sold: 9, used: 9 } }, { PREMIER: { capacity: 20, sold: 4, used: 4 } }])
})

test('[R7.44] the seats of a day are forgotten a month later and not before', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const [old, recent] = [wish('old', paris, lyon, { day: ago(33) }), wish('recent', paris, lyon, { day: ago(27) })]
  await take(old)
  await take(recent)
  await forgetPastSeats(db)
  const [oldLoad, recentLoad] = await readLoads(db, [old, recent])
  expect(oldLoad).toEqual({})
  expect(recentLoad?.STANDARD?.sold).toBe(1)
})
