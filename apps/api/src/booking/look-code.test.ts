import {
  cancelBooking,
  changeBookingContact,
  claimBooking,
  extendBooking,
  revokeGuestAccess,
} from '@portolan/contract/booking'
import { exchangeBooking } from '@portolan/contract/booking-exchange'
import { readBookingDocument, resendBooking } from '@portolan/contract/booking-papers'
import { readRailBooking } from '@portolan/contract/rail-booking'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { type Bought, buy, named, putTicket } from '../testing/booking-world.ts'
import { codesIn, details, lastMail, open } from '../testing/guest-code.ts'
import { drawnPapers } from '../testing/papers.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' }, { renderer: drawnPapers })
})
afterAll(() => world.close())

let address = 0
const visitor = () => world.browser(`10.0.1.${++address}`)

describe('a booking that its buyer has sent on', () => {
  let guest: Browser
  let bought: Bought
  let manageCode: string
  let mail: string
  let friend: Browser
  beforeEach(async () => {
    guest = visitor()
    bought = await buy(guest, await putTicket(guest))
    manageCode = codesIn(await lastMail(world))[0] ?? ''
    await guest.call(resendBooking, { params: { id: bought.reference }, body: { email: 'grace@example.org' } })
    mail = await lastMail(world)
    friend = visitor()
    expect((await open(friend, codesIn(mail)[0])).status).toBe(200)
  })

  test('[R6.2] is shown without money, and without how to reach its buyer', async () => {
    const reply = await details(friend, bought.reference)
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ standing: 'look', booking: { status: 'Ticketed', cancellable: false } })
    expect(reply.body.reservation).toMatchObject({
      itinerary: { originAndDestinations: [{ trainSegments: [{ assignments: [{ seat: expect.any(String) }] }] }] },
    })
    const rail = await friend.call(readRailBooking, { body: { uniqueID: named(bought.reference) } })
    expect(rail.body.railReservation?.passengerInfos[0]?.passengerDetail?.identification?.surname).toBe('Lovelace')
    for (const { raw } of [reply, rail]) {
      expect(raw.body).not.toMatch(/amount|currency|paymentStatus|refunded|ada@example|7946/i)
      expect(raw.body).not.toContain(String(bought.total.amount))
    }
    const own = await details(guest, bought.reference)
    expect(reply.body.penalties?.map(({ deadline }) => deadline)).toEqual(
      own.body.penalties?.map(({ deadline }) => deadline),
    )
    expect(reply.body.penalties?.some(({ deadline }) => deadline?.absoluteDeadline)).toBe(true)
    expect(own.body).toMatchObject({ standing: 'own', paid: bought.total, contact: { email: 'ada@example.com' } })
  })

  test('has papers without price, and no invoice', async () => {
    const paper = (browser: Browser, documentId: string, query: { price?: 'with' | 'without' } = {}) =>
      browser.call(readBookingDocument, { params: { id: bought.reference, documentId }, query })
    const bare = (await paper(guest, 'ticket', { price: 'without' })).raw.rawPayload.length
    const dear = (await paper(guest, 'ticket')).raw.rawPayload.length
    expect(bare).toBeLessThan(dear)
    for (const query of [{}, { price: 'with' as const }]) {
      const { raw } = await paper(friend, 'ticket', query)
      expect(Math.abs(raw.rawPayload.length - bare)).toBeLessThan(Math.abs(raw.rawPayload.length - dear))
    }
    await world.app.settle()
    const [invoice] = (await details(guest, bought.reference)).body.invoices ?? []
    expect((await paper(guest, invoice?.documentId ?? '')).status).toBe(200)
    for (const money of ['receipt', invoice?.documentId ?? '']) expect((await paper(friend, money)).status).toBe(404)
    const { body } = await details(friend, bought.reference)
    expect([body.documents, body.invoices]).toEqual([['ticket', 'calendar'], undefined])
  })

  test('is mailed without price', async () => {
    expect(mail).toMatch(/^To: grace@example\.org$/m)
    expect(mail).toContain(bought.reference)
    const price = /(HK)?\$\s?\d/
    expect(mail).not.toMatch(price)
    await guest.call(resendBooking, { params: { id: bought.reference }, body: { email: ' ADA@example.com'.trim() } })
    expect(await lastMail(world)).toMatch(price)
  })

  test('[R6.2, A11] is neither changed, sent on nor claimed by whoever it was sent to', async () => {
    const uniqueIDs = [named(bought.reference)]
    const params = { id: bought.reference }
    const [uniqueID] = uniqueIDs as [ReturnType<typeof named>]
    const traveller = await world.loggedIn('traveller')
    const replies = [
      await friend.call(cancelBooking, { body: { cancelType: 'Quote', uniqueIDs } }),
      await friend.call(cancelBooking, { body: { cancelType: 'Commit', uniqueIDs, cancelQuoteID: 'any' } }),
      await friend.call(exchangeBooking, { body: { mode: 'Quote', uniqueID, rphs: ['any'] } }),
      await friend.call(extendBooking, { body: { uniqueID } }),
      await friend.call(changeBookingContact, { params, body: { email: 'mallory@example.net' } }),
      await friend.call(resendBooking, { params, body: { email: 'mallory@example.net' } }),
      await friend.call(revokeGuestAccess, { params }),
      await traveller.call(claimBooking, { body: { code: codesIn(mail)[0] ?? '' } }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403, 403])
    expect((await details(guest, bought.reference)).body.contact?.email).toBe('ada@example.com')
  })

  test('stands as its best code says: none lowers what a better one has opened, and all end with it', async () => {
    const standing = async () => (await details(friend, bought.reference)).body.standing
    expect(await standing()).toBe('look')
    await open(friend, manageCode)
    expect(await standing()).toBe('manage')
    await open(friend, codesIn(mail)[0])
    expect(await standing()).toBe('manage')
    const hash = sql`(select hash from guest_code where kind = 'manage' and booking_id = (
      select id from booking where reference = ${bought.reference}))`
    await world.db.query(sql`update guest_code set expires_at = now() where hash = ${hash}`)
    expect(await standing()).toBe('look')
    await guest.call(revokeGuestAccess, { params: { id: bought.reference } })
    expect((await details(friend, bought.reference)).status).toBe(404)
  })

  test('a link that is on its way in a mail when all are revoked opens nothing; a later one does', async () => {
    const resend = () =>
      guest.call(resendBooking, { params: { id: bought.reference }, body: { email: 'eve@example.org' } })
    await resend()
    await guest.call(revokeGuestAccess, { params: { id: bought.reference } })
    expect((await open(visitor(), codesIn(await lastMail(world))[0])).status).toBe(404)
    await resend()
    expect((await open(visitor(), codesIn(await lastMail(world))[0])).status).toBe(200)
  })

  test('its buyer is told that a link opens it, until it is revoked; others are not', async () => {
    const isLinked = async (browser: Browser) => (await details(browser, bought.reference)).body.hasOpenLink
    expect([await isLinked(guest), await isLinked(friend)]).toEqual([true, undefined])
    await guest.call(revokeGuestAccess, { params: { id: bought.reference } })
    expect(await isLinked(guest)).toBeUndefined()
  })

  test('is managed with a code that was mailed to its buyer, however the address is written', async () => {
    const elsewhere = visitor()
    await guest.call(resendBooking, { params: { id: bought.reference }, body: { email: 'Ada@Example.COM' } })
    await open(elsewhere, codesIn(await lastMail(world))[0])
    expect((await details(elsewhere, bought.reference)).body.standing).toBe('manage')
  })
})

test('what is in an account and was sent on is opened by a code that only looks, without price', async () => {
  const traveller = await world.loggedIn('traveller')
  const bought = await buy(traveller, await putTicket(traveller))
  await world.mails()
  expect((await details(traveller, bought.reference)).body.hasOpenLink).toBeUndefined()
  await traveller.call(resendBooking, { params: { id: bought.reference }, body: { email: 'grace@example.org' } })
  const mail = await lastMail(world)
  expect(mail).not.toContain(String(bought.total.amount))
  expect((await details(traveller, bought.reference)).body.hasOpenLink).toBe(true)
  const friend = visitor()
  expect((await open(friend, codesIn(mail)[0])).status).toBe(200)
  const { body } = await details(friend, bought.reference)
  expect([body.standing, body.paid]).toEqual(['look', undefined])
})
