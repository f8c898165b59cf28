import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf, type Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { openTestDatabase } from '../testing/backend.ts'
import { balanceOf, enter, type LedgerEntry, trialBalance } from './ledger-store.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.query(sql`delete from ledger_entry`)
})

const entry = (more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  kind: 'sale',
  key: randomUUID(),
  currency: 'USD',
  lines: [
    { account: 'provider:test', amount: 12_000 },
    { account: 'supplier:house', amount: -11_000 },
    { account: 'markup', amount: -1_000 },
  ],
  ...more,
})

const put = (one: LedgerEntry) => db.transaction((tx) => enter(tx, one))

const codeOfFailure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it was let through'),
    (error: unknown) => codeOf(error),
  )

const entries = async () => (await db.query(sql`select 1 from ledger_entry`)).length

test('the books say what each account has in each currency, and come to zero', async () => {
  const [bookingId, paymentId] = [randomUUID(), randomUUID()]
  await put(entry({ bookingId, paymentId }))
  await put(
    entry({ kind: 'refund', lines: entry().lines.map(({ account, amount }) => ({ account, amount: -amount / 4 })) }),
  )
  await put(entry({ currency: 'HKD' }))
  expect(await balanceOf(db, 'provider:test')).toEqual([
    { currency: 'HKD', minor: 12_000 },
    { currency: 'USD', minor: 9_000 },
  ])
  expect(await balanceOf(db, 'markup')).toContainEqual({ currency: 'USD', minor: -750 })
  expect(await balanceOf(db, 'nobody')).toEqual([])
  expect(await trialBalance(db)).toEqual([
    { currency: 'HKD', minor: 0 },
    { currency: 'USD', minor: 0 },
  ])
  const told = await db.one(
    sql`select kind from ledger_entry where booking_id = ${bookingId} and payment_id = ${paymentId}`,
  )
  expect(told).toEqual({ kind: 'sale' })
})

test('[F2] the same thing is entered once: 50 at once, and again with other lines', async () => {
  const one = entry()
  await Promise.all(Array.from({ length: 50 }, () => put(one)))
  expect(await entries()).toBe(1)
  await put({ ...one, lines: [] })
  await put({ ...one, kind: 'refund' })
  expect(await entries()).toBe(2)
  expect(await balanceOf(db, 'markup')).toEqual([{ currency: 'USD', minor: -2_000 }])
})

test('an entry of nothing is entered too, so that it is not entered later', async () => {
  const free = entry({ lines: [] })
  await put(free)
  expect(await entries()).toBe(1)
  await put({ ...free, lines: entry().lines })
  expect(await entries()).toBe(1)
  expect(await balanceOf(db, 'markup')).toEqual([])
})

test('lines that do not come to zero are refused by the database, with everything else in the transaction', async () => {
  const lines = [
    { account: 'provider:test', amount: 12_000 },
    { account: 'supplier:house', amount: -11_999 },
  ]
  const work = db.transaction(async (tx) => {
    await enter(tx, entry())
    await enter(tx, entry({ lines }))
  })
  expect(await codeOfFailure(work)).toBe('23514')
  expect(await codeOfFailure(enter(db, entry({ lines })))).toBe('23514')
  expect(await entries()).toBe(0)
})

test('nobody unbalances an entry later: no line is changed, added, moved or taken away by itself', async () => {
  await put(entry())
  await put(entry())
  const of = sql`select min(id) from ledger_entry`
  const other = sql`select max(id) from ledger_entry`
  for (const change of [
    sql`update ledger_line set amount = amount + 1 where account = 'markup'`,
    sql`insert into ledger_line (entry_id, account, amount) select min(id), 'markup', 1 from ledger_entry`,
    sql`update ledger_line set entry_id = (${other}) where account = 'markup' and entry_id = (${of})`,
    sql`delete from ledger_line where account = 'markup'`,
  ])
    expect(await codeOfFailure(db.query(change)), change.text).toBe('23514')
  expect(await trialBalance(db)).toEqual([{ currency: 'USD', minor: 0 }])
  expect(await balanceOf(db, 'markup')).toEqual([{ currency: 'USD', minor: -2_000 }])
})
