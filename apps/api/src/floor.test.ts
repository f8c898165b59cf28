import { addToCart, cartItem, readCart, refreshCart } from '@portolan/contract/cart'
import { readSuppliersHealth } from '@portolan/contract/rail'
import { supplierProducts } from '@portolan/supplier/offer'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sql } from './platform/sql.ts'
import { type Browser, openWorld, type TestWorld } from './testing/world.ts'

let world: TestWorld
afterEach(async () => {
  vi.useRealTimers()
  await world.close()
})

interface Found {
  rphs: string[]
  warnings: { recordID: string; stringValue: string }[]
}

async function tell(path: string, payload: object, browser?: Browser) {
  const reply = await world.app.http.inject({
    method: 'POST',
    url: `/api/dev/simulated/${path}`,
    headers: { origin: world.config.publicUrl.origin },
    cookies: Object.fromEntries(browser?.cookies ?? []),
    payload,
  })
  return { status: reply.statusCode, body: reply.json() as Found }
}

const healthOf = async (supplier: string) => {
  const { body } = await world.browser().call(readSuppliersHealth, {})
  return body.find((one) => one.supplier === supplier)?.status
}

describe('a search over three suppliers, one hanging and one failing', () => {
  test('[R7.43, F12] answers in time with the third, names the two, opens the circuit and closes it again by itself', async () => {
    world = await openWorld({ SUPPLIERS: 'simulated,simulated-2,simulated-3' })
    world.app.start()
    await tell('behaviour', { supplier: 'simulated', product: 'rail', hang: true })
    await tell('behaviour', { supplier: 'simulated-2', product: 'rail', fail: 'unavailable' })

    // The hanging one never answers: that there is an answer is the proof.
    const { body } = await tell('offers', { product: 'rail', count: 20, withinMs: 3_000 })
    expect(body.rphs.length).toBeGreaterThan(0)
    expect(body.warnings.map(({ recordID }) => recordID).sort()).toEqual(['simulated-2-rail', 'simulated-rail'])
    expect(await healthOf('simulated-3-rail')).toBe('UP')

    for (let round = 0; round < 5; round++) await tell('offers', { product: 'rail', supplier: 'simulated-2' })
    await expect.poll(() => healthOf('simulated-2-rail'), { timeout: 5_000 }).toBe('DOWN')

    await tell('behaviour', { supplier: 'simulated-2', product: 'rail' })
    await expect.poll(() => healthOf('simulated-2-rail'), { timeout: 30_000, interval: 500 }).toBe('DEGRADED')
    const again = await tell('offers', { product: 'rail', supplier: 'simulated-2' })
    expect(again.body).toMatchObject({ rphs: [expect.any(String)], warnings: [] })
    expect(await healthOf('simulated-2-rail')).toBe('UP')
  })
})

describe('a handle that goes from hand to hand', () => {
  test("[R1.5] an agency's price is for its own people: who takes its handle pays his own price", async () => {
    world = await openWorld({ SUPPLIERS: 'simulated' })
    await world.db.query(sql`delete from markup_rule`)
    await world.db.query(sql`
      insert into markup_rule (agency_id, basis_points) select agency_id, 0 from account where username = 'agent'`)
    await world.db.query(sql`insert into markup_rule (basis_points) values (2500)`)
    const agent = await world.loggedIn('agent')
    const { body } = await tell('offers', { product: 'rail' }, agent)

    const priceFor = async (browser: Browser) => {
      const goods = { productType: 'rail' as const, rphs: body.rphs }
      const { body: items } = await browser.call(addToCart, { body: { goods } })
      return cartItem.parse(JSON.parse(items[0] ?? '')).price
    }
    const [own, stranger] = [await priceFor(agent), await priceFor(world.browser())]
    expect(stranger.totalAmount / own.totalAmount).toBeCloseTo(1.25, 3)
    expect(stranger.sellingTotalAmount).toBeGreaterThan(own.sellingTotalAmount)
  })
})

test('goods that are asked for with a life of their own leave the supplier as it was told to be', async () => {
  world = await openWorld({ SUPPLIERS: 'simulated' })
  await tell('behaviour', { product: 'rail', capacity: 1 })
  expect((await tell('offers', { product: 'rail', offerSeconds: 60 })).body.rphs).toEqual([])
  await tell('behaviour', { product: 'rail' })
  expect((await tell('offers', { product: 'rail', offerSeconds: 60 })).body.rphs).toHaveLength(1)
})

test("[F14] goods are sold by a node whose clock is a day behind the database's", async () => {
  world = await openWorld({ SUPPLIERS: 'simulated' })
  await tell('offers', { product: 'rail' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 })
  expect((await tell('offers', { product: 'rail' })).body.rphs).toHaveLength(1)
})

describe('an expired item', () => {
  test('[R4.4] of any product is found again at its supplier and priced', async () => {
    world = await openWorld({ SUPPLIERS: 'simulated' })
    const browser = world.browser()
    for (const product of supplierProducts) {
      const { body } = await tell('offers', { product, offerSeconds: 2 })
      await browser.call(addToCart, { body: { goods: { productType: product, rphs: body.rphs } } })
    }
    const itemsNow = async () => (await browser.call(readCart, {})).body.map((one) => cartItem.parse(JSON.parse(one)))
    await expect
      .poll(async () => (await itemsNow()).every(({ expired }) => expired), { timeout: 10_000, interval: 250 })
      .toBe(true)
    const items = await itemsNow()
    expect(items.map(({ productType }) => productType)).toEqual(supplierProducts)
    const { body } = await browser.call(refreshCart, { body: { ids: items.map(({ id }) => id) } })
    expect(body.warnings).toBeUndefined()
    expect(body.items.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id).sort())
    for (const { old, new: now } of body.items) expect(now).toEqual(old)
  })
})

test('what is only simulated is not there unless it is named', async () => {
  world = await openWorld()
  expect((await tell('offers', { product: 'rail' })).status).toBe(404)
})
