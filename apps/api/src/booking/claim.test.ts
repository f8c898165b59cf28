import { authenticate } from '@portolan/contract/account'
import {
  cancelBooking,
  changeBookingContact,
  claimBooking,
  exportBookingHistory,
  readBookingHistory,
} from '@portolan/contract/booking'
import { correctInvoice, readBookingDocument } from '@portolan/contract/booking-papers'
import { confirmCheckout, readOrder } from '@portolan/contract/checkout'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from '../platform/crypto.ts'
import { sql } from '../platform/sql.ts'
import { hire } from '../testing/agency.ts'
import { named } from '../testing/booking-world.ts'
import { byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { type BoughtPair, buyPair, codesIn, details, open } from '../testing/guest-code.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
})
afterAll(() => world.close())

let address = 0
const visitor = () => world.browser(`10.0.2.${++address}`)

const listed = async (browser: Browser): Promise<(string | undefined)[]> =>
  ((await browser.call(readBookingHistory, { body: { page: 0, size: 100 } })).body.content ?? []).map(
    ({ uniqueIDs }) => uniqueIDs[0]?.id,
  )

async function cancel(browser: Browser, reference: string): Promise<string | undefined> {
  const uniqueIDs = [named(reference)]
  const { body } = await browser.call(cancelBooking, { body: { cancelType: 'Quote', uniqueIDs } })
  const cancelQuoteID = body.cancelInfoRS?.cancelQuoteID ?? ''
  return (await browser.call(cancelBooking, { body: { cancelType: 'Commit', uniqueIDs, cancelQuoteID } })).body.status
}

const mailsAbout = async (reference: string): Promise<string[]> =>
  (await world.mails()).filter((mail) => mail.includes(reference))

const receiverOf = (mail = ''): string | undefined => /^To: (.*)$/m.exec(mail)?.[1]

describe('a code that manages one of two bookings', () => {
  let guest: Browser
  let traveller: Browser
  let pair: BoughtPair
  beforeEach(async () => {
    guest = visitor()
    traveller = await world.loggedIn('traveller')
    pair = await buyPair(world, guest)
  })

  test('[F6] reads no invoice of both; who has paid reads it also when one of them was claimed', async () => {
    const [mine, other] = pair.references
    await world.app.settle()
    const seenBy = async (browser: Browser, reference: string) =>
      (await details(browser, reference)).body.invoices ?? []
    const [invoice, ...others] = await seenBy(guest, mine)
    expect([invoice?.kind, others]).toEqual(['invoice', []])
    const holder = visitor()
    await open(holder, pair.codes[0])
    expect(await seenBy(holder, mine)).toEqual([])
    const params = { id: mine, documentId: invoice?.documentId ?? '' }
    expect((await holder.call(readBookingDocument, { params, query: {} })).status).toBe(404)
    expect((await holder.call(correctInvoice, { params, body: { name: 'Eve' } })).status).toBe(404)
    expect((await traveller.call(claimBooking, { body: { code: pair.codes[0] } })).status).toBe(200)
    expect(await seenBy(traveller, mine)).toEqual([])
    expect((await seenBy(guest, other)).map(({ number }) => number)).toEqual([invoice?.number])
    expect((await traveller.call(claimBooking, { body: { code: pair.codes[1] } })).status).toBe(200)
    expect((await seenBy(traveller, mine)).map(({ number }) => number)).toEqual([invoice?.number])
  })

  test('[R6.2] claims that one, and leaves the other with its buyer', async () => {
    const [mine, other] = pair.references
    expect((await traveller.call(claimBooking, { body: { code: pair.codes[0] } })).status).toBe(200)
    expect(await listed(traveller)).toContain(mine)
    expect(await listed(traveller)).not.toContain(other)
    const { raw } = await traveller.call(exportBookingHistory, { query: {} })
    expect(raw.rawPayload.toString('utf8')).toContain(mine)
    expect(raw.rawPayload.toString('utf8')).not.toContain(other)
    const own = (await details(traveller, mine)).body
    expect(own.standing).toBe('own')
    expect(own.timeline?.at(-1)?.kind).toBe('claimed')
    expect((await details(traveller, other)).status).toBe(404)
    expect((await details(guest, mine)).status).toBe(404)
    expect((await details(guest, other)).body.standing).toBe('own')
    const order = { params: { orderId: pair.orderId } }
    for (const [browser, reference] of [
      [traveller, mine],
      [guest, other],
    ] as const) {
      const { body } = await browser.call(readOrder, order)
      expect(body.items.map(({ uniqueID }) => uniqueID?.id)).toEqual([reference])
    }
    expect((await (await world.loggedIn('manager')).call(readOrder, order)).status).toBe(404)
    const elsewhere = visitor()
    for (const code of pair.codes) await open(elsewhere, code)
    expect((await details(elsewhere, mine)).body.standing).toBe('look')
    expect((await details(elsewhere, other)).body.standing).toBe('manage')
  })

  test('is the owner’s to cancel, and the owner is told of it', async () => {
    const [mine] = pair.references
    await traveller.call(claimBooking, { body: { code: pair.codes[0] } })
    expect(await cancel(guest, mine)).toBeUndefined()
    expect(await cancel(traveller, mine)).toBe('Cancelled')
    await world.mails()
    const notices = await world.db.query(sql`
      select account.username, notice.kind from notice join account on account.id = notice.account_id
        join booking on booking.id = notice.booking_id where booking.reference = ${mine} order by notice.kind`)
    expect(notices).toContainEqual({ username: 'traveller', kind: 'cancelled' })
    expect((await mailsAbout(mine)).at(-1)).not.toContain('/booking/guest?code=')
  })

  test('[R6.2, A11] is not claimed by an employee', async () => {
    for (const username of ['agent', 'owner']) {
      const employee = await world.loggedIn(username)
      expect((await employee.call(claimBooking, { body: { code: pair.codes[0] } })).status).toBe(403)
    }
    expect((await details(guest, pair.references[0])).body.standing).toBe('own')
  })

  test('stays with who has claimed it when its buyer logs in, too', async () => {
    await traveller.call(claimBooking, { body: { code: pair.codes[0] } })
    await hire(world, { username: 'walker', agency: 'Harbour Travel' })
    await world.db.query(sql`update account set agency_id = null where username = 'walker'`)
    await guest.call(authenticate, { body: { username: 'walker', password: 'portolan-demo' } })
    expect((await details(guest, pair.references[0])).status).toBe(404)
    expect((await details(guest, pair.references[1])).body.standing).toBe('own')
    expect((await traveller.call(claimBooking, { body: { code: pair.codes[1] } })).status).toBe(404)
    expect((await details(traveller, pair.references[0])).body.standing).toBe('own')
  })

  test('claims a package as one', async () => {
    await world.db.query(sql`update booking set bundle = 0 where purchase_id = ${pair.orderId}`)
    await traveller.call(claimBooking, { body: { code: pair.codes[0] } })
    for (const reference of pair.references) {
      expect((await details(traveller, reference)).body.standing).toBe('own')
      expect((await details(guest, reference)).status).toBe(404)
    }
    expect((await guest.call(readOrder, { params: { orderId: pair.orderId } })).status).toBe(404)
  })

  test('[R6.2] changes whom we reach about that one, sealed, and about no other', async () => {
    const [mine, other] = pair.references
    const elsewhere = visitor()
    await open(elsewhere, pair.codes[0])
    const body = { email: 'new@example.net' }
    expect((await elsewhere.call(changeBookingContact, { params: { id: mine }, body })).status).toBe(200)
    expect((await details(elsewhere, mine)).body.contact).toMatchObject({ name: 'Ada Lovelace', ...body })
    expect((await details(guest, other)).body.contact?.email).toBe('ada@example.com')
    const rows = await world.db.query(sql`select booking::text, purchase::text from booking, purchase`)
    expect(JSON.stringify(rows)).not.toContain('new@example.net')
    expect(await cancel(guest, other)).toBe('Cancelled')
    for (const mail of (await mailsAbout(other)).slice(1)) expect(receiverOf(mail)).toBe('ada@example.com')
    expect(await cancel(guest, mine)).toBe('Cancelled')
    const mails = (await mailsAbout(mine)).slice(1)
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) expect(receiverOf(mail)).toBe('new@example.net')
    const again = visitor()
    await open(again, codesIn(mails[0] ?? '')[0])
    expect((await details(again, mine)).body.standing).toBe('manage')
  })

  test('changes nothing for good: who owns the order has the last word, but not about what was claimed', async () => {
    const [mine, other] = pair.references
    const elsewhere = visitor()
    await open(elsewhere, pair.codes[1])
    await elsewhere.call(changeBookingContact, { params: { id: other }, body: { email: 'mallory@example.net' } })
    await traveller.call(claimBooking, { body: { code: pair.codes[0] } })
    await guest.call(changeBookingContact, { params: { id: other }, body: { email: 'back@example.net' } })
    expect((await details(guest, other)).body.contact?.email).toBe('back@example.net')
    expect((await details(traveller, mine)).body.contact?.email).toBe('ada@example.com')
    await traveller.call(changeBookingContact, { params: { id: mine }, body: { email: 'mine@example.net' } })
    expect((await details(traveller, mine)).body.contact?.email).toBe('mine@example.net')
    expect((await details(guest, other)).body.contact?.email).toBe('back@example.net')
  })
})

test('what is held is paid for by who has claimed it, and by nobody else', async () => {
  const [guest, traveller] = [visitor(), await world.loggedIn('traveller')]
  const held = await holdOrder(guest, await putPass(guest), await putPass(guest, 'BENELUX'))
  const [mine, other] = held.items.map(({ uniqueID, quoteId, price }) => ({
    reference: uniqueID?.id ?? '',
    quoteId,
    price,
  }))
  if (!mine || !other) throw new Error('There are not two.')
  const code = 'a-code-of-a-reminder'
  await world.db.query(sql`
    insert into guest_code (hash, booking_id, expires_at, kind)
    select ${hashOf(code)}, id, now() + interval '1 day', 'manage' from booking where reference = ${mine.reference}`)
  await traveller.call(claimBooking, { body: { code } })
  const pay = (browser: Browser, what: object, price: object) =>
    browser.call(confirmCheckout, {
      body: { ...what, paymentForm: byCard(), acceptedTotal: price } as never,
    })
  expect((await pay(guest, { uniqueID: named(mine.reference), quoteId: mine.quoteId }, mine.price)).status).toBe(404)
  const rest = await pay(guest, { orderId: held.orderId, quoteId: other.quoteId }, other.price)
  expect(rest.body.items?.map(({ uniqueID, status }) => [uniqueID?.id, status])).toEqual([
    [other.reference, 'Ticketed'],
  ])
  expect((await details(traveller, mine.reference)).body.booking?.status).toBe('OnHold')
  const paid = await pay(traveller, { orderId: held.orderId, quoteId: mine.quoteId }, mine.price)
  expect(paid.body.items?.map(({ uniqueID, status }) => [uniqueID?.id, status])).toEqual([[mine.reference, 'Ticketed']])
})
