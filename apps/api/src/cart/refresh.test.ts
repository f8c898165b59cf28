import { savePreferences } from '@portolan/contract/account'
import { addToCart, readCart, refreshCart } from '@portolan/contract/cart'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { type CartWorld, cartOf, etagOf, expire, fill, openCartWorld } from '../testing/cart-world.ts'
import type { Browser } from '../testing/world.ts'

let world: CartWorld
let guest: Browser
beforeAll(async () => {
  world = await openCartWorld()
})
afterAll(() => world.close())
beforeEach(() => {
  guest = world.browser()
  world.shop.next.clear()
  world.shop.asked = 0
})

const refresh = (ids: string[], accept?: boolean, headers?: Record<string, string>) =>
  guest.call(refreshCart, { body: { ids, ...(accept !== undefined && { accept }) } }, headers)

const usd = (amount: number) => ({ currencyCode: 'USD', amount, decimalPlaces: 2 })
const hkd = (amount: number) => ({ currencyCode: 'HKD', amount, decimalPlaces: 2 })
const version = async () => etagOf(await guest.call(readCart, {}))
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

describe('[R4.4] an expired item', () => {
  test('is priced again, shown old and new, and taken only with consent', async () => {
    const ids = idsOf(await fill(world, guest, 'Dearer', 'Other'))
    const [id = ''] = ids
    await expire(world, id)
    world.shop.next.set('Dearer', 12_000)
    const [before, seen] = [await cartOf(guest), await version()]

    const shown = await refresh([id])
    expect(shown).toMatchObject({
      status: 200,
      body: { success: true, accepted: false, items: [{ id, old: usd(121), new: usd(145.2) }] },
    })
    expect(shown.body.warnings).toBeUndefined()
    expect(await cartOf(guest)).toEqual(before)
    expect(etagOf(shown)).toBe(seen)

    const taken = await refresh([id], true)
    expect(taken.body).toMatchObject({ accepted: true, items: [{ id, old: usd(121), new: usd(145.2) }] })
    expect(world.shop.asked).toBe(1)
    expect(etagOf(taken)).not.toBe(seen)
    const [after, other] = await cartOf(guest)
    expect(after).toMatchObject({ id, expired: false, expireIn: 20, price: { sellingTotalAmount: 145.2 } })
    expect(after?.rphs).not.toEqual(before[0]?.rphs)
    expect(other).toEqual(before[1])
  })

  test('is not taken at a price that another tab was shown', async () => {
    const [id = ''] = idsOf(await fill(world, guest, 'Two tabs'))
    const consent = (shown: string) => guest.call(refreshCart, { body: { ids: [id], accept: true, shown } })
    await expire(world, id)
    world.shop.next.set('Two tabs', 12_000)
    const here = await refresh([id])
    world.shop.next.set('Two tabs', 20_000)
    const there = await refresh([id])
    expect(there.body.items).toMatchObject([{ new: usd(242) }])

    const late = await consent(here.body.shown)
    expect(late.body).toMatchObject({ accepted: false, items: [{ new: usd(242) }], shown: there.body.shown })
    expect(await cartOf(guest)).toMatchObject([{ expired: true, price: { sellingTotalAmount: 121 } }])
    expect((await consent(there.body.shown)).body.accepted).toBe(true)
    expect(await cartOf(guest)).toMatchObject([{ expired: false, price: { sellingTotalAmount: 242 } }])
  })

  test('whose shown price has run out is shown again when it costs something else now', async () => {
    const [id = ''] = idsOf(await fill(world, guest, 'Moving'))
    await expire(world, id)
    world.shop.next.set('Moving', 12_000)
    await refresh([id])
    await expire(world, id)
    world.shop.next.set('Moving', 13_000)
    const again = await refresh([id], true)
    expect(again.body).toMatchObject({ accepted: false, items: [{ id, old: usd(121), new: usd(157.3) }] })
    expect(await cartOf(guest)).toMatchObject([{ expired: true, price: { sellingTotalAmount: 121 } }])
    expect((await refresh([id], true)).body).toMatchObject({ accepted: true, items: [{ new: usd(157.3) }] })
    expect(await cartOf(guest)).toMatchObject([{ expired: false, price: { sellingTotalAmount: 157.3 } }])
  })

  test('whose shown price has run out is taken when it costs the same again', async () => {
    const [id = ''] = idsOf(await fill(world, guest, 'Steady'))
    await expire(world, id)
    world.shop.next.set('Steady', 12_000)
    await refresh([id])
    await expire(world, id)
    expect((await refresh([id], true)).body).toMatchObject({ accepted: true, items: [{ id, new: usd(145.2) }] })
    expect(world.shop.asked).toBe(2)
    expect(await cartOf(guest)).toMatchObject([{ expired: false, price: { sellingTotalAmount: 145.2 } }])
  })

  test('that was never shown at a new price is not taken at one', async () => {
    const [id = ''] = idsOf(await fill(world, guest, 'Unseen'))
    await expire(world, id)
    world.shop.next.set('Unseen', 12_000)
    expect((await refresh([id], true)).body.accepted).toBe(false)
    expect(await cartOf(guest)).toMatchObject([{ expired: true, price: { sellingTotalAmount: 121 } }])
  })

  test('that cannot be had any more is named in the language of the user and stays as it is', async () => {
    const [gone = '', here = ''] = idsOf(await fill(world, guest, 'Gone', 'Here'))
    await expire(world, gone, here)
    world.shop.next.set('Gone', 'noAvailability')
    const english = await refresh([gone, here])
    const warning = { recordID: gone, code: 'noAvailability', stringValue: expect.any(String) }
    expect(english.body).toMatchObject({ items: [{ id: here }], warnings: { warnings: [warning] } })
    await guest.call(savePreferences, { body: { language: 'ar' } })
    const arabic = await refresh([gone, here], true)
    expect(arabic.body.accepted).toBe(true)
    expect(arabic.body.warnings?.warnings[0]?.stringValue).not.toBe(english.body.warnings?.warnings[0]?.stringValue)
    expect(await cartOf(guest)).toMatchObject([
      { id: gone, expired: true },
      { id: here, expired: false },
    ])
    world.shop.next.set('Gone', 'timeout')
    const nothing = await refresh([gone], true)
    expect(nothing.body).toMatchObject({ accepted: false, items: [], warnings: { warnings: [{ code: 'timeout' }] } })
  })
})

describe('[R1.5] the currency of the session', () => {
  const speak = (currency: 'USD' | 'HKD') => guest.call(savePreferences, { body: { currency } })

  test('prices every live item from its supplier amount, old and new shown, whatever was named', async () => {
    const [one = '', two = '', old = ''] = idsOf(await fill(world, guest, 'One', 'Two', 'Old'))
    await expire(world, old)
    await speak('HKD')
    const before = await cartOf(guest)
    const shown = await refresh([one])
    expect(shown.body).toMatchObject({
      accepted: false,
      items: [
        { id: one, old: usd(121), new: hkd(935) },
        { id: two, old: usd(121), new: hkd(935) },
      ],
    })
    expect(await cartOf(guest)).toEqual(before)
    expect((await refresh([one], true)).body.accepted).toBe(true)
    const price = { currencyCode: 'EUR', totalAmount: 110, sellingCurrencyCode: 'HKD', sellingTotalAmount: 935 }
    expect(await cartOf(guest)).toMatchObject([
      { id: one, price, rphs: before[0]?.rphs, expiredDateTime: before[0]?.expiredDateTime },
      { id: two, price },
      { id: old, price: { sellingCurrencyCode: 'USD' }, expired: true },
    ])
    expect(world.shop.asked).toBe(0)
    const [none] = (await refresh([one], true)).body.items
    expect(none).toEqual({ id: one, old: hkd(935), new: hkd(935) })
  })

  test('does not touch the cart before consent: what is added meanwhile has the cart’s currency', async () => {
    const [one = ''] = idsOf(await fill(world, guest, 'One'))
    await speak('HKD')
    await refresh([one])
    const rph = await world.shop.offer({ title: 'Two', sellIn: 'HKD' })
    await guest.call(addToCart, { body: { goods: { productType: 'rail', rphs: [rph] } } })
    expect(await cartOf(guest)).toMatchObject([
      { price: { sellingCurrencyCode: 'USD', sellingTotalAmount: 121 } },
      { price: { sellingCurrencyCode: 'USD', sellingTotalAmount: 121 } },
    ])
    const again = await refresh([one], true)
    expect(again.body.accepted).toBe(false)
    expect(again.body.items).toHaveLength(2)
    expect((await refresh([one], true)).body.accepted).toBe(true)
    const currencies = (await cartOf(guest)).map(({ price }) => price.sellingCurrencyCode)
    expect(currencies).toEqual(['HKD', 'HKD'])
  })

  test('is that of a cart without live items', async () => {
    const [one = ''] = idsOf(await fill(world, guest, 'One'))
    await expire(world, one)
    await speak('HKD')
    await fill(world, guest, 'Two')
    expect(await cartOf(guest)).toMatchObject([
      { price: { sellingCurrencyCode: 'USD' } },
      { price: { sellingCurrencyCode: 'HKD', sellingTotalAmount: 935 } },
    ])
    await speak('USD')
    await fill(world, guest, 'Three')
    expect((await cartOf(guest))[2]?.price.sellingCurrencyCode).toBe('HKD')
  })

  test('leaves what is being bought at its own price', async () => {
    const [one = '', held = ''] = idsOf(await fill(world, guest, 'One', 'Held'))
    await world.db.query(sql`update cart_item set status = 'InCheckout' where id = ${held}`)
    await speak('HKD')
    expect((await refresh([one, held])).body.items.map(({ id }) => id)).toEqual([one])
    await refresh([one, held], true)
    const currencies = (await cartOf(guest)).map(({ price }) => price.sellingCurrencyCode)
    expect(currencies).toEqual(['HKD', 'USD'])
  })
})

describe('a new price', () => {
  test('goes into the cart that was looked at, and into no other', async () => {
    const [id = ''] = idsOf(await fill(world, guest, 'One'))
    const seen = await version()
    await fill(world, guest, 'Two')
    expect((await refresh([id], true, { 'if-match': seen })).status).toBe(412)
    await expire(world, id)
    await refresh([id])
    const replies = await Promise.all([refresh([id], true), refresh([id], true)])
    for (const { status } of replies) expect([200, 409]).toContain(status)
    expect(await cartOf(guest)).toMatchObject([{ id, expired: false }, { display: { title: 'Two' } }])
    expect(world.shop.asked).toBe(1)
  })

  test('is asked for one’s own items only', async () => {
    const stranger = world.browser()
    const [mine = ''] = idsOf(await fill(world, guest, 'Mine'))
    const [theirs = ''] = idsOf(await fill(world, stranger, 'Theirs'))
    expect((await refresh([theirs])).status).toBe(404)
    expect((await refresh([mine, 'nothing'])).status).toBe(404)
    expect((await world.browser().call(refreshCart, { body: { ids: [mine] } })).status).toBe(404)
  })
})
