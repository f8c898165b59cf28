import { confirmCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'
import { type Audit, makeAudit } from './audit.ts'

let world: TestWorld
let audit: Audit
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
  audit = makeAudit({ db: world.db, log: { warn: () => {} } })
})
afterAll(() => world.close())

async function buy(username: string) {
  const browser = await world.loggedIn(username)
  const order = await holdOrder(browser, await putPass(browser))
  await browser.call(confirmCheckout, {
    body: { orderId: order.orderId, paymentForm: byCard(), acceptedTotal: order.total },
  })
}

const isOfDay = ({ chain }: { chain: string }) => /^\d{4}-\d{2}-\d{2}$/.test(chain)

test('[A43] what happened is chained once, by agency or by day, and an entry that was edited is found', async () => {
  await buy('traveller')
  await buy('agent')
  await Promise.all([audit.drain(), audit.drain(), audit.drain()])
  await audit.drain()
  const left = await world.db.one(sql`select count(*)::integer as count from booking_event where not is_chained`)
  expect(left).toEqual({ count: 0 })
  const chains = await world.db.query<{ chain: string; count: number }>(
    sql`select chain, count(*)::integer as count from audit group by chain order by chain`,
  )
  expect(chains).toHaveLength(2)
  expect(chains.every(({ count }) => count >= 4)).toBe(true)
  expect(await audit.check()).toEqual([])
  // A private person's chain is named by the day, an agency's by its id: the two tests touch one each.
  const chain = chains.find(isOfDay)?.chain ?? ''
  await world.db.query(sql`update audit set kind = 'nothing' where chain = ${chain} and position = 2`)
  expect(await audit.check()).toEqual([{ chain, position: 2 }])
})

test('[A43] a look chains what is there and lets go, however much happens meanwhile', async () => {
  await buy('traveller')
  let looks = 0
  const busy = makeAudit({
    db: { ...world.db, transaction: (work) => world.db.transaction(work).finally(() => ++looks) },
    log: { warn: () => {} },
  })
  await busy.drain()
  expect(looks).toBe(1)
})

test('[A43] an entry that was taken out, or put in, is found', async () => {
  const chains = await world.db.query<{ chain: string }>(sql`select distinct chain from audit`)
  const chain = chains.find((each) => !isOfDay(each))?.chain ?? ''
  await world.db.query(sql`delete from audit where chain = ${chain} and position = 3`)
  expect(await audit.check()).toContainEqual({ chain, position: 3 })
})
