import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { PaymentProvider } from '../payment/provider.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import { buy, findPass } from '../testing/checkout-buyer.ts'
import { makeFate, makeNode, type Node } from '../testing/checkout-node.ts'
import { checkInvariants } from '../testing/invariants.ts'

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

type Refund = PaymentProvider['refund']

/** What becomes of the next calls, one after the other; then all is well again. */
type Fate = 'throws' | 'lostBefore' | 'lostAfter' | 'refused'

/** A node whose line to the provider is bad when money goes back. */
function openNode(...fates: Fate[]): { node: Node; asked: () => number } {
  let asked = 0
  const refundBy =
    (refund: Refund): Refund =>
    async (of) => {
      const fate = fates[asked++]
      if (fate === 'throws') throw new Error('the line is dead')
      if (fate === 'lostBefore') return 'unknown'
      if (fate === 'refused') return 'refused'
      const answer = await refund(of)
      return fate === 'lostAfter' ? 'unknown' : answer
    }
  const provider = (one: PaymentProvider): PaymentProvider => ({ ...one, refund: refundBy(one.refund) })
  return { node: makeNode(db, cache, makeFate(), [], { provider }), asked: () => asked }
}

/** Bought and cancelled; the money is on its way, and was asked for once. */
async function cancelOne(node: Node, name: string): Promise<string> {
  const order = await buy(node, await findPass(node), name)
  const bought = { order, bookings: order.bookings }
  const body = { uniqueIDs: [{ id: order.bookings[0]?.reference ?? '', type: '14' }] }
  const [quoted] = await node.quoteCancel(bought, { ...body, cancelType: 'Quote' })
  const [done] = await node.commitCancel(bought, { ...body, cancelType: 'Commit', cancelQuoteID: quoted?.id ?? '' })
  expect(done?.status).toBe('Cancelled')
  await node.outbox.drain()
  return done?.id ?? ''
}

/** Each try of the outbox comes later than the last one: time goes by. */
async function tryAgain(node: Node): Promise<void> {
  await db.query(sql`update outbox set next_at = now()`)
  await node.outbox.drain()
}

const refundOf = (bookingId: string) =>
  db.one<{ status: string; tries: number; given: number; calls: number }>(sql`
    select refund.status, refund.tries, coalesce(sum(given.amount), 0)::bigint as given, count(given.key)::integer as calls
    from refund left join test_refund given on given.key = refund.key
    where booking_id = ${bookingId} group by refund.id`)

const refundsOf = async (bookingId: string): Promise<string[]> => {
  const rows = await db.query<{ status: string }>(
    sql`select status from refund where booking_id = ${bookingId} order by length(key)`,
  )
  return rows.map(({ status }) => status)
}

const workOf = (bookingId: string) =>
  db.query<{ open: boolean }>(sql`
    select settled_at is null as open from work_item where booking_id = ${bookingId} and kind = 'refund'`)

describe('[F11] a refund whose call fails', () => {
  test.each<[string, Fate]>([
    ['because the line is dead', 'throws'],
    ['because it never came there', 'lostBefore'],
    ['although it was paid', 'lostAfter'],
  ])('three times, %s, is paid once', async (name, fate) => {
    const { node, asked } = openNode(fate, fate, fate)
    const bookingId = await cancelOne(node, name)
    for (let tries = 1; tries < 4; tries++) await tryAgain(node)
    expect(asked()).toBe(4)
    expect(await refundOf(bookingId)).toMatchObject({ status: 'Refunded', tries: 4, calls: 1 })
    expect(await workOf(bookingId)).toEqual([])
    await checkInvariants(db)
  })

  test.each<[string, Fate]>([
    ['the line is dead', 'throws'],
    ['nobody answers', 'lostBefore'],
  ])(
    'as often as the limit is a person’s business; it is tried on, paid once, and off the list: %s',
    async (name, fate) => {
      const { node } = openNode(...Array.from({ length: 10 }, () => fate))
      const bookingId = await cancelOne(node, `limit ${name}`)
      for (let tries = 1; tries < 7; tries++) await tryAgain(node)
      expect(await workOf(bookingId)).toEqual([])
      await tryAgain(node)
      expect(await workOf(bookingId)).toEqual([{ open: true }])
      expect(await refundOf(bookingId)).toMatchObject({ status: 'RefundFailed', calls: 0 })
      for (let tries = 0; tries < 3; tries++) await tryAgain(node)
      expect(await refundOf(bookingId)).toMatchObject({ status: 'Refunded', calls: 1 })
      expect(await workOf(bookingId)).toEqual([{ open: false }])
      await checkInvariants(db)
    },
  )
})

describe('[F11] two refunds of one booking', () => {
  test('the one that was refused stays a person’s business when the other is paid', async () => {
    const { node } = openNode('refused')
    const bookingId = await cancelOne(node, 'two refunds')
    expect(await workOf(bookingId)).toEqual([{ open: true }])
    // As of a booking that was exchanged for a cheaper one before it was cancelled: a smaller refund of the same payment.
    const other = await db.one<{ id: string }>(sql`
      insert into refund (payment_id, booking_id, key, amount)
      select payment_id, booking_id, key || '.other', 1 from refund where booking_id = ${bookingId} returning id`)
    await node.outbox.put(db, 'booking.refund', { refundId: other?.id })
    await node.outbox.drain()
    expect(await refundsOf(bookingId)).toEqual(['RefundFailed', 'Refunded'])
    expect(await workOf(bookingId)).toEqual([{ open: true }])
  })
})
