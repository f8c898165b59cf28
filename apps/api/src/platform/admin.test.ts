import { addToCart, readCart } from '@portolan/contract/cart'
import { table } from '@portolan/contract/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demandDocumented, servedBy } from '../testing/documented.ts'
import { makeWebRoot } from '../testing/web-root.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'
import type { Database } from './db.ts'
import { describeApi } from './openapi/document.ts'

const token = 'operators-alone-have-this-token-of-theirs'
const pages = ['/metrics', '/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml', '/api/docs/static/index.html']
const production = {
  NODE_ENV: 'production',
  PAYMENTS: 'test',
  SESSION_SECRET: 'k7Qm2vXw9Rt4Yp6Ls8Nd3Fh5Jb1Gc0Zq',
  PUBLIC_URL: 'https://travel.example',
}
const site = makeWebRoot()
const worlds: TestWorld[] = []
let db: Database | undefined

/** Each has the same database: none of them writes. */
async function openAs(knobs: Record<string, string>): Promise<TestWorld> {
  const world = await openWorld(knobs, { webRoot: site.root, ...(db && { db }) })
  db ??= world.db
  worlds.push(world)
  return world
}

let closed: TestWorld
let guarded: TestWorld
let apart: TestWorld
let development: TestWorld
beforeAll(async () => {
  development = await openAs({})
  closed = await openAs(production)
  guarded = await openAs({ ...production, ADMIN_TOKEN: token })
  apart = await openAs({ ...production, ADMIN_PORT: '0' })
})
afterAll(async () => {
  const [first, ...others] = worlds
  for (const { app } of others) await app.close()
  await first?.close()
  site.remove()
})

const statusOf = async ({ app }: TestWorld, url: string, authorization?: string): Promise<number> =>
  (await app.http.inject({ url, headers: authorization === undefined ? {} : { authorization } })).statusCode

const basic = (pair: string): string => `Basic ${Buffer.from(pair).toString('base64')}`

describe('[F12] the document that is served', () => {
  test('is byte by byte the one whose rules are proved, of the calls that are served here', async () => {
    const served = servedBy(development.app)
    expect([served.has('addToCart'), served.has('searchSailings')]).toEqual([true, false])
    const authorization = `Bearer ${token}`
    const answered = async ({ app }: TestWorld) =>
      (await app.http.inject({ url: '/api/docs/json', headers: { authorization } })).body
    const here = describeApi({ table, served, cookieName: 'portolan', origin: 'http://127.0.0.1:8080' })
    expect(await answered(development)).toBe(JSON.stringify(here))
    const there = describeApi({ table, served, cookieName: '__Host-portolan', origin: 'https://travel.example' })
    expect(await answered(guarded)).toBe(JSON.stringify(there))
  })

  const json = { 'content-type': 'application/json; charset=utf-8' }
  const reply = (statusCode: number, headers: object) => ({ statusCode, headers, payload: '{}' }) as never

  test.each([
    ['the status 422', readCart, reply(422, json)],
    ['the media type text/html', readCart, reply(200, { 'content-type': 'text/html' })],
    ['the header portolan-now beside 409', addToCart, reply(409, { ...json, 'portolan-now': 'now' })],
  ])('fails every test that is answered with what it does not know: %s', (missing, call, answered) => {
    expect(() => demandDocumented(development.app, call, answered)).toThrow(missing)
  })

  test('lets pass what it knows', () => {
    const known = [
      [200, { ...json, etag: '"1"', 'portolan-now': 'now' }],
      [429, { ...json, 'retry-after': '60', 'portolan-challenge': '{}' }],
    ] as const
    for (const [status, headers] of known)
      expect(() => demandDocumented(development.app, addToCart, reply(status, headers))).not.toThrow()
  })
})

describe('[A45] metrics and the description of the API on the public port', () => {
  test.each(pages)('%s is open while developing and 404 in production, where the rest is served', async (url) => {
    expect(await statusOf(development, url)).toBeLessThan(400)
    expect(await statusOf(closed, url)).toBe(404)
    expect(await statusOf(closed, '/')).toBe(200)
    expect(await statusOf(closed, '/readyz')).toBe(200)
  })

  test.each(pages)('%s is read with ADMIN_TOKEN, by programs and by browsers', async (url) => {
    expect(await statusOf(guarded, url, `Bearer ${token}`)).toBeLessThan(400)
    expect(await statusOf(guarded, url, `bearer ${token}`)).toBeLessThan(400)
    expect(await statusOf(guarded, url, basic(`anybody:${token}`))).toBeLessThan(400)
  })

  test.each([
    ['nothing', undefined],
    ['an empty token', 'Bearer '],
    ['another token', `Bearer ${token.replace('o', '0')}`],
    ['its beginning', `Bearer ${token.slice(0, -1)}`],
    ['more than the token', `Bearer ${token}x`],
    ['the token as a name', basic(`${token}:`)],
    ['the token in another scheme', `Digest ${token}`],
    ['no scheme', token],
  ])('with %s it is 401, and a browser may ask for the password', async (_, authorization) => {
    for (const url of pages) {
      const headers = authorization === undefined ? {} : { authorization }
      const reply = await guarded.app.http.inject({ url, headers })
      expect(reply.statusCode, url).toBe(401)
      expect(reply.headers['www-authenticate']).toMatch(/^Basic realm="[^"]+", charset="UTF-8"$/)
      expect(reply.body).not.toMatch(/portolan_|openapi|swagger/i)
    }
  })
})

describe('[A45] with ADMIN_PORT', () => {
  test.each(pages)('%s is 404 on the public port and served on the other, with the same headers', async (url) => {
    expect(await statusOf(apart, url)).toBe(404)
    const reply = await apart.app.admin?.inject({ url })
    expect(reply?.statusCode).toBeLessThan(400)
    expect(reply?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(reply?.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('that port answers probes and nothing of the shop, and no other setting opens one', async () => {
    const admin = apart.app.admin
    for (const url of ['/healthz', '/readyz']) expect((await admin?.inject({ url }))?.statusCode, url).toBe(200)
    for (const url of ['/', '/api/v1/b2b/user-manage/own-info', '/assets/main-abc123.js'])
      expect((await admin?.inject({ url }))?.statusCode, url).toBe(404)
    expect([development, closed, guarded].map(({ app }) => app.admin)).toEqual([undefined, undefined, undefined])
  })

  test('and so do the details of its readiness; the public port says ready, to operators how the audit stands', async () => {
    const details = { status: 'ready', audit: { status: 'unchecked', length: 0 } }
    expect((await apart.app.admin?.inject({ url: '/readyz' }))?.json()).toEqual(details)
    const readyOf = async ({ app }: TestWorld, headers = {}) =>
      (await app.http.inject({ url: '/readyz', headers })).json()
    for (const world of [apart, closed, guarded]) expect(await readyOf(world)).toEqual({ status: 'ready' })
    expect(await readyOf(guarded, { authorization: `Bearer ${token}x` })).toEqual({ status: 'ready' })
    expect(await readyOf(guarded, { authorization: `Bearer ${token}` })).toEqual(details)
    expect(await readyOf(development)).toEqual(details)
  })

  test('with a token the details of that port are its owners’ alone', async () => {
    const both = await openAs({ ...production, ADMIN_PORT: '0', ADMIN_TOKEN: token })
    const ready = async (headers = {}) => (await both.app.admin?.inject({ url: '/readyz', headers }))?.json()
    expect(await ready()).toEqual({ status: 'ready' })
    expect(await ready({ authorization: `Bearer ${token}` })).toHaveProperty('audit')
  })

  test('the figures there are those of the public port', async () => {
    await apart.app.http.inject({ url: '/healthz' })
    const { body } = (await apart.app.admin?.inject({ url: '/metrics' })) ?? { body: '' }
    expect(body).toMatch(/portolan_request_seconds_count\{method="GET",route="\/healthz",status="200"\} \d/)
  })
})
