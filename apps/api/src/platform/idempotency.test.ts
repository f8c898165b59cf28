import { addToCart, removeFromCart } from '@portolan/contract/cart'
import { confirmCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'
import { memoryCache } from './cache.ts'
import { hashOf } from './crypto.ts'
import { makeOnce } from './idempotency.ts'

describe('[F2] one key', () => {
  const intent = { owner: 'ada', key: 'k', input: 'buy' }
  const headers = { etag: '"1"' }

  test('does its work once, and all who come meanwhile or later are told the same', async () => {
    const once = makeOnce(memoryCache())
    let done = 0
    const work = async () => ({ body: { count: ++done }, headers })
    const all = await Promise.all(Array.from({ length: 10 }, () => once(intent, work)))
    expect(all).toEqual(Array.from({ length: 10 }, () => ({ body: { count: 1 }, headers })))
    expect(await once(intent, work)).toEqual({ body: { count: 1 }, headers })
  })

  test('with something else is refused', async () => {
    const once = makeOnce(memoryCache())
    await once(intent, async () => ({ body: 1, headers }))
    await expect(once({ ...intent, input: 'sell' }, async () => undefined)).rejects.toMatchObject({ status: 422 })
    expect(await once({ ...intent, owner: 'grace', input: 'sell' }, async () => ({ body: 2, headers }))).toMatchObject({
      body: 2,
    })
  })

  test('that failed may be tried again', async () => {
    const once = makeOnce(memoryCache())
    await expect(once(intent, async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await once(intent, async () => ({ body: 'yes', headers }))).toMatchObject({ body: 'yes' })
  })

  test('[F3] whose first caller died is taken over by who waits', async () => {
    let count = 0
    // The claim of the dead has run out by the third time it is asked for.
    const cache = { ...memoryCache(), count: async () => (++count < 3 ? 2 : 1) }
    await cache.set(`once:${hashOf(JSON.stringify(['ada', 'k']))}`, JSON.stringify({ input: 'buy' }), 60)
    expect(await makeOnce(cache)(intent, async () => ({ body: 'done', headers }))).toMatchObject({ body: 'done' })
    expect(count).toBe(3)
  })

  test('[F17] works without the cache: each call is careful by itself', async () => {
    const gone = { ...memoryCache(), count: async () => Promise.reject(new Error('gone')) }
    expect(await makeOnce(gone)(intent, async () => ({ body: 'done', headers }))).toMatchObject({ body: 'done' })
  })

  test('[F17] is told what was done, though the cache went away meanwhile', async () => {
    const going = { ...memoryCache(), set: async () => Promise.reject(new Error('gone')) }
    expect(await makeOnce(going)(intent, async () => ({ body: 'done', headers }))).toMatchObject({ body: 'done' })
  })
})

describe('[F2] through the door', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
  })
  afterAll(() => world.close())

  test('the same key buys once and is told the same; with another body it is 422', async () => {
    const browser = await world.loggedIn('traveller')
    const order = await holdOrder(browser, await putPass(browser))
    const body = { orderId: order.orderId, quoteId: order.quoteId, paymentForm: byCard(), acceptedTotal: order.total }
    const key = { 'idempotency-key': 'a1' }
    const replies = await Promise.all([1, 2, 3].map(() => browser.call(confirmCheckout, { body }, key)))
    expect(replies.map(({ body: { state } }) => state)).toEqual(['Done', 'Done', 'Done'])
    expect(new Set(replies.map(({ raw }) => raw.body)).size).toBe(1)
    const other = await browser.call(confirmCheckout, { body: { ...body, payLater: true } }, key)
    expect(other.status).toBe(422)
  })

  test('[F19] a removal sent twice under one key removes one item, and its version comes along', async () => {
    const browser = await world.loggedIn('traveller')
    await putPass(browser, 'BENELUX')
    await putPass(browser, 'SCANDINAVIA')
    const before = (await browser.call(addToCart, { body: { goods: [] as never } })).status
    expect(before).toBe(400)
    const key = { 'idempotency-key': 'r1' }
    const one = await browser.call(removeFromCart, { body: { indexes: [0] } }, key)
    const two = await browser.call(removeFromCart, { body: { indexes: [0] } }, key)
    expect(one.body).toHaveLength(1)
    expect(two.body).toEqual(one.body)
    expect(two.raw.headers.etag).toBe(one.raw.headers.etag)
  })
})
