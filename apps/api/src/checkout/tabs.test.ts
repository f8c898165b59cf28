import { cancelBooking } from '@portolan/contract/booking'
import type { CartItem } from '@portolan/contract/cart'
import { confirmCheckout, quoteCheckout, readOrder, startCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { named } from '../testing/booking-world.ts'
import { commit, quote, quoteIdIn } from '../testing/cancel-world.ts'
import { ada, byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' })
})
afterAll(() => world.close())

const rounds = process.env.FULL === '1' ? 500 : 8

/** From the cart to the papers, as one tab does it; whatever is answered on the way, it goes on. */
async function checkOut(tab: Browser, item: CartItem): Promise<string> {
  const { body: order } = await tab.call(startCheckout, { body: { cartItemIds: [item.id] } })
  const { orderId } = order
  if (orderId === undefined) return 'nothing'
  const assign = [{ cartItemId: item.id, travelerRefs: ['t1'] }]
  const contact = { email: 'ada@example.com' }
  const quoted = await tab.call(quoteCheckout, { body: { orderId, travelers: [ada], contact, assign } })
  const { quoteId = order.quoteId, total = order.total } = quoted.body
  await tab.call(confirmCheckout, { body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total } })
  return orderId
}

test(`[F20] two tabs check one cart out ×${rounds}: one order, one booking, one charge`, {
  timeout: 1_800_000,
}, async () => {
  const rows = async () =>
    world.db.query<{ item: string; bookings: number; bought: number; charges: number }>(sql`
      select booking.cart_item_id as item, count(distinct booking.id)::integer as bookings,
        count(distinct booking.id) filter (where booking.status = 'Ticketed')::integer as bought,
        count(distinct charge.id) filter (where charge.captured > 0)::integer as charges
      from booking left join payment on payment.purchase_id = booking.purchase_id
        left join test_charge charge on charge.id = payment.reference
      group by 1`)
  for (let round = 0; round < rounds; round++) {
    const guest = world.browser()
    const item = await putPass(guest)
    const orders = await Promise.all([checkOut(guest, item), checkOut(guest, item)])
    expect(new Set(orders).size, `round ${round}`).toBe(1)
  }
  await world.app.settle()
  const all = await rows()
  expect(all).toHaveLength(rounds)
  expect(all.filter(({ bookings, bought, charges }) => bookings !== 1 || bought !== 1 || charges !== 1)).toEqual([])
  await checkInvariants(world.db)
})

test('[F20] a tab that comes after the other has bought is answered with what was bought', async () => {
  const guest = world.browser()
  const [item, other] = [await putPass(guest), await putPass(guest, 'BENELUX')]
  const orderId = await checkOut(guest, item)
  const late = await guest.call(startCheckout, { body: { cartItemIds: [item.id] } })
  expect(late).toMatchObject({ status: 200, body: { orderId, items: [{ status: 'Ticketed' }] } })
  // What is left in the cart is not lost behind it: the tab reads its cart again.
  const both = await guest.call(startCheckout, { body: { cartItemIds: [item.id, other.id] } })
  expect(both.status).toBe(404)
  expect((await world.browser().call(startCheckout, { body: { cartItemIds: [item.id] } })).status).toBe(404)
})

describe('two things of one order', () => {
  const statusesOf = async (browser: Browser, orderId: string) =>
    (await browser.call(readOrder, { params: { orderId } })).body.items.map(
      ({ status, paymentStatus }) => `${status} ${paymentStatus}`,
    )

  test('[F20] paid at the same moment in two tabs are both bought, each charged once', async () => {
    const guest = world.browser()
    const held = await holdOrder(guest, await putPass(guest), await putPass(guest, 'BENELUX'))
    await Promise.all(
      held.items.map(({ uniqueID, quoteId, price }) =>
        guest.call(confirmCheckout, {
          body: { uniqueID: named(uniqueID?.id ?? ''), quoteId, paymentForm: byCard(), acceptedTotal: price },
        }),
      ),
    )
    await world.app.settle()
    expect(await statusesOf(guest, held.orderId)).toEqual(['Ticketed Captured', 'Ticketed Captured'])
    await checkInvariants(world.db)
  })

  test('one waits for the customer’s word to the bank: the other does not push it aside', async () => {
    const guest = world.browser()
    const held = await holdOrder(guest, await putPass(guest), await putPass(guest, 'BENELUX'))
    const pay = (place: number, token: string) => {
      const { uniqueID, quoteId, price } = held.items[place] ?? expect.fail('nothing is held')
      return guest.call(confirmCheckout, {
        body: { uniqueID: named(uniqueID?.id ?? ''), quoteId, paymentForm: byCard(token), acceptedTotal: price },
      })
    }
    await Promise.all([pay(0, 'tok_authentication_required'), pay(1, 'tok_ok')])
    await world.app.settle()
    const waiting = (await statusesOf(guest, held.orderId)).filter((one) => one.startsWith('PendingPurchase'))
    expect(waiting).toEqual(['PendingPurchase ActionRequired'])
    await checkInvariants(world.db)
  })

  test('[F11] bought by two payments: what is cancelled goes back to where it came from', async () => {
    const agent = await world.loggedIn('agent')
    const held = await holdOrder(agent, await putPass(agent), await putPass(agent, 'BENELUX'))
    const forms = [{ kind: 'account' as const }, byCard()]
    for (const [index, { uniqueID, quoteId, price }] of held.items.entries()) {
      const paymentForm = forms[index] ?? byCard()
      const body = { uniqueID: named(uniqueID?.id ?? ''), quoteId, paymentForm, acceptedTotal: price }
      await agent.call(confirmCheckout, { body })
    }
    expect(await statusesOf(agent, held.orderId)).toEqual(['Ticketed Captured', 'Ticketed Captured'])
    const [first] = held.items.map(({ uniqueID }) => uniqueID?.id ?? '')
    const quoted = await quote(agent, first ?? '')
    expect((await commit(agent, first ?? '', quoteIdIn(quoted))).body.status).toBe('Cancelled')
    await world.app.settle()
    await checkInvariants(world.db)
    const both = await agent.call(cancelBooking, {
      body: { cancelType: 'Quote', uniqueIDs: held.items.map(({ uniqueID }) => named(uniqueID?.id ?? '')) },
    })
    expect(both.status).toBe(409)
  })
})
