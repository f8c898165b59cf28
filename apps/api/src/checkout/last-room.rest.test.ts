import { confirmCheckout, quoteCheckout, startCheckout } from '@portolan/contract/checkout'
import { searchHotels } from '@portolan/contract/hotel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { ada, byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { searchBody } from '../testing/hotel-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { inDays } from '../testing/shop-world.ts'
import { findStay, isPaidInPart, putStay } from '../testing/stay-world.ts'
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

const statuses = ({ items }: { items: readonly { status: string }[] }) => items.map(({ status }) => status)

describe('[R4.3] the last room', () => {
  const single = { adults: 1, childAges: [] }

  /** Held by this browser: all others of its kind are somebody else's. `free` gives those back. */
  async function holdLastRoom(browser: Browser) {
    const found = await findStay(browser, isPaidInPart)
    const item = await putStay(browser, found)
    const held = await holdOrder(browser, item)
    expect(statuses(held)).toEqual(['OnHold'])
    const [{ property, room } = { property: '', room: '' }] = await world.db.query<{ property: string; room: string }>(
      sql`
        select hotel_night.property, hotel_night.room from hotel_night join house_reservation sale
          on sale.state = 'held' and sale.sold::text like '%' || hotel_night.property || '%'`,
    )
    const body = searchBody({ checkIn: inDays(60), rooms: [single], hotelIds: [property] })
    const isOpen = async () =>
      JSON.stringify((await browser.call(searchHotels, { body })).body).includes(`"roomTypeCode":"${room}"`)
    const sell = (count: number) =>
      world.db.query(sql`update hotel_night set sold = sold + ${count} where property = ${property} and room = ${room}`)
    let others = 0
    for (; await isOpen(); others++) await sell(1)
    expect(others).toBeGreaterThan(0)
    return { item, held, free: () => sell(-others) }
  }

  test('held by the order that is left is booked by the one that takes its place', async () => {
    const traveller = await world.loggedIn('traveller')
    const { item, held: left, free } = await holdLastRoom(traveller)
    const pass = await putPass(traveller)
    const { body: begun } = await traveller.call(startCheckout, { body: { cartItemIds: [item.id, pass.id] } })
    expect(begun.orderId).not.toBe(left.orderId)
    expect(statuses(begun)).toEqual(['Pending', 'Pending'])
    const held = await holdOrder(traveller, item, pass)
    expect(statuses(held)).toEqual(['OnHold', 'OnHold'])
    const { body: paid } = await traveller.call(confirmCheckout, {
      body: { orderId: held.orderId, quoteId: held.quoteId, paymentForm: byCard(), acceptedTotal: held.total },
    })
    expect(statuses(paid)).toEqual(['Ticketed', 'Ticketed'])
    await free()
  })

  test('held under a name that was misspelt is held under the right one', async () => {
    const agent = await world.loggedIn('agent')
    const { item, held, free } = await holdLastRoom(agent)
    const { body: corrected } = await agent.call(quoteCheckout, {
      body: {
        orderId: held.orderId,
        travelers: [{ ...ada, lastName: 'King' }],
        contact: { email: ada.email },
        assign: [{ cartItemId: item.id, travelerRefs: ['t1'] }],
      },
    })
    expect([statuses(corrected), corrected.items[0]?.errors]).toEqual([['OnHold'], undefined])
    const { body: paid } = await agent.call(confirmCheckout, {
      body: {
        orderId: held.orderId,
        quoteId: corrected.quoteId,
        paymentForm: byCard(),
        acceptedTotal: corrected.total,
      },
    })
    expect(statuses(paid)).toEqual(['Ticketed'])
    await free()
  })
})
