import { addToCart, type CartItem } from '@portolan/contract/cart'
import { findAlternatives, readOrder, startCheckout } from '@portolan/contract/checkout'
import { searchTrains } from '@portolan/contract/rail'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { inDays, putTicket } from '../testing/booking-world.ts'
import { holdOrder, putPass } from '../testing/checkout-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
})
afterAll(() => world.close())
beforeEach(() => world.db.query(sql`delete from rail_hop`))

/** Every seat that somebody has asked for so far, and all its neighbours. */
const sellOut = () =>
  world.db.query(sql`
    update rail_hop set sold = capacity,
      taken = rpad(repeat('1', capacity), 1024, '0')::bit(1024)`)

/** Somebody else holds one of the same: then its trains have seats that can be counted. */
async function takeAway(put: (browser: Browser) => Promise<CartItem>): Promise<void> {
  const other = world.browser()
  await holdOrder(other, await put(other))
  await sellOut()
}

async function loseOne(browser: Browser, put: (browser: Browser) => Promise<CartItem>) {
  const item = await put(browser)
  const { body } = await browser.call(startCheckout, { body: { cartItemIds: [item.id] } })
  await takeAway(put)
  const order = await holdOrder(browser, item)
  expect(order.items.map(({ status }) => status)).toContain('Unsuccessful')
  return { orderId: body.orderId, item }
}

const uic = (locationCode: string) => ({ locationCode, codeContext: 'UIC' })

/** Out and back, in whatever way they go together. */
async function putReturn(browser: Browser): Promise<CartItem> {
  const leg = (day: number, from: string, to: string) => ({
    ...{ departureDateTime: `${inDays(day)}T00:00:00`, originLocation: uic(from), destinationLocation: uic(to) },
  })
  const { body } = await browser.call(searchTrains, {
    body: {
      originDestinations: [leg(30, '8768600', '8503000'), leg(33, '8503000', '8768600')],
      passengerTypes: [{ code: 'ADULT', passengerDetails: [{ age: 30 }] }],
    },
  })
  const [outs = [], backs = []] = body.originDestinationInformations.map(
    ({ originDestinationOptions }) => originDestinationOptions,
  )
  for (const out of outs.slice(0, 5))
    for (const back of backs.slice(0, 5)) {
      const goods = { productType: 'rail' as const, rphs: [out.rph, back.rph] }
      const reply = await browser.call(addToCart, { body: { goods } })
      if (reply.status === 200) return JSON.parse((reply.body as string[]).at(-1) ?? '') as CartItem
    }
  throw new Error('There is no return.')
}

const alternativesOf = async (browser: Browser, orderId: string) =>
  browser.call(findAlternatives, { params: { orderId } })

describe('[R4.3] in place of what is gone', () => {
  test('up to three others of the same search are named, each of which can be had', async () => {
    const guest = world.browser()
    const { orderId, item } = await loseOne(guest, putTicket)
    const { status, body } = await alternativesOf(guest, orderId)
    expect(status).toBe(200)
    expect(body.items?.length).toBeGreaterThan(0)
    expect(body.items?.length).toBeLessThanOrEqual(3)
    for (const { cartItemId, productType, title, price, lines } of body.items ?? []) {
      expect({ cartItemId, productType, title }).toEqual({
        ...{ cartItemId: item.id, productType: 'rail', title: item.display.title },
      })
      expect(lines.length).toBeGreaterThan(0)
      expect(price).toMatchObject({ currencyCode: item.price.sellingCurrencyCode })
    }
    const [first] = body.items ?? []
    const { rphs = [] } = first ?? {}
    const reply = await guest.call(addToCart, { body: { goods: { productType: 'rail', rphs } } })
    const added = JSON.parse((reply.body as string[]).at(-1) ?? '') as CartItem
    expect(added.price.sellingTotalAmount).toBe(first?.price.amount)
    const held = await holdOrder(guest, added)
    expect(held.items.map(({ status: its }) => its)).toEqual(['OnHold'])
  })

  test('of a return both ways are named, and go together', async () => {
    const guest = world.browser()
    const { orderId } = await loseOne(guest, putReturn)
    const { body } = await alternativesOf(guest, orderId)
    expect(body.items?.length).toBeGreaterThan(0)
    for (const { rphs } of body.items ?? []) {
      expect(rphs).toHaveLength(2)
      const reply = await guest.call(addToCart, { body: { goods: { productType: 'rail', rphs } } })
      expect(reply.status).toBe(200)
    }
  })

  test('nothing is named where nothing is gone, and nobody hears of another’s order', async () => {
    const guest = world.browser()
    const held = await holdOrder(guest, await putPass(guest))
    expect((await alternativesOf(guest, held.orderId)).body).toEqual({ success: true, items: [] })
    const other = world.browser()
    await putPass(other)
    expect((await alternativesOf(other, held.orderId)).status).toBe(404)
    expect((await guest.call(readOrder, { params: { orderId: held.orderId } })).status).toBe(200)
    expect((await alternativesOf(world.browser(), held.orderId)).status).toBe(401)
  })
})
