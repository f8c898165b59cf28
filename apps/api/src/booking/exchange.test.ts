import { readBookingDetails } from '@portolan/contract/booking'
import { readBookingDocument } from '@portolan/contract/booking-papers'
import { listNotices } from '@portolan/contract/notice'
import type { RailReservation } from '@portolan/contract/rail-journey'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { named } from '../testing/booking-world.ts'
import { commit, minor, quote, quoteIdIn, ruleIn } from '../testing/cancel-world.ts'
import {
  buyRail,
  buyTicket,
  cheaper,
  commitExchange,
  dearer,
  dueIn,
  exchange,
  findTicket,
  findTickets,
  fixed,
  flexible,
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

const detailsOf = async (browser: Browser, reference: string) =>
  (await browser.call(readBookingDetails, { body: { uniqueID: named(reference) } })).body

const trainIn = (reservation: unknown) =>
  (reservation as RailReservation).itinerary.originAndDestinations[0]?.trainSegments[0]

describe('[R7.44] an exchange for a dearer train', () => {
  test('is priced first, and exactly the difference is paid, once', async () => {
    const guest = world.browser()
    const bought = await buyTicket(guest)
    const before = await detailsOf(guest, bought.reference)
    expect(before.exchangeable).toBe(true)
    const ticket = await findTicket(guest, dearer)
    const quoted = await quoteExchange(guest, bought.reference, ticket.rph)
    const difference = minor(ticket.pricing.sellingTotalAmount) - minor(bought.total.amount)
    expect(quoted.body).toMatchObject({ success: true, status: 'Ticketed', fee: { amount: 0 } })
    expect([dueIn(quoted.body), minor(quoted.body.difference?.amount ?? 0)]).toEqual([difference, difference])
    expect(Date.parse(quoted.body.validUntil ?? '')).toBeGreaterThan(Date.now())
    expect(await movedFor(world, bought.orderId)).toMatchObject({ captured: minor(bought.total.amount), charges: 1 })

    const done = await commitExchange(guest, bought.reference, ticket.rph, quoted.body.exchangeQuoteID)
    expect(done.body).toMatchObject({ success: true, status: 'Ticketed', due: quoted.body.due })
    const whole = minor(ticket.pricing.sellingTotalAmount)
    expect(await movedFor(world, bought.orderId)).toEqual({ captured: whole, refunded: 0, charges: 2, kept: 0 })
    const after = await detailsOf(guest, bought.reference)
    expect(after.booking).toMatchObject({ status: 'Ticketed', total: { amount: ticket.pricing.sellingTotalAmount } })
    expect(after.booking?.travelStart?.slice(0, 10)).toBe(inDays(33))
    expect(after.paid?.amount).toBe(ticket.pricing.sellingTotalAmount)
    expect(trainIn(after.reservation)?.departureDateTime).toBe(ticket.trainSegments[0]?.departureDateTime)
    expect(after.timeline?.map(({ kind }) => kind).slice(-2)).toEqual(['exchangeSent', 'exchangeOk'])

    // Sent again, by a client that did not hear the answer: what came of it, and no more money.
    const again = await commitExchange(guest, bought.reference, ticket.rph, quoted.body.exchangeQuoteID)
    expect([again.status, again.body]).toEqual([200, done.body])
    const others = await commitExchange(guest, bought.reference, 'another', quoted.body.exchangeQuoteID)
    expect(others.status).toBe(409)
    expect(await movedFor(world, bought.orderId)).toMatchObject({ captured: whole, charges: 2 })
  })

  test('is told by mail with new papers, and the calendar’s entry takes the place of the old one', async () => {
    const agent = await world.loggedIn('agent')
    const bought = await buyTicket(agent)
    await world.mails()
    const first = await agent.call(readBookingDocument, {
      params: { id: bought.reference, documentId: 'calendar' },
      query: {},
    })
    await exchange(agent, bought.reference, dearer)
    const mail = (await world.mails()).find((text) => text.includes(`${bought.reference} was exchanged`))
    expect(mail).toContain('The old tickets are no longer valid')
    expect(mail).toContain('Your documents and a calendar file are attached')
    const second = await agent.call(readBookingDocument, {
      params: { id: bought.reference, documentId: 'calendar' },
      query: {},
    })
    const [old, now] = [first, second].map(({ raw }) => raw.body.replace(/\r\n /g, ''))
    expect(now?.match(/UID:.*/)?.[0]).toBe(old?.match(/UID:.*/)?.[0])
    expect([old?.match(/SEQUENCE:.*/)?.[0]?.trim(), now?.match(/SEQUENCE:.*/)?.[0]?.trim()]).toEqual([
      'SEQUENCE:0',
      'SEQUENCE:1',
    ])
    expect(now).toContain(`DTSTART:${inDays(33).replaceAll('-', '')}`)
    const { body } = await agent.call(listNotices, {})
    expect(body.notices?.some(({ kind }) => kind === 'changed')).toBe(true)
  })

  test('cancelled afterwards gives everything back, each part the way it came', async () => {
    const guest = world.browser()
    const bought = await buyTicket(guest)
    const { done } = await exchange(guest, bought.reference, dearer)
    const quoted = await quote(guest, bought.reference)
    expect(ruleIn(quoted, 'Refund')).toBe(done.price?.amount)
    await commit(guest, bought.reference, quoteIdIn(quoted))
    const whole = minor(done.price?.amount ?? 0)
    expect(await movedFor(world, bought.orderId)).toEqual({ captured: whole, refunded: whole, charges: 2, kept: 0 })
    expect((await detailsOf(guest, bought.reference)).booking).toMatchObject({ paymentStatus: 'Refunded' })
  })
})

/** London is sold under terms of its own: exchanged for nothing, and in the last week not given back. */
async function findLondon(browser: Browser, kind: typeof flexible, day: string) {
  const found = await findTickets(browser, day, [30], ['8727100', '7015400'])
  const { comfortType, flexibilityType } = kind
  const fit = (option: (typeof found)[number]) =>
    isDirect(option) && option.comfortType === comfortType && option.flexibilityType === flexibilityType
  return found.findLast(fit) ?? expect.fail('There is no such ticket.')
}

test('[R7.34, R7.44] no way leads through an exchange to the money of a ticket that is not refundable', async () => {
  const guest = world.browser()
  const { rph } = await findLondon(guest, { ...cheaper, comfortType: 'COMFORT' }, inDays(4))
  const bought = await buyRail(guest, rph)
  const paid = minor(bought.total.amount)
  expect(ruleIn(await quote(guest, bought.reference), 'Refund')).toBe(0)

  const later = await findLondon(guest, cheaper, inDays(60))
  const price = minor(later.pricing.sellingTotalAmount)
  expect(price).toBeLessThan(paid)
  const { body: quoted } = await quoteExchange(guest, bought.reference, later.rph)
  expect(quoted).toMatchObject({ difference: { amount: 0 }, due: { amount: 0 }, bound: quoted.price })
  await commitExchange(guest, bought.reference, later.rph, quoted.exchangeQuoteID, null)
  expect(await movedFor(world, bought.orderId)).toMatchObject({ captured: paid, refunded: 0 })
  expect((await detailsOf(guest, bought.reference)).penalties).toEqual([
    expect.objectContaining({ nonRefundable: true }),
  ])

  const free = await findLondon(guest, flexible, inDays(60))
  const { body: dear } = await quoteExchange(guest, bought.reference, free.rph)
  await commitExchange(guest, bought.reference, free.rph, dear.exchangeQuoteID)
  const given = await quote(guest, bought.reference)
  expect(ruleIn(given, 'Charge')).toBe(dear.bound?.amount)
  await commit(guest, bought.reference, quoteIdIn(given))
  const { refunded } = (await movedFor(world, bought.orderId)) ?? expect.fail()
  expect(refunded).toBe(minor(dear.price?.amount ?? 0) - minor(dear.bound?.amount ?? 0))
  expect(refunded).toBeLessThan(minor(dear.difference?.amount ?? 0) * 1.1)
})

describe('[R7.44] an exchange for a cheaper train', () => {
  test('gives the difference back, once, and asks for no card', async () => {
    const guest = world.browser()
    const bought = await buyTicket(guest)
    const ticket = await findTicket(guest, cheaper)
    const { body: quoted } = await quoteExchange(guest, bought.reference, ticket.rph)
    const back = minor(bought.total.amount) - minor(ticket.pricing.sellingTotalAmount)
    expect(quoted).toMatchObject({ refundTo: 'original' })
    expect(dueIn(quoted)).toBe(-back)
    const done = await commitExchange(guest, bought.reference, ticket.rph, quoted.exchangeQuoteID, null)
    expect(done.body).toMatchObject({ success: true, status: 'Ticketed' })
    const moved = { captured: minor(bought.total.amount), refunded: back, charges: 1, kept: 0 }
    expect(await movedFor(world, bought.orderId)).toEqual(moved)
    const after = await detailsOf(guest, bought.reference)
    expect(after.booking).toMatchObject({ total: { amount: ticket.pricing.sellingTotalAmount } })
    expect((after.reservation as RailReservation).fulfillments?.every(({ status }) => status === 'Fulfilled')).toBe(
      true,
    )
    expect((await world.mails()).some((text) => text.includes(`${bought.reference} was exchanged`))).toBe(true)
  })

  test('and back again, and cancelled: what is paid and given back comes out even', async () => {
    const guest = world.browser()
    const bought = await buyTicket(guest)
    await exchange(guest, bought.reference, cheaper)
    await exchange(guest, bought.reference, dearer)
    await exchange(guest, bought.reference, flexible)
    const quoted = await quote(guest, bought.reference)
    expect(minor(ruleIn(quoted, 'Refund'))).toBe(minor(bought.total.amount))
    await commit(guest, bought.reference, quoteIdIn(quoted))
    const moved = await movedFor(world, bought.orderId)
    expect(moved?.captured).toBe(moved?.refunded)
    expect(await movedFor(world, bought.orderId)).toMatchObject({ kept: 0, charges: 2 })
  })
})

describe('the fee of an exchange', () => {
  test('is paid beside the difference, at the rate of the sale, and does not come back', async () => {
    const guest = world.browser()
    const bought = await buyTicket(guest, cheaper, inDays(5))
    const { quoted, done } = await exchange(guest, bought.reference, dearer, inDays(5))
    const fee = minor(quoted.fee?.amount ?? 0)
    const rate = await world.db.one<{ value: string }>(sql`
      select offers -> 0 -> 'price' -> 'trace' -> 'rate' ->> 'value' as value from booking
      where reference = ${bought.reference}`)
    expect(fee).toBe(Math.round(1900 * Number(rate?.value)))
    expect(dueIn(quoted)).toBe(minor(quoted.difference?.amount ?? 0) + fee)
    expect(done.success).toBe(true)
    const price = minor(done.price?.amount ?? 0)
    expect(await movedFor(world, bought.orderId)).toMatchObject({ captured: price + fee })
    const cancel = await quote(guest, bought.reference)
    expect(minor(ruleIn(cancel, 'Refund'))).toBe(price)
    await commit(guest, bought.reference, quoteIdIn(cancel))
    expect(await movedFor(world, bought.orderId)).toMatchObject({ captured: price + fee, refunded: price })
  })

  test('of a fare that is bound to its train: there is none, and no exchange', async () => {
    const guest = world.browser()
    const bought = await buyTicket(guest, fixed)
    expect((await detailsOf(guest, bought.reference)).exchangeable).toBeUndefined()
    const reply = await quoteExchange(guest, bought.reference, (await findTicket(guest, dearer)).rph)
    expect(reply.status).toBe(409)
    expect(reply.body.errors?.errors[0]?.stringValue).toMatch(/cannot be exchanged/)
  })
})
