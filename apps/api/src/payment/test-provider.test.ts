import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { openTestDatabase } from '../testing/backend.ts'
import type { Authorization } from './provider.ts'
import { makeTestProvider, type TestProvider, testCards } from './test-provider.ts'

let db: Database
let provider: TestProvider
const safe = makeSafe(['a secret for tests, long enough to be one'])

beforeAll(async () => {
  db = await openTestDatabase()
  provider = makeTestProvider({ db, safe })
})
afterAll(() => db.close())

const dollars = (minor: number) => ({ minor, currency: 'USD' })

const ask = (token: string, { key = randomUUID(), amount = dollars(10_000) } = {}) =>
  provider.authorize({ key, token, amount, description: 'A train' })

const referenceOf = (outcome: Authorization | undefined): string =>
  outcome && 'reference' in outcome ? outcome.reference : expect.fail(`no reference: ${JSON.stringify(outcome)}`)

async function challenged(): Promise<{ key: string; reference: string; clientSecret: string }> {
  const key = randomUUID()
  const outcome = await ask('tok_authentication_required', { key })
  if (outcome.is !== 'challenge') return expect.fail(outcome.is)
  return { key, reference: outcome.reference, clientSecret: outcome.action.clientSecret ?? '' }
}

const bookOf = (reference: string) =>
  db.one(sql`select status, captured, refunded from test_charge where id = ${reference}`)

const countOf = async (key: string) => (await db.query(sql`select 1 from test_charge where key = ${key}`)).length

describe('a token', () => {
  test('tok_ok is authorised, and found by its key', async () => {
    const key = randomUUID()
    const outcome = await ask('tok_ok', { key })
    expect(outcome).toEqual({ is: 'authorized', reference: expect.stringMatching(/^ch_/) })
    expect(await provider.find(key)).toEqual(outcome)
    expect(await provider.find(randomUUID())).toBeUndefined()
  })

  test('tok_declined is declined, and stays so', async () => {
    const key = randomUUID()
    const declined = { is: 'declined', reason: 'card_declined' }
    expect(await ask('tok_declined', { key })).toEqual(declined)
    expect(await ask('tok_declined', { key })).toEqual(declined)
    expect(await provider.find(key)).toEqual(declined)
  })

  test('tok_timeout makes the charge and loses the answer: only a look by key tells of it', async () => {
    const key = randomUUID()
    expect(await ask('tok_timeout', { key })).toEqual({ is: 'unknown' })
    expect(await ask('tok_timeout', { key })).toEqual({ is: 'unknown' })
    const found = await provider.find(key)
    expect(found).toMatchObject({ is: 'authorized' })
    expect(await countOf(key)).toBe(1)
    const reference = referenceOf(found)
    expect(await provider.capture({ key: 'c', reference, amount: dollars(10_000) })).toBe('captured')
  })

  test.each(['tok_nobody', 'tok_authentication_required:answered', 'TOK_OK', '__proto__', 'constructor', ''])(
    'that nobody knows is declined: %j',
    async (token) => {
      expect(await ask(token)).toEqual({ is: 'declined', reason: 'invalid_token' })
    },
  )

  test('[A42] that nobody knows is not kept, not even a card number that came past every check', async () => {
    const key = randomUUID()
    await ask('4242424242424242', { key })
    expect(await db.one(sql`select token from test_charge where key = ${key}`)).toEqual({ token: 'unknown' })
  })

  test('stands behind each of the published cards', () => {
    expect(testCards.map(({ outcome }) => outcome)).toEqual([
      'tok_ok',
      'tok_declined',
      'tok_authentication_required',
      'tok_timeout',
    ])
  })
})

describe('a challenge', () => {
  test('becomes an authorisation once it is answered, twice answered or once', async () => {
    const { key, reference, clientSecret } = await challenged()
    expect(await provider.find(key)).toMatchObject({ is: 'challenge', action: { kind: 'challenge', clientSecret } })
    expect(await provider.capture({ key: 'c', reference, amount: dollars(1) })).toBe('gone')
    expect(await provider.answerChallenge(reference, clientSecret)).toBe(true)
    expect(await provider.answerChallenge(reference, clientSecret)).toBe(true)
    expect(await provider.find(key)).toEqual({ is: 'authorized', reference })
  })

  test('is not answered by a guess, by the secret of another or after it was voided', async () => {
    const [mine, yours] = [await challenged(), await challenged()]
    expect(await provider.answerChallenge(mine.reference, yours.clientSecret)).toBe(false)
    expect(await provider.answerChallenge(mine.reference, '')).toBe(false)
    expect(await provider.answerChallenge('ch_nobody', `ch_nobody.${'x'.repeat(43)}`)).toBe(false)
    expect(await provider.void({ key: 'v', reference: mine.reference })).toBe('voided')
    expect(await provider.answerChallenge(mine.reference, mine.clientSecret)).toBe(false)
    expect(await provider.find(mine.key)).toEqual({ is: 'declined', reason: 'voided' })
    expect(await provider.find(yours.key)).toMatchObject({ is: 'challenge' })
  })
})

describe('a key', () => {
  test('[F2] moves money once: 100 keys × 10 at once make 100 charges, the same one for a key', async () => {
    const nodes = [provider, makeTestProvider({ db, safe })]
    const keys = Array.from({ length: 100 }, () => randomUUID())
    const asked = Array.from({ length: 10 }, (_, round) =>
      keys.map((key) =>
        nodes[round % 2]?.authorize({ key, token: 'tok_ok', amount: dollars(500), description: 'A train' }),
      ),
    )
    const rounds = await Promise.all(asked.map((round) => Promise.all(round)))
    const references = rounds.map((round) => round.map(referenceOf))
    for (const round of references) expect(round).toEqual(references[0])
    expect(new Set(references.flat()).size).toBe(100)
    const row = await db.one(sql`select count(*) as charges from test_charge where key = any(${keys})`)
    expect(row).toEqual({ charges: 100 })
  })

  test('of one charge is refused to another', async () => {
    const key = randomUUID()
    await ask('tok_ok', { key })
    await expect(ask('tok_ok', { key, amount: dollars(10_001) })).rejects.toThrow('another charge')
    await expect(ask('tok_ok', { key, amount: { minor: 10_000, currency: 'HKD' } })).rejects.toThrow('another charge')
    await expect(ask('tok_declined', { key })).rejects.toThrow('another charge')
  })
})

describe('capture and void', () => {
  test('take at most what was authorised, once, however often they are asked', async () => {
    const reference = referenceOf(await ask('tok_ok'))
    const capture = { key: 'capture', reference, amount: dollars(6_000) }
    const all = await Promise.all(Array.from({ length: 10 }, () => provider.capture(capture)))
    expect(new Set(all)).toEqual(new Set(['captured']))
    expect(await bookOf(reference)).toEqual({ status: 'captured', captured: 6_000, refunded: 0 })
    await expect(provider.capture({ ...capture, key: 'another' })).rejects.toThrow('does not fit')
    await expect(provider.capture({ ...capture, amount: dollars(5_000) })).rejects.toThrow('does not fit')
    await expect(provider.void({ key: 'v', reference })).rejects.toThrow('captured already')
    expect(await bookOf(reference)).toEqual({ status: 'captured', captured: 6_000, refunded: 0 })
  })

  test('refuse more than was authorised, another currency and less than nothing', async () => {
    const reference = referenceOf(await ask('tok_ok'))
    for (const amount of [dollars(10_001), { minor: 10_000, currency: 'HKD' }])
      await expect(provider.capture({ key: 'c', reference, amount })).rejects.toThrow('does not fit')
    await expect(provider.capture({ key: 'c', reference, amount: dollars(-1) })).rejects.toThrow()
    await expect(ask('tok_ok', { amount: dollars(-1) })).rejects.toThrow()
    expect(await bookOf(reference)).toMatchObject({ status: 'authorized', captured: 0 })
  })

  test('leave nothing behind each other: what is voided is gone, and void again is void', async () => {
    const reference = referenceOf(await ask('tok_ok'))
    expect(await provider.void({ key: 'v', reference })).toBe('voided')
    expect(await provider.void({ key: 'v', reference })).toBe('voided')
    expect(await provider.capture({ key: 'c', reference, amount: dollars(1) })).toBe('gone')
    expect(await provider.capture({ key: 'c', reference: 'ch_nobody', amount: dollars(1) })).toBe('gone')
    expect(await provider.void({ key: 'v', reference: 'ch_nobody' })).toBe('voided')
  })

  test('at once have one winner', async () => {
    for (let round = 0; round < 10; round += 1) {
      const reference = referenceOf(await ask('tok_ok'))
      const [captured, voided] = await Promise.allSettled([
        provider.capture({ key: 'c', reference, amount: dollars(10_000) }),
        provider.void({ key: 'v', reference }),
      ])
      const won = captured.status === 'fulfilled' && captured.value === 'captured'
      expect(voided.status).toBe(won ? 'rejected' : 'fulfilled')
      expect(await bookOf(reference)).toMatchObject({ status: won ? 'captured' : 'voided' })
    }
  })
})

describe('a refund', () => {
  const captured = async (amount = dollars(10_000)): Promise<string> => {
    const reference = referenceOf(await ask('tok_ok', { amount }))
    await provider.capture({ key: `capture ${reference}`, reference, amount })
    return reference
  }

  test('[F11] whose answer was lost three times is made once', async () => {
    const reference = await captured()
    const refund = { key: randomUUID(), reference, amount: dollars(4_000) }
    const lossy = async (attempt: number) => {
      const outcome = await provider.refund(refund)
      return attempt < 3 ? 'unknown' : outcome
    }
    const outcomes = []
    for (let attempt = 0; attempt < 4; attempt += 1) outcomes.push(await lossy(attempt))
    expect(outcomes).toEqual(['unknown', 'unknown', 'unknown', 'refunded'])
    expect(await bookOf(reference)).toMatchObject({ refunded: 4_000 })
  })

  test('[F2] asked for 20 times at once is made once', async () => {
    const reference = await captured()
    const refund = { key: randomUUID(), reference, amount: dollars(4_000) }
    const all = await Promise.all(Array.from({ length: 20 }, () => provider.refund(refund)))
    expect(new Set(all)).toEqual(new Set(['refunded']))
    expect(await bookOf(reference)).toMatchObject({ refunded: 4_000 })
  })

  test('is refused beyond what was captured, also of many at once', async () => {
    const reference = await captured()
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        provider.refund({ key: `${reference} ${index}`, reference, amount: dollars(3_000) }),
      ),
    )
    expect(all.filter((outcome) => outcome === 'refunded')).toHaveLength(3)
    expect(await bookOf(reference)).toMatchObject({ refunded: 9_000 })
    const row = await db.one(sql`select sum(amount)::bigint as sum from test_refund where charge_id = ${reference}`)
    expect(row).toEqual({ sum: 9_000 })
  })

  test('is refused of what was never taken, in another currency, of nothing and of less', async () => {
    const reference = await captured()
    const open = referenceOf(await ask('tok_ok'))
    const refund = (of: string, amount = dollars(1)) => provider.refund({ key: randomUUID(), reference: of, amount })
    expect(await refund(open)).toBe('refused')
    expect(await refund('ch_nobody')).toBe('refused')
    expect(await refund(reference, { minor: 1, currency: 'HKD' })).toBe('refused')
    expect(await refund(reference, dollars(0))).toBe('refused')
    expect(await refund(reference, dollars(-5))).toBe('refused')
    const key = randomUUID()
    expect(await provider.refund({ key, reference, amount: dollars(10) })).toBe('refunded')
    expect(await provider.refund({ key, reference, amount: dollars(11) })).toBe('refused')
    expect(await bookOf(reference)).toMatchObject({ refunded: 10 })
  })
})
