import { readCart } from '@portolan/contract/cart'
import { confirmCheckout, readOrder, startCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
})
afterAll(() => world.close())

const statusesOf = ({ items }: { items: readonly { status: string; paymentStatus: string }[] }) =>
  items.map(({ status, paymentStatus }) => `${status} ${paymentStatus}`)

describe('[R4.3] an order', () => {
  test('is told by each call as it is read afterwards, to the last field', async () => {
    const guest = world.browser()
    const item = await putPass(guest)
    const read = async (orderId: string) => (await guest.call(readOrder, { params: { orderId } })).body
    const started = (await guest.call(startCheckout, { body: { cartItemIds: [item.id] } })).body
    expect(started).toEqual(await read(started.orderId))
    const held = await holdOrder(guest, item)
    expect(held).toEqual(await read(held.orderId))
    const pay = async (token: string) => {
      const body = {
        orderId: held.orderId,
        quoteId: held.quoteId,
        paymentForm: byCard(token),
        acceptedTotal: held.total,
      }
      const { items, total, payment } = (await guest.call(confirmCheckout, { body })).body
      expect(await read(held.orderId)).toMatchObject({ items, total, payment })
    }
    await pay('tok_declined')
    await pay('tok_ok')
  })

  test('[R7.45] is begun, held, paid and bought by a guest; the cart is empty then', async () => {
    const guest = world.browser()
    const item = await putPass(guest)
    const started = await guest.call(startCheckout, { body: { cartItemIds: [item.id] } })
    expect(started.status).toBe(200)
    expect(statusesOf(started.body)).toEqual(['Pending None'])
    expect(started.body.total.amount).toBe(item.price.sellingTotalAmount)
    expect(started.body.items[0]?.travelerRequirements?.leadTraveler).toContain('firstName')
    const held = await holdOrder(guest, item)
    expect(held.orderId).toBe(started.body.orderId)
    expect(statusesOf(held)).toEqual(['OnHold None'])
    expect(held.items[0]?.holdExpires).toBeDefined()
    const bought = await guest.call(confirmCheckout, {
      body: { orderId: held.orderId, quoteId: held.quoteId, paymentForm: byCard(), acceptedTotal: held.total },
    })
    expect(bought.status).toBe(200)
    expect(bought.body).toMatchObject({ success: true, state: 'Done' })
    expect(statusesOf(bought.body)).toEqual(['Ticketed Captured'])
    expect((await guest.call(readCart, {})).body).toEqual([])
    const read = await guest.call(readOrder, { params: { orderId: held.orderId } })
    expect(statusesOf(read.body)).toEqual(['Ticketed Captured'])
    const charge = await world.db.one(sql`select captured, refunded from test_charge order by at desc limit 1`)
    expect(charge).toEqual({ captured: Math.round(held.total.amount * 100), refunded: 0 })
  })
})
