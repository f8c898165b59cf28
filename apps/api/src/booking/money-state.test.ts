import { cancelBooking, exportBookingHistory, readBookingDetails, readBookingHistory } from '@portolan/contract/booking'
import { confirmCheckout, quoteCheckout, readOrder, startCheckout } from '@portolan/contract/checkout'
import type { BookedStay } from '@portolan/contract/hotel-stay'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putIntoCart } from '../rights/belongings.ts'
import { named, putTicket } from '../testing/booking-world.ts'
import { commit, quote, quoteIdIn } from '../testing/cancel-world.ts'
import { ada, byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { findLondon, findRooms } from '../testing/history-shelf.ts'
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
    body: { orderId: held.orderId, quoteId: held.quoteId, paymentForm: byCard(), acceptedTotal: held.total },
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
      expect(table.find((line) => line.startsWith(`"${reference}"`))).toMatch(
        paymentStatus === 'Refunded'
          ? /,"Paid by card","[\d.]*[1-9][\d.]*","Refunded",/
          : /,"Paid by card","0\.00","",/,
      )
  })
})

/** A stay in London of two rooms. */
async function buyRooms(browser: Browser, stay: 'roomsMixed' | 'roomsFixed'): Promise<string> {
  for (const hotel of await findLondon(browser)) {
    const goods = await findRooms(browser, stay, hotel, 60)
    if (!goods) continue
    const item = await putIntoCart(browser, goods.productType, goods.rphs)
    const { body: order } = await browser.call(startCheckout, { body: { cartItemIds: [item.id] } })
    const held = await browser.call(quoteCheckout, {
      body: {
        orderId: order.orderId,
        travelers: [ada, { ...ada, ref: 't2', firstName: 'Grace' }],
        contact: { email: ada.email },
        assign: [{ cartItemId: item.id, travelerRefs: ['t1', 't2'] }],
      },
    })
    const { orderId, quoteId, total } = held.body
    await browser.call(confirmCheckout, { body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total } })
    return orderId
  }
  throw new Error('There is no such stay.')
}

describe('[R7.34] a stay of which one room is paid now and one at the hotel', () => {
  test('is paid by card alone, everywhere, when the room that is paid there is given back', async () => {
    const traveller = await world.loggedIn('traveller')
    const orderId = await buyRooms(traveller, 'roomsMixed')
    const settlements = async (reference: string) => {
      const list = await traveller.call(readBookingHistory, { body: { page: 0, size: 20 } })
      const order = await traveller.call(readOrder, { params: { orderId } })
      return [
        (await detailsOf(traveller, reference))?.settlement,
        list.body.content?.find(({ uniqueIDs }) => uniqueIDs[0]?.id === reference)?.settlement,
        order.body.items[0]?.settlement,
      ]
    }
    const { body: order } = await traveller.call(readOrder, { params: { orderId } })
    const reference = order.items[0]?.uniqueID?.id ?? ''
    expect(await settlements(reference)).toEqual(['mixed', 'mixed', 'mixed'])
    const { body } = await traveller.call(readBookingDetails, { body: { uniqueID: named(reference) } })
    const rooms = (body.reservation as BookedStay).roomStays.roomStayList
    const there = rooms.find(({ ratePlans }) => ratePlans[0]?.prepaidIndicator === false)
    const part = { uniqueIDs: [named(reference)], itemRPHs: [there?.reference.id ?? ''] }
    const quoted = await traveller.call(cancelBooking, { body: { ...part, cancelType: 'Quote' } })
    await traveller.call(cancelBooking, {
      body: { ...part, cancelType: 'Commit', cancelQuoteID: quoteIdIn(quoted) },
    })
    const after = await traveller.call(readBookingDetails, { body: { uniqueID: named(reference) } })
    expect([after.body.booking?.status, after.body.payThere]).toEqual(['Ticketed', undefined])
    expect(await settlements(reference)).toEqual(['card', 'card', 'card'])
  })
})

describe('[R7.34] rooms that are cancelled one after the other', () => {
  test('have cost both fees: what was paid is what came back and the fee', async () => {
    const traveller = await world.loggedIn('traveller')
    const orderId = await buyRooms(traveller, 'roomsFixed')
    const { body: order } = await traveller.call(readOrder, { params: { orderId } })
    const reference = order.items[0]?.uniqueID?.id ?? ''
    const readNow = async () =>
      (await traveller.call(readBookingDetails, { body: { uniqueID: named(reference) } })).body
    const rooms = ((await readNow()).reservation as BookedStay).roomStays.roomStayList
    // The first cannot be given back, the second costs nothing.
    const cancel = async (itemRPHs: string[] | undefined) => {
      const part = { uniqueIDs: [named(reference)], ...(itemRPHs && { itemRPHs }) }
      const quoted = await traveller.call(cancelBooking, { body: { ...part, cancelType: 'Quote' } })
      await traveller.call(cancelBooking, {
        body: { ...part, cancelType: 'Commit', cancelQuoteID: quoteIdIn(quoted) },
      })
    }
    await cancel([rooms[0]?.reference.id ?? ''])
    await cancel(undefined)
    await world.app.settle()
    const { booking, paid, refunded, cancelFee } = await readNow()
    const cents = (amount: { amount: number } | undefined) => Math.round((amount?.amount ?? 0) * 100)
    expect([booking?.status, booking?.paymentStatus]).toEqual(['Cancelled', 'PartiallyRefunded'])
    expect(cents(cancelFee)).toBeGreaterThan(0)
    expect(cents(cancelFee)).toBe(cents(paid) - cents(refunded))
  })
})
