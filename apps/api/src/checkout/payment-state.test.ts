import { confirmCheckout, readOrder, readOrderPayment } from '@portolan/contract/checkout'
import { answerPaymentChallenge } from '@portolan/contract/payment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
})
afterAll(async () => {
  await world.app.settle()
  await checkInvariants(world.db)
  await world.close()
})

type Held = Awaited<ReturnType<typeof holdOrder>>

const held = async (browser: Browser): Promise<Held> => holdOrder(browser, await putPass(browser))

const pay = (browser: Browser, { orderId, quoteId, total }: Held, token?: string) =>
  browser.call(confirmCheckout, { body: { orderId, quoteId, paymentForm: byCard(token), acceptedTotal: total } })

const read = (browser: Browser, { orderId }: Held) => browser.call(readOrderPayment, { params: { orderId } })

/** All that is written down of an order, and of the money asked for it. */
const tracesOf = async ({ orderId }: Held) => ({
  order: await world.db.query(
    sql`select version, sent, tries, due_at::text, moved_at::text from purchase where id = ${orderId}`,
  ),
  bookings: await world.db.query(sql`select id, status, round, payment_id from booking where purchase_id = ${orderId}`),
  payments: await world.db.query(sql`select id, status, reference from payment where purchase_id = ${orderId}`),
  charges: await world.db.query(sql`
    select charge.id, charge.status, charge.captured from test_charge charge
    join payment on payment.reference = charge.id where payment.purchase_id = ${orderId}`),
  events: await world.db.query(sql`
    select event.* from booking_event event join booking on booking.id = event.booking_id
    where booking.purchase_id = ${orderId}`),
  outbox: await world.db.query(sql`select count(*)::integer as count from outbox`),
})

test('[F8] how a payment stands is read: before it, while the bank asks, and once it is captured', async () => {
  const guest = world.browser()
  const order = await held(guest)
  expect((await read(guest, order)).body).toEqual({ success: true, orderId: order.orderId, state: 'None' })
  const { body: asked } = await pay(guest, order, 'tok_authentication_required')
  expect((await read(guest, order)).body).toEqual({
    success: true,
    orderId: order.orderId,
    state: 'ActionRequired',
    payment: { status: 'ActionRequired', nextAction: asked.nextAction },
  })
  await guest.call(answerPaymentChallenge, { body: { clientSecret: asked.nextAction?.clientSecret ?? '' } })
  expect((await read(guest, order)).body).toMatchObject({ state: 'Done', payment: { status: 'Captured' } })
})

test('[R8.7] why no money moved is read as well, in the reader’s language, until another try', async () => {
  const guest = world.browser()
  const order = await held(guest)
  await pay(guest, order, 'tok_declined')
  const { body } = await read(guest, order)
  expect(body).toMatchObject({ success: true, state: 'Declined', payment: { status: 'None' } })
  expect(body.payment?.declined).toMatch(/declined/)
  await pay(guest, order)
  expect((await read(guest, order)).body.payment).toEqual({ status: 'Captured' })
})

test('[F8] however often it is asked, no charge is made, nothing moves and nothing is written down', async () => {
  const guest = world.browser()
  const order = await held(guest)
  for (const token of [undefined, 'tok_declined', 'tok_authentication_required'] as const) {
    if (token) await pay(guest, order, token)
    const before = await tracesOf(order)
    for (let times = 0; times < 5; times++) expect((await read(guest, order)).status).toBe(200)
    expect(await tracesOf(order)).toEqual(before)
  }
})

test('[A7] somebody else’s payment does not exist, and a visitor has none', async () => {
  const guest = world.browser()
  const order = await held(guest)
  await pay(guest, order, 'tok_authentication_required')
  const stranger = world.browser()
  expect((await read(stranger, order)).status).toBe(401)
  await putPass(stranger)
  expect((await read(stranger, order)).status).toBe(404)
  expect((await read(await world.loggedIn('traveller'), order)).status).toBe(404)
  expect((await read(guest, order)).status).toBe(200)
})

test('while the bank waits for its customer a second confirm begins nothing, whatever it names to pay with', async () => {
  const guest = world.browser()
  const order = await held(guest)
  await pay(guest, order, 'tok_authentication_required')
  const before = await tracesOf(order)
  expect((await pay(guest, order)).body.state).toBe('ActionRequired')
  expect(await tracesOf(order)).toEqual(before)
})

test('[F8] a bank whose news are lost is asked by the server itself: nobody has to open the page for it', async () => {
  const guest = world.browser()
  const order = await held(guest)
  await pay(guest, order, 'tok_authentication_required')
  const { orderId } = order
  // The customer has answered at the bank, and the bank’s message never came.
  await world.db.query(sql`
    update test_charge set status = 'authorized'
    where id in (select reference from payment where purchase_id = ${orderId})`)
  expect((await read(guest, order)).body.state).toBe('ActionRequired')
  const due = await world.db.one<{ soon: boolean }>(
    sql`select due_at < now() + interval '1 minute' as soon from purchase where id = ${orderId}`,
  )
  expect(due).toEqual({ soon: true })
  await world.db.query(sql`update purchase set due_at = now() where id = ${orderId}`)
  await world.app.settle()
  expect((await read(guest, order)).body).toMatchObject({ state: 'Done', payment: { status: 'Captured' } })
  const { body } = await guest.call(readOrder, { params: { orderId } })
  expect(body.items.map(({ status }) => status)).toEqual(['Ticketed'])
})

test('[F8] a bank that has said nothing yet is asked again later, and gives the order up after a quarter of an hour', async () => {
  const guest = world.browser()
  const order = await held(guest)
  const { orderId } = order
  await pay(guest, order, 'tok_authentication_required')
  const wake = async () => {
    await world.db.query(sql`update purchase set due_at = now() where id = ${orderId}`)
    await world.app.settle()
    return world.db.one<{ pause: number }>(
      sql`select extract(epoch from due_at - now())::integer as pause from purchase where id = ${orderId}`,
    )
  }
  expect((await wake())?.pause).toBeLessThanOrEqual(5)
  await world.db.query(sql`update purchase set moved_at = now() - interval '10 minutes' where id = ${orderId}`)
  expect((await wake())?.pause).toBeGreaterThan(50)
  expect((await read(guest, order)).body.state).toBe('ActionRequired')
  await world.db.query(sql`update purchase set moved_at = now() - interval '16 minutes' where id = ${orderId}`)
  await wake()
  expect((await read(guest, order)).body.state).toBe('Declined')
})
