import { cancelBooking, readBookingDetails } from '@portolan/contract/booking'
import { confirmCheckout } from '@portolan/contract/checkout'
import { answerPaymentChallenge } from '@portolan/contract/payment'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { buy, hold, named, putTicket } from '../testing/booking-world.ts'
import { commit, minor, quote, quoteIdIn } from '../testing/cancel-world.ts'
import { byCard } from '../testing/checkout-world.ts'
import {
  buyTicket,
  cheaper,
  commitExchange,
  dearer,
  dueIn,
  findTicket,
  findTickets,
  inDays,
  isDirect,
  movedFor,
  quoteExchange,
} from '../testing/exchange-world.ts'
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

const rowOf = (reference: string) =>
  world.db.one<{ status: string; price: number; paid: number; start: string }>(sql`
    select status, price, paid, travel_start as start from booking where reference = ${reference}`)

/** A ticket, one that is dearer, and what the exchange would cost. */
async function quoted(browser: Browser, kind = dearer) {
  const bought = await buyTicket(browser)
  const { rph } = await findTicket(browser, kind)
  const { body } = await quoteExchange(browser, bought.reference, rph)
  return { ...bought, rph, id: body.exchangeQuoteID, due: dueIn(body) }
}

const wake = async (orderId: string) => {
  await world.db.query(sql`update purchase set due_at = now() where id = ${orderId}`)
  await world.app.settle()
}

describe('money for an exchange', () => {
  test('that is declined leaves everything as it was', async () => {
    const guest = world.browser()
    const { reference, rph, id, orderId, total } = await quoted(guest)
    const before = await rowOf(reference)
    const { body } = await commitExchange(guest, reference, rph, id, byCard('tok_declined'))
    expect(body).toMatchObject({ success: false, status: 'Ticketed' })
    expect(body.errors?.errors[0]?.stringValue).toMatch(/declined/)
    expect(await rowOf(reference)).toEqual(before)
    expect(await movedFor(world, orderId)).toMatchObject({ captured: minor(total.amount), kept: 0 })
    const repeated = await commitExchange(guest, reference, rph, id, byCard('tok_declined'))
    expect(repeated.body).toEqual(body)
    // Another quote, another card.
    const again = await quoteExchange(guest, reference, rph)
    const done = await commitExchange(guest, reference, rph, again.body.exchangeQuoteID)
    expect(done.body).toMatchObject({ success: true, status: 'Ticketed' })
  })

  test('waits for the customer’s answer to the bank; nothing is exchanged before', async () => {
    const guest = world.browser()
    const { reference, rph, id, due, orderId, total } = await quoted(guest)
    const asked = await commitExchange(guest, reference, rph, id, byCard('tok_authentication_required'))
    expect(asked.body).toMatchObject({ success: true, status: 'PendingExchange', nextAction: { kind: 'challenge' } })
    expect(await movedFor(world, orderId)).toMatchObject({ captured: minor(total.amount) })
    const { clientSecret = '' } = asked.body.nextAction ?? {}
    await guest.call(answerPaymentChallenge, { body: { clientSecret } })
    const done = await commitExchange(guest, reference, rph, id)
    // By the news of the bank it may have gone on already: then this quote is used.
    expect([200, 409]).toContain(done.status)
    expect(await rowOf(reference)).toMatchObject({ status: 'Ticketed', paid: minor(total.amount) + due })
  })

  test('that nobody answers for is given up, and the ticket is what it was', async () => {
    const guest = world.browser()
    const { reference, rph, id, orderId, total } = await quoted(guest)
    await commitExchange(guest, reference, rph, id, byCard('tok_authentication_required'))
    await world.db.query(sql`update purchase set moved_at = now() - interval '14 minutes' where id = ${orderId}`)
    await wake(orderId)
    expect(await rowOf(reference)).toMatchObject({ status: 'PendingExchange' })
    await world.db.query(sql`update purchase set moved_at = now() - interval '16 minutes' where id = ${orderId}`)
    await wake(orderId)
    expect(await rowOf(reference)).toMatchObject({ status: 'Ticketed', paid: minor(total.amount) })
    expect(await movedFor(world, orderId)).toMatchObject({ captured: minor(total.amount) })
  })

  test('whose answer is lost is asked for, and taken once', async () => {
    const guest = world.browser()
    const { reference, rph, id, due, orderId, total } = await quoted(guest)
    await commitExchange(guest, reference, rph, id, byCard('tok_timeout'))
    for (let round = 0; round < 3; round++) await wake(orderId)
    const row = await rowOf(reference)
    const moved = await movedFor(world, orderId)
    expect(moved?.captured).toBe(row?.paid)
    expect([minor(total.amount), minor(total.amount) + due]).toContain(row?.paid)
    expect([row?.status, moved?.kept]).toEqual(['Ticketed', 0])
  })

  test('on an agency’s account is used and given back there', async () => {
    const agent = await world.loggedIn('agent')
    const { orderId, quoteId, total, reference } = await hold(agent, await putTicket(agent))
    await agent.call(confirmCheckout, {
      body: { orderId, quoteId, paymentForm: { kind: 'account' }, acceptedTotal: total },
    })
    const used = async () =>
      (await world.db.one<{ used: number }>(sql`select used from credit where currency = ${total.currencyCode}`))
        ?.used ?? 0
    const before = await used()
    const ticket = await findTicket(agent, dearer)
    const { body } = await quoteExchange(agent, reference, ticket.rph)
    const done = await commitExchange(agent, reference, ticket.rph, body.exchangeQuoteID, { kind: 'account' })
    expect(done.body.success).toBe(true)
    expect((await used()) - before).toBe(dueIn(body))
    await commit(agent, reference, quoteIdIn(await quote(agent, reference)))
    await world.app.settle()
    expect(await used()).toBe(before - minor(total.amount))
  })
})

describe('a supplier that would not', () => {
  test('at the agreed price: the ticket stays, and the money is let go', async () => {
    const guest = world.browser()
    const { reference, rph, id, orderId, total } = await quoted(guest)
    const before = await rowOf(reference)
    await world.db.query(sql`
      update exchange_quote set terms = jsonb_set(terms::jsonb, '{supplier,difference,minor}', '1')::json
      where id::text = ${id ?? ''}`)
    const { body } = await commitExchange(guest, reference, rph, id)
    expect(body).toMatchObject({ success: false, status: 'Ticketed' })
    expect(body.errors?.errors[0]?.stringValue).toMatch(/quote is no longer valid/)
    expect(await rowOf(reference)).toEqual(before)
    expect(await movedFor(world, orderId)).toMatchObject({ captured: minor(total.amount), charges: 1, kept: 0 })
    const kinds = (await guest.call(readBookingDetails, { body: { uniqueID: named(reference) } })).body.timeline
    expect(kinds?.at(-1)?.kind).toBe('exchangeRefused')
  })
})

describe('two at once', () => {
  test('by two tabs is one exchange and one charge', async () => {
    const guest = world.browser()
    const { reference, rph, id, due, orderId, total } = await quoted(guest)
    const both = await Promise.all([1, 2, 3].map(() => commitExchange(guest, reference, rph, id)))
    for (const { status, body } of both)
      expect([status, body]).toMatchObject([200, { success: true, status: 'Ticketed' }])
    expect(await movedFor(world, orderId)).toMatchObject({ captured: minor(total.amount) + due, charges: 2 })
    const sent = await world.db.query(sql`
      select 1 from booking_event join booking on booking.id = booking_id
      where reference = ${reference} and kind = 'exchangeSent'`)
    expect(sent).toHaveLength(1)
  })

  test('[F18] an exchange and a cancellation: one of them, and the money is right', async () => {
    const guest = world.browser()
    const { reference, rph, id, orderId } = await quoted(guest)
    const cancelId = quoteIdIn(await quote(guest, reference))
    await Promise.all([
      commitExchange(guest, reference, rph, id),
      guest.call(cancelBooking, {
        body: { cancelType: 'Commit', uniqueIDs: [named(reference)], cancelQuoteID: cancelId },
      }),
    ])
    const row = await rowOf(reference)
    const moved = await movedFor(world, orderId)
    const net = (moved?.captured ?? 0) - (moved?.refunded ?? 0)
    expect(net).toBe(row?.status === 'Cancelled' ? 0 : row?.price)
    expect(moved?.kept).toBe(0)
    expect(['Cancelled', 'Ticketed']).toContain(row?.status)
    // What was quoted for the old ticket is nothing to the new one.
    if (row?.status === 'Ticketed') expect((await commit(guest, reference, cancelId)).status).toBe(409)
  })
})

describe('what is not agreed, or not one’s own', () => {
  test('[A8] nobody exchanges another’s: as if it were not there', async () => {
    const [agent, traveller] = [await world.loggedIn('agent'), await world.loggedIn('traveller')]
    const { reference, rph, id } = await quoted(agent)
    const before = await rowOf(reference)
    expect((await quoteExchange(traveller, reference, rph)).status).toBe(404)
    expect((await commitExchange(traveller, reference, rph, id)).status).toBe(404)
    const viewer = await world.loggedIn('viewer')
    expect((await quoteExchange(viewer, reference, rph)).status).toBe(403)
    expect(await rowOf(reference)).toEqual(before)
  })

  test('[A16] a quote is this booking’s own, for these trains, and good', async () => {
    const guest = world.browser()
    const [one, other] = [await quoted(guest), await quoted(guest)]
    const others = await findTicket(guest, cheaper)
    const replies = [
      await commitExchange(guest, one.reference, one.rph, undefined),
      await commitExchange(guest, one.reference, one.rph, other.id),
      await commitExchange(guest, one.reference, one.rph, 'made up'),
      await commitExchange(guest, one.reference, others.rph, one.id),
    ]
    await world.db.query(sql`update exchange_quote set expires_at = now() where id::text = ${one.id ?? ''}`)
    replies.push(await commitExchange(guest, one.reference, one.rph, one.id))
    for (const reply of replies) {
      expect(reply.status).toBe(409)
      expect(reply.body.errors?.errors[0]?.stringValue).toMatch(/quote is no longer valid/)
    }
    expect(await rowOf(one.reference)).toMatchObject({ status: 'Ticketed', paid: minor(one.total.amount) })
    const unpaid = await commitExchange(guest, other.reference, other.rph, other.id, null)
    expect(unpaid.status).toBe(400)
  })

  test('[A19] offers that are forged, of other people, of another company or too many', async () => {
    const guest = world.browser()
    const bought = await buyTicket(guest)
    const tickets = await findTickets(guest)
    const [german] = await findTickets(guest, inDays(33), [30], ['8011160', '8000105'])
    const [two] = await findTickets(guest, inDays(33), [30, 31])
    const direct = tickets.filter(isDirect)
    const ask = async (...rphs: string[]) => (await quoteExchange(guest, bought.reference, ...rphs)).status
    expect(await ask('forged')).toBe(400)
    expect(await ask(two?.rph ?? '')).toBe(400)
    expect(await ask(direct[0]?.rph ?? '', direct[1]?.rph ?? '')).toBe(409)
    const elsewhere = await quoteExchange(guest, bought.reference, german?.rph ?? '')
    expect(elsewhere.status).toBe(409)
    expect(elsewhere.body.errors?.errors[0]?.stringValue).toMatch(/sold by another company/)
    const pass = await buy(guest)
    const ofPass = await quoteExchange(guest, pass.reference, direct[0]?.rph ?? '')
    expect(ofPass.status).toBe(400)
  })

  test('what is cancelled cannot be exchanged', async () => {
    const guest = world.browser()
    const { reference, rph, id } = await quoted(guest)
    await commit(guest, reference, quoteIdIn(await quote(guest, reference)))
    for (const reply of [await quoteExchange(guest, reference, rph), await commitExchange(guest, reference, rph, id)]) {
      expect(reply.status).toBe(409)
      expect(reply.body.errors?.errors[0]?.stringValue).toMatch(/cannot be exchanged/)
    }
  })
})
