import { removeFromCart } from '@portolan/contract/cart'
import { confirmCheckout, readOrder, startCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' })
})
afterAll(async () => {
  await world.app.settle()
  await checkInvariants(world.db)
  await world.close()
})

const start = (browser: Browser, ...items: readonly { id: string }[]) =>
  browser.call(startCheckout, { body: { cartItemIds: items.map(({ id }) => id) } })

const statuses = ({ items }: { items: readonly { status: string }[] }) => items.map(({ status }) => status)

const itemsOf = ({ items }: { items?: readonly { cartItemId: string }[] }) =>
  (items ?? []).map(({ cartItemId }) => cartItemId).toSorted()

const idsOf = (...items: readonly { id: string }[]) => items.map(({ id }) => id).toSorted()

const statusesIn = async (browser: Browser, { orderId }: { orderId: string }) =>
  statuses((await browser.call(readOrder, { params: { orderId } })).body)

/** Of this order the holds are over, and everybody knows it. */
async function endHolds({ orderId }: { orderId: string }): Promise<void> {
  await world.db.query(sql`
    with ended as (
      update booking set hold_until = now() - interval '1 minute'
      where purchase_id = ${orderId} and status = 'OnHold' returning locator)
    update house_reservation set hold_until = now() - interval '1 minute' where locator in (select locator from ended)`)
  await world.db.query(sql`update purchase set due_at = now() where id = ${orderId}`)
  await world.app.settle()
}

describe('[R4.3] the button books what it says', () => {
  test('two tabs begin different choices at one moment: each has its own, or is told why not', async () => {
    const guest = world.browser()
    const common = await putPass(guest)
    const choices = [
      [common, await putPass(guest, 'BENELUX')],
      [common, await putPass(guest, 'SCANDINAVIA')],
    ]
    const replies = await Promise.all(choices.map((choice) => start(guest, ...choice)))
    for (const [index, { status, body, raw }] of replies.entries()) {
      if (status === 409) expect(raw.body).toContain('another order of yours')
      else expect([status, itemsOf(body)]).toEqual([200, idsOf(...(choices[index] ?? []))])
    }
    expect(replies.map(({ status }) => status)).toContain(200)
  })

  test('one order is being paid for: the other keeps what it holds', async () => {
    const guest = world.browser()
    const [one, other] = [await putPass(guest), await putPass(guest, 'BENELUX')]
    const [held, paying] = [await holdOrder(guest, one), await holdOrder(guest, other)]
    await guest.call(confirmCheckout, {
      body: {
        orderId: paying.orderId,
        quoteId: paying.quoteId,
        paymentForm: byCard('tok_authentication_required'),
        acceptedTotal: paying.total,
      },
    })
    expect((await start(guest, one, other)).body.orderId).toBe(paying.orderId)
    expect(await statusesIn(guest, held)).toEqual(['OnHold'])
    const refused = await guest.call(removeFromCart, { body: { indexes: [0, 1] } })
    expect([refused.status, refused.raw.body]).toEqual([409, expect.stringContaining('being paid for')])
    expect(await statusesIn(guest, held)).toEqual(['OnHold'])
  })
})

describe('[R4.3] what was typed for an order is found by the one that takes its place', () => {
  test('though what was held has ended', async () => {
    const guest = world.browser()
    const [one, other] = [await putPass(guest), await putPass(guest, 'BENELUX')]
    const held = await holdOrder(guest, one)
    await endHolds(held)
    expect(await statusesIn(guest, held)).toEqual(['Ignored'])
    const { body: begun } = await start(guest, other, one)
    expect([begun.orderId === held.orderId, begun.correlationID]).toEqual([false, held.correlationID])
  })

  test('though one of its items was removed before the hold of the rest ended', async () => {
    const guest = world.browser()
    const [one, other] = [await putPass(guest), await putPass(guest, 'BENELUX')]
    const held = await holdOrder(guest, one, other)
    await guest.call(removeFromCart, { body: { indexes: [0] } })
    await endHolds(held)
    expect(await statusesIn(guest, held)).toEqual(['Ignored', 'Ignored'])
    expect((await start(guest, other)).body.correlationID).toBe(held.correlationID)
  })

  test('of two orders that are left the one whose travellers are known counts', async () => {
    const guest = world.browser()
    const [one, other] = [await putPass(guest), await putPass(guest, 'BENELUX')]
    const held = await holdOrder(guest, other)
    const { body: begun } = await start(guest, one)
    expect(begun.correlationID).not.toBe(held.correlationID)
    const { body: both } = await start(guest, other, one)
    expect([itemsOf(both), both.correlationID]).toEqual([idsOf(one, other), held.correlationID])
  })
})
