import { extendBooking, readBookingDetails, readBookingHistory } from '@portolan/contract/booking'
import { exchangeBooking } from '@portolan/contract/booking-exchange'
import { resendBooking } from '@portolan/contract/booking-papers'
import type { CartItem } from '@portolan/contract/cart'
import { confirmCheckout, findAlternatives, readOrder, readOrderPayment } from '@portolan/contract/checkout'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../testing/agency.ts'
import { named } from '../testing/booking-world.ts'
import { byCard } from '../testing/checkout-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import type { Browser } from '../testing/world.ts'
import { changePermissions } from './belongings.ts'
import {
  addGoods,
  areas,
  begin,
  give,
  type Held,
  openProductWorld,
  type ProductWorld,
  pay,
  quoteCancel,
  readTraces,
  type Sold,
  soldProducts,
} from './product-world.ts'

let shop: ProductWorld
beforeAll(async () => {
  shop = await openProductWorld()
})
/** One test that fails leaves nobody without rights in the next. */
afterEach(async () => {
  for (const username of ['agent', 'manager']) await changePermissions(shop.owner, username, {})
})
afterAll(async () => {
  await shop.world.app.settle()
  await checkInvariants(shop.world.db)
  await shop.world.close()
})

interface Begun {
  offer: string[]
  inCart: CartItem
  begun: { item: CartItem; orderId: string }
  held: { item: CartItem; held: Held }
  bought: Held
}

/** As far as an agent gets before the right is taken away. */
async function prepare(product: Sold): Promise<Begun> {
  const item = await shop.putItem(product)
  const { body } = await begin(shop.agent, item)
  return {
    offer: await shop.findOffer(product),
    inCart: await shop.putItem(product),
    begun: { item, orderId: body.orderId },
    held: await shop.hold(product),
    bought: await shop.buy(product),
  }
}

/** Every way on from there to a purchase or a change of one; what buys comes last. */
const ways: Record<string, (agent: Browser, product: Sold, one: Begun) => Promise<{ status: number }>> = {
  'add to the cart': (agent, product, { offer }) => addGoods(agent, product, offer),
  'begin an order': (agent, _, { inCart }) => begin(agent, inCart),
  'begin again what was begun': (agent, _, { begun }) => begin(agent, begun.item),
  'give travellers': (agent, _, { begun }) => give(agent, begun.orderId, begun.item),
  'give other travellers': (agent, _, { held: { held, item } }) => give(agent, held.orderId, item),
  'pay later': (agent, _, { held: { held } }) => pay(agent, held, { payLater: true }),
  'hold it longer': (agent, _, { held: { held } }) =>
    agent.call(extendBooking, { body: { uniqueID: named(held.reference) } }),
  exchange: (agent, _, { bought, offer }) =>
    agent.call(exchangeBooking, { body: { mode: 'Quote', uniqueID: named(bought.reference), rphs: offer } }),
  resend: (agent, _, { bought }) => agent.call(resendBooking, { params: { id: bought.reference }, body: {} }),
  'pay on account': (agent, _, { held: { held } }) => pay(agent, held, { onAccount: true }),
  'pay for one booking': (agent, _, { held: { held } }) =>
    agent.call(confirmCheckout, {
      body: {
        uniqueID: named(held.reference),
        quoteId: held.quoteId,
        paymentForm: byCard(),
        acceptedTotal: held.total,
      },
    }),
  pay: (agent, _, { held: { held } }) => pay(agent, held),
}

async function tryAll(product: Sold, one: Begun): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const [name, go] of Object.entries(ways)) statuses[name] = (await go(shop.agent, product, one)).status
  return statuses
}

const refusedAll = Object.fromEntries(Object.keys(ways).map((name) => [name, 403]))

describe.each(soldProducts)('%s', (product) => {
  let one: Begun
  beforeAll(async () => {
    one = await prepare(product)
  })

  test('[R6.2] [A11] who only looks puts nothing into the cart', async () => {
    for (const username of ['viewer', 'finance']) {
      const browser = await signedIn(shop.world, username)
      expect((await addGoods(browser, product, one.offer)).status, username).toBe(403)
    }
  })

  test('[R6.2] [A11] what a colleague has bought is not given back by who manages orders without the right of the product', async () => {
    const { reference } = one.bought
    expect((await quoteCancel(shop.manager, reference)).status).toBe(200)
    await changePermissions(shop.owner, 'manager', { revoke: [`${areas[product]}:cancel`] })
    expect((await quoteCancel(shop.manager, reference)).status).toBe(403)
    await changePermissions(shop.owner, 'manager', { revoke: ['orders:manage'] })
    expect((await quoteCancel(shop.manager, reference)).status).toBe(403)
  })

  test('[R6.2] [A11] without the right to look neither the own order nor the own booking is told', async () => {
    const { orderId, reference } = one.bought
    const read = async () => {
      const { agent } = shop
      const history = await agent.call(readBookingHistory, { body: { page: 0, size: 20, keyword: reference } })
      return {
        order: (await agent.call(readOrder, { params: { orderId } })).status,
        payment: (await agent.call(readOrderPayment, { params: { orderId } })).status,
        alternatives: (await agent.call(findAlternatives, { params: { orderId } })).status,
        details: (await agent.call(readBookingDetails, { body: { uniqueID: named(reference) } })).status,
        isListed: history.body.totalElements !== 0,
      }
    }
    expect(await read()).toEqual({ order: 200, payment: 200, alternatives: 200, details: 200, isListed: true })
    await changePermissions(shop.owner, 'agent', { revoke: [`${areas[product]}:view`] })
    expect(await read()).toEqual({ order: 403, payment: 403, alternatives: 403, details: 403, isListed: false })
  })

  test('[R6.2] [A11] without the right to look what was begun is neither paid nor given back', async () => {
    const before = await readTraces(shop.world)
    await changePermissions(shop.owner, 'agent', { revoke: [`${areas[product]}:view`] })
    expect(await tryAll(product, one)).toEqual(refusedAll)
    expect((await quoteCancel(shop.agent, one.bought.reference)).status).toBe(403)
    expect(await readTraces(shop.world)).toEqual(before)
  })

  /** Comes last: with the right given back, all that was begun is bought. */
  test('[R6.2] [A11] an agent from whom it was taken is refused on every way, however far he had come', async () => {
    const before = await readTraces(shop.world)
    await changePermissions(shop.owner, 'agent', { revoke: [`${areas[product]}:book`] })
    expect(await tryAll(product, one)).toEqual(refusedAll)
    expect(await readTraces(shop.world)).toEqual(before)
    // To look at it and to give it back are rights of their own.
    const { status } = await shop.agent.call(readOrder, { params: { orderId: one.held.held.orderId } })
    expect(status).toBe(200)
    expect((await quoteCancel(shop.agent, one.bought.reference)).status).toBe(200)
    await changePermissions(shop.owner, 'agent', {})
    const statuses = Object.entries(await tryAll(product, one))
    expect(statuses.filter(([, again]) => [401, 403, 404].includes(again))).toEqual([])
  })
})

describe('a package', () => {
  test('[R6.2] is bought and given back with its own rights, and neither with those of flights nor of hotels', async () => {
    const parts = ['air:book', 'air:cancel', 'hotel:book', 'hotel:cancel']
    await changePermissions(shop.owner, 'agent', { revoke: parts })
    const bought = await shop.buy('package')
    expect((await quoteCancel(shop.agent, bought.reference)).status).toBe(200)
    await changePermissions(shop.owner, 'agent', { revoke: ['package:book', 'package:cancel'] })
    expect((await quoteCancel(shop.agent, bought.reference)).status).toBe(403)
    const [flight, room] = [await shop.buy('air'), await shop.buy('hotel')]
    for (const { reference } of [flight, room]) expect((await quoteCancel(shop.agent, reference)).status).toBe(200)
    await changePermissions(shop.owner, 'agent', {})
    expect((await quoteCancel(shop.agent, bought.reference)).status).toBe(200)
  })
})
