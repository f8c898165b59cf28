import { authenticate, logOut } from '@portolan/contract/account'
import { addToCart, readCart, removeFromCart } from '@portolan/contract/cart'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from '../platform/crypto.ts'
import { sql } from '../platform/sql.ts'
import { type CartWorld, cartOf, etagOf, expire, fill, openCartWorld } from '../testing/cart-world.ts'
import { type Browser, demoPassword } from '../testing/world.ts'

let world: CartWorld
let guest: Browser
beforeAll(async () => {
  world = await openCartWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.query(sql`delete from cart`)
  guest = world.browser()
})

async function logIn(browser: Browser, username = 'traveller'): Promise<void> {
  const { body } = await browser.call(authenticate, { body: { username, password: demoPassword } })
  if (!body.id) throw new Error(JSON.stringify(body))
}

const titles = async (browser: Browser) => (await cartOf(browser)).map(({ display }) => display.title)
const count = async () => (await world.db.one<{ count: number }>(sql`select count(*) from cart`))?.count

describe('[R4.5] logging in', () => {
  test('brings the cart of the guest to that of the account, and logging out leaves it there', async () => {
    const home = world.browser()
    await logIn(home)
    await fill(world, home, 'From home')
    const seen = etagOf(await home.call(readCart, {}))
    await fill(world, guest, 'On the way')
    await logIn(guest)
    expect(await titles(guest)).toEqual(['From home', 'On the way'])
    expect(await titles(home)).toEqual(['From home', 'On the way'])
    expect(await count()).toBe(1)
    expect((await home.call(removeFromCart, { body: { indexes: [0] } }, { 'if-match': seen })).status).toBe(412)

    await guest.call(logOut, {})
    expect(await titles(guest)).toEqual([])
    await fill(world, guest, 'As a guest again')
    expect(await titles(guest)).toEqual(['As a guest again'])
    expect(await titles(home)).toEqual(['From home', 'On the way'])
  })

  test('keeps the same handles once', async () => {
    const rph = await world.shop.offer({ title: 'Both' })
    const goods = { productType: 'rail' as const, rphs: [rph] }
    const home = world.browser()
    await logIn(home)
    await home.call(addToCart, { body: { goods } })
    await guest.call(addToCart, { body: { goods } })
    await fill(world, guest, 'New')
    await logIn(guest)
    expect(await titles(guest)).toEqual(['Both', 'New'])
  })

  test('fills the account’s cart to fifty, the live ones first', async () => {
    const many = (size: number, title: string) => Array.from({ length: size }, () => title)
    const home = world.browser()
    await logIn(home)
    for (const size of [20, 20, 8]) await fill(world, home, ...many(size, 'Home'))
    const [old] = await fill(world, guest, 'Old', 'Live', 'Live')
    await expire(world, old?.id ?? '')
    await logIn(guest)
    const all = await titles(guest)
    expect(all).toHaveLength(50)
    expect(all.slice(48)).toEqual(['Live', 'Live'])
  })

  test('as somebody else in the same browser takes nothing from the one before', async () => {
    await logIn(guest)
    await fill(world, guest, 'Of the traveller')
    await logIn(guest, 'owner')
    expect(await titles(guest)).toEqual([])
    await logIn(guest)
    expect(await titles(guest)).toEqual(['Of the traveller'])
  })

  test('again by the same account keeps the cart, and two who log in at once lose nothing', async () => {
    const [one, other] = [world.browser(), world.browser()]
    await fill(world, one, 'One')
    await fill(world, other, 'Other')
    await Promise.all([logIn(one), logIn(other)])
    expect((await titles(one)).sort()).toEqual(['One', 'Other'])
    await logIn(one)
    expect((await titles(one)).sort()).toEqual(['One', 'Other'])
  })

  test('at the same moment as adding loses nothing of what was acknowledged', async () => {
    await fill(world, guest, 'First')
    const before = guest.cookies.get('portolan') ?? ''
    const tab = world.browser()
    tab.cookies.set('portolan', before)
    const rph = await world.shop.offer({ title: 'Late' })
    const adding = tab.call(addToCart, { body: { goods: { productType: 'rail', rphs: [rph] } } })
    const [{ status }] = await Promise.all([adding, logIn(guest)])
    expect(await titles(guest)).toContain('First')
    expect([200, 409]).toContain(status)
    const whose = tab.cookies.get('portolan') === before ? guest : tab
    if (status === 200) expect(await titles(whose)).toContain('Late')
  })

  test('between the look at an offer and its keeping is told, and leaves no cart behind', async () => {
    await fill(world, guest, 'First')
    const tab = world.browser()
    tab.cookies.set('portolan', guest.cookies.get('portolan') ?? '')
    const rph = await world.shop.offer({ title: 'Late' })
    const { find } = world.shop.offers
    world.shop.offers.find = async (...asked) => {
      await logIn(guest)
      return find(...asked)
    }
    const { status } = await tab.call(addToCart, { body: { goods: { productType: 'rail', rphs: [rph] } } })
    world.shop.offers.find = find
    expect(status).toBe(409)
    expect(await titles(guest)).toEqual(['First'])
    expect(await count()).toBe(1)
  })
})

test('[R1.5] what the shop earns is told to nobody, whatever they may see', async () => {
  await logIn(guest, 'owner')
  const [item] = await fill(world, guest, 'Sold')
  expect(item?.price).toEqual({
    currencyCode: 'EUR',
    totalAmount: 110,
    sellingCurrencyCode: 'USD',
    sellingTotalAmount: 121,
  })
})

test('a session that is only renewed keeps its cart', async () => {
  await fill(world, guest, 'Mine')
  const old = guest.cookies.get('portolan') ?? ''
  const { token } = await world.sessions.open(undefined, {}, hashOf(old))
  expect(await titles(guest)).toEqual([])
  guest.cookies.set('portolan', token)
  expect(await titles(guest)).toEqual(['Mine'])
  expect(await count()).toBe(1)
})
