import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import { buy, findPass, recover } from '../testing/checkout-buyer.ts'
import { type Death, Died, makeFate, makeNode } from '../testing/checkout-node.ts'
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

interface Left {
  status: string
  paid: number
  price: number
  captured: number
  confirmed: number
}

/** What is written down by us, by the provider and by the supplier, for one buyer. */
const lookAt = (name: string) =>
  db.query<Left>(sql`
    select booking.status, booking.paid, booking.price,
      (select coalesce(sum(charge.captured - charge.refunded), 0)::bigint from test_charge charge
        join payment on payment.reference = charge.id where payment.purchase_id = purchase.id) as captured,
      (select count(*)::integer from house_reservation sale join house_write entry using (locator)
        where sale.state = 'confirmed' and entry.key = booking.id || '.hold.' || booking.round) as confirmed
    from booking join purchase on purchase.id = booking.purchase_id where purchase.key = ${name}`)

describe('[F7] a node that dies at any place between two steps', () => {
  test('leaves a booking that is bought and paid, or not bought and not paid; never one between', {
    timeout: 300_000,
  }, async () => {
    const living = makeNode(db, cache)
    const whole = makeFate()
    await buy(makeNode(db, cache, whole), await findPass(living), 'whole')
    expect(await lookAt('whole')).toMatchObject([{ status: 'Ticketed', confirmed: 1 }])
    const places = Array.from({ length: whole.touches() }, (_, index) => index + 1)
    // Ours, the supplier's and the provider's: a whole checkout is at most 15 commits.
    console.log(`a whole checkout: ${places.length} commits`)
    expect(places.length).toBeGreaterThanOrEqual(8)
    expect(places.length).toBeLessThanOrEqual(15)
    const deaths: Death[] = places.flatMap((at) => [
      { at, when: 'before' },
      { at, when: 'after' },
    ])
    const ends = new Set<string>()
    for (const death of deaths) {
      const name = `${death.when} ${death.at}`
      const fate = makeFate(death)
      await expect(buy(makeNode(db, cache, fate), await findPass(living), name), name).rejects.toThrow(Died)
      await recover(db, living)
      const [left] = await lookAt(name)
      ends.add(left?.status ?? 'nothing')
      if (!left) continue
      expect(['Ticketed', 'OnHold', 'Pending'], `${name} ${left.status}`).toContain(left.status)
      const isBought = left.status === 'Ticketed'
      expect({ name, ...left }).toMatchObject({
        captured: isBought ? left.price : 0,
        paid: isBought ? left.price : 0,
        confirmed: isBought ? 1 : 0,
      })
    }
    expect(ends).toEqual(new Set(['nothing', 'Pending', 'OnHold', 'Ticketed']))
    await checkInvariants(db)
  })
})

const full = process.env.FULL === '1'
const [keys, copies] = full ? [1_000, 10] : [8, 5]

describe('[F2] the same key', () => {
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
