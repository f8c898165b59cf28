import { randomUUID } from 'node:crypto'
import { readPaymentConfig, receivePaymentNews } from '@portolan/contract/payment'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { contextOf, identifyCallers, languageOf } from '../platform/caller.ts'
import type { Context } from '../platform/context.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Database, Db } from '../platform/db.ts'
import { handleFailures } from '../platform/failure.ts'
import { serve } from '../platform/serve.ts'
import { makeSessions } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'
import { setCompilers } from '../platform/validation.ts'
import { openTestDatabase } from '../testing/backend.ts'
import type { NewsListener } from './news-desk.ts'
import { makePayments, type Payments } from './payments.ts'
import { keepRawBodies } from './raw-body.ts'
import { makeTestProvider, signatureHeader } from './test-provider.ts'
import { putCharge } from './test-provider-store.ts'

const safe = makeSafe(['a secret for tests, long enough to be one'])
const lines: string[] = []
const log = { warn: (details: object, text: string) => void lines.push(`${JSON.stringify(details)} ${text}`) }
const listener = vi.fn<NewsListener>(async () => {})

let db: Database
let http: FastifyInstance
let payments: Payments

/** The scopes as the whole server has them: everything in one, the news in one below it that keeps bytes. */
async function openServer(): Promise<FastifyInstance> {
  const app = Fastify()
  handleFailures(app, languageOf)
  await app.register(import('@fastify/cookie'))
  await app.register(async (scope) => {
    setCompilers(scope)
    identifyCallers(scope, makeSessions(db), false)
    serve(scope, { readPaymentConfig }, payments.handlers, contextOf)
    await scope.register(async (raw) => {
      keepRawBodies(raw)
      serve(raw, { receivePaymentNews }, payments.handlers, contextOf)
    })
  })
  await app.ready()
  return app
}

beforeAll(async () => {
  db = await openTestDatabase()
  payments = makePayments({ db, safe, log, config: readConfig({ NODE_ENV: 'test' }) })
  payments.onNews((news) => listener(news))
  http = await openServer()
})
afterAll(async () => {
  await http.close()
  await db.close()
})
beforeEach(() => {
  lines.length = 0
  listener.mockReset().mockResolvedValue()
})

describe('the configuration', () => {
  test('names the test provider and its published cards', async () => {
    const reply = await http.inject({ url: '/api/v1/payment/config' })
    expect(reply.json()).toEqual({
      success: true,
      provider: 'test',
      testCards: [
        { number: '4242 4242 4242 4242', outcome: 'tok_ok' },
        { number: '4000 0000 0000 0002', outcome: 'tok_declined' },
        { number: '4000 0025 0000 3155', outcome: 'tok_authentication_required' },
        { number: '4000 0000 0000 0119', outcome: 'tok_timeout' },
      ],
    })
  })

  test('[A44] warns the operator in production, where only the test provider takes cards', () => {
    const config = readConfig({ NODE_ENV: 'test' })
    makePayments({ db, safe, log, config })
    expect(lines).toEqual([])
    makePayments({ db, safe, log, config: { ...config, production: true } })
    expect(lines).toEqual(['{"provider":"test"} cards are taken by the test provider: no money moves'])
  })

  test('[A44] without cards it names no provider and no test card, answers no challenge, and still gives back what was paid', async () => {
    const none = makePayments({ db, safe, log, config: readConfig({ NODE_ENV: 'test', PAYMENTS: 'none' }) })
    const context = { session: undefined } as Context
    expect(await none.handlers.readPaymentConfig?.({}, context)).toEqual({ success: true, provider: 'none' })
    const { id } = await putCharge(db, {
      ...{ id: `ch_${randomUUID()}`, key: randomUUID(), token: 'tok_authentication_required', status: 'challenge' },
      amount: { minor: 100, currency: 'EUR' },
    })
    const clientSecret = `${id}.${safe.sign(`challenge of the test provider ${id}`)}`
    await expect(none.handlers.answerPaymentChallenge?.({ body: { clientSecret } }, context)).rejects.toMatchObject({
      status: 400,
      text: 'error.payment.noCards',
    })
    expect(none.provider('test')?.id).toBe('test')
  })
})

interface Letter {
  id: string
  reference: string
  signature?: string | undefined
  body?: string
  provider?: string
  type?: string
}

/** The other side of the line: it signs, and never looks into the books. */
const provider = makeTestProvider({ db: {} as Db, safe })

function send({ id, reference, body = JSON.stringify({ id, reference }), ...more }: Letter) {
  const signature = 'signature' in more ? more.signature : provider.signNews(new TextEncoder().encode(body))
  return http.inject({
    method: 'POST',
    url: `/api/v1/payment/webhook/${more.provider ?? 'test'}`,
    headers: {
      'content-type': more.type ?? 'application/json',
      ...(signature !== undefined && { [signatureHeader]: signature }),
    },
    payload: body,
  })
}

const newLetter = () => ({ id: `evt_${randomUUID()}`, reference: `ch_${randomUUID()}` })

const seen = (id: string) => db.query(sql`select handled_at is not null as handled from payment_news where id = ${id}`)

describe('news of a provider', () => {
  test('that is signed is told to whoever listens, and answered', async () => {
    const letter = newLetter()
    const reply = await send(letter)
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }])
    expect(listener.mock.calls).toEqual([[{ provider: 'test', reference: letter.reference }]])
    expect(await seen(letter.id)).toEqual([{ handled: true }])
    expect(lines).toEqual([])
  })

  test('is signed over the bytes as they came, whatever a parser would make of them', async () => {
    const { id, reference } = newLetter()
    const body = `{ "reference" : "${reference}",\r\n "id":"${id}", "more": 1e2, "__proto__": {} }`
    expect((await send({ id, reference, body })).statusCode).toBe(200)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('that is replayed has no effect and is logged', async () => {
    const letter = newLetter()
    const signature = provider.signNews(new TextEncoder().encode(JSON.stringify(letter)))
    for (const expected of [200, 200, 200]) expect((await send({ ...letter, signature })).statusCode).toBe(expected)
    expect((await send(letter)).statusCode).toBe(200)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe(`{"provider":"test","news":"${letter.id}"} payment news repeated: without effect`)
  })

  test('that comes 20 times at once is told once', async () => {
    const letter = newLetter()
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(letter)))
    expect(listener).toHaveBeenCalledTimes(1)
    expect(lines).toHaveLength(19)
    for (const { statusCode } of replies) expect([200, 503]).toContain(statusCode)
  })

  test('that comes in another order leads to the same: each only says where to look', async () => {
    const outcome = await payments.provider('test')?.authorize({
      ...{ key: randomUUID(), token: 'tok_ok', description: 'A train' },
      amount: { minor: 100, currency: 'USD' },
    })
    const reference = outcome && 'reference' in outcome ? outcome.reference : expect.fail()
    const before = await db.one(sql`select * from test_charge where id = ${reference}`)
    const [later, earlier] = [newLetter(), newLetter()]
    await send({ ...later, reference })
    await send({ ...earlier, reference })
    expect(listener.mock.calls).toEqual([[{ provider: 'test', reference }], [{ provider: 'test', reference }]])
    expect(await db.one(sql`select * from test_charge where id = ${reference}`)).toEqual(before)
  })

  test('that is forged has no effect and is logged: unsigned, signed by another, changed, too old', async () => {
    const letter = newLetter()
    const bytes = new TextEncoder().encode(JSON.stringify(letter))
    const stranger = makeTestProvider({ db, safe: makeSafe(['the secret of somebody else altogether']) })
    const yesterday = makeTestProvider({ db, safe }, { now: () => new Date(Date.now() - 86_400_000) })
    const signatures = [undefined, '', 't=1,v1=2', stranger.signNews(bytes), yesterday.signNews(bytes)]
    for (const signature of signatures) expect((await send({ ...letter, signature })).statusCode).toBe(400)
    const changed = { ...newLetter(), signature: provider.signNews(bytes) }
    expect((await send(changed)).statusCode).toBe(400)
    expect(listener).not.toHaveBeenCalled()
    expect([await seen(letter.id), await seen(changed.id)]).toEqual([[], []])
    expect(lines).toHaveLength(6)
    expect(new Set(lines)).toEqual(new Set(['{"provider":"test"} payment news refused: not signed by the provider']))
  })

  test('of nobody we know is not found, and the account has no news', async () => {
    expect((await send({ ...newLetter(), provider: 'stripe' })).statusCode).toBe(404)
    expect((await send({ ...newLetter(), provider: 'account' })).statusCode).toBe(400)
    expect((await send({ ...newLetter(), provider: '__proto__' })).statusCode).toBe(400)
    expect(listener).not.toHaveBeenCalled()
  })

  test('is JSON and short, or is not read', async () => {
    expect((await send({ ...newLetter(), type: 'text/plain' })).statusCode).toBe(415)
    expect((await send({ ...newLetter(), body: `"${'x'.repeat(65 * 1024)}"` })).statusCode).toBe(413)
    expect(listener).not.toHaveBeenCalled()
  })

  test('that nobody could look at is asked for again, and works then', async () => {
    const letter = newLetter()
    listener.mockRejectedValueOnce(new Error('the database is away'))
    expect((await send(letter)).statusCode).toBe(500)
    expect(await seen(letter.id)).toEqual([])
    expect((await send(letter)).statusCode).toBe(200)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('over which a node died is anybody’s after half a minute, and not before', async () => {
    const letter = newLetter()
    await db.query(sql`
      insert into payment_news (provider, id, reference) values ('test', ${letter.id}, ${letter.reference})`)
    expect((await send(letter)).statusCode).toBe(503)
    expect(listener).not.toHaveBeenCalled()
    await db.query(sql`update payment_news set taken_at = now() - interval '31 seconds' where id = ${letter.id}`)
    expect((await send(letter)).statusCode).toBe(200)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(await seen(letter.id)).toEqual([{ handled: true }])
  })
})

describe('a challenge', () => {
  test('that is answered authorises the charge and is told like news; a wrong answer does neither', async () => {
    const key = randomUUID()
    const outcome = await payments.provider('test')?.authorize({
      ...{ key, token: 'tok_authentication_required', description: 'A train' },
      amount: { minor: 100, currency: 'USD' },
    })
    if (outcome?.is !== 'challenge') return expect.fail(outcome?.is)
    const { reference, action } = outcome
    const clientSecret = action.clientSecret ?? ''
    expect(clientSecret.split('.')[0]).toBe(reference)
    const reply = (secret: string) =>
      payments.handlers.answerPaymentChallenge?.(
        { body: { clientSecret: secret }, params: undefined, query: undefined } as never,
        {} as never,
      )
    await expect(reply(`${clientSecret}x`)).rejects.toMatchObject({ status: 400 })
    expect(listener).not.toHaveBeenCalled()
    expect(await reply(clientSecret)).toEqual({ success: true })
    expect(listener.mock.calls).toEqual([[{ provider: 'test', reference }]])
    expect(await payments.provider('test')?.find(key)).toEqual({ is: 'authorized', reference })
  })
})
