import { readBookingDetails } from '@portolan/contract/booking'
import { removeFromCart } from '@portolan/contract/cart'
import { confirmCheckout, type OrderRS, quoteCheckout, readOrder } from '@portolan/contract/checkout'
import { confirmRailBooking } from '@portolan/contract/rail-booking'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { named } from '../testing/booking-world.ts'
import { ada, byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
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

const bob = { ...ada, firstName: 'Bob', lastName: 'Noyce' }

/** As a tab sends it that shows this order. */
const confirm = (browser: Browser, { orderId, quoteId, total }: OrderRS) =>
  browser.call(confirmCheckout, { body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total } })

const name = (browser: Browser, { orderId, items }: OrderRS, traveler = bob, email = 'ada@example.com') =>
  browser.call(quoteCheckout, {
    body: {
      orderId,
      travelers: [traveler],
      contact: { email },
      assign: items.map(({ cartItemId }) => ({ cartItemId, travelerRefs: ['t1'] })),
    },
  })

const statusesOf = async (browser: Browser, { orderId }: OrderRS) =>
  (await browser.call(readOrder, { params: { orderId } })).body.items.map(({ status }) => status)

const leadOf = async (browser: Browser, id = '') => {
  const { body } = await browser.call(readBookingDetails, { body: { uniqueID: named(id) } })
  return body.booking?.leadTraveler
}

describe('[F20] what is paid for is what was agreed to', () => {
  test('an item that another tab has taken out is not left out silently', async () => {
    const guest = world.browser()
    const seen = await holdOrder(guest, await putPass(guest), await putPass(guest, 'BENELUX'))
    expect((await guest.call(removeFromCart, { body: { indexes: [1] } })).status).toBe(200)
    const refused = await confirm(guest, seen)
    expect(refused.status).toBe(409)
    expect(refused.raw.body).toContain('This order has changed since you looked at it')
    expect(await statusesOf(guest, seen)).toEqual(['OnHold', 'Ignored'])
    const { body: now } = await guest.call(readOrder, { params: { orderId: seen.orderId } })
    expect((await confirm(guest, now)).body.items.map(({ status }) => status)).toEqual(['Ticketed', 'Ignored'])
  })

  test('nobody pays for travellers that another tab has named', async () => {
    const guest = world.browser()
    const seen = await holdOrder(guest, await putPass(guest))
    const { body: other } = await name(guest, seen)
    expect(other.total).toEqual(seen.total)
    const namesIn = ({ items }: OrderRS) => items.map(({ party }) => party.map(({ name: who }) => who))
    expect([namesIn(seen), namesIn(other)]).toEqual([[['Ada Lovelace']], [['Bob Noyce']]])
    expect((await confirm(guest, seen)).status).toBe(409)
    expect(await statusesOf(guest, seen)).toEqual(['OnHold'])
    expect((await confirm(guest, other)).body.items[0]?.status).toBe('Ticketed')
    expect(await leadOf(guest, seen.items[0]?.uniqueID?.id)).toContain('Noyce')
  })

  test('nor for somebody of the same name who was born on another day', async () => {
    const guest = world.browser()
    const seen = await holdOrder(guest, await putPass(guest))
    const { body: other } = await name(guest, seen, { ...ada, birthDate: '1989-12-10' })
    expect(other.total).toEqual(seen.total)
    expect((await confirm(guest, seen)).status).toBe(409)
    expect((await confirm(guest, other)).body.items[0]?.status).toBe('Ticketed')
  })

  test('whom to write to is agreed to as well, and so is one of several', async () => {
    const guest = world.browser()
    const seen = await holdOrder(guest, await putPass(guest), await putPass(guest, 'BENELUX'))
    await name(guest, seen, ada, 'somebody@example.com')
    expect((await confirm(guest, seen)).status).toBe(409)
    const [one] = seen.items
    const alone = { uniqueID: named(one?.uniqueID?.id ?? ''), paymentForm: byCard(), acceptedTotal: seen.total }
    const refused = await guest.call(confirmCheckout, { body: { ...alone, quoteId: one?.quoteId ?? '' } })
    expect(refused.status).toBe(409)
    const { body: now } = await guest.call(readOrder, { params: { orderId: seen.orderId } })
    const paid = await guest.call(confirmCheckout, { body: { ...alone, quoteId: now.items[0]?.quoteId ?? '' } })
    expect(paid.body.items.map(({ status }) => status)).toEqual(['Ticketed', 'OnHold'])
  })

  test('the same people named again leave it as it was, also after the hold began anew', async () => {
    const guest = world.browser()
    const seen = await holdOrder(guest, await putPass(guest))
    await name(guest, seen)
    const { body: again } = await name(guest, seen, ada)
    expect(again.quoteId).toBe(seen.quoteId)
    expect((await confirm(guest, seen)).body.items[0]?.status).toBe('Ticketed')
    // A second click and a reload are answered with what was bought.
    expect((await confirm(guest, seen)).body).toMatchObject({ state: 'Done', items: [{ status: 'Ticketed' }] })
  })

  test('a tab that names others at the very moment is not answered as if anything was bought', async () => {
    for (let round = 0; round < 4; round++) {
      const guest = world.browser()
      const seen = await holdOrder(guest, await putPass(guest))
      const [, paid] = await Promise.all([name(guest, seen), confirm(guest, seen)])
      const [status] = await statusesOf(guest, seen)
      expect([paid.status, status]).toEqual(paid.status === 200 ? [200, 'Ticketed'] : [409, 'OnHold'])
      if (status === 'Ticketed') expect(await leadOf(guest, seen.items[0]?.uniqueID?.id)).toContain('Lovelace')
    }
  })

  test('what is kept to be paid later is what was seen, and nothing that is paid', async () => {
    const guest = world.browser()
    const seen = await holdOrder(guest, await putPass(guest))
    const later = (quoteId: string, total = seen.total) =>
      guest.call(confirmCheckout, {
        body: { orderId: seen.orderId, quoteId, paymentForm: byCard(), acceptedTotal: total, payLater: true },
      })
    expect((await later('another')).status).toBe(409)
    expect((await later(seen.quoteId)).body).toMatchObject({ state: 'Done', items: [{ status: 'OnHold' }] })
    expect((await confirm(guest, seen)).body.items[0]?.status).toBe('Ticketed')
    const refused = await later(seen.quoteId)
    expect(refused.status).toBe(409)
    expect(refused.raw.body).toContain('Nothing here can be held to be paid later.')
  })

  test('a product’s own call pays for no item of an order: nothing was agreed to there', async () => {
    const guest = world.browser()
    const seen = await holdOrder(guest, await putPass(guest))
    const uniqueIDs = [named(seen.items[0]?.uniqueID?.id ?? '')]
    const refused = await guest.call(confirmRailBooking, { body: { uniqueIDs, paymentForm: byCard() } })
    expect(refused.status).toBe(409)
    expect(refused.raw.body).toContain('This belongs to an order')
    expect(await statusesOf(guest, seen)).toEqual(['OnHold'])
    // Without money it is asked how it stands.
    expect((await guest.call(confirmRailBooking, { body: { uniqueIDs } })).status).not.toBe(409)
  })

  test('it is named by every call', async () => {
    const guest = world.browser()
    const { orderId, total } = await holdOrder(guest, await putPass(guest))
    const body = { orderId, paymentForm: byCard(), acceptedTotal: total }
    const refused = await guest.call(confirmCheckout, { body: body as never })
    expect(refused.status).toBe(400)
    expect(refused.raw.body).toContain('/quoteId')
  })
})

describe('[F20] who is named on what is bought', () => {
  test('is not named anew: the refusal says so, and nothing changes', async () => {
    const guest = world.browser()
    const seen = await holdOrder(guest, await putPass(guest))
    await confirm(guest, seen)
    const refused = await name(guest, seen)
    expect(refused.status).toBe(409)
    expect(refused.raw.body).toContain('can no longer be changed here')
    expect(await leadOf(guest, seen.items[0]?.uniqueID?.id)).toContain('Lovelace')
    // The form that is sent a second time says nothing new.
    expect((await name(guest, seen, ada)).status).toBe(200)
  })

  test('stays when the rest of the order is for others', async () => {
    const guest = world.browser()
    const seen = await holdOrder(guest, await putPass(guest), await putPass(guest, 'BENELUX'))
    const [one] = seen.items
    const price = one?.price ?? seen.total
    await guest.call(confirmCheckout, {
      body: {
        uniqueID: named(one?.uniqueID?.id ?? ''),
        quoteId: one?.quoteId ?? '',
        paymentForm: byCard(),
        acceptedTotal: price,
      },
    })
    expect(await statusesOf(guest, seen)).toEqual(['Ticketed', 'OnHold'])
    expect((await name(guest, seen)).status).toBe(409)
    expect(await leadOf(guest, one?.uniqueID?.id)).toContain('Lovelace')
  })
})
