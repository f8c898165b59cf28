import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { openTestDatabase } from '../testing/backend.ts'
import { upgrade } from '../testing/upgrade.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const [cart, order] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']

/** Blanks and the order of names are its own: an adapter may go by them. */
const offer = (supplier: string, identity: string): string =>
  `[{"supplier":"${supplier}","identity":"${identity}", "token":"{\\"identity\\":\\"X 2026-12-28 30\\"}","query":{"b":1,"a":2}}]`

const pass = 'EUROPE FLEXIBLE P4D/P1M 2 2026-12-28'
const old = offer('house-rail-pass', `${pass} 30 8`)
const train = offer('house-rail', 'TGV 9203 2026-12-28 30')

async function fill(tx: Db): Promise<void> {
  await tx.query(sql`insert into session (token_hash, expires_at) values ('visitor', now() + interval '1 day')`)
  await tx.query(sql`insert into cart (id, session_hash) values (${cart}, 'visitor')`)
  await tx.query(sql`
    insert into cart_item (cart_id, handles, goods, offers, proposal, expires_at) values
      (${cart}, 'shown', '{}', ${old}, ${`{"currency":"USD","offers":${old}}`}, now()),
      (${cart}, 'not shown', '{}', ${old}, null, now()),
      (${cart}, 'a train', '{}', ${train}, null, now())`)
  await tx.query(sql`
    insert into purchase (id, correlation_id, session_hash, key, currency, language, expires_at)
    values (${order}, 'c', 'visitor', 'k', 'USD', 'en', now())`)
  await tx.query(sql`
    insert into booking (reference, purchase_id, position, bundle, product, supplier, offers, wanted, currency, price, title)
    values ('A', ${order}, 0, 0, 'railPass', 'house-rail-pass', ${old}, '{}', 'USD', 100, 'A pass')`)
}

test('[F5] a pass in a cart or an order of before is found again by its fare and day, and nothing else of it is touched', async () => {
  const seen = await upgrade(db, {
    from: '0036',
    fill,
    async look(tx) {
      const items = await tx.query(sql`select offers::text, proposal::text from cart_item order by position`)
      const bookings = await tx.query(sql`select offers::text from booking`)
      return { items, bookings }
    },
  })
  const now = offer('house-rail-pass', pass)
  expect(seen).toEqual({
    items: [
      { offers: now, proposal: `{"currency":"USD","offers":${now}}` },
      { offers: now, proposal: null },
      { offers: train, proposal: null },
    ],
    bookings: [{ offers: now }],
  })
})
