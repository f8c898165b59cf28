import type { Bench } from '@portolan/supplier/conformance/bench'
import { readContext, writeContext } from '@portolan/supplier/conformance/call-context'
import { describeSupplier } from '@portolan/supplier/conformance/describe-supplier'
import { buy, expectError, expectValue, findOffer, quoteCancel } from '@portolan/supplier/conformance/purchase'
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

describeSupplier('house-rail-pass', () => makeHousePassBench(db))

const day = 86_400_000

async function refundAfter(days: number): Promise<{ paid: number; refund: number | undefined; bench: Bench }> {
  const bench = await makeHousePassBench(db)
  const bought = await buy(bench)
  await bench.pass(days * day)
  const quote = await quoteCancel(bench, bought.ref)
  return { paid: bought.total.total.minor, refund: quote?.refund.minor, bench }
}

test('[R3.15] 85% comes back before the first day of a pass, nothing from then on', async () => {
  // From 1 March to 14 May there are 74 days.
  const before = await refundAfter(73)
  expect(before.refund).toBe(Math.round(before.paid * 0.85))
  expect((await refundAfter(74)).refund).toBe(0)
})

test('names and documents of those who travel are not readable in the database', async () => {
  const bench = await makeHousePassBench(db)
  const { ref } = await buy(bench)
  const row = await db.one<{ text: string }>(sql`
    select row_to_json(booked)::text as text from house_reservation as booked where locator = ${ref.locator}`)
  expect(row?.text).toContain('CH FLEXIBLE')
  for (const personal of ['Weber', 'K1234567', 'example.org', '1988-06-01']) expect(row?.text).not.toContain(personal)
})

test('a pass is not sold to those whose names are missing, and says which', async () => {
  const bench = await makeHousePassBench(db)
  const offer = await findOffer(bench)
  const [lead, other] = bench.travelers.map(({ surname: _, ...rest }) => rest)
  const travelers = [lead, other].flatMap((one) => one ?? [])
  const purchase = { offers: [offer.ref], travelers, accept: offer.price.total }
  const error = expectError(await bench.supplier.confirm(purchase, writeContext(bench)), 'confirm')
  expect(error.kind).toBe('invalid')
  expect(error.fields?.map(({ pointer }) => pointer)).toEqual(['/travelers/0/lastName', '/travelers/1/lastName'])
})

test('[R3.15] offers are good for 30 minutes and say when a pass may begin', async () => {
  const bench = await makeHousePassBench(db)
  const offers = expectValue(await bench.supplier.search(bench.query, readContext(bench)), 'search')
  expect(new Set(offers.map(({ expiresAt }) => expiresAt))).toEqual(new Set([bench.now() + 30 * 60_000]))
  expect(offers[0]?.detail).toMatchObject({ kind: 'pass', earliest: '2027-03-01', latest: '2028-02-01' })
})
