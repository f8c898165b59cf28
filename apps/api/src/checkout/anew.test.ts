import { cancelBooking, readBookingDetails } from '@portolan/contract/booking'
import { type CartItem, readCart, removeFromCart } from '@portolan/contract/cart'
import { confirmCheckout, type OrderRS, quoteCheckout, readOrder, startCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { named } from '../testing/booking-world.ts'
import { ada, byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
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

const start = (browser: Browser, ...ids: string[]) => browser.call(startCheckout, { body: { cartItemIds: ids } })

const itemsOf = ({ items }: { items?: readonly { cartItemId: string }[] }) =>
  (items ?? []).map(({ cartItemId }) => cartItemId).toSorted()

/** What the inventory holds for these bookings at this moment: they themselves forget it when they are given up. */
const locatorsOf = async ({ orderId }: { orderId: string }) =>
  (
    await world.db.query<{ locator: string | null }>(sql`select locator from booking where purchase_id = ${orderId}`)
  ).map(({ locator }) => locator ?? expect.fail('nothing is held'))

const statesOf = async (locators: readonly string[]) =>
  (
    await world.db.query<{ state: string }>(sql`
      select state from house_reservation where locator = any(${[...locators]})`)
  ).map(({ state }) => state)

const pay = (browser: Browser, { orderId, quoteId, total }: Pick<OrderRS, 'orderId' | 'quoteId' | 'total'>) =>
  browser.call(confirmCheckout, { body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total } })

describe('[R4.5] an item that an order has', () => {
  const cartOf = async (browser: Browser) => {
    const { body, raw } = await browser.call(readCart, {})
    return { ids: body.map((text) => (JSON.parse(text) as CartItem).id), etag: String(raw.headers.etag) }
  }

  test('is removed from the cart after its card was declined, and its hold is let go', async () => {
    const guest = world.browser()
    const [one, other] = [await putPass(guest), await putPass(guest, 'BENELUX')]
    const held = await holdOrder(guest, one)
    const declined = await guest.call(confirmCheckout, {
      body: {
        orderId: held.orderId,
        quoteId: held.quoteId,
        paymentForm: byCard('tok_declined'),
        acceptedTotal: held.total,
      },
    })
    expect(declined.body.items[0]?.status).toBe('OnHold')
    const locators = await locatorsOf(held)
    expect(await statesOf(locators)).toEqual(['held'])
    const { etag } = await cartOf(guest)
    const removed = await guest.call(removeFromCart, { body: { indexes: [0] } }, { 'if-match': etag })
    expect(removed.status, removed.raw.body).toBe(200)
    expect((await cartOf(guest)).ids).toEqual([other.id])
    await world.app.settle()
    expect(await statesOf(locators)).toEqual(['released'])
    const { body } = await guest.call(readOrder, { params: { orderId: held.orderId } })
    expect(body.items.map(({ status }) => status)).toEqual(['Ignored'])
  })

  test('is removed together with all others, and from an order of several alone', async () => {
    const guest = world.browser()
    const [one, other] = [await putPass(guest), await putPass(guest, 'BENELUX')]
    const held = await holdOrder(guest, one, other)
    expect((await guest.call(removeFromCart, { body: { indexes: [1] } })).status).toBe(200)
    const { body } = await guest.call(readOrder, { params: { orderId: held.orderId } })
    expect(body.items.map(({ status }) => status)).toEqual(['OnHold', 'Ignored'])
    // Of the rest a new order begins: the old one still names what was removed, with its price.
    const { body: rest } = await start(guest, one.id)
    expect([rest.orderId === held.orderId, itemsOf(rest)]).toEqual([false, [one.id]])
    expect(rest.total.amount).toBe(held.items[0]?.price.amount)
    // What was typed for the old one is found by the new one.
    expect(rest.correlationID).toBe(held.correlationID)
    await putPass(guest, 'SCANDINAVIA')
    expect((await guest.call(removeFromCart, { body: { indexes: [0, 1] } })).status).toBe(200)
    expect((await cartOf(guest)).ids).toEqual([])
  })

  test('is not asked for again by the form of the rest, unless it is named there', async () => {
    const guest = world.browser()
    const [one, other] = [await putPass(guest), await putPass(guest, 'BENELUX')]
    const held = await holdOrder(guest, one, other)
    await guest.call(removeFromCart, { body: { indexes: [1] } })
    const give = (firstName: string, ...ids: string[]) =>
      guest.call(quoteCheckout, {
        body: {
          orderId: held.orderId,
          travelers: [{ ...ada, firstName }],
          contact: { email: ada.email },
          assign: ids.map((cartItemId) => ({ cartItemId, travelerRefs: ['t1'] })),
        },
      })
    const { body: rest } = await give('Adele', one.id)
    expect(rest.items.map(({ status, ended }) => [status, ended])).toEqual([
      ['OnHold', undefined],
      ['Ignored', 'released'],
    ])
    expect(rest.total).toEqual(held.items[0]?.price)
    const { body: both } = await give('Adele', one.id, other.id)
    expect(both.items.map(({ status, ended }) => [status, ended])).toEqual([
      ['OnHold', undefined],
      ['OnHold', undefined],
    ])
  })

  test('stays while it is being paid for, and the refusal says why', async () => {
    const guest = world.browser()
    const held = await holdOrder(guest, await putPass(guest))
    await guest.call(confirmCheckout, {
      body: {
        orderId: held.orderId,
        quoteId: held.quoteId,
        paymentForm: byCard('tok_authentication_required'),
        acceptedTotal: held.total,
      },
    })
    const refused = await guest.call(removeFromCart, { body: { indexes: [0] } })
    expect(refused.status).toBe(409)
    expect(refused.raw.body).toContain('being paid for')
    expect((await cartOf(guest)).ids).toHaveLength(1)
  })

  test('is not removed by who saw another cart', async () => {
    const guest = world.browser()
    await holdOrder(guest, await putPass(guest))
    const stale = await guest.call(removeFromCart, { body: { indexes: [0] } }, { 'if-match': '"1"' })
    expect(stale.status).toBe(412)
    expect((await cartOf(guest)).ids).toHaveLength(1)
  })
})

describe('[R4.3] an order that was left half-way', () => {
  test('hands its items to the next one: what the button says is booked, and nothing is held twice', async () => {
    const guest = world.browser()
    const first = await putPass(guest)
    const left = await holdOrder(guest, first)
    const locators = await locatorsOf(left)
    const others = [await putPass(guest, 'BENELUX'), await putPass(guest, 'SCANDINAVIA')]
    const ids = [first, ...others].map(({ id }) => id)
    const begun = await start(guest, ...ids)
    expect(begun.status, begun.raw.body).toBe(200)
    expect(itemsOf(begun.body)).toEqual(ids.toSorted())
    expect(begun.body.orderId).not.toBe(left.orderId)
    expect(await statesOf(locators)).toEqual(['released'])
    const assign = ids.map((cartItemId) => ({ cartItemId, travelerRefs: ['t1'] }))
    const { body: held } = await guest.call(quoteCheckout, {
      body: { orderId: begun.body.orderId, travelers: [ada], contact: { email: ada.email }, assign },
    })
    const { body: paid } = await pay(guest, held)
    expect(paid.items.map(({ status }) => status)).toEqual(['Ticketed', 'Ticketed', 'Ticketed'])
    expect((await guest.call(readCart, {})).body).toEqual([])
  })

  test('twenty presses of the button begin one order', async () => {
    const guest = world.browser()
    const first = await putPass(guest)
    const left = await holdOrder(guest, first)
    const second = await putPass(guest, 'BENELUX')
    const all = await Promise.all(Array.from({ length: 20 }, () => start(guest, first.id, second.id)))
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    expect(new Set(all.map(({ body }) => body.orderId)).size).toBe(1)
    expect(itemsOf(all[0]?.body ?? {})).toEqual([first.id, second.id].toSorted())
    expect(all[0]?.body.correlationID).toBe(left.correlationID)
  })

  test('of fewer items gives the rest back to the cart, and the same goods can be booked once more', async () => {
    const guest = world.browser()
    const [one, other] = [await putPass(guest), await putPass(guest, 'BENELUX')]
    const both = await holdOrder(guest, one, other)
    const alone = await start(guest, one.id)
    expect(itemsOf(alone.body)).toEqual([one.id])
    const again = await start(guest, one.id, other.id)
    expect(itemsOf(again.body)).toEqual([one.id, other.id].toSorted())
    expect(again.body.items.map(({ status }) => status)).toEqual(['Pending', 'Pending'])
    expect([both.orderId, alone.body.orderId]).not.toContain(again.body.orderId)
  })

  test('is not taken up again in its own tab while another order has its items', async () => {
    const guest = world.browser()
    const first = await putPass(guest)
    const left = await holdOrder(guest, first)
    const second = await putPass(guest, 'BENELUX')
    const { body: begun } = await start(guest, first.id, second.id)
    const revive = () =>
      guest.call(quoteCheckout, {
        body: {
          orderId: left.orderId,
          travelers: [ada],
          contact: { email: ada.email },
          assign: [{ cartItemId: first.id, travelerRefs: ['t1'] }],
        },
      })
    expect((await pay(guest, left)).status).toBe(409)
    expect((await revive()).status).toBe(409)
    const assign = [first, second].map(({ id }) => ({ cartItemId: id, travelerRefs: ['t1'] }))
    const { body: held } = await guest.call(quoteCheckout, {
      body: { orderId: begun.orderId, travelers: [ada], contact: { email: ada.email }, assign },
    })
    await pay(guest, held)
    expect((await revive()).status).toBe(409)
    const old = await guest.call(readOrder, { params: { orderId: left.orderId } })
    expect(old.body.items.map(({ status }) => status)).toEqual(['Ignored'])
  })

  test('that waits for the bank’s word is finished first', async () => {
    const guest = world.browser()
    const first = await putPass(guest)
    const left = await holdOrder(guest, first)
    await guest.call(confirmCheckout, {
      body: {
        orderId: left.orderId,
        quoteId: left.quoteId,
        paymentForm: byCard('tok_authentication_required'),
        acceptedTotal: left.total,
      },
    })
    const second = await putPass(guest, 'BENELUX')
    const begun = await start(guest, second.id, first.id)
    expect(begun.body.orderId).toBe(left.orderId)
  })

  test('and was bought in part keeps what was bought', async () => {
    const guest = world.browser()
    const [one, other] = [await putPass(guest), await putPass(guest, 'BENELUX')]
    const held = await holdOrder(guest, one, other)
    const [bought] = held.items
    await guest.call(confirmCheckout, {
      body: {
        uniqueID: named(bought?.uniqueID?.id ?? ''),
        quoteId: bought?.quoteId ?? '',
        paymentForm: byCard(),
        acceptedTotal: bought?.price as never,
      },
    })
    const third = await putPass(guest, 'SCANDINAVIA')
    const begun = await start(guest, other.id, third.id)
    expect(itemsOf(begun.body)).toEqual([other.id, third.id].toSorted())
    const { body } = await guest.call(readBookingDetails, { body: { uniqueID: named(bought?.uniqueID?.id ?? '') } })
    expect(body.booking?.status).toBe('Ticketed')
    const quoted = await guest.call(cancelBooking, {
      body: { cancelType: 'Quote', uniqueIDs: [named(bought?.uniqueID?.id ?? '')] },
    })
    expect(quoted.status).toBe(200)
  })
})
