import {
  cancelBooking,
  changeBookingContact,
  claimBooking,
  openBookingAsGuest,
  readBookingHistory,
  revokeGuestAccess,
} from '@portolan/contract/booking'
import { readBookingDocument, resendBooking } from '@portolan/contract/booking-papers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { type Bought, buy, hold, named, putTicket } from '../testing/booking-world.ts'
import { codesIn, details, lastMail } from '../testing/guest-code.ts'
import { drawnPapers } from '../testing/papers.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' }, { renderer: drawnPapers })
})
afterAll(() => world.close())

/** Everybody from an address of their own: codes are limited by it. */
let address = 0
const visitor = () => world.browser(`10.0.0.${++address}`)

const codeIn = (mail: string): string => codesIn(mail)[0] ?? ''

describe('a guest’s booking', () => {
  let guest: Browser
  let bought: Bought
  let code: string
  beforeEach(async () => {
    guest = visitor()
    bought = await buy(guest)
    code = codeIn(await lastMail(world))
  })

  test('is confirmed by one mail with its papers and a code that stands nowhere in clear', async () => {
    const mails = (await world.mails()).filter((mail) => mail.includes(bought.reference))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatch(/^To: ada@example\.com$/m)
    expect(mails[0]).toMatch(/^Content-Type: multipart\/mixed/m)
    expect(code).toHaveLength(43)
    const row = await world.db.one<{ codes: string; all: string }>(sql`
      select (select json_agg(guest_code)::text from guest_code) as codes, (select json_agg(outbox)::text from outbox) as all`)
    expect(`${row?.codes}${row?.all}${world.log.join('')}`).not.toContain(code)
    expect(world.log.join('')).not.toContain('ada@example.com')
  })

  test('is opened by its code in any browser, that one alone, and in the next session still', async () => {
    const other = await buy(guest)
    const elsewhere = visitor()
    expect((await details(elsewhere, bought.reference)).status).toBe(401)
    const opened = await elsewhere.call(openBookingAsGuest, { body: { code } })
    expect(opened.status).toBe(200)
    const { body } = await details(elsewhere, opened.body.bookingId)
    expect(body.booking?.uniqueIDs[0]?.id).toBe(bought.reference)
    expect(body.standing).toBe('manage')
    expect((await details(elsewhere, other.reference)).status).toBe(404)
    const traveller = await world.loggedIn('traveller')
    expect((await details(traveller, bought.reference)).status).toBe(404)
    await traveller.call(openBookingAsGuest, { body: { code } })
    expect((await details(traveller, bought.reference)).status).toBe(200)
    expect((await traveller.call(readBookingHistory, { body: { page: 0, size: 9 } })).body.content).toEqual([])
  })

  test('follows the guest who logs in with the code still good', async () => {
    const { authenticate } = await import('@portolan/contract/account')
    const elsewhere = visitor()
    await elsewhere.call(openBookingAsGuest, { body: { code } })
    const login = { username: 'traveller', password: 'portolan-demo' }
    expect((await elsewhere.call(authenticate, { body: login })).body.id).toBeDefined()
    expect((await details(elsewhere, bought.reference)).status).toBe(200)
  })

  test('can be cancelled by whoever has the code', async () => {
    const elsewhere = visitor()
    await elsewhere.call(openBookingAsGuest, { body: { code } })
    const uniqueIDs = [named(bought.reference)]
    const { body } = await elsewhere.call(cancelBooking, { body: { cancelType: 'Quote', uniqueIDs } })
    const cancelQuoteID = body.cancelInfoRS?.cancelQuoteID ?? ''
    const done = await elsewhere.call(cancelBooking, { body: { cancelType: 'Commit', uniqueIDs, cancelQuoteID } })
    expect(done.body.status).toBe('Cancelled')
    const subjects = (await world.mails())
      .filter((mail) => mail.includes(bought.reference))
      .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])
    expect(subjects).toHaveLength(3)
    expect(new Set(subjects).size).toBe(3)
  })

  test('[A27] is not opened by a code that is wrong, too old or revoked', async () => {
    const refusedOf = async (tried: string, browser = visitor()) => {
      const reply = await browser.call(openBookingAsGuest, { body: { code: tried } })
      return `${reply.status} ${reply.body.errors?.errors[0]?.stringValue}`
    }
    const refused = '404 This link does not open a booking any more. Log in, or use the newest mail.'
    expect(await refusedOf('x'.repeat(43))).toBe(refused)
    expect(await refusedOf(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`)).toBe(refused)
    const elsewhere = visitor()
    await elsewhere.call(openBookingAsGuest, { body: { code } })
    const { id } = (await world.db.one<{ id: string }>(
      sql`select id from booking where reference = ${bought.reference}`,
    )) ?? { id: '' }
    const due = sql`update guest_code set expires_at = now() + interval '1 day' * ${1} where booking_id = ${id}`
    await world.db.query(sql`update guest_code set expires_at = now() where booking_id = ${id}`)
    expect(await refusedOf(code)).toBe(refused)
    expect((await details(elsewhere, bought.reference)).status).toBe(404)
    await world.db.query(due)
    expect((await details(elsewhere, bought.reference)).status).toBe(200)
    expect((await elsewhere.call(revokeGuestAccess, { params: { id } })).status).toBe(200)
    expect(await refusedOf(code)).toBe(refused)
    expect((await details(elsewhere, bought.reference)).status).toBe(404)
    expect((await details(guest, bought.reference)).status).toBe(200)
  })

  test('codes end 30 days after travel, and are not tried without end', async () => {
    const row = await world.db.one<{ days: number }>(sql`
      select (extract(epoch from expires_at - left(travel_start, 10)::timestamptz) / 86400)::integer as days
      from guest_code join booking on booking.id = booking_id where reference = ${bought.reference}`)
    expect(row?.days).toBe(92 + 31)
    const ticket = await buy(guest, await putTicket(guest))
    await world.mails()
    const other = await world.db.one<{ days: number }>(sql`
      select (extract(epoch from expires_at - left(travel_end, 10)::timestamptz) / 86400)::integer as days
      from guest_code join booking on booking.id = booking_id where reference = ${ticket.reference}`)
    expect(other?.days).toBe(31)
    const robot = visitor()
    const statuses = []
    for (let index = 0; index < 31; index += 1)
      statuses.push((await robot.call(openBookingAsGuest, { body: { code: `guess-${index}` } })).status)
    expect(statuses.slice(-2)).toEqual([404, 429])
  })

  test('is claimed into an account once; the code shows it on, and changes it no more', async () => {
    const traveller = await world.loggedIn('traveller')
    const claimed = await traveller.call(claimBooking, { body: { code } })
    expect(claimed.status).toBe(200)
    const { body } = await traveller.call(readBookingHistory, { body: { page: 0, size: 9 } })
    expect(body.content?.map(({ uniqueIDs }) => uniqueIDs[0]?.id)).toContain(bought.reference)
    expect((await traveller.call(claimBooking, { body: { code } })).status).toBe(200)
    const agent = await world.loggedIn('agent')
    expect((await agent.call(claimBooking, { body: { code } })).status).toBe(403)
    expect((await details(guest, bought.reference)).status).toBe(404)
    const elsewhere = visitor()
    await elsewhere.call(openBookingAsGuest, { body: { code } })
    expect((await details(elsewhere, bought.reference)).body).toMatchObject({ standing: 'look', inAccount: true })
    expect((await details(traveller, bought.reference)).body.standing).toBe('own')
    const uniqueIDs = [named(bought.reference)]
    expect((await elsewhere.call(cancelBooking, { body: { cancelType: 'Quote', uniqueIDs } })).status).toBe(403)
    expect((await visitor().call(claimBooking, { body: { code } })).status).toBe(401)
  })

  test('is sent again, to the kept address or another one, sealed while it waits', async () => {
    const params = { id: bought.reference }
    expect((await guest.call(resendBooking, { params, body: { email: 'grace@example.org' } })).status).toBe(200)
    const waiting = await world.db.query(sql`select payload::text as payload from outbox`)
    expect(JSON.stringify(waiting)).not.toContain('grace@example.org')
    const mail = await lastMail(world)
    expect(mail).toMatch(/^To: grace@example\.org$/m)
    expect(codeIn(mail)).not.toBe(code)
    expect((await visitor().call(openBookingAsGuest, { body: { code: codeIn(mail) } })).status).toBe(200)
    expect((await guest.call(resendBooking, { params, body: {} })).status).toBe(200)
    expect(await lastMail(world)).toMatch(/^To: ada@example\.com$/m)
    const statuses = []
    for (let index = 0; index < 5; index += 1)
      statuses.push((await guest.call(resendBooking, { params, body: {} })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    const held = await hold(guest)
    expect((await guest.call(resendBooking, { params: { id: held.reference }, body: {} })).status).toBe(409)
  })

  test('has a contact that can be changed, and is kept sealed', async () => {
    const params = { id: bought.reference }
    const body = { email: 'new@example.net', telephone: { countryAccessCode: '41', phoneNumber: '44 000 00 00' } }
    expect((await guest.call(changeBookingContact, { params, body })).status).toBe(200)
    const after = (await details(guest, bought.reference)).body
    expect(after.contact).toEqual({ name: 'Ada Lovelace', ...body })
    expect(after.travelers?.[0]?.lastName).toBe('Lovelace')
    const rows = await world.db.query(sql`select purchase::text as row from purchase`)
    expect(JSON.stringify(rows)).not.toContain('new@example.net')
    const stranger = visitor()
    await buy(stranger)
    expect((await stranger.call(changeBookingContact, { params, body })).status).toBe(404)
    const forged = { email: 'a@b.example\r\nBcc: c@d.example' }
    expect((await guest.call(changeBookingContact, { params, body: forged })).status).toBe(400)
  })

  test('has papers with and without price, and a calendar; nobody else gets them', async () => {
    const paper = (browser: Browser, documentId: string, query: { price?: 'with' | 'without' } = {}) =>
      browser.call(readBookingDocument, { params: { id: bought.reference, documentId }, query })
    const [dear, bare, calendar] = [
      await paper(guest, 'ticket'),
      await paper(guest, 'ticket', { price: 'without' }),
      await paper(guest, 'calendar'),
    ]
    for (const { raw } of [dear, bare]) {
      expect(raw.headers['content-type']).toBe('application/pdf')
      expect(raw.headers['cache-control']).toBe('private, no-store')
      expect(raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect(bare.raw.rawPayload.length).not.toBe(dear.raw.rawPayload.length)
    expect(calendar.raw.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(calendar.raw.body).toContain('BEGIN:VCALENDAR')
    expect((await paper(guest, '..%2f..%2fetc')).status).toBe(404)
    const stranger = visitor()
    await buy(stranger)
    expect((await paper(stranger, 'ticket')).status).toBe(404)
    const held = await hold(guest)
    const none = await guest.call(readBookingDocument, {
      params: { id: held.reference, documentId: 'ticket' },
      query: {},
    })
    expect(none.status).toBe(404)
  })
})
