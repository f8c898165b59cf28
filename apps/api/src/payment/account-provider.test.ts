import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { openTestDatabase } from '../testing/backend.ts'
import { makeAccountProvider } from './account-provider.ts'
import type { Authorization, PaymentProvider } from './provider.ts'

let db: Database
let provider: PaymentProvider

beforeAll(async () => {
  db = await openTestDatabase()
  provider = makeAccountProvider({ db })
})
afterAll(() => db.close())

const dollars = (minor: number) => ({ minor, currency: 'USD' })

/** An agency of the test's own, so that no test sees the credit of another. */
async function openAgency(limit: number, currency = 'USD'): Promise<string> {
  const row = await db.one<{ id: string }>(sql`insert into agency (name) values (${randomUUID()}) returning id`)
  const id = row?.id ?? expect.fail('no agency')
  await db.query(sql`insert into credit (agency_id, currency, credit_limit) values (${id}, ${currency}, ${limit})`)
  return id
}

const usedBy = async (agency: string): Promise<number | undefined> =>
  (await db.one<{ used: number }>(sql`select used from credit where agency_id = ${agency}`))?.used

const ask = (token: string, minor: number, key: string = randomUUID()) =>
  provider.authorize({ key, token, amount: dollars(minor), description: 'A train' })

const referenceOf = (outcome: Authorization | undefined): string =>
  outcome?.is === 'authorized' ? outcome.reference : expect.fail(`not authorised: ${JSON.stringify(outcome)}`)

describe('authorising', () => {
  test('reserves credit up to the limit, to the unit, and is found by its key', async () => {
    const agency = await openAgency(1_000)
    const key = randomUUID()
    const outcome = await ask(agency, 1_000, key)
    expect(outcome).toMatchObject({ is: 'authorized' })
    expect(await provider.find(key)).toEqual(outcome)
    expect(await provider.find(randomUUID())).toBeUndefined()
    expect(await usedBy(agency)).toBe(1_000)
    expect(await ask(agency, 1)).toEqual({ is: 'declined', reason: 'credit_limit' })
    expect(await usedBy(agency)).toBe(1_000)
  })

  test('is declined where there is no account: an agency without credit, another currency, no agency at all', async () => {
    const none = { is: 'declined', reason: 'no_account' }
    expect(await ask(await openAgency(1_000, 'HKD'), 1)).toEqual(none)
    for (const token of [randomUUID(), 'tok_ok', '', "'; drop table credit; --"])
      expect(await ask(token, 1)).toEqual(none)
  })

  test('of less than nothing gives no credit', async () => {
    const agency = await openAgency(1_000)
    await expect(ask(agency, -500)).rejects.toThrow()
    expect(await usedBy(agency)).toBe(0)
  })

  test('[F1] 200 at once of 1,000 against a limit of 50,000 give exactly 50', async () => {
    const agency = await openAgency(50_000)
    const nodes = [provider, makeAccountProvider({ db })]
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        nodes[index % 2]?.authorize({
          key: `${agency} ${index}`,
          token: agency,
          amount: dollars(1_000),
          description: 'A train',
        }),
      ),
    )
    expect(all.filter((outcome) => outcome?.is === 'authorized')).toHaveLength(50)
    expect(all.filter((outcome) => outcome?.is === 'declined' && outcome.reason === 'credit_limit')).toHaveLength(150)
    expect(await usedBy(agency)).toBe(50_000)
  })

  test('[F2] 20 keys × 10 at once reserve 20 times, and a key is answered the same for ever', async () => {
    const agency = await openAgency(1_000_000)
    const keys = Array.from({ length: 20 }, () => randomUUID())
    const all = await Promise.all(Array.from({ length: 10 }, () => keys.map((key) => ask(agency, 100, key))).flat())
    expect(new Set(all.map(referenceOf)).size).toBe(20)
    expect(await usedBy(agency)).toBe(2_000)
    for (const key of keys) await ask(agency, 100, key)
    expect(await usedBy(agency)).toBe(2_000)
  })

  test('[F2] that was declined stays declined under its key, also when there is room again', async () => {
    const agency = await openAgency(1_000)
    const first = referenceOf(await ask(agency, 1_000))
    const key = randomUUID()
    const declined = { is: 'declined', reason: 'credit_limit' }
    expect(await ask(agency, 400, key)).toEqual(declined)
    await provider.void({ key: 'v', reference: first })
    expect(await ask(agency, 400, key)).toEqual(declined)
    expect(await provider.find(key)).toEqual(declined)
    expect(await usedBy(agency)).toBe(0)
    expect(await ask(agency, 400)).toMatchObject({ is: 'authorized' })
  })

  test('under the key of another request is refused, and reserves nothing', async () => {
    const [agency, other] = [await openAgency(1_000), await openAgency(1_000)]
    const key = randomUUID()
    await ask(agency, 100, key)
    await expect(ask(agency, 101, key)).rejects.toThrow('another hold')
    await expect(ask(other, 100, key)).rejects.toThrow('another hold')
    expect([await usedBy(agency), await usedBy(other)]).toEqual([100, 0])
  })
})

describe('what was reserved', () => {
  test('stays used as far as it is captured; the rest is let go, once', async () => {
    const agency = await openAgency(10_000)
    const reference = referenceOf(await ask(agency, 5_000))
    const capture = { key: 'c', reference, amount: dollars(3_000) }
    const all = await Promise.all(Array.from({ length: 10 }, () => provider.capture(capture)))
    expect(new Set(all)).toEqual(new Set(['captured']))
    expect(await usedBy(agency)).toBe(3_000)
    await expect(provider.capture({ ...capture, key: 'another' })).rejects.toThrow('does not fit')
    await expect(provider.void({ key: 'v', reference })).rejects.toThrow('captured already')
    expect(await usedBy(agency)).toBe(3_000)
  })

  test('is not captured beyond itself, nor in another currency', async () => {
    const agency = await openAgency(10_000)
    const reference = referenceOf(await ask(agency, 5_000))
    for (const amount of [dollars(5_001), { minor: 5_000, currency: 'HKD' }])
      await expect(provider.capture({ key: 'c', reference, amount })).rejects.toThrow('does not fit')
    await expect(provider.capture({ key: 'c', reference, amount: dollars(-1) })).rejects.toThrow()
    expect(await usedBy(agency)).toBe(5_000)
  })

  test('is let go whole by a void, once, and is gone then', async () => {
    const agency = await openAgency(10_000)
    const [kept, key] = [referenceOf(await ask(agency, 2_000)), randomUUID()]
    const reference = referenceOf(await ask(agency, 5_000, key))
    const all = await Promise.all(Array.from({ length: 10 }, () => provider.void({ key: 'v', reference })))
    expect(new Set(all)).toEqual(new Set(['voided']))
    expect(await usedBy(agency)).toBe(2_000)
    expect(await provider.capture({ key: 'c', reference, amount: dollars(1) })).toBe('gone')
    expect(await provider.find(key)).toEqual({ is: 'declined', reason: 'voided' })
    expect(await provider.void({ key: 'v', reference: 'hold_nobody' })).toBe('voided')
    expect(await provider.capture({ key: 'c', reference: kept, amount: dollars(2_000) })).toBe('captured')
  })
})

describe('a refund', () => {
  test('[F11] lowers what is owed once, however often it is asked for', async () => {
    const agency = await openAgency(10_000)
    const reference = referenceOf(await ask(agency, 5_000))
    await provider.capture({ key: 'c', reference, amount: dollars(5_000) })
    const refund = { key: randomUUID(), reference, amount: dollars(2_000) }
    const all = await Promise.all(Array.from({ length: 20 }, () => provider.refund(refund)))
    expect(new Set(all)).toEqual(new Set(['refunded']))
    expect(await usedBy(agency)).toBe(3_000)
  })

  test('is refused beyond what was captured, of what was not, and of nothing', async () => {
    const agency = await openAgency(10_000)
    const [reference, open] = [referenceOf(await ask(agency, 4_000)), referenceOf(await ask(agency, 1_000))]
    await provider.capture({ key: 'c', reference, amount: dollars(4_000) })
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        provider.refund({ key: `${reference} ${index}`, reference, amount: dollars(1_500) }),
      ),
    )
    expect(all.filter((outcome) => outcome === 'refunded')).toHaveLength(2)
    const refund = (of: string, amount = dollars(1)) => provider.refund({ key: randomUUID(), reference: of, amount })
    expect(await refund(open)).toBe('refused')
    expect(await refund('hold_nobody')).toBe('refused')
    expect(await refund(reference, dollars(-1))).toBe('refused')
    expect(await refund(reference, { minor: 1, currency: 'HKD' })).toBe('refused')
    expect(await usedBy(agency)).toBe(2_000)
  })

  test('is refused where the agency owes less than that by now: a person gives it back', async () => {
    const agency = await openAgency(10_000)
    const reference = referenceOf(await ask(agency, 4_000))
    await provider.capture({ key: 'c', reference, amount: dollars(4_000) })
    await db.query(sql`update credit set used = 1000 where agency_id = ${agency}`)
    const key = randomUUID()
    expect(await provider.refund({ key, reference, amount: dollars(1_001) })).toBe('refused')
    expect(await db.query(sql`select 1 from credit_refund where key = ${key}`)).toEqual([])
    expect(await provider.refund({ key, reference, amount: dollars(1_000) })).toBe('refunded')
    expect(await usedBy(agency)).toBe(0)
  })
})

interface Step {
  do: 'authorize' | 'capture' | 'void' | 'refund'
  /** Which of the few holds; the same one comes again and again. */
  hold: number
  amount: number
}

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('authorize', 'capture', 'void', 'refund'),
  hold: fc.integer({ min: 0, max: 3 }),
  amount: fc.integer({ min: 0, max: 700 }),
})

/** What an agency may owe by its holds alone; the credit row must say the same. */
const owedBy = (agency: string) =>
  db.one(sql`
    select coalesce(sum(case status when 'authorized' then amount when 'captured' then captured - refunded else 0 end), 0)
      ::bigint as owed
    from credit_hold where agency_id = ${agency}`)

test('whatever is asked in whatever order, credit used is what is reserved and owed, and never above the limit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const agency = await openAgency(1_000)
      const take = async ({ do: verb, hold, amount }: Step, index: number): Promise<unknown> => {
        const key = `${agency} ${hold}`
        if (verb === 'authorize') return ask(agency, amount, key)
        const found = await provider.find(key)
        if (found?.is !== 'authorized') return undefined
        const of = { key: `${key} ${verb} ${index % 3}`, reference: found.reference, amount: dollars(amount) }
        return provider[verb](of)
      }
      // Half of them one by one, half at once; a request that does not fit throws and must change nothing.
      const [slow, fast] = [steps.slice(0, steps.length / 2), steps.slice(steps.length / 2)]
      for (const [index, one] of slow.entries()) await take(one, index).catch(() => undefined)
      await Promise.allSettled(fast.map(take))
      const used = await usedBy(agency)
      expect(await owedBy(agency)).toEqual({ owed: used })
      expect(used).toBeLessThanOrEqual(1_000)
    }),
    { numRuns: 40 },
  )
})
