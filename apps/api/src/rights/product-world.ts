import { cancelBooking } from '@portolan/contract/booking'
import { addToCart, type CartItem } from '@portolan/contract/cart'
import { confirmCheckout, quoteCheckout, startCheckout } from '@portolan/contract/checkout'
import { sql } from '../platform/sql.ts'
import { hire, signedIn } from '../testing/agency.ts'
import { named } from '../testing/booking-world.ts'
import { ada, byCard } from '../testing/checkout-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'
import { findPackage, findPackages } from './offers.ts'

/** Everything that can be bought today, with the area of its permissions. */
export const areas = {
  air: 'air',
  hotel: 'hotel',
  activity: 'activity',
  car: 'car',
  rail: 'rail',
  railPass: 'rail',
  transfer: 'transfer',
  package: 'package',
} as const

export type Sold = keyof typeof areas
export const soldProducts = Object.keys(areas) as Sold[]

export interface Held {
  orderId: string
  quoteId: string
  reference: string
  total: { currencyCode: string; amount: number }
}

const grace = { ...ada, ref: 't2', firstName: 'Grace', document: { ...ada.document, docID: 'PX7654321' } }

export const addGoods = (browser: Browser, productType: Sold, rphs: readonly string[]) =>
  browser.call(addToCart, { body: { goods: { productType, rphs: [...rphs] } } })

export const begin = (browser: Browser, { id }: CartItem) =>
  browser.call(startCheckout, { body: { cartItemIds: [id] } })

export const give = (browser: Browser, orderId: string, { id }: CartItem) =>
  browser.call(quoteCheckout, {
    body: {
      orderId,
      travelers: [ada, grace],
      contact: { email: 'ada@example.com' },
      assign: [{ cartItemId: id, travelerRefs: ['t1', 't2'] }],
    },
  })

export const pay = (
  browser: Browser,
  { orderId, quoteId, total }: Held,
  how: { payLater?: true; onAccount?: true } = {},
) =>
  browser.call(confirmCheckout, {
    body: {
      orderId,
      quoteId,
      paymentForm: how.onAccount ? { kind: 'account' } : byCard(),
      acceptedTotal: total,
      ...(how.payLater && { payLater: true }),
    },
  })

export const quoteCancel = (browser: Browser, reference: string) =>
  browser.call(cancelBooking, { body: { cancelType: 'Quote', uniqueIDs: [named(reference)] } })

/** What was sold, held, paid and spent so far: a call that is refused changes none of it. */
export const readTraces = ({ db }: TestWorld) =>
  db.one(sql`
    select (select count(*)::integer from purchase) as orders,
      (select string_agg(reference || ' ' || status, ', ' order by reference) from booking) as bookings,
      (select count(*)::integer from payment) as payments,
      (select coalesce(sum(captured - refunded), 0)::bigint from test_charge) as charged,
      (select count(*)::integer from credit_hold) as reserved,
      (select sum(used)::bigint from credit) as used`)

export interface ProductWorld {
  world: TestWorld
  owner: Browser
  manager: Browser
  agent: Browser
  /** Handles of an offer that nobody has used yet; a package is two of them. */
  findOffer(product: Sold): Promise<string[]>
  /** By the agent unless somebody else is named; what is bought is paid by card. */
  putItem(product: Sold, buyer?: Browser): Promise<CartItem>
  hold(product: Sold, buyer?: Browser): Promise<{ item: CartItem; held: Held }>
  buy(product: Sold): Promise<Held>
}

async function findSimulated({ app }: TestWorld, product: string): Promise<string[]> {
  const reply = await app.http.inject({
    method: 'POST',
    url: '/api/dev/simulated/offers',
    headers: { origin: 'http://127.0.0.1:8080' },
    payload: { product, supplier: 'simulated' },
  })
  const { rphs } = reply.json()
  if (!rphs?.[0]) throw new Error(reply.body)
  return rphs
}

/**
 * Every product is sold by a supplier that only plays at it, which is quick; a package has no such supplier, and is a
 * flight and a room of our own.
 */
export async function openProductWorld(): Promise<ProductWorld> {
  const world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house,simulated', LIMITS: 'off' })
  await hire(world, { username: 'partner', agency: 'Harbour Travel', role: 'Owner' })
  const [owner, manager, agent] = [
    await signedIn(world, 'owner'),
    await signedIn(world, 'manager'),
    await signedIn(world, 'agent'),
  ]
  const packages = await findPackages(owner)
  let nextPackage = 0

  async function findOffer(product: Sold): Promise<string[]> {
    if (product !== 'package') return findSimulated(world, product)
    return (await findPackage(owner, packages, nextPackage++)).rphs
  }

  async function putItem(product: Sold, buyer = agent): Promise<CartItem> {
    const { status, body } = await addGoods(buyer, product, await findOffer(product))
    if (status !== 200) throw new Error(JSON.stringify(body))
    return JSON.parse(body.at(-1) ?? '') as CartItem
  }

  async function hold(product: Sold, buyer = agent) {
    const item = await putItem(product, buyer)
    const order = await begin(buyer, item)
    const { status, body, raw } = await give(buyer, order.body.orderId, item)
    const reference = body.items?.[0]?.uniqueID?.id
    if (status !== 200 || reference === undefined) throw new Error(raw.body)
    return { item, held: { orderId: body.orderId, quoteId: body.quoteId, reference, total: body.total } }
  }

  return {
    world,
    owner,
    manager,
    agent,
    findOffer,
    putItem,
    hold,
    async buy(product) {
      const { held } = await hold(product)
      const { body, raw } = await pay(agent, held)
      if (body.items?.[0]?.status !== 'Ticketed') throw new Error(raw.body)
      return held
    },
  }
}
