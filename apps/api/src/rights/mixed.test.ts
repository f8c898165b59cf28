import { authenticate } from '@portolan/contract/account'
import { changeBookingContact, readBookingDetails } from '@portolan/contract/booking'
import { addToCart, type CartItem } from '@portolan/contract/cart'
import { confirmCheckout, readOrder } from '@portolan/contract/checkout'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../testing/agency.ts'
import { buy, named, putTicket } from '../testing/booking-world.ts'
import { carsFor } from '../testing/car-journey.ts'
import { ada, byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { codesIn, details, lastMail, open } from '../testing/guest-code.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'
import { changePermissions } from './belongings.ts'

let world: TestWorld
let owner: Browser
let agent: Browser
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' })
  owner = await signedIn(world, 'owner')
  agent = await signedIn(world, 'agent')
})
afterEach(() => changePermissions(owner, 'agent', {}))
afterAll(async () => {
  await world.app.settle()
  await checkInvariants(world.db)
  await world.close()
})

async function putCar(browser: Browser): Promise<CartItem> {
  const [car] = await carsFor(browser)
  const goods = { productType: 'car' as const, rphs: [car?.avail.rph ?? ''] }
  const put = await browser.call(addToCart, { body: { goods } })
  return JSON.parse(put.body.at(-1) ?? '') as CartItem
}

/** A ticket and a car of one order, as far as the hold. */
async function holdBoth() {
  const held = await holdOrder(agent, await putTicket(agent), await putCar(agent))
  const [ticket, car] = held.items.map(({ uniqueID, quoteId, price }) => ({ id: uniqueID?.id ?? '', quoteId, price }))
  if (!ticket || !car) throw new Error('Nothing is held.')
  return { held, ticket, car }
}

const contactOf = async (browser: Browser, id: string) =>
  (await browser.call(readBookingDetails, { body: { uniqueID: named(id) } })).body.contact?.email

describe('[R6.2] [A11] an order of two products, of which one was taken from its agent', () => {
  test('whom to reach is changed for the other one alone', async () => {
    const { held, ticket, car } = await holdBoth()
    await agent.call(confirmCheckout, {
      body: { orderId: held.orderId, quoteId: held.quoteId, paymentForm: byCard(), acceptedTotal: held.total },
    })
    await changePermissions(owner, 'agent', { revoke: ['car:book'] })
    const email = 'elsewhere@example.net'
    expect((await agent.call(changeBookingContact, { params: { id: car.id }, body: { email } })).status).toBe(403)
    expect((await agent.call(changeBookingContact, { params: { id: ticket.id }, body: { email } })).status).toBe(200)
    expect([await contactOf(owner, ticket.id), await contactOf(owner, car.id)]).toEqual([email, ada.email])
    await changePermissions(owner, 'agent', {})
    await agent.call(changeBookingContact, { params: { id: ticket.id }, body: { email: 'all@example.net' } })
    expect(await contactOf(owner, car.id)).toBe('all@example.net')
  })

  test('the other one can be paid by itself, and the whole cannot', async () => {
    const { held, ticket, car } = await holdBoth()
    await changePermissions(owner, 'agent', { revoke: ['car:book'] })
    const pay = (what: object, acceptedTotal: typeof held.total) =>
      agent.call(confirmCheckout, { body: { ...what, paymentForm: byCard(), acceptedTotal } as never })
    expect((await pay({ orderId: held.orderId, quoteId: held.quoteId }, held.total)).status).toBe(403)
    expect((await pay({ uniqueID: named(car.id), quoteId: car.quoteId }, car.price)).status).toBe(403)
    expect((await pay({ uniqueID: named(ticket.id), quoteId: ticket.quoteId }, ticket.price)).status).toBe(200)
    const { body } = await owner.call(readBookingDetails, { body: { uniqueID: named(ticket.id) } })
    expect(body.booking?.status).toBe('Ticketed')
  })
})

describe('[R6.2] a guest in whose browser somebody logs in', () => {
  const logIn = (browser: Browser, username: string) =>
    browser.call(authenticate, { body: { username, password: 'portolan-demo' } })

  test('keeps what was paid for where it is an employee, and manages it by the mailed link', async () => {
    const guest = world.browser()
    const bought = await buy(guest)
    const [code] = codesIn(await lastMail(world))
    await logIn(guest, 'agent')
    expect((await details(guest, bought.reference)).status).toBe(404)
    const elsewhere = world.browser()
    await open(elsewhere, code)
    expect((await details(elsewhere, bought.reference)).body.standing).toBe('manage')
  })

  test('brings what is not paid for along, and a consumer everything', async () => {
    const guest = world.browser()
    const held = await holdOrder(guest, await putPass(guest))
    await logIn(guest, 'agent')
    expect((await guest.call(readOrder, { params: { orderId: held.orderId } })).status).toBe(200)
    const other = world.browser()
    const bought = await buy(other)
    await logIn(other, 'traveller')
    expect((await details(other, bought.reference)).body.standing).toBe('own')
  })
})
