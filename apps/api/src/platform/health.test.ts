import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readOwnInfo } from '@portolan/contract/account'
import { queryUser } from '@portolan/contract/agency'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { signedIn } from '../testing/agency.ts'
import { testSecurityLog } from '../testing/audit-world.ts'
import { cheapPasswords } from '../testing/cheap-passwords.ts'
import { firstColumnOf } from '../testing/operations-page.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'
import { memoryCache } from './cache.ts'
import type { Database } from './db.ts'
import { sql } from './sql.ts'

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
    expect((await get('/readyz')).json()).toMatchObject({ status: 'ready' })
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

  /** As on a full disk: what is there can be read. */
  async function refuseWrites(code: string): Promise<() => Promise<void>> {
    await world.db.script(`
      create function refuse_write() returns trigger language plpgsql as $$
        begin raise exception using errcode = '${code}', message = 'no room'; end $$;
      create trigger no_room before insert on write_probe execute function refuse_write()`)
    return () => world.db.script('drop function refuse_write cascade')
  }

  /** The same database, asked by a server that has asked it nothing yet. */
  const freshServer = () =>
    buildApp({
      config: world.config,
      db: world.db,
      cache: memoryCache(),
      mailer: { send: async () => {} },
      passwords: cheapPasswords,
      secrets: ['any'],
      logTo: { write: (line) => void world.log.push(line) },
    })

  test.each(['53100', '25006'])(
    '[F22] not ready while nothing can be written (%s), and ready again after',
    async (code) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const app = await freshServer()
      const allowWrites = await refuseWrites(code)
      const ready = async () => (await app.http.inject({ url: '/readyz' })).statusCode
      try {
        expect(await ready()).toBe(503)
        expect((await app.http.inject({ url: '/healthz' })).statusCode).toBe(200)
        expect(world.log.join('')).toContain(`"code":"${code}"`)
      } finally {
        await allowWrites()
      }
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await ready()).toBe(200)
      vi.useRealTimers()
      await app.close()
    },
  )

  test('one read and one write serve all who ask within seconds, and the table does not grow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const app = await freshServer()
    const write = vi.spyOn(world.db, 'atOnce')
    const read = vi.spyOn(world.db, 'query')
    for (let round = 1; round <= 3; round++) {
      await Promise.all([1, 2, 3, 4].map(() => app.http.inject({ url: '/readyz' })))
      expect(write).toHaveBeenCalledTimes(round)
      expect(read).toHaveBeenCalledTimes(round)
      await vi.advanceTimersByTimeAsync(3_000)
    }
    vi.restoreAllMocks()
    expect(await world.db.query(sql`select 1 as row from write_probe`)).toHaveLength(1)
    vi.useRealTimers()
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

describe('[A43] where the audit stands', () => {
  const anchors = () => readdirSync(join(world.config.dataDir, 'audit-anchor'))

  test('is not known before it was looked at', async () => {
    expect((await get('/readyz')).json()).toEqual({ status: 'ready', audit: { status: 'unchecked', length: 0 } })
  })

  test('its head and length are written down in the log, in the metrics and in a file', async () => {
    await testSecurityLog().record(world.db, { kind: 'loginFailed' })
    await world.app.audit.drain()
    const head = await world.db.one<{ hash: string }>(sql`select hash from audit where chain = 'heads'`)
    expect(logged()).toEqual([expect.objectContaining({ msg: 'audit anchored', length: 1, head: head?.hash })])
    expect(anchors()).toEqual([`000000000001.${head?.hash}`])
    const { body } = await get('/metrics')
    expect(body).toContain('portolan_audit_length 1')
    const bits = Buffer.from(head?.hash ?? '', 'base64url')
      .subarray(0, 6)
      .toString('hex')
    expect(body).toContain(`portolan_audit_head ${Number.parseInt(bits, 16)}`)
    await world.app.audit.drain()
    expect(anchors(), 'nothing has happened since').toHaveLength(1)
  })

  test('a probe says that it is whole', async () => {
    await world.app.audit.check()
    expect((await get('/readyz')).json()).toEqual({
      status: 'ready',
      audit: { status: 'whole', length: 1, checkedAt: expect.stringMatching(/Z$/) },
    })
  })

  test('and that it is broken: no node goes out of work by that, and only the log says where', async () => {
    const entries = await world.db.query<{ chain: string }>(
      sql`delete from audit where chain <> 'heads' returning chain`,
    )
    // A chain a day: of what the database was made with, and of what has happened since.
    const chains = [...new Set(entries.map(({ chain }) => chain))].sort()
    await world.app.audit.check()
    const reply = await get('/readyz')
    expect([reply.statusCode, reply.json().audit.status]).toEqual([200, 'broken'])
    expect((await get('/metrics')).body).toContain(`portolan_audit_breaks ${chains.length}\n`)
    expect(reply.body).not.toContain(chains[0])
    const told = logged().filter(({ level }) => level === 40)
    expect(told).toMatchObject(chains.map((chain) => ({ level: 40, chain, position: 1, reason: 'cut' })))
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

test('every metric of ours that is served is explained to operators, and no other', async () => {
  const { body } = await get('/metrics')
  const served = [...body.matchAll(/^# TYPE (portolan_\w+) /gm)].map(([, name]) => name)
  const explained = firstColumnOf('Metrics').filter((name) => name.startsWith('portolan_'))
  expect(served.length).toBeGreaterThan(8)
  expect(explained.sort()).toEqual(served.sort())
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
    const { one } = world.db
    world.db.one = () => Promise.reject(Object.assign(new Error('Key (email)=(ada@example.org)'), { code: '23502' }))
    try {
      const reply = await world.app.http.inject({ url: readOwnInfo.path, cookies: { portolan: 'A'.repeat(43) } })
      expect(reply.statusCode).toBe(500)
      expect(reply.body).not.toMatch(/ada@|23502| at /)
    } finally {
      world.db.one = one
    }
    expect(logged()).toEqual([
      expect.objectContaining({ msg: 'call failed', err: expect.objectContaining({ code: '23502' }) }),
      expect.objectContaining({ route: readOwnInfo.path, status: 500 }),
    ])
    expect(world.log.join('')).not.toContain('ada@')
  })
})
