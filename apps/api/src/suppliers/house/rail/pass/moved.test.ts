import { readFileSync } from 'node:fs'
import { readContext } from '@portolan/supplier/conformance/call-context'
import { expectValue, quoteCancel } from '@portolan/supplier/conformance/purchase'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { makeHousePassBench } from '../../../../testing/house-pass-bench.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const scriptOf = (name: string) =>
  readFileSync(new URL(`../../../../../migrations/${name}.sql`, import.meta.url), 'utf8')

const passes = [
  {
    identity: 'CH',
    start: '2027-05-14',
    price: { total: { minor: 10_000, currency: 'CHF' } },
    detail: { kind: 'pass' },
  },
  {
    ...{ identity: 'BE', start: '2027-05-20', detail: { kind: 'pass' } },
    price: {
      total: { minor: 5_000, currency: 'CHF' },
      lines: [{ code: 'ADULT', quantity: 1, amount: { minor: 5_000, currency: 'CHF' } }],
    },
  },
]

test('[R3.15] passes that were sold into a book of their own are found, and cancelled, in the one that there is', async () => {
  const bench = await makeHousePassBench(db)
  await db.script(scriptOf('0009_rail_pass'))
  await db.query(sql`
    insert into rail_pass_sale (locator, state, held_until, items, traveler_refs, travelers, sold_at)
    values ('PAB2CDEFG', 'confirmed', now(), ${JSON.stringify(passes)}::jsonb, '{t1}', 'sealed', now())`)
  await db.query(sql`insert into rail_pass_write (key, input, locator) values ('first', 'hash', 'PAB2CDEFG')`)
  await db.script(scriptOf('0021_pass_book'))

  const ref = { supplier: 'house-rail-pass', locator: 'PAB2CDEFG', provisional: false }
  const found = expectValue(await bench.supplier.retrieve(ref, readContext(bench)), 'retrieve')
  expect(found).toMatchObject({
    ...{ ref, state: 'confirmed', documents: [{ id: 'PAB2CDEFG-1', travelerRefs: ['t1'] }, { id: 'PAB2CDEFG-2' }] },
    total: { total: { minor: 15_000, currency: 'CHF' }, lines: [{ code: 'ADULT' }] },
  })
  const byKey = await bench.supplier.retrieve({ idempotencyKey: 'first' }, readContext(bench))
  expect(expectValue(byKey, 'retrieve').ref).toEqual(ref)
  expect(await quoteCancel(bench, ref)).toMatchObject({ refund: { minor: 12_750 }, fee: { minor: 2_250 } })
})
