import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { openActivityShop, person, sampleTour, tourQuery } from '../../../../testing/house-activity-shop.ts'
import { groupsOf } from '../catalogue/group.ts'
import type { Tour } from '../catalogue/tour.ts'
import { placesGiven } from '../price/places.ts'
import { readSold } from './departure-store.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

const day = '2027-05-14'
const one = [person('1', 'adult')]
let tours = 9600

/** One hour of one group, that has as many units to sell as the test says. */
function nextTour(group: 'SHARED' | 'PRIVATE', units: number, more: Partial<Tour> = {}): Tour {
  for (;;) {
    tours += 1
    const tour = sampleTour(`PAR-${tours}`, { times: ['10:00'], ...more })
    const own = groupsOf(tour).find(({ code }) => code === group)
    if (own && placesGiven(tour, own, day, '10:00') === units) return tour
  }
}

async function rush(tour: Tour, code: string, count: number) {
  const shop = openActivityShop(db, [tour])
  const offers = await shop.search(tourQuery({ productId: tour.id, party: one }))
  const offer = offers.find(({ detail }) => detail.group.code === code) ?? expect.fail('no offer')
  const outcomes = await Promise.all(Array.from({ length: count }, () => shop.buy(shop.purchaseOf(offer, one))))
  const rows = await readSold(db, [tour.id], { from: day, to: day })
  return { shop, outcomes, sold: rows.find(({ party }) => party === code)?.sold }
}

test('200 bookings at once on the last 4 places of a departure: exactly 4, and the others are told that it is full', async () => {
  const tour = nextTour('SHARED', 4)
  const { shop, outcomes, sold } = await rush(tour, 'SHARED', 200)
  expect(sold).toBe(4)
  const refs = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.ref] : []))
  expect(refs).toHaveLength(4)
  for (const outcome of outcomes)
    if (!outcome.ok) expect(outcome.error).toMatchObject({ kind: 'noAvailability', effect: 'none' })
  const [first] = refs
  const { quote } = await shop
    .quoteCancel(first ?? expect.fail('nobody'))
    .then((told) => (told.ok ? told.value : expect.fail(told.error.details)))
  await shop.commitCancel(first ?? expect.fail('nobody'), quote ?? expect.fail('no quote'))
  expect(await shop.search(tourQuery({ productId: tour.id, party: one }))).toMatchObject([{ detail: { left: 1 } }])
})

test('a private departure is one party’s: of 40 who want it one has it', async () => {
  const tour = nextTour('PRIVATE', 1, { kind: 'walk', maxGroup: 20 })
  const { outcomes, sold } = await rush(tour, 'PRIVATE', 40)
  expect([outcomes.filter(({ ok }) => ok).length, sold]).toEqual([1, 1])
})
