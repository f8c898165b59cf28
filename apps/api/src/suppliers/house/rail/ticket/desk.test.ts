import type { Reservation } from '@portolan/supplier/reservation'
import type { Traveler } from '@portolan/supplier/traveler'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
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
  safe,
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

test('[R7.45] nothing of the travellers can be read in the book', async () => {
  shop.run([shop.trains.toSouth()])
  const [offer] = await shop.search('france', queryOf(gareDeLyon, marseille))
  const held = valueFrom(await shop.supplierOf('france').hold(purchaseOf(offer ? [offer] : []), shop.write()))
  const row = await db.one<{ text: string; travelers: string }>(sql`
    select row_to_json(r)::text || (select string_agg(w::text, '') from rail_write w) as text, travelers
    from rail_reservation r where locator = ${held.ref.locator}`)
  expect(row?.text).not.toMatch(/Mei|Lam|example\.org|5550123/)
  const opened = safe.open(row?.travelers ?? '', `rail reservation ${held.ref.locator}`)
  expect(JSON.parse(opened ?? 'null')).toMatchObject([{ given: 'Mei', surname: 'Lam' }])
  expect(safe.open(row?.travelers ?? '', 'rail reservation BCDFGH')).toBeUndefined()
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

test('[R7.44] holds that have ended are given back when the house is asked for its health', async () => {
  shop.run([shop.trains.toSouth({ operator: 'TRENITALIA', brand: 'Frecciarossa' })])
  const supplier = shop.supplierOf('italy')
  const find = async () => pick(await shop.search('italy', queryOf(gareDeLyon, marseille)), ['PREMIER', 'FULL_FLEX'])
  const offer = await find()
  const take = () => supplier.hold(purchaseOf([offer]), shop.write())
  const held = await Promise.all(Array.from({ length: 10 }, take))
  expect(held.every(({ ok }) => ok)).toBe(true)
  expect(await take()).toMatchObject({ error: { kind: 'noAvailability' } })
  shop.setNow(shop.now() + 30 * minute - 1)
  expect(await take()).toMatchObject({ error: { kind: 'noAvailability' } })
  shop.setNow(shop.now() + 1)
  await supplier.health(shop.read())
  const again = await find()
  shop.setNow(shop.now() + 1)
  expect(valueFrom(await supplier.hold(purchaseOf([again]), shop.write())).state).toBe('held')
})

test('[R7.44] a hold that is asked for on a full train first gives back those that have ended', async () => {
  shop.run([shop.trains.toSouth({ operator: 'TRENITALIA', brand: 'Frecciarossa' })])
  const supplier = shop.supplierOf('italy')
  const find = async () => pick(await shop.search('italy', queryOf(gareDeLyon, marseille)), ['PREMIER', 'FULL_FLEX'])
  const nine = await find()
  await Promise.all(Array.from({ length: 9 }, () => supplier.hold(purchaseOf([nine]), shop.write())))
  shop.setNow(shop.now() + 20 * minute)
  const last = await find()
  valueFrom(await supplier.hold(purchaseOf([last]), shop.write()))
  shop.setNow(shop.now() + 10 * minute)
  expect(valueFrom(await supplier.hold(purchaseOf([last]), shop.write())).state).toBe('held')
})

test('[R7.44] a hold can be made longer, for two hours at most', async () => {
  shop.run([shop.trains.toSouth()])
  const supplier = shop.supplierOf('france')
  const [offer] = await shop.search('france', queryOf(gareDeLyon, marseille))
  const held = valueFrom(await supplier.hold(purchaseOf(offer ? [offer] : []), shop.write()))
  const extend = () => supplier.extend?.(held.ref, shop.write()) ?? expect.fail('no extend')
  const began = shop.now()
  shop.setNow(shop.now() + 25 * minute)
  expect(valueFrom(await extend()).holdUntil).toBe(shop.now() + 30 * minute)
  for (const minutes of [50, 75, 100]) {
    shop.setNow(began + minutes * minute)
    await extend()
  }
  expect(valueFrom(await extend()).holdUntil).toBe(began + 120 * minute)
  shop.setNow(began + 120 * minute)
  expect(await extend()).toMatchObject({ error: { kind: 'offerExpired', effect: 'none' } })
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
