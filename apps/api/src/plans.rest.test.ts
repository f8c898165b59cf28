import { logOut, requestPasswordReset } from '@portolan/contract/account'
import { listEmployees, listGroups } from '@portolan/contract/agency'
import {
  claimBooking,
  exportBookingHistory,
  readBookingDetails,
  readBookingHistory,
  revokeGuestAccess,
} from '@portolan/contract/booking'
import { readCart } from '@portolan/contract/cart'
import { readOrder } from '@portolan/contract/checkout'
import { listNotices, listWorkItems } from '@portolan/contract/notice'
import { expect, test } from 'vitest'
import type { Db } from './platform/db.ts'
import { sql } from './platform/sql.ts'
import { openTestDatabase } from './testing/backend.ts'
import { buy, hold, named, putTicket } from './testing/booking-world.ts'
import { commit, quote, quoteIdIn } from './testing/cancel-world.ts'
import { codesIn, lastMail, open } from './testing/guest-code.ts'
import { copyTicket } from './testing/many-bookings.ts'
import { findScans, listenTo } from './testing/plans.ts'
import { openWorld } from './testing/world.ts'

/** Tables that have as many rows in ten years as today, or nearly so: to read one as a whole is right. */
const small: Readonly<Record<string, RegExp>> = {
  'of the program itself': /^(migration|sealing_key|write_probe)$/,
  'written by the shop: prices, promotions, rates of a day':
    /^(exchange_rate|markup_rule|promotion|rail_home_banner|rail_pass_price)/,
  'the timetable, which is replaced': /^rail_(feed|stop|service|trip|transfer|timetable)$/,
  'a few for each agency': /^(agency|role|credit|invoice_series)$/,
  'deleted as soon as it is done or old': /^(outbox|supplier_health)$/,
  'indexes of what is still open, and small however much there was':
    /^(purchase_due|purchase_with_documents|booking_held|booking_event_unchained|security_event_unchained|refund_due|house_reservation_travelers)$/,
}
const grows = (name: string): boolean => !Object.values(small).some((names) => names.test(name))

/** So many rows that nobody would read all of them, where a test leaves few. */
async function growTables(db: Db): Promise<void> {
  await copyTicket(db, 2_000)
  await db.query(sql`insert into booking_event (booking_id, kind, is_chained) select id, 'ticketed', true from booking`)
  await db.query(sql`
    insert into security_event (kind, is_chained) select 'login', true from generate_series(1, 2000)`)
  await db.query(sql`
    insert into rail_hop (trip, day, comfort, hop, capacity, sold, taken)
    select 'trip ' || number, current_date, 'STANDARD', 0, 1, 0, 0::bit(1024) from generate_series(1, 2000) as number`)
  await db.query(sql`
    insert into house_reservation (locator, supplier, state, created_at, hold_until, sold, travelers)
    select 'L' || lpad(number::text, 6, '0'), supplier, state, created_at, hold_until, sold, ''
    from (select * from house_reservation limit 1) as one, generate_series(1, 2000) as number`)
  await db.query(sql`
    insert into ledger_entry (kind, key, booking_id, payment_id, currency)
    select 'sale', id::text, id, gen_random_uuid(), 'USD' from booking on conflict do nothing`)
  await db.script(
    'analyze purchase, booking, listed_booking, booking_event, security_event, rail_hop, house_reservation, ledger_entry',
  )
}

test('what customers, agencies and timers ask of a table that grows, an index answers', async () => {
  const quiet = await openTestDatabase()
  const { db, heard } = listenTo(quiet)
  const world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' }, { db })
  heard.clear()
  const agent = await world.loggedIn('agent')
  const guest = world.browser()

  const ticket = await buy(agent, await putTicket(agent))
  await growTables(quiet)
  const held = await hold(agent)
  await buy(guest)
  await open(guest, codesIn(await lastMail(world))[0])
  const traveller = await world.loggedIn('traveller')
  await traveller.call(claimBooking, { body: { code: codesIn(await lastMail(world))[0] ?? '' } })
  await commit(agent, ticket.reference, quoteIdIn(await quote(agent, ticket.reference)))
  await world.app.settle()

  const page = { page: 0, size: 20 }
  const days = { start: '2026-01-01', end: '2036-01-01' }
  for (const filter of [
    {},
    { productType: 'rail' as const },
    { status: ['Ticketed' as const] },
    { keyword: 'ada' },
    { bookingDate: days, sort: 'bookingDate,asc' as const },
    { travelDate: days, sort: 'travelDate,asc' as const },
  ])
    for (const browser of [agent, traveller]) await browser.call(readBookingHistory, { body: { ...page, ...filter } })
  await agent.call(exportBookingHistory, { query: {} })
  for (const { reference } of [ticket, held])
    await agent.call(readBookingDetails, { body: { uniqueID: named(reference) } })
  await agent.call(revokeGuestAccess, { params: { id: held.reference } })
  await agent.call(readOrder, { params: { orderId: held.orderId } })
  const manager = await world.loggedIn('manager')
  for (const call of [listEmployees, listGroups, listWorkItems] as const) await manager.call(call, {})
  await agent.call(listNotices, {})
  await agent.call(readCart, {})
  await world.browser().call(requestPasswordReset, { body: { email: 'agent@example.com' } })
  await agent.call(logOut, {})
  world.app.start()
  await world.app.settle()
  await world.app.audit.drain()

  const scans = await findScans(quiet, heard.values(), grows)
  await world.close()
  expect(heard.size).toBeGreaterThan(100)
  expect(scans).toEqual([])
})
