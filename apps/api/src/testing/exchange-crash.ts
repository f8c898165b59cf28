import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '../checkout/order.ts'
import { readConfig } from '../config.ts'
import type { KeptOffer } from '../offer/offer.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import type { AnySupplier } from '../suppliers/registry.ts'
import { openTestCache, openTestDatabase } from './backend.ts'
import { buy, recover } from './checkout-buyer.ts'
import { contextOf, type Death, Died, makeFate, makeNode, type Node } from './checkout-node.ts'
import { findSeat, type Kind, openSouth, quoteFor } from './exchange-node.ts'
import { checkInvariants } from './invariants.ts'

let db: Database
let cache: Cache
let south: AnySupplier
const card = { kind: 'token' as const, provider: 'test', token: 'tok_ok' }

const commitOn = (node: Node, order: Order, offer: KeptOffer, quoteId: string) => {
  const [booking] = order.bookings
  if (!booking) throw new Error('Nothing was bought.')
  // What waits to be told is told by the one who lives: this node's steps alone are counted.
  node.outbox.nudge = () => {}
  const agreement = { quoteId, rphs: [offer.rph], paymentForm: card }
  return node.commitExchange({ order, booking, standing: 'own' }, agreement, contextOf('exchange'))
}

interface Left {
  status: string
  price: number
  train: string
  reserved: string
  net: number
  kept: number
  due: string | null
}

/** What is written down by us, by the provider and by the supplier, for one order. */
const lookAt = (orderId: string) =>
  db.one<Left>(sql`
    select booking.status, booking.price, booking.reservation -> 'detail' -> 'segments' -> 0 ->> 'train' as train,
      sale.sold -> 'tickets' -> 0 -> 'detail' -> 'segments' -> 0 ->> 'train' as reserved,
      (select coalesce(sum(charge.captured - charge.refunded), 0)::bigint from test_charge charge
        join payment on payment.reference = charge.id where payment.purchase_id = purchase.id) as net,
      (select count(*)::integer from test_charge charge join payment on payment.reference = charge.id
        where payment.purchase_id = purchase.id and charge.status = 'authorized') as kept,
      purchase.due_at::text as due
    from booking join purchase on purchase.id = booking.purchase_id
      join house_reservation sale on sale.locator = booking.locator
    where purchase.id = ${orderId}`)

export interface ExchangeCrash {
  name: string
  from: Kind
  to: Kind
  /** The supplier asks for more than was agreed. */
  isRefused?: boolean
  commits: number
}

/** A node that dies before and after each commit of an exchange of each kind. */
export function testExchangeCrashes(cases: readonly ExchangeCrash[]): void {
  describe('[F7] a node that dies at any place of an exchange', () => {
    beforeAll(async () => {
      db = await openTestDatabase()
      cache = await openTestCache()
      await seed(db, readConfig({}))
      south = openSouth(db)
    })
    afterAll(async () => {
      await cache.close()
      await db.close()
    })

    test.each(cases)(
      'leaves it exchanged and paid, or as it was and not paid: $name',
      { timeout: 600_000 },
      async (one) => {
        const living = makeNode(db, cache, makeFate(), [south])
        const [old, other] = [await findSeat(living, '6101', one.from), await findSeat(living, '6111', one.to)]

        async function prepare(name: string): Promise<{ order: Order; quoteId: string }> {
          const order = await buy(living, old, `${one.name} ${name}`)
          const { id } = await quoteFor(living, order, other)
          if (one.isRefused)
            await db.query(sql`
          update exchange_quote set terms = jsonb_set(terms::jsonb, '{supplier,difference,minor}', '1')::json
          where id = ${id}`)
          return { order, quoteId: id }
        }

        const whole = makeFate()
        const first = await prepare('whole')
        await commitOn(makeNode(db, cache, whole, [south]), first.order, other, first.quoteId)
        const commits = whole.touches()
        await recover(db, living)
        const end = { train: one.isRefused ? '6101' : '6111', status: 'Ticketed' }
        expect(await lookAt(first.order.id)).toMatchObject({ ...end, reserved: end.train, kept: 0 })
        // Ours, the supplier's and the provider's.
        console.log(`an exchange, ${one.name}: ${commits} commits`)
        expect(commits).toBe(one.commits)
        const ends = new Set<string>()
        const deaths = Array.from({ length: commits }, (_, index) => index + 1).flatMap((at): Death[] => [
          { at, when: 'before' },
          { at, when: 'after' },
        ])
        for (const death of deaths) {
          const name = `${death.when} ${death.at}`
          const { order, quoteId } = await prepare(name)
          const node = makeNode(db, cache, makeFate(death), [south])
          await expect(commitOn(node, order, other, quoteId), name).rejects.toThrow(Died)
          await recover(db, living)
          const left = await lookAt(order.id)
          expect({ name, ...left }).toMatchObject({ status: 'Ticketed', net: left?.price, kept: 0, due: null })
          expect(left?.train, name).toBe(left?.reserved)
          ends.add(left?.train ?? '')
        }
        expect(ends).toEqual(new Set(one.isRefused ? ['6101'] : ['6101', '6111']))
        await checkInvariants(db)
      },
    )
  })
}
