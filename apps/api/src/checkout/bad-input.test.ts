import type { CartItem } from '@portolan/contract/cart'
import { confirmCheckout, quoteCheckout, readOrder, startCheckout } from '@portolan/contract/checkout'
import { bookRail, confirmRailBooking } from '@portolan/contract/rail-booking'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
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

let guest: Browser
let item: CartItem
let held: Awaited<ReturnType<typeof holdOrder>>
beforeEach(async () => {
  guest = world.browser()
  item = await putPass(guest)
  held = await holdOrder(guest, item)
})

const before = () =>
  world.db.query(sql`
    select purchase.id, booking.status, booking.price, booking.paid, booking.round, booking.locator,
      (select count(*)::integer from payment) as payments
    from purchase join booking on purchase_id = purchase.id order by purchase.id, position`)

/** As it is written: JSON.stringify would lose some names. */
async function send(url: string, payload: string, browser = guest) {
  const reply = await world.app.http.inject({
    ...{ method: 'POST', url, payload, cookies: Object.fromEntries(browser.cookies) },
    headers: { origin: 'http://127.0.0.1:8080', 'content-type': 'application/json' },
  })
  return reply.statusCode
}

/** Refused with a sentence, and nothing is other than it was. */
async function expectRefused(status: number, work: () => Promise<{ status: number; body: unknown }>, why?: string) {
  const was = await before()
  const reply = await work()
  expect(`${why ?? ''} ${reply.status} ${JSON.stringify(reply.body)}`).toContain(`${why ?? ''} ${status} `)
  const { errors } = reply.body as { errors?: { errors: { stringValue: string }[] } }
  expect(errors?.errors[0]?.stringValue).toMatch(/\w/)
  expect(await before()).toEqual(was)
}

const nobody = '00000000-0000-4000-8000-000000000000'
const total = { currencyCode: 'USD', amount: 99_999 }

describe('beginning an order', () => {
  const start = (body: object) => guest.call(startCheckout, { body: body as never })

  test.each<[string, object, number]>([
    ['[A13] a price', { cartItemIds: ['x'], price: { amount: 1 } }, 400],
    ['[A13] a status', { cartItemIds: ['x'], status: 'Ticketed' }, 400],
    ['no items', { cartItemIds: [] }, 400],
    ['no list', { cartItemIds: 'x' }, 400],
    ['more items than there can be', { cartItemIds: Array.from({ length: 51 }, () => nobody) }, 400],
    ['an id beyond reason', { cartItemIds: ['x'.repeat(65)] }, 400],
    ['an item that nobody has', { cartItemIds: [nobody] }, 404],
    ['an item that is no id', { cartItemIds: ["' or 1=1 --"] }, 404],
    ['an index in place of an id', { cartItemIds: ['7'] }, 404],
  ])('%s is refused', async (_, body, status) => expectRefused(status, () => start(body)))

  test('[A7] an item of somebody else’s cart is none', async () => {
    const other = world.browser()
    const others = await putPass(other)
    await expectRefused(404, () => start({ cartItemIds: [others.id] }))
    await expectRefused(404, () => start({ cartItemIds: [item.id, others.id] }))
  })

  test('[A18] an item that has expired is a conflict', async () => {
    const late = await putPass(guest, 'BENELUX')
    await world.db.query(sql`update cart_item set expires_at = now() - interval '1 second' where id = ${late.id}`)
    await expectRefused(409, () => start({ cartItemIds: [late.id] }))
  })
})

describe('giving travellers by names that say no one thing', () => {
  const twins = [ada, { ...ada, firstName: 'Grace' }]
  test.each<[string, () => object, string]>([
    ['two travellers of one name', () => ({ travelers: twins }), '/travelers/1/ref'],
    [
      'an item that the order has not',
      () => ({ assign: [{ cartItemId: 'x', travelerRefs: [] }] }),
      '/assign/0/cartItemId',
    ],
    [
      'an item twice',
      () => ({ assign: [0, 1].map(() => ({ cartItemId: item.id, travelerRefs: ['t1'] })) }),
      '/assign/1/cartItemId',
    ],
    [
      'a passport that has run out',
      () => ({ travelers: [{ ...ada, document: { ...ada.document, expireDate: '1999-01-01' } }] }),
      '/travelers/0/document/expireDate',
    ],
  ])('%s is refused where it stands', async (_, changes, pointer) => {
    const assign = [{ cartItemId: item.id, travelerRefs: ['t1'] }]
    const reply = await guest.call(quoteCheckout, {
      body: { orderId: held.orderId, travelers: [ada], contact: {}, assign, ...changes() } as never,
    })
    expect(reply.status).toBe(400)
    expect(reply.raw.body).toContain(pointer)
  })
})

describe('giving travellers', () => {
  const quote = (changes: object = {}, traveler: object = {}, browser = guest) =>
    browser.call(quoteCheckout, {
      body: {
        ...{ orderId: held.orderId, travelers: [{ ...ada, ...traveler }], contact: {} },
        assign: [{ cartItemId: item.id, travelerRefs: ['t1'] }],
        ...changes,
      } as never,
    })
  const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

  test.each<[string, object, object, number]>([
    ['[A13] a price', { total: { currencyCode: 'USD', amount: 1 } }, {}, 400],
    ['[A13] a status', { status: 'OnHold' }, {}, 400],
    ['[A13] a price of a traveller', {}, { price: 1 }, 400],
    ['[A13] permissions', { permissions: ['orders:manage'] }, {}, 400],
    ['[A15] an age below none', {}, { age: -1 }, 400],
    ['[A15] an age beyond reason', {}, { age: 1e9 }, 400],
    ['nobody', { travelers: [] }, {}, 400],
    ['too many', { travelers: Array.from({ length: 31 }, () => ada) }, {}, 400],
    ['somebody who does not travel', { assign: [{ cartItemId: item?.id ?? 'x', travelerRefs: ['t9'] }] }, {}, 400],
    ['an order that nobody has', { orderId: nobody }, {}, 404],
    ['an order that is no id', { orderId: "1' or '1'='1" }, {}, 404],
    ['a name of 200 letters', {}, { firstName: 'a'.repeat(200) }, 400],
    ['no name at all', {}, { firstName: '' }, 400],
    ['[A39] a line’s end in a name', {}, { lastName: 'Love\r\nBcc: x@example.com' }, 400],
    ['[A39] a NUL in a name', {}, { lastName: 'Love\u0000lace' }, 400],
    ['[A39] marks that turn the text round', {}, { lastName: '\u202eecalevoL' }, 400],
    ['half a character', {}, { lastName: '\ud83d' }, 400],
    ['a birth that is still to come', {}, { birthDate: inDays(2) }, 400],
    ['a birth in the next century', {}, { birthDate: '2126-01-01' }, 400],
    ['a day that is none', {}, { birthDate: '1990-02-30' }, 400],
    ['a birth before anybody alive', {}, { birthDate: '1026-01-01' }, 400],
    ['an address that is none', {}, { email: 'a@b\r\nBcc: x' }, 400],
  ])('%s is refused', async (_, changes, traveler, status) => expectRefused(status, () => quote(changes, traveler)))

  test.each([
    ['Chinese', '王小明', '李'],
    ['Arabic', 'ليلى', 'الفارسي'],
    ['Thai', 'สมชาย', 'ใจดี'],
    ['Vietnamese', 'Nguyễn Thị', 'Hồng'],
    ['emoji', 'Ada 🚄👩‍🚀', 'Lovelace'],
    ['markup', '<b onclick=x>Ada</b>', '<script>alert(1)</script>'],
    ['a formula', '=cmd|x!A1', '@SUM(A1)'],
    ['quotes', 'O’Brien "Bo"', "D'Arcy; drop table booking; --"],
    ['64 letters', 'á'.repeat(64), 'ü'.repeat(64)],
  ])('a name in %s is kept to the letter', async (_, firstName, lastName) => {
    const reply = await quote({}, { firstName, lastName })
    expect(`${reply.status} ${JSON.stringify(reply.body.errors)}`).toBe('200 undefined')
    expect(reply.body.items[0]?.status).toBe('OnHold')
    const row = await world.db.one(sql`select lead_name as name from booking where purchase_id = ${held.orderId}`)
    expect(row).toEqual({ name: `${firstName} ${lastName}` })
  })

  test('[A17] of somebody else’s order is of none', async () => {
    const stranger = world.browser()
    await putPass(stranger)
    await expectRefused(404, () => quote({}, {}, stranger))
    await expectRefused(404, async () => quote({}, {}, await world.loggedIn('traveller')))
  })

  test('[A14] names of inner parts are refused at every depth', async () => {
    const was = await before()
    const rest = `"orderId":"${held.orderId}","contact":{},"assign":[{"cartItemId":"${item.id}","travelerRefs":["t1"]}]`
    const one = JSON.stringify(ada).slice(0, -1)
    for (const text of [
      `{${rest},"travelers":[${one},"__proto__":{"age":1}}]}`,
      `{${rest},"travelers":[${one}}],"__proto__":{"price":1}}`,
      `{${rest},"travelers":[${one}}],"constructor":{"prototype":{"price":1}}}`,
    ])
      expect(await send('/api/v1/checkout/quote', text), text).toBe(400)
    expect(({} as { price?: number }).price).toBeUndefined()
    expect(await before()).toEqual(was)
  })
})

describe('paying', () => {
  const pay = (changes: object = {}, browser = guest) =>
    browser.call(confirmCheckout, {
      body: {
        orderId: held.orderId,
        quoteId: held.quoteId,
        paymentForm: byCard(),
        acceptedTotal: total,
        ...changes,
      } as never,
    })

  test.each<[string, () => object, number]>([
    ['[A13] a price', () => ({ price: 1 }), 400],
    ['[A13] a status', () => ({ status: 'Ticketed', paymentStatus: 'Captured' }), 400],
    ['[A13] less than it costs', () => ({ acceptedTotal: { currencyCode: 'USD', amount: 0.01 } }), 409],
    ['[A13] nothing', () => ({ acceptedTotal: { currencyCode: 'USD', amount: 0 } }), 409],
    ['[A15] less than nothing', () => ({ acceptedTotal: { currencyCode: 'USD', amount: -1 } }), 400],
    ['[A15] beyond reason', () => ({ acceptedTotal: { currencyCode: 'USD', amount: 1e12 } }), 400],
    ['half a cent', () => ({ acceptedTotal: { currencyCode: 'USD', amount: 1.005 } }), 400],
    ['another currency', () => ({ acceptedTotal: { currencyCode: 'JPY', amount: 999_999 } }), 409],
    ['a currency that is none', () => ({ acceptedTotal: { currencyCode: 'XXQ', amount: 1 } }), 400],
    ['neither order nor booking', () => ({ orderId: undefined }), 400],
    ['both', () => ({ uniqueID: { type: '14', id: 'XXXXXXXX' } }), 400],
    ['an order that nobody has', () => ({ orderId: nobody }), 404],
    ['a booking that nobody has', () => ({ orderId: undefined, uniqueID: { type: '14', id: 'XXXXXXXX' } }), 404],
    ['another way to pay', () => ({ paymentForm: { kind: 'cash' } }), 400],
    ['a provider that is none', () => ({ paymentForm: { kind: 'token', provider: 'other', token: 'x' } }), 400],
    ['an account that a guest has not', () => ({ paymentForm: { kind: 'account' } }), 403],
  ])('%s is refused', async (_, changes, status) => expectRefused(status, () => pay(changes())))

  test('[A16] without travellers is a conflict: nothing was quoted', async () => {
    const other = await putPass(guest, 'BENELUX')
    const { body } = await guest.call(startCheckout, { body: { cartItemIds: [other.id] } })
    await expectRefused(409, () => pay({ orderId: body.orderId }))
  })

  test('[A7] [A17] for somebody else’s order is for none, by any of its names', async () => {
    const stranger = world.browser()
    await putPass(stranger)
    const reference = held.items[0]?.uniqueID?.id ?? ''
    const row = await world.db.one<{ id: string }>(sql`select id from booking where reference = ${reference}`)
    for (const browser of [stranger, await world.loggedIn('traveller'), await world.loggedIn('manager')]) {
      await expectRefused(404, () => pay({}, browser))
      for (const id of [reference, row?.id ?? ''])
        await expectRefused(404, () => pay({ orderId: undefined, uniqueID: { type: '14', id } }, browser))
      await expectRefused(404, () => browser.call(readOrder, { params: { orderId: held.orderId } }))
    }
  })

  test('[A18] for a hold that has run out is a conflict', async () => {
    await world.db.query(sql`
      update booking set hold_until = now() - interval '1 second' where purchase_id = ${held.orderId}`)
    await world.db.query(
      sql`update house_reservation set hold_until = now() - interval '1 second' where state = 'held'`,
    )
    await expectRefused(409, () => pay())
  })
})

describe('the railway’s own calls', () => {
  const pos = { sources: [{ requestorID: { type: '1', id: 'web' }, bookingChannel: { type: '6' } }] }
  const passenger = {
    ...{ rph: '1', code: 'ADULT', age: 35, leadTraveler: true },
    passengerDetail: { identification: { givenName: 'Ada', surname: 'Lovelace' } },
  }
  const book = (changes: object = {}, info: object = {}) =>
    guest.call(bookRail, {
      body: {
        ...{ pos, resStatus: 'Quote', correlationID: 'c' },
        railBookInfo: { requestedJourneyRPHs: ['forged'], passengerInfos: [passenger], ...info },
        ...changes,
      } as never,
    })

  test.each<[string, object, object]>([
    ['[A19] a forged handle', {}, {}],
    ['[A13] a price', { pricing: { sellingTotalAmount: 1 } }, {}],
    ['[A13] a status', { status: 'Ticketed' }, {}],
    ['[A13] a price of a passenger', {}, { passengerInfos: [{ ...passenger, price: 1 }] }],
    ['[A15] an age below none', {}, { passengerInfos: [{ ...passenger, age: -1 }] }],
    ['[A15] an age beyond reason', {}, { passengerInfos: [{ ...passenger, age: 1e9 }] }],
    ['nobody', {}, { passengerInfos: [] }],
    ['no handles', {}, { requestedJourneyRPHs: [] }],
    ['a status that is no step', { resStatus: 'Ticketed' }, {}],
  ])('%s is refused', async (_, changes, info) => expectRefused(400, () => book(changes, info)))

  test('[A18] a handle that has expired is a conflict, and one that was changed is none of ours', async () => {
    const rph = item.rphs?.[0] ?? ''
    await expectRefused(400, () => book({}, { requestedJourneyRPHs: [`${rph}x`] }))
    await expectRefused(400, () => book({}, { requestedJourneyRPHs: [rph, 'forged'] }))
  })

  test('[A14] names of inner parts are refused', async () => {
    const was = await before()
    const text = JSON.stringify({ pos, resStatus: 'Quote', correlationID: 'c' }).slice(0, -1)
    const info = `"railBookInfo":{"requestedJourneyRPHs":["x"],"passengerInfos":[],"__proto__":{"price":1}}}`
    expect(await send('/api/v1/rail/book', `${text},${info}`)).toBe(400)
    expect(await before()).toEqual(was)
  })

  test('[A7] somebody else’s booking is not confirmed by any of its names', async () => {
    const reference = held.items[0]?.uniqueID?.id ?? ''
    const stranger = world.browser()
    await putPass(stranger)
    const confirm = (id: string) =>
      stranger.call(confirmRailBooking, { body: { uniqueIDs: [{ type: '23', id }], paymentForm: byCard() } })
    for (const id of [reference, reference.toLowerCase(), held.orderId, nobody])
      await expectRefused(404, () => confirm(id))
  })
})

test('[F15] a nationality that is no country and a surname without a letter are refused beside their fields', async () => {
  const quote = (more: object) =>
    guest.call(quoteCheckout, {
      body: {
        orderId: held.orderId,
        travelers: [{ ...ada, ...more }],
        contact: { email: 'ada@example.com' },
        assign: [{ cartItemId: item.id, travelerRefs: ['t1'] }],
      },
    })
  const wrong = [
    [{ lastName: '7' }, '/travelers/0/lastName', 'Enter the name with letters, as in the passport.'],
    [{ nationality: 'ZZ' }, '/travelers/0/nationality', 'Choose one of the values offered.'],
    [{ residenceCountry: 'UK' }, '/travelers/0/residenceCountry', 'Choose one of the values offered.'],
    [
      { document: { ...ada.document, docHolderNationality: 'ZZ' } },
      ...['/travelers/0/document/docHolderNationality', 'Choose one of the values offered.'],
    ],
    [
      { phone: { countryAccessCode: '999', phoneNumber: '555 0123' } },
      ...['/travelers/0/phone/countryAccessCode', 'Choose one of the values offered.'],
    ],
  ] as const
  for (const [more, nodeList, stringValue] of wrong) {
    const { status, body } = await quote(more)
    expect([status, body.errors?.errors.slice(1)]).toMatchObject([400, [{ nodeList, stringValue }]])
  }
})
