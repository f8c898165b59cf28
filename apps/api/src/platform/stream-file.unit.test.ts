import type { Call } from '@portolan/contract/call'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { type Context, StreamedFile } from './context.ts'
import { handleFailures } from './failure.ts'
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

const call: Call = { method: 'GET', path: '/api/v1/test', auth: 'public', effect: 'read', summary: 'A test' }

/** A real server with one call that answers with this file. */
async function listen(chunks: () => AsyncIterable<string>): Promise<string> {
  app = Fastify({ logger: { level: 'info', stream: { write: (text: string) => void log.push(text) } } })
  handleFailures(app, () => 'en')
  setCompilers(app)
  const handlers = { test: async () => new StreamedFile(chunks(), { 'content-type': 'text/csv; charset=utf-8' }) }
  serve(app, { test: call }, handlers as unknown as Handlers, () => ({ language: 'en' }) as Context)
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/test`
}

test('[R7.33] the first bytes are there before the last are made', async () => {
  let finish = () => {}
  const rest = new Promise<void>((resolve) => {
    finish = resolve
  })
  const url = await listen(async function* () {
    yield 'first\r\n'
    await rest
    yield 'last\r\n'
  })
  const reply = await fetch(url)
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe('first\r\n')
  finish()
  expect((await reader?.read())?.value).toBe('last\r\n')
  expect((await reader?.read())?.done).toBe(true)
})

test('[F17] what fails before the first bytes is a plain failure, not a 200', async () => {
  const url = await listen(async function* () {
    yield* []
    throw new Refusal(503, { retryAfter: 5 })
  })
  const reply = await fetch(url)
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
  expect(reply.headers.get('content-type')).toContain('application/json')
})

test('[F17] what fails in the middle does not pass for the whole file, and leaves one line in the log', async () => {
  const url = await listen(async function* () {
    yield 'first\r\n'
    throw new Error('the password of the database')
  })
  const reply = await fetch(url)
  expect(reply.status).toBe(200)
  await expect(reply.text()).rejects.toThrow()
  expect(log.filter((line) => line.includes('call failed'))).toHaveLength(1)
})

test('nothing more is made once the reader has gone', async () => {
  let [made, ended] = [0, false]
  const url = await listen(async function* () {
    try {
      for (; ; made++) yield 'x'.repeat(100_000)
    } finally {
      ended = true
    }
  })
  const client = new AbortController()
  const reply = await fetch(url, { signal: client.signal })
  await reply.body?.getReader().read()
  client.abort()
  await expect.poll(() => ended).toBe(true)
  const before = made
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(made).toBe(before)
})
