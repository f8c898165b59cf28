import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { PaymentProvider } from '../payment/provider.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { seed } from '../seed.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import { buy, findPass } from '../testing/checkout-buyer.ts'
import { makeFate, makeNode } from '../testing/checkout-node.ts'
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

/** A node that waits for its payment provider's answer, and another that has just been started beside it. */
async function startBeside(name: string, isOnlyNode: boolean) {
  let [answer, beAsked] = [() => {}, () => {}]
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const asked = new Promise<void>((resolve) => (beAsked = resolve))
  const slow = (provider: PaymentProvider): PaymentProvider => ({
    ...provider,
    async authorize(request) {
      beAsked()
      await answered
      return provider.authorize(request)
    },
  })
  let looked = 0
  const watched = (provider: PaymentProvider): PaymentProvider => ({
    ...provider,
    find(key) {
      looked++
      return provider.find(key)
    },
  })
  const working = makeNode(db, cache, makeFate(), [], { provider: slow })
  const started = makeNode(db, cache, makeFate(), [], { provider: watched })
  const bought = buy(working, await findPass(working), name)
  await asked
  started.recovery.start({ isOnlyNode })
  return { bought, started, answer, looked: () => looked }
}

describe('[F7] a node that starts while an order is in hand', () => {
  test('leaves it to the other node as long as that one is at work', async () => {
    const { bought, started, answer, looked } = await startBeside('two nodes', false)
    await started.recovery.drain()
    expect(looked()).toBe(0)
    answer()
    expect(await bought).toMatchObject({ bookings: [{ status: 'Ticketed' }] })
    await started.recovery.stop()
    await started.outbox.drain()
    await checkInvariants(db)
  })

  test('takes it up at once where it is the only node: the other was its last life', async () => {
    const { bought, started, answer, looked } = await startBeside('one node', true)
    await expect.poll(looked).toBeGreaterThan(0)
    answer()
    expect(await bought).toMatchObject({ bookings: [{ status: 'Ticketed' }] })
    await started.recovery.stop()
    await started.outbox.drain()
    await checkInvariants(db)
  })
})
