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

const ids = {
  agency: '00000000-0000-4000-8000-000000000001',
  ana: '00000000-0000-4000-8000-00000000000a',
  ben: '00000000-0000-4000-8000-00000000000b',
  cleo: '00000000-0000-4000-8000-00000000000c',
  order: '00000000-0000-4000-8000-000000000002',
  sentOnce: '00000000-0000-4000-8000-000000000003',
  sentOn: '00000000-0000-4000-8000-000000000004',
}

async function fillPeople(tx: Db): Promise<void> {
  await tx.query(sql`insert into agency (id, name) values (${ids.agency}, 'Of old')`)
  for (const [name, id] of Object.entries({ ana: ids.ana, ben: ids.ben, cleo: ids.cleo }))
    await tx.query(sql`
      insert into account (id, username, email, first_name, last_name, standing, agency_id)
      values (${id}, ${name}, ${`${name}@agency.example`}, ${name}, 'Old', 'active', ${ids.agency})`)
  await tx.query(sql`
    insert into role (agency_id, name, permissions) values
      (${ids.agency}, 'sells trains', '{rail:view,rail:book}'),
      (${ids.agency}, 'sells all', '{air:book,hotel:book,orders:view}'),
      (${ids.agency}, 'looks', '{rail:view,reports:view}'),
      (${ids.agency}, 'nothing', '{}'),
      (null, 'seeded', '{rail:book}')`)
  await tx.query(sql`
    insert into account_permission (account_id, permission, effect) values
      (${ids.ana}, 'rail:book', 'grant'), (${ids.ana}, 'air:book', 'grant'),
      (${ids.ben}, 'rail:book', 'revoke'), (${ids.ben}, 'rail:view', 'grant'),
      (${ids.cleo}, 'car:cancel', 'grant')`)
}

/** Two bookings of a guest: the one's mail went to its buyer alone, the other was sent once more. */
async function fillCodes(tx: Db): Promise<void> {
  await tx.query(sql`
    insert into purchase (id, correlation_id, session_hash, key, currency, language, expires_at)
    values (${ids.order}, 'c', 'buyer', 'k', 'USD', 'en', now())`)
  for (const [position, [reference, id]] of [
    ['ONCE', ids.sentOnce],
    ['ON', ids.sentOn],
  ].entries())
    await tx.query(sql`
      insert into booking (id, reference, purchase_id, position, bundle, product, supplier, offers, wanted, currency, price, title)
      values (${id}, ${reference}, ${ids.order}, ${position}, ${position}, 'rail', 's', '[]', '{}', 'USD', 100, 'A train')`)
  await tx.query(sql`
    insert into guest_code (hash, booking_id, expires_at) values
      ('mailed', ${ids.sentOnce}, now() + interval '1 day'), ('reminded', ${ids.sentOnce}, now() + interval '1 day'),
      ('first', ${ids.sentOn}, now() + interval '1 day'), ('second', ${ids.sentOn}, now() + interval '1 day')`)
  await tx.query(sql`
    insert into booking_event (booking_id, kind) values
      (${ids.sentOnce}, 'ticketed'), (${ids.sentOnce}, 'contactChanged'),
      (${ids.sentOn}, 'ticketed'), (${ids.sentOn}, 'resent')`)
  await tx.query(sql`insert into session (token_hash, expires_at) values ('visitor', now() + interval '1 day')`)
  await tx.query(sql`
    insert into guest_opening (session_hash, booking_id, code_hash) values
      ('visitor', ${ids.sentOnce}, 'mailed'), ('visitor', ${ids.sentOn}, 'second')`)
}

test('[R6.2] codes of before manage their own booking, those of a booking that was sent on look at it', async () => {
  const seen = await upgrade(db, {
    from: '0022',
    fill: fillCodes,
    async look(tx) {
      const codes = await tx.query(sql`select hash, kind from guest_code order by hash`)
      const openings = await tx.query(
        sql`select code_hash as code, session_hash as session from guest_opening order by 1`,
      )
      const owners = await tx.query(sql`select claimed_by as owner, contact from booking`)
      await tx.query(sql`insert into guest_opening values ('visitor', ${ids.sentOnce}, 'reminded')`)
      const late = await tx.one(sql`
        insert into guest_code (hash, booking_id, expires_at) values ('late', ${ids.sentOnce}, now()) returning kind`)
      return { codes, openings, owners, late }
    },
  })
  expect(seen).toEqual({
    codes: [
      { hash: 'first', kind: 'look' },
      { hash: 'mailed', kind: 'manage' },
      { hash: 'reminded', kind: 'manage' },
      { hash: 'second', kind: 'look' },
    ],
    openings: [
      { code: 'mailed', session: 'visitor' },
      { code: 'second', session: 'visitor' },
    ],
    owners: [
      { owner: null, contact: null },
      { owner: null, contact: null },
    ],
    late: { kind: 'look' },
  })
})

test('[R6.2] whoever could book until now can spend on the agency’s account, and nobody else', async () => {
  const seen = await upgrade(db, {
    from: '0022',
    fill: fillPeople,
    look: async (tx) => ({
      roles: await tx.query(sql`select name, permissions from role order by name`),
      people: await tx.query(sql`
        select username, permission, effect from account_permission join account on account.id = account_id order by 1, 2`),
    }),
  })
  expect(seen).toEqual({
    roles: [
      { name: 'looks', permissions: ['rail:view', 'reports:view'] },
      { name: 'nothing', permissions: [] },
      { name: 'seeded', permissions: ['rail:book'] },
      { name: 'sells all', permissions: ['air:book', 'hotel:book', 'orders:view', 'credit:spend'] },
      { name: 'sells trains', permissions: ['rail:view', 'rail:book', 'credit:spend'] },
    ],
    people: [
      { username: 'ana', permission: 'air:book', effect: 'grant' },
      { username: 'ana', permission: 'credit:spend', effect: 'grant' },
      { username: 'ana', permission: 'rail:book', effect: 'grant' },
      { username: 'ben', permission: 'rail:book', effect: 'revoke' },
      { username: 'ben', permission: 'rail:view', effect: 'grant' },
      { username: 'cleo', permission: 'car:cancel', effect: 'grant' },
    ],
  })
})
