import { addDays } from '@portolan/domain/date'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { sampleCar, yardOf } from '../../../../testing/house-car-bench.ts'
import { type CarOffer, carQuery, openCarShop } from '../../../../testing/house-car-shop.ts'
import { dayOf } from '../../day.ts'
import { type Stand, unitsGiven } from '../price/load.ts'
import { readSold } from './car-day-store.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

const vehicles = 2
const first = '2027-05-10'
const span = 6

/** All of its cars are ours on every one of these days. */
function standOfTwo(): Stand {
  for (let seed = 1; ; seed += 1) {
    const stand = { seed, units: vehicles }
    const days = Array.from({ length: span + 1 }, (_, index) => dayOf(first) + index)
    if (days.every((day) => unitsGiven(stand, day) === vehicles)) return stand
  }
}

/** Hours from the first midnight. */
interface Wish {
  readonly from: number
  readonly to: number
}

/** Few enough that many want the very same; the office is open. */
const anyClock = fc.constantFrom(9, 17)
const anyMoment = fc.record({ day: fc.nat(span - 1), clock: anyClock })
const anyWish: fc.Arbitrary<Wish> = fc.tuple(anyMoment, fc.nat(3), anyClock).map(([{ day, clock }, more, back]) => ({
  from: day * 24 + clock,
  to: Math.max(Math.min(day + more, span) * 24 + back, day * 24 + clock + 1),
}))

const localOf = (at: number): string => `${addDays(first, Math.floor(at / 24))}T${String(at % 24).padStart(2, '0')}:00`

const daysOf = ({ from, to }: Wish): string[] => {
  const [begin, end] = [Math.floor(from / 24), Math.floor(to / 24)]
  return Array.from({ length: end - begin + 1 }, (_, index) => addDays(first, begin + index))
}

function countDays(wishes: readonly Wish[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const day of wishes.flatMap(daysOf)) counts[day] = (counts[day] ?? 0) + 1
  return counts
}

/** How many are away in the busiest hour. */
const mostAtOnce = (wishes: readonly Wish[]): number =>
  Math.max(
    ...Array.from(
      { length: (span + 1) * 24 },
      (_, at) => wishes.filter(({ from, to }) => from <= at && at < to).length,
    ),
  )

let cars = 0

type Shop = ReturnType<typeof openCarShop>

/** Before anybody has rented: of each wish the offer of one company. */
async function offersFor(shop: Shop, wishes: readonly Wish[]): Promise<CarOffer[]> {
  const known = new Map<string, CarOffer>()
  for (const { from, to } of wishes) {
    const key = `${from} ${to}`
    if (known.has(key)) continue
    const found = await shop.find(carQuery(localOf(from), localOf(to)))
    known.set(key, found.find(({ detail }) => detail.vendor.code === 'ATL') ?? expect.fail('no offer'))
  }
  return wishes.map(({ from, to }) => known.get(`${from} ${to}`) ?? expect.fail('no offer'))
}

test('200 bookings at once on the last 2 vehicles over overlapping rentals: never more than 2 at any hour, none lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyWish, { minLength: 200, maxLength: 200 }), async (wishes) => {
      cars += 1
      const car = sampleCar(`L${cars}`)
      const shop = openCarShop(
        db,
        yardOf(() => [car], standOfTwo()),
      )
      const soldNow = async (): Promise<Record<string, number>> => {
        const rows = await readSold(db, ['ZRH-A'], { first, last: addDays(first, span + 1) })
        return Object.fromEntries(rows.filter((row) => row.car === car.id).map(({ day, sold }) => [day, sold]))
      }
      const accept = { minor: 10_000_000, currency: 'EUR' }
      const offers = await offersFor(shop, wishes)
      const outcomes = await Promise.all(offers.map((offer) => shop.buy(shop.purchaseOf(offer, { accept }))))
      const booked = outcomes.map((outcome, index) => ({ outcome, wish: wishes[index] ?? expect.fail('no wish') }))
      const live = booked.flatMap(({ wish, outcome }) => (outcome.ok ? [{ wish, ref: outcome.value.ref }] : []))
      const rented = live.map(({ wish }) => wish)
      const sold = await soldNow()
      expect(sold).toEqual(countDays(rented))
      expect(Math.max(...Object.values(sold))).toBe(vehicles)
      expect(mostAtOnce(rented)).toBeLessThanOrEqual(vehicles)
      // Who was sent away had a day without a car.
      for (const { wish, outcome } of booked.filter(({ outcome: { ok } }) => !ok)) {
        expect(outcome).toMatchObject({ error: { kind: 'noAvailability', effect: 'none' } })
        expect(daysOf(wish).some((day) => sold[day] === vehicles)).toBe(true)
      }
      // Every other one is given back: what is left in the rows is what is left in the book.
      for (const { ref } of live.filter((_, index) => index % 2 === 0)) await shop.cancel(ref)
      expect(await soldNow()).toEqual(countDays(rented.filter((_, index) => index % 2 === 1)))
    }),
    { numRuns: 3, endOnFailure: true },
  )
})
