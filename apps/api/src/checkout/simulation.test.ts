import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { PaymentProvider } from '../payment/provider.ts'
import type { Cache } from '../platform/cache.ts'
import { hashOf, makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import { beginOrder, findRoom, giveAda, payAll } from '../testing/checkout-buyer.ts'
import { Died, makeFate, makeNode, type Node } from '../testing/checkout-node.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { type Asked, makeLedgerSupplier, type Trouble } from '../testing/ledger-supplier.ts'
import { type Lot, makeLot } from '../testing/lot.ts'
import type { Order } from './order.ts'
import { findOrderByKey } from './store.ts'

/** A shop of its own, so that the clocks of two customers never meet: recovery looks at every order that is due. */
interface Lane {
  db: Database
  cache: Cache
}

const lanes: Lane[] = []
beforeAll(async () => {
  for (let lane = 0; lane < 3; lane++) {
    const db = await openTestDatabase()
    await seed(db, readConfig({}))
    lanes.push({ db, cache: await openTestCache() })
  }
}, 180_000)
afterAll(async () => {
  for (const { db, cache } of lanes) {
    await cache.close()
    await db.close()
  }
})

const count = process.env.FULL === '1' ? 200 : 20
const first = Number(process.env.SEED ?? 1)

const safe = makeSafe(['a secret for tests, long enough to be one'])

const lost: readonly Trouble[] = ['lostBefore', 'lostAfter']
const refusals: Readonly<Record<Asked, readonly Trouble[]>> = {
  quote: ['unavailable'],
  hold: ['unavailable', 'noAvailability', 'priceChanged', 'rejected'],
  confirm: ['unavailable', 'offerExpired', 'priceChanged', 'rejected'],
  cancel: ['unavailable'],
  retrieve: ['unavailable'],
}

/** One customer's afternoon: suppliers, bank, nodes and clock by the seed, over the real tables. */
function openAfternoon({ db, cache }: Lane, start: number) {
  const lot = makeLot(start)
  let ahead = 0
  let isStormy = true
  const now = () => Date.now() + ahead
  const trouble = (asked: Asked): Trouble => {
    if (!isStormy || !lot.happens(20)) return 'none'
    return lot.oneOf(asked !== 'quote' && asked !== 'retrieve' && lot.happens(60) ? lost : refusals[asked])
  }
  const shops = ['one', 'two'].map((name) =>
    makeLedgerSupplier(`${name}-${start}`, {
      ...{ now, trouble, canHold: lot.happens(70), knowsKeys: lot.happens(70), capacity: lot.whole(1, 3) },
    }),
  )
  /** The bank loses answers too, before and after it has done what it was asked. */
  const provider = (one: PaymentProvider): PaymentProvider => ({
    ...one,
    async authorize(of) {
      if (!isStormy || !lot.happens(25)) return one.authorize(of)
      if (lot.happens(50)) await one.authorize(of)
      return { is: 'unknown' }
    },
    async capture(of) {
      if (!isStormy || !lot.happens(25)) return one.capture(of)
      if (lot.happens(50)) await one.capture(of)
      return 'unknown'
    },
    async void(of) {
      if (!isStormy || !lot.happens(25)) return one.void(of)
      if (lot.happens(50)) await one.void(of)
      return 'unknown'
    },
    async refund(of) {
      if (!isStormy || !lot.happens(25)) return one.refund(of)
      if (lot.happens(50)) await one.refund(of)
      throw new Error('the line is dead')
    },
  })
  const openNode = (): Node => {
    const death = isStormy && lot.happens(40)
    const fate = makeFate(death ? { at: lot.whole(1, 12), when: lot.oneOf(['before', 'after'] as const) } : undefined)
    const suppliers = shops.map(({ supplier }) => supplier)
    return makeNode(db, cache, fate, suppliers, { now, provider })
  }
  return {
    ...{ lot, shops, openNode },
    quiet: () =>
      makeNode(
        db,
        cache,
        makeFate(),
        shops.map(({ supplier }) => supplier),
      ),
    calm() {
      isStormy = false
    },
    /** The database's clock cannot be set: what it has written down is moved instead. */
    async pass(key: string, ms: number) {
      ahead += ms
      await db.query(sql`
        update purchase set moved_at = moved_at - interval '1 millisecond' * ${ms},
          due_at = due_at - interval '1 millisecond' * ${ms} where key = ${key} and due_at is not null`)
    },
  }
}

/** A refusal is an answer, and a node that dies says nothing: the customer goes on with another. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof Died)) throw error
  }
}

const find = ({ db }: Lane, key: string) => findOrderByKey({ db, safe }, { sessionHash: hashOf(key) }, key)

/** Whoever is due, on this node; it may die over it. */
const takeUp = async (node: Node, order: Order): Promise<void> => {
  await attempt(() => node.orders.advance.advance(order.id))
}

async function cancelSome(node: Node, order: Order, lot: Lot): Promise<void> {
  const bookings = order.bookings.filter(({ status }) => ['OnHold', 'Committed', 'Ticketed'].includes(status))
  if (bookings.length === 0) return
  const booking = lot.oneOf(bookings)
  const uniqueIDs = [{ type: '14', id: booking.reference }]
  const asked = { order, bookings: [booking] }
  const [quoted] = await node.quoteCancel(asked, { cancelType: 'Quote', uniqueIDs })
  await node.commitCancel(asked, {
    ...{ cancelType: 'Commit', uniqueIDs },
    ...(quoted && { cancelQuoteID: quoted.id }),
  })
}

async function simulate(lane: Lane, start: number): Promise<string> {
  const { db } = lane
  const afternoon = openAfternoon(lane, start)
  const { lot, shops, openNode, pass } = afternoon
  const key = `afternoon ${start}`
  const rooms = await Promise.all(shops.map(({ supplier }) => findRoom(afternoon.quiet(), supplier.id)))
  const wanted = lot.happens(50) ? rooms : rooms.slice(0, 1)
  const isBundle = lot.happens(50)
  for (let turn = 0; turn < 10; turn++) {
    const node = openNode()
    const order = await find(lane, key)
    if (!order) await attempt(() => beginOrder(node, wanted, key, isBundle))
    else {
      // Mostly what a customer would do next, and now and then anything else.
      const isReady = order.bookings.some(({ status }) => status === 'OnHold')
      const act = lot.happens(50) ? (isReady ? 3 : 0) : lot.whole(0, 9)
      if (act < 3) await attempt(() => giveAda(node, order))
      else if (act < 6) await attempt(() => payAll(node, order, lot.happens(80) ? 'tok_ok' : 'tok_declined'))
      else if (act < 7) await attempt(() => cancelSome(node, order, lot))
      else if (act < 9) await takeUp(node, order)
      // A second click at the same moment, on another node.
      else await Promise.all([node, openNode()].map((one) => attempt(() => payAll(one, order))))
    }
    if (lot.happens(60)) await pass(key, lot.whole(1_000, 20 * 60_000))
  }
  afternoon.calm()
  for (let round = 0; round < 12; round++) {
    await pass(key, 20_000)
    const node = openNode()
    await node.recovery.drain()
    await db.query(sql`update outbox set next_at = now()`)
    await node.outbox.drain()
  }
  const order = await find(lane, key)
  const bookings = order?.bookings ?? []
  const bought = bookings.filter(({ status }) => status === 'Committed' || status === 'Ticketed')
  const sold = shops.flatMap((shop) => shop.live('confirmed').map(({ locator }) => locator)).sort()
  // What the suppliers have sold is what the customer has bought, name by name.
  expect({ start, sold }).toEqual({ start, sold: bought.map(({ locator }) => locator).sort() })
  return bookings.map(({ status }) => status).join(' ') || 'nothing'
}

test(`[F24] ${count} simulations from seed ${first} on, over the real tables: all invariants`, {
  timeout: 1_800_000,
}, async () => {
  const seeds = Array.from({ length: count }, (_, index) => first + index)
  const ends = new Map<string, number>()
  const left = [...seeds]
  const work = async (lane: Lane) => {
    for (let start = left.shift(); start !== undefined; start = left.shift()) {
      const end = await simulate(lane, start).catch((error: unknown) => {
        throw new Error(`seed ${start}`, { cause: error })
      })
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
  }
  await Promise.all(lanes.map(work))
  console.log(`seeds ${first} to ${first + count - 1}: ${JSON.stringify(Object.fromEntries(ends))}`)
  expect([...ends.keys()].some((end) => end.includes('Ticketed'))).toBe(true)
  for (const { db } of lanes) await checkInvariants(db)
})
