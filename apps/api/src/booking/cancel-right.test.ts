import { cancelBooking } from '@portolan/contract/booking'
import { confirmCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { buy, hold, named } from '../testing/booking-world.ts'
import { chargedFor, commit, minor, quote, quoteIdIn, ruleIn } from '../testing/cancel-world.ts'
import { byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
})
afterAll(() => world.close())

describe('who may cancel', () => {
  test('[A8] nobody another’s: as if it were not there, unchanged and logged', async () => {
    const [agent, traveller] = [await world.loggedIn('agent'), await world.loggedIn('traveller')]
    const bought = await buy(agent)
    const id = quoteIdIn(await quote(agent, bought.reference))
    const before = world.log.length
    expect((await quote(traveller, bought.reference)).status).toBe(404)
    expect((await commit(traveller, bought.reference, id)).status).toBe(404)
    expect(world.log.slice(before).filter((line) => line.includes('somebody else'))).toHaveLength(2)
    expect(await chargedFor(world, bought.orderId)).toMatchObject({ refunded: 0 })
  })

  test('[A11] the own ones need the right of the product, colleagues’ the right to manage orders', async () => {
    const [agent, manager, viewer] = await Promise.all(['agent', 'manager', 'viewer'].map((who) => world.loggedIn(who)))
    if (!agent || !manager || !viewer) throw new Error('Somebody is missing.')
    const bought = await buy(agent)
    expect((await quote(viewer, bought.reference)).status).toBe(403)
    expect((await quote(manager, bought.reference)).status).toBe(200)
    const others = await buy(manager)
    expect((await quote(agent, others.reference)).status).toBe(403)
    await world.db.query(sql`
      insert into account_permission (account_id, permission, effect)
      select id, 'rail:cancel', 'revoke' from account where username = 'agent'`)
    expect((await quote(agent, bought.reference)).status).toBe(403)
    await world.db.query(sql`delete from account_permission`)
    expect((await quote(agent, bought.reference)).status).toBe(200)
  })

  test('what an agency bought on its account is given back to its account', async () => {
    const agent = await world.loggedIn('agent')
    const { orderId, quoteId, total, reference } = await hold(agent)
    const { body } = await agent.call(confirmCheckout, {
      body: { orderId, quoteId, paymentForm: { kind: 'account' }, acceptedTotal: total },
    })
    expect(body.items?.[0]?.status).toBe('Ticketed')
    const used = async () =>
      (await world.db.one<{ used: number }>(sql`select used from credit where currency = ${total.currencyCode}`))
        ?.used ?? 0
    const before = await used()
    const quoted = await quote(agent, reference)
    await commit(agent, reference, quoteIdIn(quoted))
    await world.app.settle()
    expect(before - (await used())).toBe(minor(ruleIn(quoted, 'Refund')))
  })
})

test('[R7.34] two of one order are priced together and cancelled together', async () => {
  const guest = world.browser()
  const held = await holdOrder(guest, await putPass(guest), await putPass(guest, 'BENELUX'))
  const { body } = await guest.call(confirmCheckout, {
    body: { orderId: held.orderId, quoteId: held.quoteId, paymentForm: byCard(), acceptedTotal: held.total },
  })
  const references = body.items.map(({ uniqueID }) => uniqueID?.id ?? '')
  const quoted = await quote(guest, ...references)
  expect(minor(ruleIn(quoted, 'Refund')) + minor(ruleIn(quoted, 'Charge'))).toBe(minor(held.total.amount))
  const done = await guest.call(cancelBooking, {
    body: { cancelType: 'Commit', uniqueIDs: references.map(named), cancelQuoteID: quoteIdIn(quoted) },
  })
  expect(done.body).toMatchObject({ success: true, status: 'Cancelled' })
  expect(done.body.uniqueIDs).toHaveLength(2)
  expect(await chargedFor(world, held.orderId)).toEqual({
    ...{ captured: minor(held.total.amount), refunded: minor(ruleIn(quoted, 'Refund')) },
  })
})

test('paying for one of two and giving the other back leaves each as it should be', async () => {
  const guest = world.browser()
  const [one, other] = [await hold(guest), await hold(guest)]
  await commit(guest, other.reference)
  const { body } = await guest.call(confirmCheckout, {
    body: { orderId: one.orderId, quoteId: one.quoteId, paymentForm: byCard(), acceptedTotal: one.total },
  })
  expect(body.items?.[0]?.status).toBe('Ticketed')
})
