import { exportBookingHistory, readBookingDetails, readBookingHistory } from '@portolan/contract/booking'
import { confirmCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { named, putTicket } from '../testing/booking-world.ts'
import { commit, quote, quoteIdIn } from '../testing/cancel-world.ts'
import { byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' })
})
afterAll(async () => {
  await world.app.settle()
  await checkInvariants(world.db)
  await world.close()
})

/** A pass, a ticket and another pass, paid for at once. */
async function buyThree(browser: Browser): Promise<string[]> {
  const held = await holdOrder(
    browser,
    await putPass(browser),
    await putTicket(browser),
    await putPass(browser, 'BENELUX'),
  )
  const { body } = await browser.call(confirmCheckout, {
    body: { orderId: held.orderId, paymentForm: byCard(), acceptedTotal: held.total },
  })
  return body.items.map(({ uniqueID }) => uniqueID?.id ?? '')
}

const detailsOf = async (browser: Browser, id: string) =>
  (await browser.call(readBookingDetails, { body: { uniqueID: named(id) } })).body.booking

describe('[R7.34] the money of one booking of an order', () => {
  test('goes back without a word at the others: on their pages, in the list and in the table', async () => {
    const traveller = await world.loggedIn('traveller')
    const [kept = '', given = '', other = ''] = await buyThree(traveller)
    await commit(traveller, given, quoteIdIn(await quote(traveller, given)))
    await world.app.settle()
    const expected = { [kept]: 'Captured', [given]: 'Refunded', [other]: 'Captured' }
    for (const [reference, paymentStatus] of Object.entries(expected))
      expect(await detailsOf(traveller, reference)).toMatchObject({ paymentStatus, settlement: 'card' })
    const list = await traveller.call(readBookingHistory, { body: { page: 0, size: 20 } })
    const listed = list.body.content?.flatMap(({ uniqueIDs, paymentStatus, settlement }) =>
      uniqueIDs[0] && uniqueIDs[0].id in expected ? [[uniqueIDs[0].id, { paymentStatus, settlement }]] : [],
    )
    expect(Object.fromEntries(listed ?? [])).toEqual(
      Object.fromEntries(
        Object.entries(expected).map(([reference, paymentStatus]) => [
          reference,
          { paymentStatus, settlement: 'card' },
        ]),
      ),
    )
    const table = (await traveller.call(exportBookingHistory, { query: {} })).raw.body.split('\r\n')
    for (const [reference, paymentStatus] of Object.entries(expected))
      expect(table.find((line) => line.startsWith(reference))).toContain(`,${paymentStatus},`)
  })
})
