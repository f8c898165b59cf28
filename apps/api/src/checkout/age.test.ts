import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { seed } from '../seed.ts'
import type { AnySupplier } from '../suppliers/registry.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import { beginOrder, findRoom } from '../testing/checkout-buyer.ts'
import { makeNode } from '../testing/checkout-node.ts'
import { makeLedgerSupplier } from '../testing/ledger-supplier.ts'
import { failing } from '../testing/scripted-supplier.ts'

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

/** Hires out to nobody under 18. */
function grownUpsOnly(): AnySupplier {
  const { supplier } = makeLedgerSupplier('careful', { now: () => Date.now(), knowsKeys: true })
  return {
    ...supplier,
    quote: async (input, context) =>
      (input.party[0]?.age ?? 0) < 18
        ? failing('invalid', { fields: [{ pointer: '/party/0/age', message: 'Too young.' }] })
        : supplier.quote(input, context),
  }
}

const person = (age: number) => ({
  ...{ ref: 't1', type: 'adult' as const, lead: true, age, given: 'Ada', surname: 'Lovelace', email: 'a@example.com' },
})

test('[R8.12] an age that was not quoted and is not taken is told beside the birth date; corrected, it is held', async () => {
  const node = makeNode(db, cache, undefined, [grownUpsOnly()])
  const order = await beginOrder(node, [await findRoom(node)], 'driver')
  const give = (age: number) =>
    node.orders.give(order, { travelers: [person(age)], contact: {}, wantedOf: ({ wanted }) => wanted })
  await expect(give(17)).rejects.toMatchObject({
    status: 400,
    fields: [{ pointer: '/travelers/0/birthDate', text: 'error.traveler.age' }],
  })
  expect((await give(18)).bookings[0]?.status).toBe('OnHold')
})
