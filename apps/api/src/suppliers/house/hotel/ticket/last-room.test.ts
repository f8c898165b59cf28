import { addDays } from '@portolan/domain/date'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { sampleHouse } from '../../../../testing/house-hotel-bench.ts'
import { openHotelShop, type RoomOffer, stayQuery } from '../../../../testing/house-hotel-shop.ts'
import { marketOf } from '../catalogue/market.ts'
import { unitsGiven } from '../price/allotment.ts'
import { makeNights } from '../price/night.ts'
import type { Property } from '../property/property.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

const rooms = 3
const first = '2027-05-10'
const nights = 8
const room = { type: 'DBL', units: rooms }
let houses = 9_800_000

/** One that gives all of its three rooms in every one of these nights. */
function nextHouse(): Property {
  const market = marketOf('LON') ?? expect.fail('no such market')
  const { all } = makeNights(market, { arrival: first, nights, today: '2027-03-01' })
  for (;;) {
    houses += 1
    const house = sampleHouse(String(houses), { rooms: [room], plans: ['RO-F3-PN'] })
    const givenIn = unitsGiven(house, room)
    if (all.every((night) => givenIn(night) === rooms)) return house
  }
}

/** Counted in nights from the first. */
interface Wish {
  readonly from: number
  readonly length: number
}

const anyWish: fc.Arbitrary<Wish> = fc
  .nat(nights - 1)
  .chain((from) => fc.record({ from: fc.constant(from), length: fc.integer({ min: 1, max: nights - from }) }))

const nightsOf = ({ from, length }: Wish): string[] =>
  Array.from({ length }, (_, index) => addDays(first, from + index))

/** How often each night stands in the stays. */
function countNights(wishes: readonly Wish[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const night of wishes.flatMap(nightsOf)) counts[night] = (counts[night] ?? 0) + 1
  return counts
}

type Shop = ReturnType<typeof openHotelShop>

/** Before anybody has bought: of each stay one offer. */
async function offersFor(shop: Shop, house: Property, wishes: readonly Wish[]): Promise<RoomOffer[]> {
  const known = new Map<string, RoomOffer>()
  for (const { from, length } of wishes) {
    if (known.has(`${from} ${length}`)) continue
    const [checkIn, checkOut] = [addDays(first, from), addDays(first, from + length)]
    const [offer] = await shop.search(stayQuery({ where: { hotelIds: [house.id] }, checkIn, checkOut }))
    if (offer) known.set(`${from} ${length}`, offer)
  }
  return wishes.map(({ from, length }) => known.get(`${from} ${length}`) ?? expect.fail('no offer'))
}

/** Everybody at once, whatever it costs by then. */
async function rush(shop: Shop, house: Property, wishes: readonly Wish[]) {
  const offers = await offersFor(shop, house, wishes)
  const accept = { minor: 10_000_000, currency: 'EUR' }
  const outcomes = await Promise.all(offers.map((offer) => shop.buy(shop.purchaseOf([offer], undefined, { accept }))))
  return outcomes.map((outcome, index) => ({ outcome, wish: wishes[index] ?? expect.fail('no wish') }))
}

test('200 bookings at once on the last 3 rooms over overlapping nights: never more than 3 in a night, none lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyWish, { minLength: 200, maxLength: 200 }), async (wishes) => {
      const house = nextHouse()
      const shop = openHotelShop(db, [house])
      const soldNow = async (): Promise<Record<string, number>> =>
        Object.fromEntries((await shop.soldIn(house.id)).map(({ night, sold }) => [night, sold]))
      const booked = await rush(shop, house, wishes)
      const live = booked.flatMap(({ wish, outcome }) => (outcome.ok ? [{ wish, ref: outcome.value.ref }] : []))
      const sold = await soldNow()
      expect(sold).toEqual(countNights(live.map(({ wish }) => wish)))
      expect(Math.max(...Object.values(sold))).toBe(rooms)
      // Who was sent away had a night without a room.
      for (const { wish, outcome } of booked.filter(({ outcome: { ok } }) => !ok)) {
        expect(outcome).toMatchObject({ error: { kind: 'noAvailability', effect: 'none' } })
        expect(nightsOf(wish).some((night) => sold[night] === rooms)).toBe(true)
      }
      // Every other one is given back: what is left in the rows is what is left in the book.
      for (const { ref } of live.filter((_, index) => index % 2 === 0)) await shop.cancel(ref)
      const staying = live.filter((_, index) => index % 2 === 1).map(({ wish }) => wish)
      expect(await soldNow()).toEqual(countNights(staying))
    }),
    { numRuns: 3, endOnFailure: true },
  )
})
