import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import { beginOrder, findRoom, giveAda, payAll, recover } from '../testing/checkout-buyer.ts'
import { makeFate, makeNode } from '../testing/checkout-node.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { makeLedgerSupplier } from '../testing/ledger-supplier.ts'
import type { Order } from './order.ts'
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

/** A room for 100 euros, of which the house takes so many cents itself. */
function openNode(there: number, name = `there-${there}`) {
  const books = makeLedgerSupplier(name, { there, now: () => Date.now() })
  const node = makeNode(db, cache, makeFate(), [books.supplier])
  const hold = async () => {
    const offer = await findRoom(node, name)
    return giveAda(node, await beginOrder(node, [offer], `who buys of ${name}`))
  }
  return { node, books, hold }
}

const captured = async ({ id }: Order): Promise<number | undefined> =>
  (await db.one<{ captured: number }>(sql`select captured from payment where purchase_id = ${id}`))?.captured

test('what is paid on the spot is part of the price and not of the charge', async () => {
  const { node, hold } = openNode(2_000)
  const held = await hold()
  const { total, payNow, payThere, items } = orderView(held, 'en', [])
  expect(payThere?.amount).toBeGreaterThan(0)
  expect(payNow?.amount).toBeCloseTo(total.amount - (payThere?.amount ?? 0), 9)
  expect(items[0]?.payThere).toEqual(payThere)
  const order = await payAll(node, held)
  const [booking] = order.bookings
  expect(booking).toMatchObject({ status: 'Ticketed', paymentStatus: 'Captured', settlement: 'mixed' })
  expect(booking?.paid.minor).toBe(Math.round((payNow?.amount ?? 0) * 100))
  expect(await captured(order)).toBe(booking?.paid.minor)
  await recover(db, node)
})

test('a stay that is paid at the house charges nothing and is bought all the same; its cancellation is told and gives nothing back', async () => {
  const { node, books, hold } = openNode(10_000)
  const order = await payAll(node, await hold())
  const [booking] = order.bookings
  expect(booking).toMatchObject({
    status: 'Ticketed',
    paymentStatus: 'None',
    settlement: 'there',
    paid: { minor: 0 },
  })
  expect(await captured(order)).toBe(0)
  expect(books.live('confirmed')).toHaveLength(1)
  const bought = { order, bookings: order.bookings }
  const body = { uniqueIDs: [{ id: booking?.reference ?? '', type: '14' }] }
  const told = vi.spyOn(node.outbox, 'put')
  const [quoted] = await node.quoteCancel(bought, { ...body, cancelType: 'Quote' })
  expect(quoted).toMatchObject({ refund: { minor: 0 }, fee: { minor: 0 } })
  const [done] = await node.commitCancel(bought, { ...body, cancelType: 'Commit', cancelQuoteID: quoted?.id ?? '' })
  expect(done?.status).toBe('Cancelled')
  expect(told).toHaveBeenCalledWith(expect.anything(), 'booking.cancelled', { bookingId: booking?.id })
  await recover(db, node)
})

const onArrival = { method: 'token', provider: 'there', token: 'there' } as const
const wholePrice = ({ bookings }: Order) => bookings[0]?.price ?? expect.fail('no booking')

test('[A44] what is all paid on arrival is bought without a card, and no provider of cards hears of it', async () => {
  const { node, books, hold } = openNode(10_000, 'no-card')
  const held = await hold()
  const order = await node.orders.pay(held, { form: onArrival, accepted: wholePrice(held) })
  expect(order.bookings).toMatchObject([{ status: 'Ticketed', paymentStatus: 'None', settlement: 'there' }])
  expect(books.live('confirmed')).toHaveLength(1)
  const charges = await db.query(sql`
    select from test_charge where key like ${`${order.payment?.id}%`}`)
  expect(charges).toEqual([])
  await recover(db, node)
})

test('[A44] what is due now is not bought on arrival: it stays held, and nothing was begun', async () => {
  const { node, hold } = openNode(2_000, 'due-now')
  const held = await hold()
  await expect(node.orders.pay(held, { form: onArrival, accepted: wholePrice(held) })).rejects.toMatchObject({
    status: 400,
    text: 'error.payment.dueNow',
  })
  expect(await captured(held)).toBeUndefined()
  expect((await payAll(node, held)).bookings[0]?.status).toBe('Ticketed')
  await recover(db, node)
})
