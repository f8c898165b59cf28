import { addToCart, readCart, removeFromCart } from '@portolan/contract/cart'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '../platform/crypto.ts'
import { sql } from '../platform/sql.ts'
import {
  type CartWorld,
  cartOf,
  etagOf,
  expire,
  fill,
  itemsOf,
  openCartWorld,
  titlesOf,
} from '../testing/cart-world.ts'

let world: CartWorld
beforeAll(async () => {
  world = await openCartWorld()
})
afterAll(() => world.close())

const rail = (rph: string) => ({ productType: 'rail' as const, rphs: [rph] })

describe('[R7.36] reading the cart', () => {
  test('of a visitor gives an empty list and opens no session', async () => {
    const visitor = world.browser()
    const reply = await visitor.call(readCart, {})
    expect(reply).toMatchObject({ status: 200, body: [] })
    expect(etagOf(reply)).toBe('"0"')
    expect(visitor.cookies.size).toBe(0)
  })

  test('gives the JSON text of each item, priced by the server in both currencies', async () => {
    const guest = world.browser()
    const [item] = await fill(world, guest, 'Paris – Lyon')
    const reply = await guest.call(readCart, {})
    expect(typeof (reply.body as string[])[0]).toBe('string')
    expect(itemsOf(reply)).toEqual([item])
    expect(item).toMatchObject({
      productType: 'rail',
      display: {
        title: 'Paris – Lyon',
        lines: ['Paris – Lyon in detail'],
        start: '2027-02-01T08:10:00',
        imageUrl: '/api/v1/picture/train~1.svg',
      },
      price: { currencyCode: 'EUR', totalAmount: 110, sellingCurrencyCode: 'USD', sellingTotalAmount: 121 },
      expired: false,
    })
  })

  test('says what two tickets cost together, in the selling currency where the suppliers have several', async () => {
    const guest = world.browser()
    const out = await world.shop.offer({ net: 10_000 })
    const back = await world.shop.offer({ net: 5_000 })
    const dollars = await world.shop.offer({ net: 5_000, currency: 'USD' })
    const goods = [
      { productType: 'rail' as const, rphs: [out, back] },
      { productType: 'rail' as const, rphs: [out, dollars] },
    ]
    const [alike, mixed] = itemsOf(await guest.call(addToCart, { body: { goods } }))
    expect(alike?.price).toMatchObject({ currencyCode: 'EUR', totalAmount: 165, sellingTotalAmount: 181.5 })
    expect(mixed?.price).toMatchObject({ currencyCode: 'USD', totalAmount: 176, sellingTotalAmount: 176 })
  })

  test('shows one session nothing of another', async () => {
    const [one, other] = [world.browser(), world.browser()]
    await fill(world, one, 'Mine')
    await fill(world, other, 'Yours')
    expect((await cartOf(one)).map(({ display }) => display.title)).toEqual(['Mine'])
    expect((await cartOf(other)).map(({ display }) => display.title)).toEqual(['Yours'])
  })
})

describe('[R4.4] [R3.18] expiry', () => {
  test('is that of the first handle and is counted in whole minutes', async () => {
    const guest = world.browser()
    const rphs = [await world.shop.offer({ minutes: 20.5 }), await world.shop.offer({ minutes: 5 })]
    const [item] = itemsOf(await guest.call(addToCart, { body: { goods: { productType: 'rail', rphs } } }))
    expect(item).toMatchObject({ expired: false, expireIn: 20 })
    const left = Date.parse(item?.expiredDateTime ?? '') - Date.now()
    expect(left).toBeGreaterThan(20 * 60_000)
    expect(left).toBeLessThanOrEqual(20.5 * 60_000)
  })

  test('has come at or before now by the clock of the database, and the item stays', async () => {
    const guest = world.browser()
    const [first, second] = await fill(world, guest, 'First', 'Second')
    await world.db.query(sql`update cart_item set expires_at = now() where id = ${first?.id}`)
    await world.db.query(sql`update cart_item set expires_at = now() + interval '90 seconds' where id = ${second?.id}`)
    const [expired, live] = await cartOf(guest)
    expect(expired).toMatchObject({ id: first?.id, expired: true, expireIn: 0 })
    expect(live).toMatchObject({ id: second?.id, expired: false, expireIn: 1 })
  })
})

describe('[R7.37] adding', () => {
  test('takes goods as an object, as text, and as a list of either, and answers the whole cart', async () => {
    const guest = world.browser()
    const [a, b, c] = [await world.shop.offer(), await world.shop.offer(), await world.shop.offer()]
    expect(itemsOf(await guest.call(addToCart, { body: { goods: rail(a) } }))).toHaveLength(1)
    expect(itemsOf(await guest.call(addToCart, { body: { goods: JSON.stringify(rail(b)) } }))).toHaveLength(2)
    const reply = await guest.call(addToCart, { body: { goods: [JSON.stringify(rail(b)), rail(c)] } })
    expect(itemsOf(reply).map(({ rphs }) => rphs)).toEqual([[a], [b], [c]])
    expect(itemsOf(reply)).toEqual(await cartOf(guest))
  })

  test('of the same handles again changes nothing, not even the version', async () => {
    const guest = world.browser()
    const rph = await world.shop.offer()
    const once = await guest.call(addToCart, { body: { goods: rail(rph) } })
    const twice = await guest.call(addToCart, { body: { goods: rail(rph) } })
    expect(itemsOf(twice)).toEqual(itemsOf(once))
    expect(etagOf(twice)).toBe(etagOf(once))
    const said = { ...rail(rph), searchInputValues: { from: 'Paris' } }
    const anew = await guest.call(addToCart, { body: { goods: said } })
    expect(itemsOf(anew)).toMatchObject([{ searchInputValues: { from: 'Paris' } }])
    expect(etagOf(anew)).not.toBe(etagOf(once))
  })

  test('keeps all that was said, but nobody’s passport', async () => {
    const guest = world.browser()
    const goods = {
      ...rail(await world.shop.offer()),
      startDate: '2027-02-01',
      extras: [{ code: 'SEAT', quantity: 2 }],
      travelers: [
        {
          ref: 't1',
          type: 'adult' as const,
          firstName: 'Ada',
          document: { docType: '2' as const, docID: 'P7654321', docIssueCountry: 'GB', expireDate: '2030-01-01' },
        },
      ],
      searchInputValues: { from: 'Paris', adults: 1, ages: [12] },
    }
    const { document: _, ...traveler } = goods.travelers[0] ?? {}
    const [item] = itemsOf(await guest.call(addToCart, { body: { goods: [JSON.stringify(goods)] } }))
    expect(item).toMatchObject({ ...goods, travelers: [traveler] })
    expect(JSON.stringify(item)).not.toContain('P7654321')
    expect(JSON.stringify(await world.db.query(sql`select goods from cart_item`))).not.toContain('P7654321')
  })

  test('[R7.37] with extras that its offers do not name, or more of them, is refused before anybody pays', async () => {
    const guest = world.browser()
    const rph = await world.shop.offer()
    const add = (...extras: { code: string; quantity: number }[]) =>
      guest.call(addToCart, { body: { goods: [rail(rph), { ...rail(rph), extras }] } })
    const refused = await add({ code: 'SEAT', quantity: 1 }, { code: 'wing-0', quantity: 1 })
    expect(refused.status).toBe(400)
    expect(refused.body.errors?.errors[1]).toMatchObject({ nodeList: '/goods/1/extras/1' })
    expect((await add({ code: 'SEAT', quantity: 3 })).status).toBe(400)
    expect(await cartOf(guest)).toEqual([])
    expect((await add({ code: 'SEAT', quantity: 2 })).status).toBe(200)
  })

  test('is for fifty items at most', async () => {
    const guest = world.browser()
    for (const size of [20, 20, 9]) await fill(world, guest, ...Array.from({ length: size }, () => 'One of many'))
    const [a, b] = [await world.shop.offer(), await world.shop.offer()]
    const refused = await guest.call(addToCart, { body: { goods: [rail(a), rail(b)] } })
    expect(refused.status).toBe(409)
    expect(refused.body.errors?.errors[0]?.stringValue).toBeTruthy()
    expect(await cartOf(guest)).toHaveLength(49)
    expect((await guest.call(addToCart, { body: { goods: rail(a) } })).status).toBe(200)
    expect(await cartOf(guest)).toHaveLength(50)
  })

  test('at once from two tabs loses neither', async () => {
    const guest = world.browser()
    await fill(world, guest, 'First')
    await Promise.all([fill(world, guest, 'Left'), fill(world, guest, 'Right')])
    expect((await cartOf(guest)).map(({ display }) => display.title).sort()).toEqual(['First', 'Left', 'Right'])
  })
})

describe('[R4.5] a failure', () => {
  test('empties nothing on the server, and none of several goods is kept when one is refused', async () => {
    const guest = world.browser()
    const before = await fill(world, guest, 'Kept')
    const good = await world.shop.offer()
    for (const goods of [[rail(good), rail('forged')], [rail(good), '{"broken'], { productType: 'rail', rphs: [] }])
      expect((await guest.call(addToCart, { body: { goods } as never })).status).toBe(400)
    expect((await guest.call(removeFromCart, { body: { indexes: [0, 7] } })).status).toBe(400)
    expect(await cartOf(guest)).toEqual(before)
  })
})

describe('[R7.38] [F19] removing', () => {
  const remove = (indexes: number[], match?: string) =>
    [removeFromCart, { body: { indexes } }, match ? { 'if-match': match } : {}] as const

  test('takes the items at these positions out, each once', async () => {
    const guest = world.browser()
    await fill(world, guest, 'A', 'B', 'C', 'D')
    const reply = await guest.call(...remove([2, 0, 2]))
    expect(titlesOf(reply)).toEqual(['B', 'D'])
  })

  test('sent twice removes one item: the version binds it', async () => {
    const guest = world.browser()
    await fill(world, guest, 'A', 'B', 'C')
    const seen = etagOf(await guest.call(readCart, {}))
    const first = await guest.call(...remove([0], seen))
    expect(titlesOf(first)).toEqual(['B', 'C'])
    const second = await guest.call(...remove([0], seen))
    expect(second.status).toBe(412)
    expect(second.body).toMatchObject({ success: false, errors: { errors: [{ stringValue: expect.any(String) }] } })
    expect(etagOf(second)).toBe(etagOf(first))
    expect(titlesOf(await guest.call(readCart, {}))).toEqual(['B', 'C'])
    expect(titlesOf(await guest.call(...remove([0], `W/${etagOf(second)}`)))).toEqual(['C'])
  })

  test('sent twice without a version acts once within ten seconds', async () => {
    const guest = world.browser()
    await fill(world, guest, 'A', 'B', 'C')
    const [first, second] = [await guest.call(...remove([0])), await guest.call(...remove([0]))]
    expect(titlesOf(first)).toEqual(['B', 'C'])
    expect(titlesOf(second)).toEqual(['B', 'C'])
    expect(etagOf(second)).toBe(etagOf(first))
    expect(titlesOf(await guest.call(...remove([1])))).toEqual(['B'])
    await world.db.query(sql`update cart set last_removed_at = now() - interval '11 seconds'`)
    expect(titlesOf(await guest.call(...remove([0])))).toEqual([])
  })

  test('the same words about another cart are heard: what was put in since is taken out', async () => {
    const guest = world.browser()
    await fill(world, guest, 'A')
    expect(titlesOf(await guest.call(...remove([0])))).toEqual([])
    await fill(world, guest, 'B')
    expect(titlesOf(await guest.call(...remove([0])))).toEqual([])
  })

  test('sent twice at once acts once, with a version and without', async () => {
    const guest = world.browser()
    await fill(world, guest, 'A', 'B', 'C', 'D')
    await Promise.all(Array.from({ length: 4 }, () => guest.call(...remove([0]))))
    expect(titlesOf(await guest.call(readCart, {}))).toEqual(['B', 'C', 'D'])
    const seen = etagOf(await guest.call(readCart, {}))
    const replies = await Promise.all(Array.from({ length: 4 }, () => guest.call(...remove([1], seen))))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
    expect(titlesOf(await guest.call(readCart, {}))).toEqual(['B', 'D'])
  })

  test('knows no position outside the cart', async () => {
    const guest = world.browser()
    expect((await guest.call(...remove([0]))).status).toBe(400)
    await fill(world, guest, 'A')
    const refused = await guest.call(...remove([0, 1]))
    expect(refused.status).toBe(400)
    expect(refused.body.errors?.errors[1]).toMatchObject({ nodeList: '/indexes/1' })
    for (const indexes of [[-1], [1e9], [0.5], []]) expect((await guest.call(...remove(indexes))).status).toBe(400)
    expect(await cartOf(guest)).toHaveLength(1)
  })

  test('leaves what is being bought', async () => {
    const guest = world.browser()
    const [, held] = await fill(world, guest, 'A', 'B')
    await world.db.query(sql`update cart_item set status = 'InCheckout' where id = ${held?.id}`)
    await expire(world, held?.id ?? '')
    expect((await guest.call(...remove([0, 1]))).status).toBe(409)
    expect(await cartOf(guest)).toMatchObject([{ expired: false }, { id: held?.id, expired: false }])
  })
})

describe('the cart of a guest', () => {
  test('ends with the session', async () => {
    const guest = world.browser()
    const [item] = await fill(world, guest, 'A')
    await world.sessions.end(hashOf(guest.cookies.get('portolan') ?? ''))
    expect(await world.db.query(sql`select 1 from cart_item where id = ${item?.id}`)).toEqual([])
  })

  test('shows plainly what the view of the product refuses by now', async () => {
    const guest = world.browser()
    const [item] = await fill(world, guest, 'A', 'B')
    // Under a handle that this node has not shown before: what it has shown, it remembers.
    await world.db.query(sql`
      update cart_item set offers = jsonb_set(jsonb_set(offers::jsonb, '{0,detail}', '{"other": 1}'), '{0,rph}', '"new"')
      where id = ${item?.id}`)
    expect(await cartOf(guest)).toMatchObject([{ display: { title: 'rail' } }, { display: { title: 'B' } }])
  })
})
