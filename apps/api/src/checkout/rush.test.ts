import { setTimeout as pause } from 'node:timers/promises'
import { isPendingStatus } from '@portolan/domain/booking/lifecycle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { KeptOffer } from '../offer/offer.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import type { AnySupplier } from '../suppliers/registry.ts'
import { onPostgres, openTestCache, openTestDatabase } from '../testing/backend.ts'
import { findTicket } from '../testing/checkout-buyer.ts'
import { contextOf, makeFate, makeNode, type Node } from '../testing/checkout-node.ts'
import { mei, openRailShop, queryOf, stations } from '../testing/house-rail-shop.ts'
import { checkInvariants } from '../testing/invariants.ts'
import type { Order } from './order.ts'

let db: Database
let cache: Cache
beforeAll(async () => {
  db = await openTestDatabase()
  cache = await openTestCache()
  await seed(db, readConfig({}))
})
afterAll(async () => {
  await cache.close()
  await db.close()
})

const full = process.env.FULL === '1'
const [seats, buyers] = full ? [100, 10_000] : [15, 120]
const atOnce = full ? 200 : 40

function openShop(nodes: number): Node[] {
  const shop = openRailShop(db)
  shop.setNow(Date.now())
  shop.run([shop.trains.toSouth()])
  return Array.from({ length: nodes }, () =>
    makeNode(db, cache, makeFate(), shop.suppliers() as unknown as AnySupplier[]),
  )
}

const toSouth = queryOf(stations.gareDeLyon, stations.marseille)

/** Told that it is under way, a customer looks again. */
async function seen(node: Node, order: Order): Promise<Order> {
  const isUnderWay = ({ bookings }: Order) => bookings.some(({ status }) => isPendingStatus(status))
  let current = order
  while (isUnderWay(current)) {
    await pause(500)
    current = await node.orders.advance.advance(order.id)
  }
  return current
}

/** So long a customer asks again: with 200 at once the supplier's rooms are full again and again. */
const patienceMs = 180_000

/** As a customer would: a price that rose is agreed to, and who is not served is patient and asks again. */
async function buy(node: Node, offer: KeptOffer, name: string): Promise<string> {
  const { orders } = node
  let order = await orders.begin([{ cartItemId: undefined, offers: [offer], wanted: {} }], name, contextOf(name))
  const until = Date.now() + patienceMs
  for (let tries = 0; Date.now() < until; tries++) {
    const given = await orders.give(order, { travelers: [mei], contact: {}, wantedOf: ({ wanted }) => wanted })
    order = await seen(node, given)
    const [booking] = order.bookings
    if (booking?.status !== 'Pending') break
    await pause(Math.random() * Math.min(2_000, 20 * tries))
  }
  const [held] = order.bookings
  if (held?.status !== 'OnHold') return `${held?.status} ${held?.refusal?.kind}`
  const form = { method: 'token' as const, provider: 'test', token: 'tok_ok' }
  const paid = await seen(node, await orders.pay(order, { form, accepted: held.price }))
  return `${paid.bookings[0]?.status}`
}

test(`[F1] ${buyers} buyers on ${seats} seats, ${atOnce} at once: exactly ${seats} are sold and charged`, {
  timeout: 900_000,
}, async () => {
  const nodes = openShop(onPostgres ? 2 : 1)
  const nodeOf = (index: number) => nodes[index % nodes.length] as Node
  const offer = await findTicket(nodeOf(0), toSouth)
  expect(await buy(nodeOf(0), offer, 'buyer 0')).toBe('Ticketed')
  await db.query(sql`update rail_hop set capacity = ${seats}`)
  const ends: string[] = ['Ticketed']
  let next = 1
  const buyOn = async () => {
    while (next < buyers) {
      const index = next++
      ends.push(await buy(nodeOf(index), offer, `buyer ${index}`))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, buyOn))
  const bought = ends.filter((end) => end === 'Ticketed').length
  const others = ends.filter((end) => end !== 'Ticketed' && end !== 'Unsuccessful noAvailability')
  expect(others.slice(0, 10), `${others.length} were told something else than that it is sold out`).toEqual([])
  expect(bought).toBe(seats)
  const sold = await db.one(sql`select max(sold) as sold, max(bit_count(taken)) as taken from rail_hop`)
  expect(sold).toEqual({ sold: seats, taken: seats })
  const charged = await db.one(sql`select count(*)::integer as count from test_charge where captured - refunded > 0`)
  expect(charged).toEqual({ count: seats })
  for (const { outbox } of nodes) await outbox.drain()
  await checkInvariants(db)
})
