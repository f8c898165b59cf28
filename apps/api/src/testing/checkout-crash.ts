import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import { openTestCache, openTestDatabase } from './backend.ts'
import { buy, findPass, recover } from './checkout-buyer.ts'
import { type Death, Died, makeFate, makeNode } from './checkout-node.ts'
import { checkInvariants } from './invariants.ts'

interface Left {
  status: string
  paid: number
  price: number
  captured: number
  confirmed: number
}

/** What is written down by us, by the provider and by the supplier, for one buyer. */
const readLeft = (db: Database, name: string) =>
  db.query<Left>(sql`
    select booking.status, booking.paid, booking.price,
      (select coalesce(sum(charge.captured - charge.refunded), 0)::bigint from test_charge charge
        join payment on payment.reference = charge.id where payment.purchase_id = purchase.id) as captured,
      (select count(*)::integer from house_reservation sale join house_write entry using (locator)
        where sale.state = 'confirmed' and entry.key = booking.id || '.hold.' || booking.round) as confirmed
    from booking join purchase on purchase.id = booking.purchase_id where purchase.key = ${name}`)

/** A checkout that dies at each of its commits; `deathsAt` says in which ways at the first, second, … of them. */
export function testCheckoutCrashes(deathsAt: (place: number) => readonly Death['when'][]) {
  describe('[F7] a node that dies at any place between two steps', () => {
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

    test('leaves a booking that is bought and paid, or not bought and not paid; never one between', {
      timeout: 300_000,
    }, async () => {
      const living = makeNode(db, cache)
      const whole = makeFate()
      await buy(makeNode(db, cache, whole), await findPass(living), 'whole')
      expect(await readLeft(db, 'whole')).toMatchObject([{ status: 'Ticketed', confirmed: 1 }])
      const places = Array.from({ length: whole.touches() }, (_, index) => index + 1)
      // Ours, the supplier's and the provider's: a whole checkout is at most 15 commits.
      console.log(`a whole checkout: ${places.length} commits`)
      expect(places.length).toBeGreaterThanOrEqual(8)
      expect(places.length).toBeLessThanOrEqual(15)
      const deaths: Death[] = places.flatMap((at) => deathsAt(at).map((when) => ({ at, when })))
      const ends = new Set<string>()
      for (const death of deaths) {
        const name = `${death.when} ${death.at}`
        const fate = makeFate(death)
        await expect(buy(makeNode(db, cache, fate), await findPass(living), name), name).rejects.toThrow(Died)
        await recover(db, living)
        const [left] = await readLeft(db, name)
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
}
