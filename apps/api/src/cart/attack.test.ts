import { savePreferences } from '@portolan/contract/account'
import { addToCart } from '@portolan/contract/cart'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CartWorld, cartOf, fill, openCartWorld } from '../testing/cart-world.ts'
import type { Browser } from '../testing/world.ts'

let world: CartWorld
let guest: Browser
let rph: string
beforeAll(async () => {
  world = await openCartWorld()
  guest = world.browser()
  await fill(world, guest, 'Before')
  rph = await world.shop.offer()
})
afterAll(() => world.close())

const rail = (changes: object = {}) => ({ productType: 'rail', rphs: [rph], ...changes })
const statusOf = async (goods: unknown) => (await guest.call(addToCart, { body: { goods } as never })).status

/** As object, as text, and each of them in a list. */
async function expectRefused(goods: object, status = 400): Promise<void> {
  const text = JSON.stringify(goods)
  for (const given of [goods, text, [goods], [text]]) expect(await statusOf(given), text.slice(0, 80)).toBe(status)
  expect(await cartOf(guest)).toHaveLength(1)
}

/** Sent as it is written: JSON.stringify would have lost the name. */
async function statusOfText(payload: string): Promise<number> {
  const { raw } = await guest.call(addToCart, { body: { goods: payload } as never })
  return raw.statusCode
}

describe('[A13] goods that say what they cost', () => {
  test('are refused, as object and as text', async () => {
    const price = { currencyCode: 'USD', totalAmount: 1, sellingCurrencyCode: 'USD', sellingTotalAmount: 1 }
    await expectRefused(rail({ price }))
    for (const key of ['status', 'id', 'expiredDateTime', 'permissions', 'display', 'offers', 'accountId'])
      await expectRefused(rail({ [key]: 'x' }))
  })

  test('cost what the server says', async () => {
    const other = world.browser()
    const [item] = await fill(world, other, 'Honest')
    expect(item?.price.sellingTotalAmount).toBe(121)
  })
})

describe('[A14] names of inner parts', () => {
  test('are refused in text, at every depth', async () => {
    const handles = `"productType":"rail","rphs":["${rph}"]`
    for (const text of [
      `{${handles},"__proto__":{"price":1}}`,
      `{${handles},"searchInputValues":{"__proto__":"x"}}`,
      `{${handles},"searchInputValues":{"\\u005f_proto__":"x"}}`,
      `{${handles},"constructor":{"prototype":{"price":1}}}`,
      `{${handles},"searchInputValues":{"constructor":"x"}}`,
      `{${handles},"extras":[{"code":"SEAT","quantity":1,"__proto__":{}}]}`,
      '{"__proto__":null}',
    ])
      expect(await statusOfText(text), text).toBe(400)
    expect(await cartOf(guest)).toHaveLength(1)
    expect(({} as { price?: number }).price).toBeUndefined()
  })

  test('are refused in the body itself', async () => {
    await expectRefused(rail({ searchInputValues: { constructor: 'x' } }))
    const own = JSON.parse(`{"productType":"rail","rphs":["${rph}"],"__proto__":{"price":1}}`)
    expect(await statusOf(own)).toBe(400)
  })

  test('and text that is no goods at all', async () => {
    const deep = (open: string, close: string) => open.repeat(30_000) + close.repeat(30_000)
    for (const text of [
      '',
      'null',
      '[]',
      '1',
      '"x"',
      'rail',
      '{}',
      deep('[', ']'),
      deep('{"a":', '}').slice(0, 60_000),
    ])
      expect(await statusOfText(text), text.slice(0, 20)).toBe(400)
    expect(await statusOfText(JSON.stringify(rail({ correlationID: 'a\0b' })))).toBe(400)
    expect(await statusOfText(`{"productType":"rail","rphs":["${rph}"],"correlationID":"\\ud800"}`)).toBe(400)
    expect(await statusOfText(' '.repeat(70_000))).toBe(400)
    const refused = await guest.call(addToCart, { body: { goods: ['{"productType":"rail","rphs":[7]}'] } })
    expect(refused.body.errors?.errors[1]).toMatchObject({ nodeList: '/goods/0/rphs/0' })
  })
})

test('[A15] a quantity below one or beyond reason is refused', async () => {
  for (const quantity of [-1, 0, 0.5, 21, 1e9]) await expectRefused(rail({ extras: [{ code: 'SEAT', quantity }] }))
})

test('[A18] an expired handle is a conflict, also when only the database says so', async () => {
  const expired = await world.shop.offer({ minutes: -1 })
  await expectRefused(rail({ rphs: [expired] }), 409)
  const { find } = world.shop.offers
  world.shop.offers.find = world.shop.late.find
  expect(await statusOf(rail({ rphs: [expired] }))).toBe(409)
  world.shop.offers.find = find
  expect(await cartOf(guest)).toHaveLength(1)
})

test('[A19] a forged handle, one of another product, and a product that is not sold are refused', async () => {
  await expectRefused(rail({ rphs: ['forged'] }))
  await expectRefused(rail({ rphs: [rph, `${rph}x`] }))
  await expectRefused(rail({ productType: 'hotel' }))
  await expectRefused(rail({ productType: 'package' }))
  await expectRefused(rail({ productType: 'spaceship' }))
})

test('a refused visitor has no session, and one network opens but so many', async () => {
  const visitor = world.browser()
  await visitor.call(addToCart, { body: { goods: { productType: 'rail', rphs: ['forged'] } } })
  expect(visitor.cookies.size).toBe(0)
  const add = () => world.browser().call(addToCart, { body: { goods: rail() } as never })
  expect((await add()).status).toBe(200)
  for (let turn = 0; turn < 60; turn++) await world.browser().call(savePreferences, { body: { theme: 'dark' } })
  expect((await add()).status).toBe(429)
})
