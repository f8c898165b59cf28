import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../platform/db.ts'
import { sql } from '../../../platform/sql.ts'
import { openTestDatabase } from '../../../testing/backend.ts'
import {
  minute,
  openRailShop,
  pick,
  purchaseOf,
  queryOf,
  safe,
  stations,
  valueFrom,
} from '../../../testing/house-rail-shop.ts'

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

test('[R7.45] nothing of the travellers can be read in the book', async () => {
  shop.run([shop.trains.toSouth()])
  const [offer] = await shop.search('france', queryOf(gareDeLyon, marseille))
  const held = valueFrom(await shop.supplierOf('france').hold(purchaseOf(offer ? [offer] : []), shop.write()))
  const row = await db.one<{ text: string; travelers: string }>(sql`
    select row_to_json(r)::text || (select string_agg(w::text, '') from house_write w) as text, travelers
    from house_reservation r where locator = ${held.ref.locator}`)
  expect(row?.text).not.toMatch(/Meizhen|Lamartine|example\.org|5550123/)
  const opened = safe.open(row?.travelers ?? '', `rail reservation ${held.ref.locator}`)
  expect(JSON.parse(opened ?? 'null')).toMatchObject([{ given: 'Meizhen', surname: 'Lamartine' }])
  expect(safe.open(row?.travelers ?? '', 'rail reservation BCDFGH')).toBeUndefined()
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
