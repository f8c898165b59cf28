import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import { buy, findRoom, recover } from '../testing/checkout-buyer.ts'
import { makeFate, makeNode } from '../testing/checkout-node.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { type Asked, type LedgerRules, makeLedgerSupplier, type Trouble } from '../testing/ledger-supplier.ts'

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

let shops = 0
let ahead = 0
beforeEach(() => {
  ahead = 0
})
const now = () => Date.now() + ahead

/** Both clocks: the supplier's, and what the database believes to have gone by since something moved. */
async function pass(ms: number): Promise<void> {
  ahead += ms
  await db.query(sql`
    update purchase set moved_at = moved_at - interval '1 millisecond' * ${ms}, due_at = now() where due_at is not null`)
}

/** One supplier that does not know our keys: whatever is sent twice is done twice. */
function openShop(rules: Omit<LedgerRules, 'now' | 'knowsKeys'>, ...answers: [Asked, Trouble][]) {
  const left = [...answers]
  const trouble = (asked: Asked): Trouble => {
    const [next] = left
    if (next?.[0] !== asked) return 'none'
    left.shift()
    return next[1]
  }
  const books = makeLedgerSupplier(`keyless-${++shops}`, { knowsKeys: false, now, trouble, ...rules })
  const node = makeNode(db, cache, makeFate(), [books.supplier], { now })
  return { books, node }
}

/** Until it is bought: time goes by, and the customer tries again. */
async function buyPatiently({ node }: ReturnType<typeof openShop>, name: string): Promise<string> {
  const offer = await findRoom(node)
  for (let tries = 0; tries < 8; tries++) {
    const { bookings } = await buy(node, offer, name)
    if (bookings[0]?.status === 'Ticketed') break
    await pass(15_000)
    await recover(db, node)
  }
  await recover(db, node)
  const row = await db.one<{ status: string }>(sql`
    select status from booking join purchase on purchase.id = purchase_id where purchase.key = ${name}`)
  return row?.status ?? 'nothing'
}

const troubles: [string, Omit<LedgerRules, 'now' | 'knowsKeys'>, [Asked, Trouble][]][] = [
  ['the answer to a hold is lost', {}, [['hold', 'lostAfter']]],
  ['the answer to buying what is held is lost', {}, [['confirm', 'lostAfter']]],
  ['the answer to buying at once is lost', { canHold: false }, [['confirm', 'lostAfter']]],
  ['the hold itself is lost', {}, [['hold', 'lostBefore']]],
  ['the purchase itself is lost', { canHold: false }, [['confirm', 'lostBefore']]],
  [
    'a look-up is lost as well',
    {},
    [
      ['hold', 'lostAfter'],
      ['retrieve', 'unavailable'],
      ['confirm', 'lostAfter'],
      ['retrieve', 'unavailable'],
    ],
  ],
  ['its books are slow, and the answer to a hold is lost', { foundAfterMs: 5_000 }, [['hold', 'lostAfter']]],
  [
    'its books are slow, and the answer to buying at once is lost',
    { foundAfterMs: 5_000, canHold: false },
    [['confirm', 'lostAfter']],
  ],
]

describe('[F9] a supplier that does not know our keys is looked up before anything is sent again', () => {
  test.each(troubles)('%s: one reservation, one charge', async (name, rules, answers) => {
    const shop = openShop(rules, ...answers)
    expect(await buyPatiently(shop, name)).toBe('Ticketed')
    expect(shop.books.live('confirmed')).toHaveLength(1)
    expect(shop.books.made()).toBe(1)
    await checkInvariants(db)
  })
})
