import { addDays } from '@portolan/domain/date'
import type { Queries } from '@portolan/supplier/query'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { allHouses } from '../../../../testing/house-hotel-bench.ts'
import {
  couple,
  family,
  openHotelShop,
  type RoomOffer,
  stayQuery,
  valueIn,
} from '../../../../testing/house-hotel-shop.ts'

let db: Database
let shop: ReturnType<typeof openHotelShop>

beforeAll(async () => {
  db = await openTestDatabase()
  shop = openHotelShop(db)
})

afterAll(() => db.close())

const totalOf = (offers: readonly RoomOffer[]): number => offers.reduce((sum, { price }) => sum + price.total.minor, 0)
const inHouse = (offers: readonly RoomOffer[], id: string) => offers.filter(({ detail }) => detail.house.id === id)
const idsOf = (offers: readonly RoomOffer[]) => new Set(offers.map(({ detail }) => detail.house.id))

describe('what is paid where', () => {
  const everyPlan = async (query: Queries['hotel']) => {
    const offers = await shop.search(query)
    return (payment: string) => offers.filter(({ detail }) => detail.plan.payment === payment)
  }

  test('city tax at the desk, all of it at the house, or the rest of a deposit a week before', async () => {
    const houses = allHouses.register().propertiesIn('PAR')
    const house = houses.find(({ plans }) => ['PH', 'DP'].every((code) => plans.some((plan) => plan.endsWith(code))))
    const of = await everyPlan(stayQuery({ where: { hotelIds: [house?.id ?? expect.fail('no such house')] } }))
    for (const { price, detail } of [...of('now'), ...of('there'), ...of('deposit')]) {
      const taxes = detail.taxes.reduce((sum, { amount }) => sum + amount.minor, 0)
      const nights = detail.nights.reduce((sum, { amount }) => sum + amount.minor, 0)
      expect(price.total.minor).toBe(nights + taxes - (detail.discount?.minor ?? 0))
      expect(price.taxes?.minor).toBe(taxes)
      expect(price.lines?.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(price.total.minor)
    }
    // Paris takes so much of each head and night.
    for (const { price, detail } of of('now')) {
      expect(detail.taxes).toEqual([{ code: 'CITY_TAX', amount: price.taxes, isPaidThere: true }])
      expect([price.there, detail.restOn]).toEqual([price.taxes, undefined])
    }
    expect(of('there').length).toBeGreaterThan(0)
    for (const { price } of of('there')) expect(price.there).toEqual(price.total)
    expect(of('deposit').length).toBeGreaterThan(0)
    for (const { price, detail } of of('deposit')) {
      const taxes = price.taxes?.minor ?? 0
      const deposit = Math.round((price.total.minor - taxes) * 0.3)
      expect([price.there?.minor, detail.restOn]).toEqual([price.total.minor - deposit, '2027-05-07'])
      // The rest on its day, and the city tax at the desk.
      const rest = { minor: price.total.minor - taxes - deposit, currency: 'EUR' }
      expect(price.later).toEqual({ amount: rest, on: '2027-05-07' })
    }
  })

  test('[B10] in the last week all of it is paid now, and no room is called one with a deposit', async () => {
    const houses = allHouses.register().propertiesIn('PAR')
    const house = houses.find(({ plans }) => plans.some((plan) => plan.endsWith('DP')))
    // The shop’s clock stands at the first of March.
    const soon = { checkIn: '2027-03-03', checkOut: '2027-03-05' }
    const offers = await shop.search(stayQuery({ ...soon, where: { hotelIds: [house?.id ?? ''] } }))
    const deposits = offers.filter(({ detail }) => detail.plan.code.endsWith('DP'))
    expect(deposits.length).toBeGreaterThan(0)
    for (const { price, detail } of deposits) {
      expect([detail.plan.payment, detail.restOn]).toEqual(['now', undefined])
      expect(price.there?.minor).toBe(price.taxes?.minor)
      expect(detail.plan.rules.at(-1)?.en).toBe('The full amount is taken when you book.')
    }
  })

  test('with a flight the nights cost 8 % less, and the taxes of them follow', async () => {
    const nights = { checkIn: '2027-05-10', checkOut: addDays('2027-05-10', 8) }
    for (const city of ['PAR', 'NYC']) {
      const [house] = allHouses.register().propertiesIn(city)
      const query = stayQuery({ ...nights, where: { hotelIds: [house?.id ?? ''] } })
      const [alone, together] = [await shop.search(query), await shop.search({ ...query, withFlight: true })]
      expect(alone.length).toBeGreaterThan(0)
      for (const [index, { price, detail, identity }] of together.entries()) {
        const other = alone[index] ?? expect.fail('no other')
        const full = detail.nights.reduce((sum, { amount }) => sum + amount.minor, 0)
        const longStay = other.detail.discount?.minor ?? 0
        expect(longStay).toBeGreaterThan(0)
        expect(detail.discount?.minor).toBe(longStay + Math.round((full - longStay) * 0.08))
        expect(detail.withFlight).toEqual({ apart: other.price.total })
        expect(price.total.minor).toBe(full - (detail.discount?.minor ?? 0) + (price.taxes?.minor ?? 0))
        expect(price.taxes?.minor ?? 0).toBeLessThanOrEqual(other.price.taxes?.minor ?? 0)
        if (city === 'NYC') expect(price.taxes?.minor).toBeLessThan(other.price.taxes?.minor ?? 0)
        expect(identity).toBe(`${other.identity}/flight`)
      }
    }
  })
})

test('the price of the list is the price of the room, of the quote and of what is sold, to the cent', async () => {
  const cities = ['PAR', 'NYC', 'LON', 'BALI', 'EDINBURGH', 'TYO']
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...cities),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 1, max: 16 }),
      fc.constantFrom([couple], [couple, family], [{ adults: 1, childAges: [] }, couple, couple]),
      fc.boolean(),
      fc.nat(50),
      async (code, day, nights, rooms, withFlight, which) => {
        const checkIn = addDays('2027-03-02', day)
        const common = { checkIn, checkOut: addDays(checkIn, nights), rooms, withFlight }
        const list = await shop.search(stayQuery({ ...common, where: { code, context: 'CITY' }, show: 'list' }))
        const ids = [...idsOf(list)]
        const id = ids[which % Math.max(1, ids.length)]
        fc.pre(id !== undefined)
        const chosen = inHouse(list, id ?? '')
        const all = await shop.search(stayQuery({ ...common, where: { hotelIds: [id ?? ''] } }))
        const same = chosen.map(({ identity, detail }) =>
          all.find((other) => other.identity === identity && other.detail.place === detail.place),
        )
        expect(same.map((offer) => offer?.price)).toEqual(chosen.map(({ price }) => price))
        const quote = valueIn(await shop.quote(chosen))
        expect([quote.changed, quote.total.total.minor]).toEqual([false, totalOf(chosen)])
        expect(quote.offers.map(({ price }) => price)).toEqual(chosen.map(({ price }) => price))
        const bought = valueIn(await shop.buy(shop.purchaseOf(chosen)))
        expect(bought.total.total.minor).toBe(totalOf(chosen))
        expect(bought.total).toEqual(quote.total)
        expect(bought.detail.rooms.map(({ detail }) => detail.nights)).toEqual(
          chosen.map(({ detail }) => detail.nights),
        )
        await shop.cancel(bought.ref)
      },
    ),
    { numRuns: 25 },
  )
})
