import { authenticate } from '@portolan/contract/account'
import { confirmCheckout } from '@portolan/contract/checkout'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Cache } from '../platform/cache.ts'
import { sql } from '../platform/sql.ts'
import { openTestCache } from '../testing/backend.ts'
import { byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let isCacheAway = false

/** Every question to it fails while it is away, as when Redis is killed. */
const goingAway = (cache: Cache): Cache =>
  new Proxy(cache, {
    get(target, name) {
      const ask = Reflect.get(target, name)
      if (name === 'close' || typeof ask !== 'function') return ask
      return (...input: unknown[]) =>
        isCacheAway ? Promise.reject(Object.assign(new Error('gone'), { name: 'CacheGone' })) : ask.apply(target, input)
    },
  })

beforeAll(async () => {
  world = await openWorld({ SUPPLIERS: 'house' }, { cache: goingAway(await openTestCache()) })
})
afterAll(() => world?.close())
afterEach(() => {
  isCacheAway = false
  vi.useRealTimers()
})

test('[F17] the cache goes away: who is logged in stays so, limits stay shut, and what is in the cart is bought', async () => {
  const browser = await world.loggedIn('traveller')
  const item = await putPass(browser)
  isCacheAway = true
  const order = await holdOrder(browser, item)
  const paid = await browser.call(confirmCheckout, {
    body: { orderId: order.orderId, quoteId: order.quoteId, paymentForm: byCard(), acceptedTotal: order.total },
  })
  expect(paid.body.state).toBe('Done')

  const guesser = world.browser('198.51.100.2')
  const told: number[] = []
  for (let tries = 0; tries < 15; tries++) {
    const { status } = await guesser.call(authenticate, { body: { username: 'owner', password: `guess ${tries}` } })
    told.push(status)
  }
  const looked = told.filter((status) => status !== 429 && status !== 503)
  expect(looked.length, `wrong tries that were looked at: ${told}`).toBeLessThanOrEqual(10)
  expect(told.at(-1)).toBe(429)
})

const day = 86_400_000
const clockOff = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

test("[F14] a node a day ahead leaves what is held, and one a day behind ends what is over, by the database's clock", async () => {
  const guest = world.browser()
  const { orderId } = await holdOrder(guest, await putPass(guest))
  const statusNow = async () => {
    await world.app.settle()
    return (await world.db.one<{ status: string }>(sql`select status from booking where purchase_id = ${orderId}`))
      ?.status
  }
  // A hold that was due to be looked at: there is nothing else that keeps it.
  const look = sql`update purchase set due_at = now() where id = ${orderId}`
  clockOff(day)
  await world.db.query(look)
  expect(await statusNow()).toBe('OnHold')
  vi.useRealTimers()
  clockOff(-day)
  await world.db.query(look)
  expect(await statusNow()).toBe('OnHold')
  const ended = sql`now() - interval '1 second'`
  await world.db.query(sql`update booking set hold_until = ${ended} where purchase_id = ${orderId}`)
  await world.db.query(look)
  expect(await statusNow()).toBe('Ignored')
})
