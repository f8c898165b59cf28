import { addToCart, type CartItem, readCart, removeFromCart } from '@portolan/contract/cart'
import { confirmCheckout, type OrderRS, quoteCheckout, readOrder, startCheckout } from '@portolan/contract/checkout'
import { answerPaymentChallenge } from '@portolan/contract/payment'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sql } from '../platform/sql.ts'
import { ada, byCard, putPass } from '../testing/checkout-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house,simulated' })
})
afterAll(async () => {
  await world.app.settle()
  await checkInvariants(world.db)
  await world.close()
})

const inject = async (browser: Browser, url: string, payload: object) => {
  const reply = await world.app.http.inject({
    ...{ method: 'POST', url, payload, cookies: Object.fromEntries(browser.cookies) },
    headers: { origin: 'http://127.0.0.1:8080' },
  })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json()
}

const behave = (browser: Browser, product: string, how: object = {}) =>
  inject(browser, '/api/dev/simulated/behaviour', { supplier: 'simulated', product, ...how })

beforeEach(async () => {
  const anybody = world.browser()
  for (const product of ['hotel', 'activity', 'car']) await behave(anybody, product)
})

async function putSimulated(browser: Browser, productType: 'hotel' | 'activity' | 'car'): Promise<CartItem> {
  const { rphs } = await inject(browser, '/api/dev/simulated/offers', { product: productType, supplier: 'simulated' })
  const reply = await browser.call(addToCart, { body: { goods: { productType, rphs } } })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return JSON.parse((reply.body as string[]).at(-1) ?? '') as CartItem
}

const grace = {
  ...ada,
  ref: 't2',
  firstName: 'Grace',
  lastName: 'Hopper',
  document: { ...ada.document, docID: 'PX7654321' },
}

const begin = async (browser: Browser, ...items: CartItem[]) =>
  (await browser.call(startCheckout, { body: { cartItemIds: items.map(({ id }) => id) } })).body

const give = (browser: Browser, orderId: string, ...items: CartItem[]) =>
  browser.call(quoteCheckout, {
    body: {
      ...{ orderId, travelers: [ada, grace], contact: { email: 'ada@example.com' } },
      assign: items.map(({ id }) => ({ cartItemId: id, travelerRefs: ['t1', 't2'] })),
    },
  })

async function held(browser: Browser, ...items: CartItem[]) {
  const { orderId } = await begin(browser, ...items)
  const { body } = await give(browser, orderId, ...items)
  return body
}

type Paid = Pick<OrderRS, 'orderId' | 'quoteId' | 'total'>

const pay = (browser: Browser, { orderId, quoteId, total }: Paid, token?: string) =>
  browser.call(confirmCheckout, { body: { orderId, quoteId, paymentForm: byCard(token), acceptedTotal: total } })

const told = ({ items }: { items: readonly { status: string; paymentStatus: string }[] }) =>
  items.map(({ status, paymentStatus }) => `${status} ${paymentStatus}`)

/** What was taken and not given back, for one order. */
const netCharge = (orderId: string) =>
  world.db.one<{ net: number; charges: number }>(sql`
    select coalesce(sum(charge.captured - charge.refunded), 0)::bigint as net, count(*)::integer as charges
    from test_charge charge join payment on payment.reference = charge.id where payment.purchase_id = ${orderId}`)

/** Time passes for an order that waits. */
const wake = async (orderId: string) => {
  await world.db.query(sql`update purchase set due_at = now() where id = ${orderId}`)
  await world.app.settle()
}

describe('money', () => {
  test('[R8.7] a declined card charges nothing, keeps the hold, and another card buys', async () => {
    const guest = world.browser()
    const order = await held(guest, await putSimulated(guest, 'hotel'))
    const refused = await pay(guest, order, 'tok_declined')
    expect(refused.status).toBe(200)
    expect(refused.body).toMatchObject({ success: false, state: 'Done' })
    expect(refused.body.errors?.errors[0]?.stringValue).toMatch(/declined/)
    expect(told(refused.body)).toEqual(['OnHold None'])
    const bought = await pay(guest, order)
    expect(told(bought.body)).toEqual(['Ticketed Captured'])
    expect(await netCharge(order.orderId)).toEqual({ net: Math.round(order.total.amount * 100), charges: 1 })
  })

  test('[F8] an authorisation whose answer is lost is looked up and charged once', async () => {
    const guest = world.browser()
    const order = await held(guest, await putSimulated(guest, 'hotel'))
    const bought = await pay(guest, order, 'tok_timeout')
    expect(told(bought.body)).toEqual(['Ticketed Captured'])
    expect(await netCharge(order.orderId)).toEqual({ net: Math.round(order.total.amount * 100), charges: 1 })
  })

  test('a challenge waits for the customer; nothing is bought before it is answered', async () => {
    const guest = world.browser()
    const order = await held(guest, await putSimulated(guest, 'hotel'))
    const asked = await pay(guest, order, 'tok_authentication_required')
    expect(asked.body).toMatchObject({ state: 'ActionRequired', nextAction: { kind: 'challenge' } })
    expect(told(asked.body)).toEqual(['PendingPurchase ActionRequired'])
    const clientSecret = asked.body.nextAction?.clientSecret ?? ''
    const wrong = await guest.call(answerPaymentChallenge, { body: { clientSecret: `${clientSecret}x` } })
    expect(wrong.status).toBe(400)
    expect((await guest.call(answerPaymentChallenge, { body: { clientSecret } })).status).toBe(200)
    const bought = await pay(guest, order, 'tok_authentication_required')
    expect(told(bought.body)).toEqual(['Ticketed Captured'])
    expect((await netCharge(order.orderId))?.charges).toBe(1)
  })

  test('[F13] a price that rose is shown old and new, and nothing is charged before it was agreed to', async () => {
    const guest = world.browser()
    const item = await putSimulated(guest, 'hotel')
    const { orderId, quoteId, total } = await begin(guest, item)
    await behave(guest, 'hotel', { priceFactorBasisPoints: 11_000 })
    const { body: dearer } = await give(guest, orderId, item)
    expect(told(dearer)).toEqual(['OnHold None'])
    const { changed } = dearer.items[0] ?? {}
    expect(changed?.old.amount).toBe(total.amount)
    expect(changed?.new.amount).toBe(dearer.total.amount)
    expect(dearer.total.amount).toBeGreaterThan(total.amount)
    const refused = await pay(guest, { orderId, quoteId, total })
    expect(refused.status).toBe(409)
    expect((await netCharge(orderId))?.charges).toBe(0)
    expect(told((await pay(guest, dearer)).body)).toEqual(['Ticketed Captured'])
  })

  test('[A13] the server’s price wins: less than the price buys nothing, more than it is not taken', async () => {
    const guest = world.browser()
    const order = await held(guest, await putSimulated(guest, 'hotel'))
    const { total } = order
    expect((await pay(guest, { ...order, total: { ...total, amount: 1 } })).status).toBe(409)
    const more = await pay(guest, { ...order, total: { ...total, amount: total.amount + 100 } })
    expect(told(more.body)).toEqual(['Ticketed Captured'])
    expect((await netCharge(order.orderId))?.net).toBe(Math.round(total.amount * 100))
  })
})

describe('suppliers', () => {
  test('[R2.6] one of two fails: it is named with its reason, the other is kept, and only that is paid', async () => {
    const guest = world.browser()
    const [hotel, car] = [await putSimulated(guest, 'hotel'), await putSimulated(guest, 'car')]
    const order = await held(guest, hotel, car)
    await behave(guest, 'car', { fail: 'rejected' })
    const { body } = await pay(guest, order)
    expect(body.state).toBe('Done')
    expect(told(body).sort()).toEqual(['Ticketed Captured', 'Unsuccessful Voided'])
    const lost = body.items.find(({ status }) => status === 'Unsuccessful')
    expect(lost?.errors?.errors[0]?.stringValue).not.toBe('')
    const price = body.items.find(({ status }) => status === 'Ticketed')?.price.amount ?? 0
    expect(await netCharge(order.orderId)).toEqual({ net: Math.round(price * 100), charges: 1 })
    const left = ((await guest.call(readCart, {})).body as string[]).map((text) => (JSON.parse(text) as CartItem).id)
    expect(left).toEqual([car.id])
  })

  test('[F8] a booking whose answer is lost is looked up, never sent again blindly: one reservation, one charge', async () => {
    const guest = world.browser()
    const order = await held(guest, await putSimulated(guest, 'activity'))
    await behave(guest, 'activity', { loseAnswer: 'once' })
    // The twenty seconds that a customer waits are over in one.
    const { timeout } = AbortSignal
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, Math.min(ms, 1000)))
    const { body } = await pay(guest, order)
    // By the second look within the same call, or behind the scenes.
    if (body.state === 'Pending') await wake(order.orderId)
    const after = await guest.call(readOrder, { params: { orderId: order.orderId } })
    expect(told(after.body)).toEqual(['Ticketed Captured'])
    expect(await netCharge(order.orderId)).toEqual({ net: Math.round(order.total.amount * 100), charges: 1 })
  })

  test('nothing is for sale any more: the item is named, and nobody is asked for money', async () => {
    const guest = world.browser()
    const item = await putSimulated(guest, 'hotel')
    const { orderId } = await begin(guest, item)
    await behave(guest, 'hotel', { capacity: 0 })
    const { body } = await give(guest, orderId, item)
    expect(body.items[0]?.status).not.toBe('OnHold')
    expect(body.items[0]?.errors?.errors).toHaveLength(1)
    expect((await pay(guest, body)).status).toBe(409)
    expect((await netCharge(orderId))?.charges).toBe(0)
    // It is the customer's again, and can be taken out of the cart.
    expect((await guest.call(removeFromCart, { body: { indexes: [0] } })).body).toEqual([])
  })
})

describe('once', () => {
  test('[F20] two tabs, many clicks: one order, one booking, one charge', async () => {
    const guest = world.browser()
    const item = await putSimulated(guest, 'hotel')
    const orders = await Promise.all(Array.from({ length: 6 }, () => begin(guest, item)))
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1)
    const orderId = orders[0]?.orderId ?? ''
    const { body: quoted } = await give(guest, orderId, item)
    const paid = await Promise.all(Array.from({ length: 6 }, () => pay(guest, quoted)))
    expect(paid.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(paid.flatMap(({ body }) => told(body)))).toEqual(new Set(['Ticketed Captured']))
    expect(await netCharge(orderId)).toEqual({ net: Math.round(quoted.total.amount * 100), charges: 1 })
    const rows = await world.db.one(sql`select count(*)::integer as count from booking where cart_item_id = ${item.id}`)
    expect(rows).toEqual({ count: 1 })
  })

  test('[R4.4] a hold that has run out is asked for again, and what was typed is kept', async () => {
    const guest = world.browser()
    const item = await putPass(guest)
    const { orderId, quoteId } = await begin(guest, item)
    const one = { orderId, travelers: [ada], contact: {}, assign: [{ cartItemId: item.id, travelerRefs: ['t1'] }] }
    expect(told((await guest.call(quoteCheckout, { body: one })).body)).toEqual(['OnHold None'])
    await world.db.query(
      sql`update booking set hold_until = now() - interval '1 second' where purchase_id = ${orderId}`,
    )
    await world.db.query(
      sql`update house_reservation set hold_until = now() - interval '1 second' where state = 'held'`,
    )
    const late = await guest.call(confirmCheckout, {
      body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: { currencyCode: 'USD', amount: 9_999 } },
    })
    expect(late.status).toBe(409)
    await wake(orderId)
    const ended = await guest.call(readOrder, { params: { orderId } })
    expect(told(ended.body)).toEqual(['Ignored None'])
    const again = await guest.call(quoteCheckout, { body: one })
    expect(told(again.body)).toEqual(['OnHold None'])
    expect(told((await pay(guest, again.body)).body)).toEqual(['Ticketed Captured'])
    expect((await guest.call(readCart, {})).body).toEqual([])
  })
})

describe('whose', () => {
  test('[A16] nothing is bought before travellers were given', async () => {
    const guest = world.browser()
    const order = await begin(guest, await putSimulated(guest, 'hotel'))
    expect((await pay(guest, order)).status).toBe(409)
  })

  test('[A7] somebody else’s order does not exist', async () => {
    const guest = world.browser()
    const order = await held(guest, await putSimulated(guest, 'hotel'))
    const stranger = world.browser()
    await putSimulated(stranger, 'hotel')
    expect((await stranger.call(readOrder, { params: { orderId: order.orderId } })).status).toBe(404)
    expect((await pay(stranger, order)).status).toBe(404)
    const other = await world.loggedIn('traveller')
    expect((await pay(other, order)).status).toBe(404)
    expect(told((await guest.call(readOrder, { params: { orderId: order.orderId } })).body)).toEqual(['OnHold None'])
  })

  test('[A13] a card number is refused and never kept', async () => {
    const guest = world.browser()
    const order = await held(guest, await putSimulated(guest, 'hotel'))
    expect((await pay(guest, order, '4242424242424242')).status).toBe(400)
    expect(world.log.join('')).not.toContain('4242424242424242')
  })

  test('[R5.4] what a supplier asks and nobody said is told beside its field', async () => {
    const guest = world.browser()
    const item = await putPass(guest)
    const { orderId } = await begin(guest, item)
    const { firstName: _, ...nameless } = ada
    const reply = await guest.call(quoteCheckout, {
      body: { orderId, travelers: [nameless], contact: {}, assign: [{ cartItemId: item.id, travelerRefs: ['t1'] }] },
    })
    expect(reply.status).toBe(400)
    expect(reply.body.errors?.errors.map(({ nodeList }) => nodeList)).toContain('/travelers/0/firstName')
  })
})
