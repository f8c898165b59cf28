import { readOwnInfo } from '@portolan/contract/account'
import { queryUser } from '@portolan/contract/agency'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { signedIn } from '../testing/agency.ts'
import { cheapPasswords } from '../testing/cheap-passwords.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'
import { memoryCache } from './cache.ts'
import type { Database } from './db.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => void world.log.splice(0))

const get = (url: string) => world.app.http.inject({ url })
const logged = () => world.log.map((line) => JSON.parse(line))

describe('probes', () => {
  test('alive and ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  })

  /** The same server on a database that behaves otherwise. */
  async function withDatabase(query: Database['query']) {
    const { config } = world
    const db = { ...world.db, query, one: async () => undefined }
    const mailer = { send: async () => {} }
    return buildApp({
      config,
      db,
      cache: memoryCache(),
      mailer,
      passwords: cheapPasswords,
      secrets: ['any'],
      logTo: { write: () => {} },
    })
  }

  test.each<[string, Database['query']]>([
    ['is gone', () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))],
    ['does not answer', () => new Promise(() => {})],
  ])('alive but not ready while the database %s', async (_, query) => {
    const app = await withDatabase(query)
    expect((await app.http.inject({ url: '/readyz' })).statusCode).toBe(503)
    expect((await app.http.inject({ url: '/healthz' })).statusCode).toBe(200)
    await app.close()
  })

  test('a database that is gone is 503 to every call, with a time to come back', async () => {
    const gone = Object.assign(new Error('terminating connection'), { code: '57P01' })
    const app = await withDatabase(() => Promise.reject(gone))
    const reply = await app.http.inject({
      method: 'PUT',
      url: '/api/v1/account/preferences',
      headers: { 'content-type': 'application/json' },
      payload: '{"theme":"dark"}',
    })
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('5')
    expect(reply.json().errors.errors[0].stringValue).toMatch(/^This service is not available right now/)
    await app.close()
  })
})

test('metrics count requests by route, never by address', async () => {
  await get('/api/v1/b2b/user-manage/own-info?who=ada')
  await get('/nothing/ada')
  const { body, headers } = await get('/metrics')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body).toMatch(
    /portolan_request_seconds_count\{method="GET",route="\/api\/v1\/b2b\/user-manage\/own-info",status="200"\} \d/,
  )
  expect(body).toMatch(/portolan_request_seconds_count\{method="GET",route="none",status="404"\} \d/)
  expect(body).toContain('portolan_logins_total')
  expect(body).toContain('process_resident_memory_bytes')
  expect(body).not.toContain('ada')
})

describe('the log', () => {
  test('has one line for a request, under the id that the answer carries', async () => {
    const replies = [await get('/healthz'), await get('/api/v1/notices')]
    expect(logged()).toEqual([
      expect.objectContaining({
        method: 'GET',
        route: '/healthz',
        status: 200,
        reqId: replies[0]?.headers['x-request-id'],
      }),
      expect.objectContaining({
        method: 'GET',
        route: '/api/v1/notices',
        status: 401,
        reqId: replies[1]?.headers['x-request-id'],
      }),
    ])
    for (const { ms } of logged()) expect(ms).toBeGreaterThan(0)
  })

  test('takes its ids from nobody', async () => {
    const { headers } = await world.app.http.inject({
      url: '/healthz',
      headers: { 'x-request-id': 'forged', 'request-id': 'forged' },
    })
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(world.log.join('')).not.toContain('forged')
  })

  test('A42 names nobody: no query, no path value, no address, no body, no cookie', async () => {
    const owner = await signedIn(world, 'owner', '203.0.113.77')
    await owner.call(queryUser, { query: { username: 'ada.lovelace' } })
    await owner.call(readOwnInfo, {})
    await world.app.http.inject({
      method: 'PUT',
      url: '/api/v1/b2b/user-manage/users/ada.lovelace/password?note=ada.lovelace',
      headers: { 'content-type': 'application/json', 'user-agent': 'ada.lovelace' },
      payload: JSON.stringify({ newPassword: 'ada.lovelace has a long one' }),
    })
    await get('/ada.lovelace')
    await get('/%zz?ada.lovelace')
    expect(world.log).toHaveLength(5)
    const text = world.log.join('')
    expect(text).not.toMatch(/lovelace|owner"|203\.0\.113|portolan=/)
    expect(text).not.toContain(owner.cookies.get('portolan'))
  })

  test('A42 of a failure says what and where, not with which values', async () => {
    const { query } = world.db
    world.db.query = () => Promise.reject(Object.assign(new Error('Key (email)=(ada@example.org)'), { code: '23502' }))
    try {
      const reply = await world.app.http.inject({ url: '/readyz' })
      expect(reply.statusCode).toBe(500)
      expect(reply.body).not.toMatch(/ada@|23502| at /)
    } finally {
      world.db.query = query
    }
    expect(logged()).toEqual([
      expect.objectContaining({ msg: 'call failed', err: expect.objectContaining({ code: '23502' }) }),
      expect.objectContaining({ route: '/readyz', status: 500 }),
    ])
    expect(world.log.join('')).not.toContain('ada@')
  })
})
