import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import { buy, findPass, recover } from '../testing/checkout-buyer.ts'
import { testCheckoutCrashes } from '../testing/checkout-crash.ts'
import { makeNode } from '../testing/checkout-node.ts'
import { checkInvariants } from '../testing/invariants.ts'

/** Around the first commit, then after or before each by turns; crash.rest.test.ts has both at each. */
testCheckoutCrashes((place) => {
  if (place === 1) return ['before', 'after']
  return place % 2 === 0 ? ['after'] : ['before']
})

const [keys, copies] = process.env.FULL === '1' ? [1_000, 10] : [8, 5]

describe('[F2] the same key', () => {
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

  test(`begins, holds and buys once, however many nodes hear it: ${keys} keys × ${copies}`, {
    timeout: 1_800_000,
  }, async () => {
    const nodes = [makeNode(db, cache), makeNode(db, cache)] as const
    const names = Array.from({ length: keys }, (_, index) => `key ${index}`)
    const offer = await findPass(nodes[0])
    const left = [...names]
    const buyOn = async () => {
      for (let name = left.pop(); name !== undefined; name = left.pop()) {
        const own = name
        const all = await Promise.all(
          Array.from({ length: copies }, (_, copy) => buy(nodes[copy % 2 === 0 ? 0 : 1], offer, own)),
        )
        expect(new Set(all.map(({ id }) => id)).size, own).toBe(1)
      }
    }
    await Promise.all([buyOn(), buyOn(), buyOn(), buyOn()])
    await recover(db, nodes[0])
    const odd = await db.query(sql`
      select key from purchase join booking on purchase.id = purchase_id
      where key like 'key %' group by key having count(*) <> 1 or min(status) <> 'Ticketed'`)
    expect(odd).toEqual([])
    const bought = await db.one(sql`
      select count(distinct purchase.key)::integer as keys, count(charge.id)::integer as charges
      from purchase join payment on payment.purchase_id = purchase.id
        join test_charge charge on charge.id = payment.reference and charge.captured = payment.captured
      where purchase.key like 'key %' and charge.captured > 0`)
    expect(bought).toEqual({ keys, charges: keys })
    await checkInvariants(db)
  })
})
