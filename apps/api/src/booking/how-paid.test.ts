import { readBookingDetails, readBookingHistory } from '@portolan/contract/booking'
import { readBookingDocument } from '@portolan/contract/booking-papers'
import { confirmCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../document/testing/pdf-reader.ts'
import { sql } from '../platform/sql.ts'
import { hold, named, putTicket } from '../testing/booking-world.ts'
import { commit, quote, quoteIdIn } from '../testing/cancel-world.ts'
import { byCard, holdOrder } from '../testing/checkout-world.ts'
import { lastMail } from '../testing/guest-code.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { drawnPapers } from '../testing/papers.ts'
import { bookStay, findStay, isPaidInPart, isPaidThere, putStay } from '../testing/stay-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let [agent, traveller]: Browser[] = []
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' }, { renderer: drawnPapers })
  agent = await world.loggedIn('agent')
  traveller = await world.loggedIn('traveller')
})
afterAll(async () => {
  await world.app.settle()
  await checkInvariants(world.db)
  await world.close()
})

const detailsOf = async (browser: Browser, id: string) =>
  (await browser.call(readBookingDetails, { body: { uniqueID: named(id) } })).body

const listed = async (browser: Browser, id: string) =>
  (await browser.call(readBookingHistory, { body: { page: 0, size: 50 } })).body.content?.find(
    ({ uniqueIDs }) => uniqueIDs[0]?.id === id,
  )

/** The sums that its paper says, each with its words. */
async function paperOf(browser: Browser, id: string): Promise<string> {
  const { raw } = await browser.call(readBookingDocument, { params: { id, documentId: 'voucher' }, query: {} })
  return readPdf(raw.rawPayload).lines.join('\n')
}

async function buyStay(browser: Browser, fits: Parameters<typeof findStay>[1]) {
  const room = await findStay(browser, fits)
  const { orderId, quoteId, total } = await holdOrder(browser, await putStay(browser, room))
  const { body } = await browser.call(confirmCheckout, {
    body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total },
  })
  expect(body.errors, JSON.stringify(body.errors)).toBeUndefined()
  return { id: body.items[0]?.uniqueID?.id ?? '', room }
}

describe('[R4.3] [R4.9] how a booking is paid, in the list, on its page, in the mail and on paper', () => {
  test('at the hotel: nothing was paid, and the whole is due there', async () => {
    const { id, room } = await buyStay(traveller as Browser, isPaidThere)
    const total = room.total.amountAfterTax ?? 0
    const said = { paymentStatus: 'None', settlement: 'there', paymentWays: ['there'] }
    expect(await listed(traveller as Browser, id)).toMatchObject(said)
    expect(await detailsOf(traveller as Browser, id)).toMatchObject({
      booking: said,
      paid: { amount: 0 },
      refunded: { amount: 0 },
      payThere: { amount: total },
    })
    const mail = await lastMail(world)
    expect(mail).toMatch(/To be paid at the hotel: EUR [\d,]+\.\d\d \(about \$[\d,]+\.\d\d\)/)
    expect(mail).not.toMatch(/paid by card|total paid/i)
    const paper = await paperOf(traveller as Browser, id)
    expect(paper).toContain('To be paid at the hotel')
    expect(paper).not.toMatch(/^Paid/m)
  })

  test('[R7.34] at the hotel, and cancelled in time: nothing was charged, nothing is owed, and nothing is refused', async () => {
    const isFreeNow = (room: Parameters<typeof isPaidThere>[0]) =>
      isPaidThere(room) && room.ratePlans[0]?.cancelPenalties?.[0]?.amountPercent?.amount === 0
    const { id } = await buyStay(traveller as Browser, isFreeNow)
    const quoted = await quote(traveller as Browser, id)
    expect(quoted.body.cancelInfoRS).toMatchObject({ cancelRules: [{ type: 'Charge', amount: 0 }] })
    expect(quoted.body.cancelInfoRS).not.toHaveProperty('feeThere')
    expect((await commit(traveller as Browser, id, quoteIdIn(quoted))).body).toMatchObject({ status: 'Cancelled' })
    await world.app.settle()
    const mail = await lastMail(world)
    expect(mail).toContain('It is cancelled free of charge. Nothing was charged and nothing is owed.')
    expect(mail).not.toMatch(/no refund|You get back|Cancellation fee/)
    const details = await detailsOf(traveller as Browser, id)
    expect(details).toMatchObject({ booking: { status: 'Cancelled' }, paid: { amount: 0 } })
    for (const name of ['payThere', 'cancelFee', 'cancelFeeThere']) expect(details).not.toHaveProperty(name)
  })

  test('in part by card and in part at the hotel', async () => {
    const { id, room } = await buyStay(traveller as Browser, isPaidInPart)
    const there = room.payAtProperty?.amount ?? 0
    const said = { paymentStatus: 'Captured', settlement: 'mixed', paymentWays: ['card', 'there'] }
    expect(await listed(traveller as Browser, id)).toMatchObject(said)
    expect(await detailsOf(traveller as Browser, id)).toMatchObject({ booking: said, payThere: { amount: there } })
    expect(await lastMail(world)).toMatch(/Total: .+\nPaid by card: .+\nTo be paid at the hotel: /)
    const paper = await paperOf(traveller as Browser, id)
    for (const words of ['Total', 'Paid by card', 'To be paid at the hotel']) expect(paper).toContain(words)
  })

  test('[B12] a deposit by card, the rest on the day on which the hotel takes it, the city tax at its desk', async () => {
    const { id, room } = await buyStay(traveller as Browser, ({ restDue }) => restDue !== undefined)
    const { restDue, restDueOn = '', payAtProperty } = room
    expect(payAtProperty?.amount).toBeGreaterThan(restDue?.amount ?? 0)
    expect(await detailsOf(traveller as Browser, id)).toMatchObject({
      payThere: payAtProperty,
      takenLater: [{ on: restDueOn, price: restDue }],
    })
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(restDueOn))
    expect(await lastMail(world)).toContain(`Taken by the hotel on ${day}: `)
    const paper = await paperOf(traveller as Browser, id)
    for (const words of [`Taken by the hotel on ${day}`, 'To be paid at the hotel']) expect(paper).toContain(words)
  })

  test('on the agency’s account', async () => {
    const room = await findStay(agent as Browser, ({ payAtProperty }) => payAtProperty === undefined).catch(() =>
      findStay(agent as Browser, isPaidInPart),
    )
    const id = await bookStay(agent as Browser, room)
    const row = await listed(agent as Browser, id)
    expect(row?.paymentWays[0]).toBe('account')
    expect((await detailsOf(agent as Browser, id)).booking?.paymentWays).toEqual(row?.paymentWays)
    expect(await lastMail(world)).toMatch(/On account: /)
    expect(await paperOf(agent as Browser, id)).toContain('On account')
  })
})

describe('[F15] a hold that is over', () => {
  test('was released by somebody, or expired: its last event says which', async () => {
    const [one, other] = [await hold(agent as Browser), await hold(agent as Browser, await putTicket(agent as Browser))]
    const quoted = await quote(agent as Browser, one.reference)
    await commit(agent as Browser, one.reference, quoteIdIn(quoted))
    // Its supplier lets it go at the same time.
    await world.db.query(sql`
      with ended as (update booking set hold_until = now() - interval '1 minute'
        where reference = ${other.reference} returning locator)
      update house_reservation set hold_until = now() - interval '1 minute' where locator = (select locator from ended)`)
    await world.db.query(sql`update purchase set due_at = now() where id = ${other.orderId}`)
    await world.app.settle()
    for (const [{ reference }, ended] of [
      [one, 'released'],
      [other, 'expired'],
    ] as const) {
      expect(await listed(agent as Browser, reference)).toMatchObject({ status: 'Ignored', ended })
      expect((await detailsOf(agent as Browser, reference)).booking).toMatchObject({ status: 'Ignored', ended })
    }
  })

  test('has not ended while it is held', async () => {
    const { reference } = await hold(agent as Browser)
    expect(await listed(agent as Browser, reference)).not.toHaveProperty('ended')
  })
})
