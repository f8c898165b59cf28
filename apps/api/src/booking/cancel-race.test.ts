import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { KeptOffer } from '../offer/offer.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import { beginOrder, findPass, giveAda, payAll, recover } from '../testing/checkout-buyer.ts'
import { makeNode, type Node } from '../testing/checkout-node.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { makeLot } from '../testing/lot.ts'

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

const rounds = process.env.FULL === '1' ? 1_000 : 20
const startOf = Number(process.env.SEED ?? 18)
const lot = makeLot(startOf)

/** A refusal is an answer; anything else is not. */
const answerOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    return error.status
  })

/** Paid in one tab and given back in another, on two nodes, now the one and now the other a little earlier. */
async function race([one, other]: readonly [Node, Node], offer: KeptOffer, name: string): Promise<void> {
  const held = await giveAda(one, await beginOrder(one, [offer], name))
  const uniqueIDs = [{ type: '14', id: held.bookings[0]?.reference ?? '' }]
  const asked = { order: held, bookings: held.bookings }
  const late = (ms: number) => (ms > 0 ? pause(ms) : Promise.resolve())
  const [before, after] = lot.happens(50) ? [lot.whole(0, 25), 0] : [0, lot.whole(0, 25)]
  await Promise.all([
    late(before).then(() => answerOf(payAll(one, held))),
    late(after).then(() => answerOf(other.commitCancel(asked, { cancelType: 'Commit', uniqueIDs }))),
  ])
}

test(`[F18] cancelling races buying ×${rounds} (seed ${startOf}): one of them wins, and the money is right`, {
  timeout: 1_800_000,
}, async () => {
  const nodes = [makeNode(db, cache), makeNode(db, cache)] as const
  const offer = await findPass(nodes[0])
  for (let round = 0; round < rounds; round += 4)
    await Promise.all([0, 1, 2, 3].map((place) => race(nodes, offer, `race ${round + place}`)))
  await recover(db, nodes[0])
  const ends = await db.query<{ status: string; count: number; paid: number; price: number }>(sql`
    select status, count(*)::integer as count, sum(paid)::bigint as paid, sum(price)::bigint as price
    from booking group by status order by status`)
  const won = Object.fromEntries(ends.map(({ status, count }) => [status, count]))
  console.log(`${rounds} races: ${JSON.stringify(won)}`)
  expect((won.Ignored ?? 0) + (won.Ticketed ?? 0)).toBe(rounds)
  for (const { status, paid, price } of ends) expect(paid).toBe(status === 'Ticketed' ? price : 0)
  // Whoever was given back was never charged, nor is anything of it still held.
  const sold = await db.one(sql`select count(*)::integer as count from house_reservation where state = 'confirmed'`)
  expect(sold).toEqual({ count: won.Ticketed ?? 0 })
  await checkInvariants(db)
})
