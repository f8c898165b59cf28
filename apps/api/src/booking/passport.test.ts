import { readBookingDetails } from '@portolan/contract/booking'
import { saveTravelerDraft } from '@portolan/contract/traveler'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSafe } from '../platform/crypto.ts'
import { sql } from '../platform/sql.ts'
import { forgetTravelers } from '../suppliers/house/book/book-store.ts'
import { type Bought, buy, hold, named, putTicket } from '../testing/booking-world.ts'
import { commit, quote, quoteIdIn } from '../testing/cancel-world.ts'
import { ada } from '../testing/checkout-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' })
})
afterAll(() => world.close())

const number = ada.document.docID

/** Every row of every table, as a dump has it. */
async function findInDump(text: string): Promise<string[]> {
  const tables = await world.db.query<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
  expect(tables.length).toBeGreaterThan(30)
  const found: string[] = []
  for (const { name } of tables) {
    if (!/^[a-z_]+$/.test(name)) throw new Error(name)
    const statement = { text: `select 1 from ${name} one where one::text like $1 limit 1`, values: [`%${text}%`] }
    const rows = await world.db.query(statement as never)
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('[A41] a passport’s number', () => {
  test('stands in clear in no table, from the draft to the papers, and in no mail and no log', async () => {
    const guest = world.browser()
    await guest.call(saveTravelerDraft, { params: { correlationID: 'c1' }, body: { travelers: [ada] } })
    const [ticket, pass] = [await buy(guest, await putTicket(guest)), await buy(guest)]
    await hold(guest)
    await commit(guest, pass.reference, quoteIdIn(await quote(guest, pass.reference)))
    const mails = await world.mails()
    // Something that does stand there in clear is found: the search itself works.
    expect(await findInDump(ticket.reference)).toContain('booking')
    expect(await findInDump(number)).toEqual([])
    expect(await findInDump(number.slice(2))).toEqual([])
    expect(mails.length).toBeGreaterThan(0)
    expect(mails.join('')).not.toContain(number)
    expect(world.log.join('')).not.toContain(number)
    await checkInvariants(world.db)
  })
})

test('[A43] an employee who looks at a booking has looked at its passports, and that is recorded; a guest sees his own', async () => {
  const look = (browser: Browser, { reference }: Bought) =>
    browser.call(readBookingDetails, { body: { uniqueID: named(reference) } })
  const guest = world.browser()
  await look(guest, await buy(guest, await putTicket(guest)))
  const agent = await world.loggedIn('agent')
  const bought = await buy(agent, await putTicket(agent))
  const { body } = await look(agent, bought)
  expect(body.travelers?.[0]?.document).toBeDefined()
  const views = await world.db.query(sql`
    select username, data from security_event join account on account.id = by_id where kind = 'passportViewed'`)
  expect(views).toEqual([{ username: 'agent', data: { purchase: bought.orderId } }])
})

describe('[A41] long after the journey', () => {
  let guest: Browser
  let bought: Bought
  beforeEach(async () => {
    guest = world.browser()
    bought = await buy(guest, await putTicket(guest))
  })

  const documentOf = async () => {
    const { body } = await guest.call(readBookingDetails, { body: { uniqueID: named(bought.reference) } })
    return body.travelers?.map(({ lastName, document }) => [lastName, document?.docID])
  }
  const shown = [['Lovelace', '••••••567']]
  const travelled = (end: string, start = end) =>
    world.db.query(sql`
      update booking set travel_start = ${start}, travel_end = ${end} where reference = ${bought.reference}`)
  const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 16)

  test('documents are taken out of a purchase thirty days after its last day; names stay', async () => {
    expect(JSON.stringify(await documentOf())).toContain(shown[0]?.[0])
    await travelled(daysAgo(29))
    await world.app.settle()
    expect((await documentOf())?.[0]?.[1]).toMatch(/567$/)
    await travelled(daysAgo(32))
    await world.app.settle()
    expect(await documentOf()).toEqual([['Lovelace', undefined]])
    const row = await world.db.one<{ travelers: string; at: Date | null }>(sql`
      select travelers, documents_purged_at as at from purchase where id = ${bought.orderId}`)
    const safe = makeSafe(['a secret for tests, long enough to be one'])
    expect(safe.open(row?.travelers ?? '', `purchase ${bought.orderId}`)).not.toContain(number)
    expect(row?.at).not.toBeNull()
  })

  test('and of what was cancelled thirty days after that; of what is still to come, never', async () => {
    await world.app.settle()
    expect((await documentOf())?.[0]?.[1]).toMatch(/567$/)
    await commit(guest, bought.reference, quoteIdIn(await quote(guest, bought.reference)))
    await world.app.settle()
    expect((await documentOf())?.[0]?.[1]).toMatch(/567$/)
    await world.db.query(sql`
      update booking set changed_at = now() - interval '31 days' where reference = ${bought.reference}`)
    await world.app.settle()
    expect(await documentOf()).toEqual([['Lovelace', undefined]])
    await checkInvariants(world.db)
  })

  test('one booking of a purchase that is still to come keeps the others’ documents', async () => {
    await travelled(daysAgo(60))
    await world.db.query(sql`
      insert into booking (reference, purchase_id, position, bundle, product, supplier, status, offers, wanted, currency, price, title, travel_end)
      values ('STILLTOC', ${bought.orderId}, 9, 9, 'rail', 'x', 'Ticketed', '[]', '{}', 'USD', 0, 'later', '2099-01-01T00:00')`)
    await world.app.settle()
    expect((await documentOf())?.[0]?.[1]).toMatch(/567$/)
    await world.db.query(sql`delete from booking where reference = 'STILLTOC'`)
  })

  test('the house forgets who had its tickets and passes', async () => {
    await buy(guest)
    const kept = async () =>
      world.db.one(sql`select count(*)::integer as count from house_reservation where travelers <> ''`)
    const forget = (now: number) => forgetTravelers(world.db, now)
    const before = await kept()
    expect(before).not.toEqual({ count: 0 })
    await forget(Date.now())
    expect(await kept()).toEqual(before)
    await forget(Date.now() + 300 * 86_400_000)
    expect(await kept()).toEqual({ count: 0 })
  })
})
