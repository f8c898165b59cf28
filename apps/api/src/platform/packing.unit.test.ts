import { get, type IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import type { Call } from '@portolan/contract/call'
import { table } from '@portolan/contract/table'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Context } from './context.ts'
import { handleFailures } from './failure.ts'
import { streamed } from './ndjson.ts'
import { encodingFor } from './packing.ts'
import { type Handlers, serve } from './serve.ts'
import { setCompilers } from './validation.ts'

let app: FastifyInstance | undefined
afterEach(async () => {
  app?.server.closeAllConnections()
  await app?.close()
})

const call: Call = {
  method: 'GET',
  path: '/api/v1/test',
  auth: 'public',
  effect: 'read',
  packed: true,
  summary: 'A test',
  response: z.object({ trains: z.array(z.string()) }),
  line: z.object({ trains: z.array(z.string()) }),
}

const trains = Array.from({ length: 500 }, (_, index) => `ICE ${index} from Zürich to 香港`)

/** A real server with one call, which answers with these lines, or with what they come to. */
async function listen(of: Call, lines: (signal: AbortSignal) => AsyncIterable<unknown>): Promise<string> {
  app = Fastify()
  handleFailures(app, () => 'en')
  setCompilers(app)
  const collect = (all: readonly unknown[]) => ({
    trains: all.flatMap((line) => (line as { trains: string[] }).trains),
  })
  const handlers = { test: async () => streamed(lines, collect) }
  serve(app, { test: of }, handlers as unknown as Handlers, () => ({ language: 'en' }) as Context)
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/test`
}

const ask = (url: string, headers: Record<string, string>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => get(url, { headers, agent: false }, resolve).on('error', reject))

async function bytesOf(reply: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of reply) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const unpackers: Record<string, () => Transform> = { br: createBrotliDecompress, gzip: createGunzip }
const unpack = (reply: IncomingMessage): Transform | undefined => unpackers[reply.headers['content-encoding'] ?? '']?.()

async function* once(count = trains.length) {
  yield { trains: trains.slice(0, count) }
}

describe('a packed answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', 10],
    ['gzip, br;q=0', 'gzip', 8],
    ['identity', undefined, 1],
  ])('to %s is the same, and smaller', async (accepted, encoding, times) => {
    const url = await listen(call, () => once())
    const reply = await ask(url, { 'accept-encoding': accepted })
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers.vary).toBe('accept, accept-encoding')
    expect(reply.headers['content-type']).toContain('application/json')
    const travelled = await bytesOf(reply)
    const unpacker = unpack(reply)
    const body = unpacker ? Buffer.concat(await unpacker.end(travelled).toArray()) : travelled
    expect(JSON.parse(body.toString())).toEqual({ trains })
    expect(travelled.length * times).toBeLessThanOrEqual(body.length)
  })

  test('that is small stays as it is', async () => {
    const url = await listen(call, () => once(3))
    const reply = await ask(url, { 'accept-encoding': 'br' })
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(String(await bytesOf(reply)))).toEqual({ trains: trains.slice(0, 3) })
  })

  test.each(['br', 'gzip'])('of lines shows each line before the next is known (%s)', async (encoding) => {
    let go: () => void = () => {}
    const seen = new Promise<void>((resolve) => {
      go = resolve
    })
    const url = await listen(call, async function* lines() {
      yield { trains: ['first'] }
      await seen
      yield { trains: ['second'] }
    })
    const reply = await ask(url, { 'accept-encoding': encoding, accept: 'application/x-ndjson' })
    expect(reply.headers['content-encoding']).toBe(encoding)
    const lines: string[] = []
    for await (const text of reply.pipe(unpack(reply) as Transform)) {
      lines.push(String(text))
      go()
    }
    expect(lines.join('')).toBe('{"trains":["first"]}\n{"trains":["second"]}\n')
  })

  test('whose caller leaves stops the work behind it', async () => {
    let stopped: () => void = () => {}
    const ended = new Promise<void>((resolve) => {
      stopped = resolve
    })
    const url = await listen(call, async function* lines(signal) {
      try {
        yield { trains: ['first'] }
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
      } finally {
        stopped()
      }
    })
    const reply = await ask(url, { 'accept-encoding': 'br', accept: 'application/x-ndjson' })
    reply.destroy()
    await ended
  })

  test('is given by no call that does not say so', async () => {
    const { packed: _, ...plain } = call
    const url = await listen(plain, () => once())
    const reply = await ask(url, { 'accept-encoding': 'br, gzip' })
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect((await bytesOf(reply)).length).toBeGreaterThan(10_000)
  })
})

test.each([
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['br;q=0', undefined],
  ['brotli, xbr', undefined],
  ['', undefined],
  [undefined, undefined],
])('an accept-encoding of %s is met by %s', (accepted, expected) => {
  expect(encodingFor(accepted)).toBe(expected)
})

test('what may travel packed: searches and catalogues, in which nothing is anybody’s', () => {
  const calls: Record<string, Call> = table
  const packed = Object.values(calls).filter((one) => one.packed)
  for (const { effect, auth, path } of packed) {
    expect([effect, auth === 'owner' || auth === 'b2b'], path).toEqual(['read', false])
    expect(path).not.toMatch(/account|b2b|booking|cart|checkout|payment|traveler|notice|work-items|document/)
  }
  expect(
    packed
      .map(({ path }) => path.replace('/api/v1/', ''))
      .sort()
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "air/calendar
    air/low-fare-search
    air/seat-map
    autocomplete/hotel-destination
    autocomplete/{kind}
    car/rates
    car/vehicles
    cms/promotions
    cms/promotions/{id}
    cms/rail-home-banners
    cms/rail-home-banners/{id}
    cruise/cabins
    cruise/sailings
    dynamicpkg/avail
    hotel/avail
    hotel/calendar
    hotel/description
    hotel/popular-cities
    places/nearest
    rail/calendar
    rail/fare-quote
    rail/pass-or-tickets
    rail/shop
    touractivity/avail
    touractivity/search
    transfer/avail
    visa/requirements"
  `)
})
