import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import { beginOrder, findFlight, findRoom, giveAda, payAll, recover } from '../testing/checkout-buyer.ts'
import { makeFate, makeNode, safe } from '../testing/checkout-node.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { type LedgerRules, makeLedgerSupplier } from '../testing/ledger-supplier.ts'
import { failing } from '../testing/scripted-supplier.ts'
import type { Order } from './order.ts'
import { loadOrder } from './store.ts'
import { orderView } from './view.ts'

let db: Database
let cache: Cache
beforeAll(async () => {
  db = await openTestDatabase()
  cache = await openTestCache()
  await seed(db, readConfig({}))
})
afterAll(async () => {
  await checkInvariants(db)
  await cache.close()
  await db.close()
})

const runs = process.env.FULL === '1' ? 500 : 20

let shops = 0

/** A shop with one airline and one hotel, and what befalls the hotel. */
function openShop(trouble: NonNullable<LedgerRules['trouble']>) {
  const name = ++shops
  const now = () => Date.now()
  const airline = makeLedgerSupplier(`airline-${name}`, { product: 'air', now })
  const hotel = makeLedgerSupplier(`hotel-${name}`, { now, trouble })
  const node = makeNode(db, cache, makeFate(), [airline.supplier, hotel.supplier])
  const hold = async (customer: number): Promise<Order> => {
    const offers = [await findFlight(node, airline.supplier.id), await findRoom(node, hotel.supplier.id)]
    return giveAda(node, await beginOrder(node, offers, `package ${name} of ${customer}`, true))
  }
  return { airline, hotel, node, hold }
}

/** What was taken and not given back. */
const netCharge = async ({ id }: Order): Promise<number | undefined> => {
  const row = await db.one<{ net: number }>(sql`
    select coalesce(sum(charge.captured - charge.refunded), 0)::bigint as net
    from test_charge charge join payment on payment.reference = charge.id where payment.purchase_id = ${id}`)
  return row?.net
}

/** As if it had been in a cart. */
async function putInCheckout({ id }: Order): Promise<string> {
  const row = await db.one<{ id: string }>(sql`
    with guest as (
      insert into session (token_hash, expires_at) values (${id}, now() + interval '1 hour') returning token_hash
    ), one as (insert into cart (session_hash) select token_hash from guest returning id)
    insert into cart_item (cart_id, status, handles, goods, offers, expires_at)
    select id, 'InCheckout', ${id}, '{}', '[]', now() + interval '1 hour' from one returning id`)
  const itemId = row?.id ?? expect.fail('no item')
  await db.query(sql`update booking set cart_item_id = ${itemId} where purchase_id = ${id}`)
  return itemId
}

const statusOf = ({ bookings }: Order): string => bookings.map(({ status }) => status).join(' ')

describe('[F10] a package is two items of one order, all or nothing', () => {
  test(`×${runs}: the flight is confirmed, the hotel fails: every flight is cancelled, and the net charge is nothing`, async () => {
    const { airline, hotel, node, hold } = openShop((asked) => (asked === 'confirm' ? 'rejected' : 'none'))
    for (let customer = 0; customer < runs; customer++) {
      const order = await payAll(node, await hold(customer))
      expect(statusOf(order)).toBe('Cancelled Unsuccessful')
      expect(await netCharge(order)).toBe(0)
    }
    expect(airline.made()).toBe(runs)
    expect([airline, hotel].map(({ live }) => live('confirmed').length)).toEqual([0, 0])
    await recover(db, node)
    expect([airline, hotel].map(({ live }) => live('held').length)).toEqual([0, 0])
  })

  test('the hotel cannot be held: the flight is given back before anybody pays', async () => {
    const { airline, node, hold } = openShop((asked) => (asked === 'hold' ? 'noAvailability' : 'none'))
    const order = await hold(1)
    expect(statusOf(order)).toBe('Unsuccessful Unsuccessful')
    await recover(db, node)
    expect(airline.live('held')).toEqual([])
  })

  test('the hotel wants to be asked again: the flight is not paid for alone, counts for nothing, and both are bought once it is held', async () => {
    let isClosed = true
    const { airline, node, hold } = openShop((asked) => (asked === 'hold' && isClosed ? 'invalid' : 'none'))
    const order = await hold(1)
    expect(statusOf(order)).toBe('OnHold Pending')
    expect(orderView(order, 'en', []).total.amount).toBe(0)
    expect(statusOf(await payAll(node, order))).toBe('OnHold Pending')
    expect(await db.one(sql`select id from payment where purchase_id = ${order.id}`)).toBeUndefined()
    isClosed = false
    const again = await giveAda(node, order)
    expect(orderView(again, 'en', []).total.amount).toBeGreaterThan(0)
    expect(statusOf(await payAll(node, again))).toBe('Ticketed Ticketed')
    expect(airline.live('confirmed')).toHaveLength(1)
  })

  test('neither can be had any more when travellers are given: the item is in the cart again', async () => {
    const soldOut = failing('noAvailability')
    let isSoldOut = false
    const now = () => Date.now()
    const shop = [
      makeLedgerSupplier('airline-full', { product: 'air', now }),
      makeLedgerSupplier('hotel-full', { now }),
    ]
    const suppliers = shop.map(({ supplier }) => ({
      ...supplier,
      quote: async (...asked: Parameters<typeof supplier.quote>) => (isSoldOut ? soldOut : supplier.quote(...asked)),
      search: async (...asked: Parameters<typeof supplier.search>) => (isSoldOut ? soldOut : supplier.search(...asked)),
    }))
    const node = makeNode(db, cache, makeFate(), suppliers)
    const offers = [await findFlight(node, 'airline-full'), await findRoom(node, 'hotel-full')]
    const order = await beginOrder(node, offers, 'a full package', true)
    const itemId = await putInCheckout(order)
    isSoldOut = true
    const bookings = order.bookings.map((booking) => ({ ...booking, cartItemId: itemId }))
    expect(statusOf(await giveAda(node, { ...order, bookings }))).toBe('Unsuccessful Unsuccessful')
    expect(await db.one(sql`select status from cart_item where id = ${itemId}`)).toEqual({ status: 'Live' })
  })

  test('held too long it is asked for again, whole, by who goes on with it', async () => {
    const { airline, hotel, node, hold } = openShop(() => 'none')
    const held = await hold(1)
    const itemId = await putInCheckout(held)
    await db.query(sql`update booking set hold_until = now() - interval '1 minute' where purchase_id = ${held.id}`)
    await recover(db, node)
    const ended = await loadOrder({ db, safe }, held.id)
    expect(statusOf(ended ?? held)).toBe('Ignored Ignored')
    const again = await giveAda(node, ended ?? held)
    expect(statusOf(again)).toBe('OnHold OnHold')
    expect(await db.one(sql`select status from cart_item where id = ${itemId}`)).toEqual({ status: 'InCheckout' })
    expect([airline, hotel].map(({ made }) => made())).toEqual([2, 2])
  })

  test('both can be had: both are bought and paid in one charge', async () => {
    const { airline, hotel, node, hold } = openShop(() => 'none')
    const order = await payAll(node, await hold(1))
    expect(statusOf(order)).toBe('Ticketed Ticketed')
    expect([airline, hotel].map(({ live }) => live('confirmed').length)).toEqual([1, 1])
    const [flight, room] = order.bookings
    expect(flight?.bundle).toBe(room?.bundle)
    expect(await netCharge(order)).toBe((flight?.paid.minor ?? 0) + (room?.paid.minor ?? 0))
    await recover(db, node)
  })
})
