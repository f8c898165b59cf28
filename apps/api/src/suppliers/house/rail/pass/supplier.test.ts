import { languages, tagOf } from '@portolan/domain/language'
import type { Bench } from '@portolan/supplier/conformance/bench'
import { readContext, writeContext } from '@portolan/supplier/conformance/call-context'
import { describeSupplier } from '@portolan/supplier/conformance/describe-supplier'
import { buy, expectError, expectValue, findOffer, quoteCancel } from '@portolan/supplier/conformance/purchase'
import type { Queries } from '@portolan/supplier/query'
import type { Party } from '@portolan/supplier/traveler'
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

const queryFor = (party: Party): Queries['railPass'] => ({
  ...{ region: { code: 'CH', context: 'COUNTRY' }, start: '2027-05-14', party },
})

test('[F5] a pass costs what the birth says on its first day, whatever age was searched with', async () => {
  const bench = await makeHousePassBench(db)
  const [lead, youth] = bench.travelers
  if (!lead || !youth) return expect.fail('nobody travels')
  const child = { ref: 't2', type: 'youth', age: 8 } as const
  const query = queryFor([{ ref: 't1', type: 'adult', age: 38 }, child])
  const [offer] = expectValue(await bench.supplier.search(query, readContext(bench)), 'search')
  if (!offer) return expect.fail('no pass')
  const quoteFor = async (birthDate: string) =>
    expectValue(
      await bench.supplier.quote({ offers: [offer.ref], party: [lead, { ...child, birthDate }] }, readContext(bench)),
      'quote',
    )
  // Under 16 with an adult nothing is paid in Switzerland; the birthday is the first day of the pass.
  expect((await quoteFor('2011-05-15')).changed).toBe(false)
  const quote = await quoteFor('2011-05-14')
  expect(quote.changed).toBe(true)
  expect(quote.total.total.minor).toBeGreaterThan(offer.price.total.minor)
  expect(quote.offers[0]?.identity).toBe(offer.identity)
  const travelers = [lead, { ...youth, birthDate: '2011-05-14' }]
  const cheap = { offers: [offer.ref], travelers, accept: offer.price.total }
  expect(expectError(await bench.supplier.confirm(cheap, writeContext(bench)), 'confirm').kind).toBe('priceChanged')
  const paid = { offers: quote.offers.map(({ ref }) => ref), travelers, accept: quote.total.total }
  const bought = expectValue(await bench.supplier.confirm(paid, writeContext(bench)), 'confirm')
  expect(bought.total.total).toEqual(quote.total.total)
})

test('[F5] who is under six has no pass alone, by age or by birth', async () => {
  const bench = await makeHousePassBench(db)
  const [lead] = bench.travelers
  if (!lead) return expect.fail('nobody travels')
  const small = [{ ref: 't1', type: 'youth', age: 5 } as const, { ref: 't2', type: 'youth', age: 7 } as const]
  const search = await bench.supplier.search(queryFor(small), readContext(bench))
  expect(expectError(search, 'search').fields?.map(({ pointer }) => pointer)).toEqual(['/party/0/age'])
  const alone = queryFor([{ ref: 't1', type: 'adult', age: 38 }])
  const [offer] = expectValue(await bench.supplier.search(alone, readContext(bench)), 'search')
  const party = [{ ...lead, birthDate: '2021-05-15' }]
  const refs = offer ? [offer.ref] : []
  const quote = await bench.supplier.quote({ offers: refs, party }, readContext(bench))
  expect(expectError(quote, 'quote').fields?.map(({ pointer }) => pointer)).toEqual(['/party/0/age'])
})

test('[F5] a child alone is refused in the customer’s language', async () => {
  const bench = await makeHousePassBench(db)
  const small = [{ ref: 't1', type: 'youth', age: 2 } as const]
  const said = await Promise.all(
    languages.map(async (language) => {
      const context = { ...readContext(bench), locale: tagOf(language) }
      return expectError(await bench.supplier.search(queryFor(small), context), 'search').details
    }),
  )
  expect(new Set(said).size).toBe(languages.length)
})
