import { decimalOf } from '@portolan/domain/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { PaymentProvider } from '../payment/provider.ts'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import type { Cache } from '../platform/cache.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import { sweepHolds } from '../suppliers/house/rail/ticket/reservation-store.ts'
import { makeHouseRail } from '../suppliers/house/rail/ticket/supplier.ts'
import type { AnySupplier } from '../suppliers/registry.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import { beginOrder, findTicket, payAll, recover } from '../testing/checkout-buyer.ts'
import { contextOf, makeFate, makeNode, type Node } from '../testing/checkout-node.ts'
import { mei, openRailShop, queryOf, safe, stations } from '../testing/house-rail-shop.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { makeLot } from '../testing/lot.ts'
import { quoteIdOf } from './agreement.ts'
import type { Order } from './order.ts'

let db: Database
let cache: Cache
beforeAll(async () => {
  db = await openTestDatabase()
  cache = await openTestCache()
  await seed(db, readConfig({}))
})
afterAll(async () => {
  await cache.close()
  await db.close()
})

const rounds = process.env.FULL === '1' ? 200 : 10
const startOf = Number(process.env.SEED ?? 21)
const lot = makeLot(startOf)
const hour = 3_600_000
const places = makePlaces(loadCatalogue())

/** When the hold's time runs out. */
type Moment = 'beforeThePayment' | 'whileTheBankThinks' | 'afterTheMoneyIsTaken' | 'never'

function openShop() {
  const shop = openRailShop(db)
  shop.setNow(Date.now())
  const router = shop.run([shop.trains.toSouth()])
  // Calls go by the real clock; only what ends by itself goes by the shop's.
  const expiryClock = { now: () => new Date(shop.now()) }
  const suppliers = makeHouseRail({
    db,
    places,
    safe,
    router,
    clock: systemClock,
    expiryClock,
    log: { warn: () => {} },
  })
  let moment: Moment = 'never'
  const later = () => shop.setNow(shop.now() + hour)
  const provider = (one: PaymentProvider): PaymentProvider => ({
    ...one,
    async authorize(of) {
      const answer = await one.authorize(of)
      if (moment === 'whileTheBankThinks') later()
      return answer
    },
    async capture(of) {
      if (moment === 'afterTheMoneyIsTaken') later()
      return one.capture(of)
    },
  })
  const node = makeNode(db, cache, makeFate(), suppliers as unknown as AnySupplier[], {
    ...{ now: shop.now, provider },
  })
  return {
    ...{ shop, node, later },
    when(next: Moment) {
      moment = next
      if (next === 'beforeThePayment') later()
    },
  }
}

const toSouth = queryOf(stations.gareDeLyon, stations.marseille)

const giveMei = ({ orders }: Node, order: Order) =>
  orders.give(order, { travelers: [mei], contact: {}, wantedOf: ({ wanted }) => wanted })

/** 409 is an answer too: the hold has ended, nothing was charged. */
const payOr409 = (node: Node, order: Order) =>
  payAll(node, order).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 409) return undefined
    throw error
  })

const soldSeats = async () =>
  (await db.one<{ sold: number }>(sql`select coalesce(max(sold), 0)::integer as sold from rail_hop`))?.sold ?? 0

const booked = (name: string) =>
  db.one<{ status: string; paid: number; price: number; charged: number; kept: number }>(sql`
    select booking.status, booking.paid, booking.price,
      coalesce(sum(charge.captured - charge.refunded), 0)::bigint as charged,
      count(charge.id) filter (where charge.status = 'authorized')::integer as kept
    from booking join purchase on purchase.id = booking.purchase_id
      left join payment on payment.purchase_id = purchase.id left join test_charge charge on charge.id = payment.reference
    where purchase.key = ${name} group by booking.id`)

describe('[F21] a hold that runs out during the payment', () => {
  test(`×${rounds} (seed ${startOf}): is honoured, or nothing is charged; every seat is somebody’s or free`, {
    timeout: 1_800_000,
  }, async () => {
    const { shop, node, when } = openShop()
    const ends: string[] = []
    for (let round = 0; round < rounds; round++) {
      const name = `end ${round}`
      const moment = lot.oneOf<Moment>(['beforeThePayment', 'whileTheBankThinks', 'afterTheMoneyIsTaken', 'never'])
      const before = await soldSeats()
      when('never')
      const held = await giveMei(node, await beginOrder(node, [await findTicket(node, toSouth)], name))
      expect(held.bookings[0]?.status, name).toBe('OnHold')
      expect(await soldSeats()).toBe(before + 1)
      when(moment)
      await payOr409(node, held)
      await recover(db, node)
      while ((await sweepHolds(db, shop.now())) > 0);
      const left = await booked(name)
      const isBought = left?.status === 'Ticketed'
      expect({ moment, isBought }).toEqual({
        moment,
        isBought: moment === 'never' || moment === 'afterTheMoneyIsTaken',
      })
      expect({ moment, ...left }).toMatchObject({
        paid: isBought ? left?.price : 0,
        charged: isBought ? left?.price : 0,
      })
      expect(left?.kept).toBe(0)
      expect(await soldSeats()).toBe(before + (isBought ? 1 : 0))
      ends.push(`${moment} ${left?.status}`)
    }
    console.log(`${[...new Set(ends)].map((end) => `${end} ×${ends.filter((one) => one === end).length}`).join(', ')}`)
    await checkInvariants(db)
  })

  test('is asked for again, form kept, and then bought', async () => {
    const { shop, node, when } = openShop()
    const held = await giveMei(node, await beginOrder(node, [await findTicket(node, toSouth)], 'again'))
    when('whileTheBankThinks')
    const lost = await payAll(node, held)
    expect(lost.bookings.map(({ status }) => status)).toEqual(['Pending'])
    expect(lost.payment?.status).toBe('Voided')
    when('never')
    const again = await giveMei(node, lost)
    expect(again.bookings.map(({ status }) => status)).toEqual(['OnHold'])
    const bought = await payAll(node, again)
    expect(bought.bookings.map(({ status }) => status)).toEqual(['Ticketed'])
    await recover(db, node)
    while ((await sweepHolds(db, shop.now())) > 0);
    await checkInvariants(db)
  })

  test('while the customer answers the bank: honoured or nothing is charged, also when the answer comes too late', async () => {
    const { shop, node, when, later } = openShop()
    when('never')
    const held = await giveMei(node, await beginOrder(node, [await findTicket(node, toSouth)], 'challenge'))
    const asked = await payAll(node, held, 'tok_authentication_required')
    expect(asked.payment?.status).toBe('ActionRequired')
    later()
    // Twenty minutes pass, and the challenge is given up.
    await db.query(sql`update purchase set moved_at = moved_at - interval '20 minutes' where id = ${held.id}`)
    await recover(db, node)
    const given = await booked('challenge')
    expect(given).toMatchObject({ paid: 0, charged: 0 })
    // The bank's word would come after all: it was told that nothing is wanted of it any more.
    const charge = await db.one(sql`
      select test_charge.status from test_charge join payment on payment.reference = test_charge.id
      where payment.purchase_id = ${held.id}`)
    expect(charge).toEqual({ status: 'voided' })
    await node.orders.resume(asked)
    await recover(db, node)
    while ((await sweepHolds(db, shop.now())) > 0);
    await checkInvariants(db)
  })

  test('is told to whoever pays at the moment in which another node ends it', async () => {
    const { shop, node } = openShop()
    const held = await giveMei(node, await beginOrder(node, [await findTicket(node, toSouth)], 'at once'))
    // The payment has read the order as held, and finds it ended once it writes.
    let isBetween = true
    const watched: Database = {
      ...db,
      async transaction(work) {
        if (isBetween) {
          isBetween = false
          await db.query(sql`
            update booking set hold_until = now() - interval '1 second' where purchase_id = ${held.id}`)
          await recover(db, node)
        }
        return db.transaction(work)
      },
    }
    const slow = makeNode(watched, cache)
    const [price] = held.bookings.map((booking) => booking.price)
    const body = {
      orderId: held.id,
      quoteId: quoteIdOf(held, held.bookings),
      acceptedTotal: { amount: Number(price && decimalOf(price)), currencyCode: 'USD' as const },
      paymentForm: { kind: 'token' as const, provider: 'test', token: 'tok_ok' },
    }
    const refused = slow.handlers.confirmCheckout?.({ body } as never, contextOf('at once'))
    await expect(refused).rejects.toMatchObject({ status: 409, text: 'error.hold.expired' })
    expect(isBetween).toBe(false)
    expect(await booked('at once')).toMatchObject({ status: 'Ignored', charged: 0, kept: 0 })
    while ((await sweepHolds(db, shop.now() + hour)) > 0);
    await checkInvariants(db)
  })
})
