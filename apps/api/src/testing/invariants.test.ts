import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sql, sql } from '../platform/sql.ts'
import { buy, putTicket } from './booking-world.ts'
import { commit, quote, quoteIdIn } from './cancel-world.ts'
import { checkInvariants } from './invariants.ts'
import { openWorld, type TestWorld } from './world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' })
  const guest = world.browser()
  await buy(guest, await putTicket(guest))
  const cancelled = await buy(guest)
  await commit(guest, cancelled.reference, quoteIdIn(await quote(guest, cancelled.reference)))
  await buy(guest)
  await buy(await world.loggedIn('traveller'))
  await world.app.settle()
}, 180_000)
afterAll(() => world.close())

const bought = sql`id = (select id from booking where status = 'Ticketed' order by reference limit 1)`
const taken = sql`id = (select id from test_charge where captured > 0 order by id limit 1)`

/** What is done to the tables, and what undoes it. */
const harms: [string, Sql, Sql][] = [
  [
    'sold beyond|live reservations',
    sql`update rail_hop set sold = sold + 1, taken = taken | set_bit(taken, 900, 1)`,
    sql`update rail_hop set sold = sold - 1, taken = set_bit(taken, 900, 0)`,
  ],
  [
    'the house knows nothing',
    sql`update house_reservation set state = 'released' where state = 'confirmed'`,
    sql`update house_reservation set state = 'confirmed' where state = 'released'`,
  ],
  [
    'transfers that are not',
    sql`insert into transfer_slot (region, kind, begins, sold) values ('XXX', 'van', now() + interval '1 day', 1)`,
    sql`delete from transfer_slot where region = 'XXX'`,
  ],
  [
    'paid otherwise',
    sql`update booking set paid = paid + 1 where ${bought}`,
    sql`update booking set paid = paid - 1 where ${bought}`,
  ],
  [
    'charged otherwise',
    sql`update test_charge set captured = captured - 1 where ${taken}`,
    sql`update test_charge set captured = captured + 1 where ${taken}`,
  ],
  [
    'kept back for nothing',
    sql`insert into test_charge (id, key, token, currency, amount, status) values ('ch_x', 'x', 'tok_ok', 'USD', 1, 'authorized')`,
    sql`delete from test_charge where id = 'ch_x'`,
  ],
  [
    'used of a credit',
    sql`update credit set used = used + 1 where currency = 'USD'`,
    sql`update credit set used = used - 1 where currency = 'USD'`,
  ],
  [
    'not what was taken',
    sql`update ledger_line set account = 'provider:other' where account = 'provider:test'`,
    sql`update ledger_line set account = 'provider:test' where account = 'provider:other'`,
  ],
  [
    'between two places',
    sql`update booking set status = 'PendingPurchase', came_from = 'OnHold' where status = 'Cancelled'`,
    sql`update booking set status = 'Cancelled', came_from = null where status = 'PendingPurchase'`,
  ],
  [
    'listed otherwise',
    sql`update listed_booking set standing = 'OnHold' where standing = 'Ticketed'`,
    sql`update listed_booking set standing = 'Ticketed' where standing = 'OnHold'`,
  ],
  [
    'counted otherwise',
    sql`insert into listed_booking_change select agency_id, 'air', 1 from account where username = 'agent'`,
    sql`delete from listed_booking_change where sold_as = 'air'`,
  ],
  ['promised and not done', sql`insert into outbox (kind, payload) values ('x', '{}')`, sql`delete from outbox`],
  ['given back otherwise', sql`update refund set amount = amount + 1`, sql`update refund set amount = amount - 1`],
  [
    'left out or given twice',
    sql`update invoice_series set last = last + 1`,
    sql`update invoice_series set last = last - 1`,
  ],
  [
    'invoiced otherwise than charged',
    sql`update payment set refunded = refunded + 1 where captured > refunded`,
    sql`update payment set refunded = refunded - 1 where captured > refunded - 1 and refunded <> (
      select coalesce(sum(amount), 0) from refund where refund.payment_id = payment.id)`,
  ],
  [
    'position',
    sql`update audit set kind = kind || 'x' where position = 2`,
    sql`update audit set kind = left(kind, -1) where position = 2`,
  ],
]

test('all is well after a purchase and a cancellation', () => checkInvariants(world.db))

test.each(harms)('what is wrong is found: %s', async (fault, harm, mend) => {
  await world.db.query(harm)
  const found = await checkInvariants(world.db).catch((error: unknown) => JSON.stringify(error))
  await world.db.query(mend)
  expect(found).toMatch(new RegExp(fault))
  await checkInvariants(world.db)
})
