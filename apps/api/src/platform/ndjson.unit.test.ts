import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '@portolan/contract/call'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Answer } from '../suppliers/fan-out.ts'
import { failing, hanging, query, registryOf, scriptedSupplier, within } from '../testing/scripted-supplier.ts'
import { writeKnown } from './answer.ts'
import type { Context } from './context.ts'
import { handleFailures } from './failure.ts'
import { setSecurityHeaders } from './headers.ts'
import { prefersLines, streamed } from './ndjson.ts'
import { Refusal } from './refusal.ts'
import { type Handlers, serve } from './serve.ts'
import { setCompilers } from './validation.ts'

let app: FastifyInstance | undefined
const log: string[] = []
afterEach(async () => {
  app?.server.closeAllConnections()
  await app?.close()
  log.length = 0
})

const line = z.object({ supplier: z.string(), good: z.boolean() })
const call: Call = {
  method: 'GET',
  path: '/api/v1/test',
  auth: 'public',
  effect: 'read',
  summary: 'A test',
  response: z.object({ suppliers: z.array(z.string()) }),
  line,
}

type Line = z.output<typeof line>

const collect = (lines: readonly Line[]) => ({
  suppliers: lines.map(({ supplier }) => supplier),
  secret: 'not in the contract',
})

/** A real server with one call that answers with these lines. */
async function listen(
  lines: (signal: AbortSignal) => AsyncIterable<Line>,
  { whole = collect, write }: { whole?: typeof collect; write?: typeof writeKnown } = {},
): Promise<string> {
  app = Fastify({ logger: { level: 'info', stream: { write: (text: string) => void log.push(text) } } })
  handleFailures(app, () => 'en')
  setSecurityHeaders(app, false)
  setCompilers(app, write)
  const handlers = { test: async () => streamed(lines, whole) }
  serve(app, { test: call }, handlers as unknown as Handlers, () => ({ language: 'en' }) as Context)
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/test`
}

const ndjson = { accept: 'application/x-ndjson' }

const lineOf = ({ supplier, outcome }: Answer) => ({ supplier, good: outcome.ok, token: 'not in the contract' })

async function* linesOf(answers: AsyncIterable<Answer>): AsyncGenerator<Line> {
  for await (const answer of answers) yield lineOf(answer)
}

const parse = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((one) => JSON.parse(one))

describe('an answer line by line', () => {
  test('[F12] the first line is there before the last supplier has answered', async () => {
    let finish = () => {}
    const slow = new Promise<void>((resolve) => {
      finish = resolve
    })
    const registry = registryOf([
      scriptedSupplier('quick'),
      scriptedSupplier('broken', { search: async () => failing('internal') }),
      scriptedSupplier('slow', { search: () => slow.then(() => ({ ok: true, value: [] })) }),
    ])
    const url = await listen((signal) => linesOf(registry.search('rail', query, within(10_000, signal))))
    const reply = await fetch(url, { headers: ndjson })
    expect(reply.status).toBe(200)
    const headers = Object.fromEntries(reply.headers)
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers).not.toHaveProperty('content-length')

    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (parse(text || '{}').length < 2 || !text.endsWith('\n')) text += (await reader?.read())?.value
    expect(parse(text)).toEqual([
      { supplier: 'quick', good: true },
      { supplier: 'broken', good: false },
    ])
    finish()
    expect(parse((await reader?.read())?.value ?? '')).toEqual([{ supplier: 'slow', good: true }])
    expect((await reader?.read())?.done).toBe(true)
  })

  test('[F17] what fails before the first line is a plain failure, not a 200', async () => {
    const url = await listen(async function* () {
      yield* []
      throw new Refusal(503, { retryAfter: 5 })
    })
    const reply = await fetch(url, { headers: ndjson })
    expect(reply.status).toBe(503)
    expect(reply.headers.get('retry-after')).toBe('5')
    expect(await reply.json()).toMatchObject({ success: false })
  })

  test('[R7.16] one that is collected and long is written while others have their turn', async () => {
    const suppliers: string[] = []
    for (let index = 0; index < 60; index++)
      Object.defineProperty(suppliers, index, {
        enumerable: true,
        get() {
          const end = performance.now() + 3
          while (performance.now() < end);
          return 'slow'
        },
      })
    let [rounds, isSent] = [0, false]
    async function* lines() {
      yield { supplier: 'slow', good: true }
    }
    const whole = () => {
      const count = () => {
        rounds += 1
        if (!isSent) setTimeout(count, 1)
      }
      count()
      return { suppliers, secret: 'not in the contract' }
    }
    const url = await listen(lines, { whole, write: writeKnown })
    const reply = await fetch(url)
    isSent = true
    const answer = await reply.json()
    expect(answer).toEqual({ suppliers: suppliers.map(() => 'slow') })
    expect(rounds).toBeGreaterThan(20)
  })

  test('a client that goes away stops the search at once', async () => {
    const seen: AbortSignal[] = []
    const registry = registryOf([
      scriptedSupplier('quick'),
      scriptedSupplier('hanging', {
        search: ({ signal }) => {
          seen.push(signal)
          return hanging()
        },
      }),
    ])
    let ended = false
    const url = await listen(async function* (signal) {
      try {
        yield* linesOf(registry.search('rail', query, within(60_000, signal)))
      } finally {
        ended = true
      }
    })
    for (const headers of [ndjson, { accept: 'application/json' }]) {
      ended = false
      seen.length = 0
      const client = new AbortController()
      const reply = fetch(url, { headers, signal: client.signal }).then((answer) => answer.text())
      reply.catch(() => {})
      await expect.poll(() => seen.length).toBeGreaterThan(0)
      expect(ended).toBe(false)
      client.abort()
      await expect.poll(() => seen[0]?.aborted).toBe(true)
      await expect.poll(() => ended).toBe(true)
    }
    expect(log.join()).not.toContain('call failed')
  })

  test('everybody else gets it collected, by the contract', async () => {
    const registry = registryOf([scriptedSupplier('one'), scriptedSupplier('two')])
    const url = await listen((signal) => linesOf(registry.search('rail', query, within(5_000, signal))))
    for (const accept of ['application/json', '*/*', 'text/html,*/*;q=0.8']) {
      const reply = await fetch(url, { headers: { accept } })
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(await reply.json()).toEqual({ suppliers: ['one', 'two'] })
    }
  })

  test('[R8.2] a failure on the way is the last line, in the envelope, and nothing of it leaks', async () => {
    for (const error of [new TypeError('secret of the house'), new Refusal(409)]) {
      const url = await listen(async function* () {
        yield { supplier: 'one', good: true }
        throw error
      })
      const reply = await fetch(url, { headers: ndjson })
      const [first, last, ...rest] = parse(await reply.text())
      expect(first).toEqual({ supplier: 'one', good: true })
      expect(last).toEqual({ success: false, errors: { errors: [{ stringValue: expect.stringMatching(/\.$/) }] } })
      expect(JSON.stringify(last)).not.toContain('secret')
      expect(rest).toEqual([])
      const collected = await fetch(url)
      expect(collected.status).toBe(error instanceof Refusal ? 409 : 500)
      expect(await collected.json()).toEqual(last)
      await app?.close()
    }
    expect(log.filter((text) => text.includes('call failed'))).toHaveLength(2)
  })

  test('a line that is none of the contract’s does not leave', async () => {
    const url = await listen(async function* () {
      yield { supplier: 7, good: 'yes' } as unknown as Line
    })
    const [only, ...rest] = parse(await (await fetch(url, { headers: ndjson })).text())
    expect(only).toMatchObject({ success: false })
    expect(rest).toEqual([])
  })

  test('who reads slowly is not written to faster: the source waits', async () => {
    let made = 0
    const url = await listen(async function* () {
      for (; made < 2_000; made++) yield { supplier: 'x'.repeat(64 * 1024), good: true }
    })
    const reply = await fetch(url, { headers: ndjson })
    const reader = reply.body?.getReader()
    await reader?.read()
    await expect
      .poll(
        async () => {
          const before = made
          await pause(100)
          return made - before
        },
        { timeout: 10_000 },
      )
      .toBe(0)
    expect(made).toBeLessThan(1_000)
    await reader?.cancel()
  })
})

test.each([
  ['application/x-ndjson', true],
  ['Application/X-NDJSON; charset=utf-8', true],
  ['application/x-ndjson, application/json', true],
  ['application/json, application/x-ndjson', false],
  ['application/json;q=0.5, application/x-ndjson', true],
  ['application/x-ndjson;q=0.5, */*', false],
  ['application/x-ndjson;q=0', false],
  ['application/x-ndjson;q=much', false],
  ['text/html, application/x-ndjson', true],
  ['*/*', false],
  ['', false],
  [undefined, false],
])('lines are for those who ask for them: %s → %s', (accept, expected) => {
  expect(prefersLines(accept)).toBe(expected)
})
