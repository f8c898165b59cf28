import type { Reservation } from '@portolan/supplier/reservation'
import type { Traveler } from '@portolan/supplier/traveler'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import {
  adult,
  detailOf,
  type Kind,
  mei,
  minute,
  openRailShop,
  pick,
  purchaseOf,
  queryOf,
  stations,
  valueFrom,
} from '../../../../testing/house-rail-shop.ts'
import { takeSeats } from './seat-store.ts'

const { gareDeLyon, marseille } = stations

let db: Database
let shop: ReturnType<typeof openRailShop>

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

beforeEach(() => {
  shop = openRailShop(db)
})

test('[R7.44] a hold has a locator, ends after 30 minutes and gives everybody a seat in one coach', async () => {
  shop.run([shop.trains.toSouth()])
  const party = [adult, { ref: '2', type: 'youth', age: 9 }, { ref: '3', type: 'youth', age: 2 }] as const
  const offers = await shop.search('france', queryOf(gareDeLyon, marseille, { party }))
  const offer = pick(offers, ['COMFORT', 'NON_FLEX'])
  const family: Traveler[] = [
    { ...mei, birthDate: '1995-08-30' },
    { ref: '2', type: 'youth', lead: false, title: 'Mr', given: 'Tim', surname: 'Lam', birthDate: '2018-01-02' },
    { ref: '3', type: 'youth', lead: false, title: 'Ms', given: 'Ann', surname: 'Lam', birthDate: '2025-01-02' },
  ]
  const held = valueFrom(await shop.supplierOf('france').hold(purchaseOf([offer], family), shop.write()))
  expect(held.ref.locator).toMatch(/^[A-Z]{6}$/)
  expect(held.holdUntil).toBe(shop.now() + 30 * minute)
  expect(detailOf(held).seats).toEqual([
    { ticket: 0, segment: 0, travelerRef: '1', coach: '2', seat: '1' },
    { ticket: 0, segment: 0, travelerRef: '2', coach: '2', seat: '2' },
  ])
})

test('[R5.6] who is older than was searched for pays the price of that age', async () => {
  shop.run([shop.trains.toSouth()])
  const party = [{ ref: '1', type: 'youth', age: 11 }] as const
  const offer = pick(await shop.search('france', queryOf(gareDeLyon, marseille, { party })), ['STANDARD', 'FULL_FLEX'])
  const supplier = shop.supplierOf('france')
  const bornEarlier = [{ ...mei, birthDate: '2014-05-14' }]
  expect(await supplier.hold(purchaseOf([offer], bornEarlier), shop.write())).toMatchObject({
    error: { kind: 'priceChanged', effect: 'none' },
  })
  const quote = valueFrom(await supplier.quote({ offers: [offer.ref], party: [{ ...party[0], age: 13 }] }, shop.read()))
  expect(quote.changed).toBe(true)
  expect(quote.total.total.minor).toBeGreaterThan(offer.price.total.minor)
})

test('[R7.44] no seat is sold twice: 200 holds at once on the last 50 seats of a train give exactly 50', async () => {
  shop.run([shop.trains.toSouth()])
  await db.transaction((tx) =>
    takeSeats(tx, [
      {
        ...{ trip: shop.nameOf('6101'), day: '2027-05-14', from: 1, to: 2 },
        comfort: 'COMFORT',
        capacity: 110,
        count: 60,
      },
    ]),
  )
  const offer = pick(await shop.search('france', queryOf(gareDeLyon, marseille)), ['COMFORT', 'FULL_FLEX'])
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => shop.supplierOf('france').hold(purchaseOf([offer]), shop.write())),
  )
  const held = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.kind]))
  expect(held).toHaveLength(50)
  expect(new Set(refused)).toEqual(new Set(['noAvailability']))
  const seats = held.flatMap((one) => detailOf(one).seats.map(({ coach, seat }) => `${coach}/${seat}`))
  expect(new Set(seats).size).toBe(50)
  expect(new Set(held.map(({ ref }) => ref.locator)).size).toBe(50)
})

test('[R7.45] a purchase is cancelled by its conditions, with the quote that was shown', async () => {
  shop.run([shop.trains.toSouth()])
  const supplier = shop.supplierOf('france')
  const offers = await shop.search('france', queryOf(gareDeLyon, marseille))
  const buy = async (kind: Kind) => valueFrom(await supplier.confirm(purchaseOf([pick(offers, kind)]), shop.write()))
  const quoteOf = async (bought: Reservation<unknown>) =>
    valueFrom(await supplier.cancel({ reservation: bought.ref, mode: 'quote' }, shop.write())).quote ??
    expect.fail('no quote')
  const [fixed, half] = [await buy(['STANDARD', 'NON_FLEX']), await buy(['STANDARD', 'SEMI_FLEX'])]
  expect(half.documents).toEqual([{ kind: 'ticket', id: `${half.ref.locator}-1`, travelerRefs: ['1'] }])
  expect((await quoteOf(fixed)).refund.minor).toBe(0)
  const early = await quoteOf(half)
  expect(early.fee.minor).toBe(0)
  shop.setNow(Date.parse('2027-05-13T09:00:00Z'))
  const late = await quoteOf(half)
  expect(late.fee).toEqual({ minor: 1900, currency: 'EUR' })
  const commit = (accept: typeof late) =>
    supplier.cancel({ reservation: half.ref, mode: 'commit', accept }, shop.write())
  expect(await commit({ ...early, expiresAt: shop.now() + 1000 })).toMatchObject({
    error: { kind: 'priceChanged', effect: 'none' },
  })
  expect(valueFrom(await commit(late)).reservation.state).toBe('cancelled')
})
