import {
  cancelBooking,
  changeBookingContact,
  claimBooking,
  extendBooking,
  openBookingAsGuest,
  readBookingDetails,
  readBookingHistory,
  revokeGuestAccess,
} from '@portolan/contract/booking'
import { exchangeBooking } from '@portolan/contract/booking-exchange'
import { readBookingDocument, resendBooking } from '@portolan/contract/booking-papers'
import { readRailBooking } from '@portolan/contract/rail-booking'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { type Bought, buy, hold, named, putTicket } from '../testing/booking-world.ts'
import { chargedFor, commit, quote, quoteIdIn } from '../testing/cancel-world.ts'
import { byCard, putPass } from '../testing/checkout-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let owner: Browser
let bought: Bought
let held: Bought
let strangers: [string, Browser][]
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' })
  owner = world.browser()
  bought = await buy(owner, await putTicket(owner))
  held = await hold(owner)
  const guest = world.browser()
  await putPass(guest)
  strangers = [
    ['another guest', guest],
    ['a traveller', await world.loggedIn('traveller')],
    ['an agency’s manager', await world.loggedIn('manager')],
  ]
}, 180_000)
afterAll(async () => {
  await world.app.settle()
  await checkInvariants(world.db)
  await world.close()
})

const rows = () =>
  world.db.query(sql`
    select booking.reference, booking.status, booking.paid, booking.refunded, booking.cancellation, booking.hold_until,
      purchase.contact, (select count(*)::integer from outbox) as waiting
    from booking join purchase on purchase.id = purchase_id order by booking.reference`)

type Ask = (browser: Browser, id: string) => Promise<{ status: number; body: unknown }>

/** Every call that names a booking. */
const calls: Readonly<Record<string, Ask>> = {
  details: (browser, id) => browser.call(readBookingDetails, { body: { uniqueID: named(id) } }),
  'rail details': (browser, id) => browser.call(readRailBooking, { body: { uniqueID: named(id) } }),
  'quote of a cancellation': (browser, id) => quote(browser, id),
  cancellation: (browser, id) => commit(browser, id, 'any'),
  'longer hold': (browser, id) => browser.call(extendBooking, { body: { uniqueID: named(id) } }),
  exchange: (browser, id) =>
    browser.call(exchangeBooking, { body: { mode: 'Quote', uniqueID: named(id), rphs: ['x'], paymentForm: byCard() } }),
  contact: (browser, id) => browser.call(changeBookingContact, { params: { id }, body: { email: 'evil@example.com' } }),
  'mail again': (browser, id) => browser.call(resendBooking, { params: { id }, body: { email: 'evil@example.com' } }),
  paper: (browser, id) => browser.call(readBookingDocument, { params: { id, documentId: 'ticket' }, query: {} }),
  calendar: (browser, id) => browser.call(readBookingDocument, { params: { id, documentId: 'calendar' }, query: {} }),
  'end of the code': (browser, id) => browser.call(revokeGuestAccess, { params: { id } }),
}

describe('[A7] [A8] somebody else’s booking answers as if it did not exist, unchanged and logged', () => {
  test.each(Object.entries(calls))('%s', async (_, ask) => {
    const before = await rows()
    const own = await world.db.one<{ id: string }>(sql`select id from booking where reference = ${bought.reference}`)
    for (const [who, stranger] of strangers) {
      const none = await ask(stranger, 'XXXXXXXX')
      expect(`${who} ${none.status}`).toBe(`${who} 404`)
      for (const id of [bought.reference, own?.id ?? '', held.reference]) {
        const logged = world.log.length
        const reply = await ask(stranger, id)
        expect(`${who} ${reply.status}`).toBe(`${who} 404`)
        expect(reply.body).toEqual(none.body)
        expect(world.log.slice(logged).filter((line) => line.includes('somebody else'))).toHaveLength(1)
      }
    }
    expect(await rows()).toEqual(before)
  })

  test.each(Object.entries(calls))('%s without a session is for nobody', async (_, ask) => {
    expect((await ask(world.browser(), bought.reference)).status).toBe(401)
  })

  test.each([
    "' or 1=1 --",
    '../../etc/passwd',
    '00000000-0000-0000-0000-000000000000',
    'é'.repeat(60),
    '%',
    '\u0000',
    '🚄',
  ])('a name that is none finds nothing: %j', async (id) => {
    const before = await rows()
    for (const [name, ask] of Object.entries(calls)) expect([400, 404], name).toContain((await ask(owner, id)).status)
    expect(await rows()).toEqual(before)
  })
})

describe('what does not fit is a 400 that says where, and nothing changes', () => {
  const cancel = (changes: object) =>
    owner.call(cancelBooking, {
      body: { cancelType: 'Quote', uniqueIDs: [named(bought.reference)], ...changes } as never,
    })

  test.each<[string, object]>([
    ['[A13] a refund', { refund: { amount: 1e6 } }],
    ['[A13] a status', { status: 'Cancelled' }],
    ['another way to cancel', { cancelType: 'Now' }],
    ['no booking', { uniqueIDs: [] }],
    ['too many', { uniqueIDs: Array.from({ length: 21 }, () => named('X')) }],
    ['a name beyond reason', { uniqueIDs: [named('X'.repeat(129))] }],
    ['a quote beyond reason', { cancelQuoteID: 'x'.repeat(129) }],
    ['a product that is none', { productType: 'spaceship' }],
  ])('cancelling with %s', async (_, changes) => {
    const before = await rows()
    const reply = await cancel(changes)
    expect(reply.status).toBe(400)
    expect(reply.body.errors?.errors.some(({ nodeList }) => nodeList !== undefined)).toBe(true)
    expect(await rows()).toEqual(before)
  })

  test.each<[string, object]>([
    ['a page below none', { page: -1 }],
    ['a page beyond reason', { page: 1e9 }],
    ['[A38] no rows', { size: 0 }],
    ['[A38] rows beyond reason', { size: 1e9 }],
    ['half a page', { page: 0.5 }],
    ['a status that is none', { status: ['Free'] }],
    ['words beyond reason', { keyword: 'x'.repeat(129) }],
    ['a year that no database knows', { bookingDate: { start: '0000-01-01' } }],
    ['a day that is none', { travelDate: { start: '2027-02-30' } }],
    ['another order', { sort: 'price; drop table booking' }],
    ['an owner', { accountId: 'x' }],
  ])('history with %s', async (_, changes) => {
    const [, traveller] = strangers[1] ?? []
    const reply = await traveller?.call(readBookingHistory, { body: { page: 0, size: 20, ...changes } as never })
    expect(reply?.status).toBe(400)
  })

  test.each([
    ['mail again to an address that is none', { email: 'x' }],
    ['mail again to two', { email: 'a@example.com, b@example.com' }],
    ['mail again with another header', { email: 'a@example.com\r\nBcc: b@example.com' }],
  ])('%s', async (_, body) => {
    const before = await rows()
    expect((await owner.call(resendBooking, { params: { id: bought.reference }, body })).status).toBe(400)
    expect(await rows()).toEqual(before)
  })

  test('[A27] a code that is none opens and claims nothing', async () => {
    const [, traveller] = strangers[1] ?? []
    for (const code of ['x', 'é'.repeat(32), "' or 1=1 --"]) {
      expect((await world.browser().call(openBookingAsGuest, { body: { code } })).status).toBe(404)
      expect((await traveller?.call(claimBooking, { body: { code } }))?.status).toBe(404)
    }
  })
})

describe('a quote of a cancellation', () => {
  test('of another booking, made up, expired or replaced cancels nothing', async () => {
    const guest = world.browser()
    const [one, other] = [await buy(guest), await buy(guest)]
    const [first, others] = [
      quoteIdIn(await quote(guest, one.reference)),
      quoteIdIn(await quote(guest, other.reference)),
    ]
    const newest = quoteIdIn(await quote(guest, one.reference))
    const before = await rows()
    for (const id of [others, first, 'made up', `${newest}x`, newest.toUpperCase()]) {
      const reply = await commit(guest, one.reference, id)
      expect(`${id} ${reply.status}`).toBe(`${id} 409`)
      expect(reply.body.errors?.errors[0]?.stringValue).toMatch(/quote/)
    }
    expect(await rows()).toEqual(before)
    await world.db.query(sql`
      update booking set cancellation = jsonb_set(cancellation::jsonb, '{expiresAt}', '1000')::json
      where reference = ${one.reference}`)
    expect((await commit(guest, one.reference, newest)).status).toBe(409)
    expect(await chargedFor(world, one.orderId)).toMatchObject({ refunded: 0 })
  })

  test('used twice, or ten times at once, gives back once', async () => {
    const guest = world.browser()
    const one = await buy(guest)
    const id = quoteIdIn(await quote(guest, one.reference))
    const all = await Promise.all(Array.from({ length: 10 }, () => commit(guest, one.reference, id)))
    expect(new Set(all.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(['200 Cancelled']))
    await commit(guest, one.reference, id)
    await world.app.settle()
    const refunds = await world.db.query(sql`
      select refund.status from refund join booking on booking.id = booking_id where reference = ${one.reference}`)
    expect(refunds).toEqual([{ status: 'Refunded' }])
    expect((await commit(guest, one.reference, 'another')).status).toBe(409)
    await checkInvariants(world.db)
  })
})
