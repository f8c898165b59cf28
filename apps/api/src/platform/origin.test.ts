import { listGroups } from '@portolan/contract/agency'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../testing/agency.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'
import { sql } from './sql.ts'

let world: TestWorld
let cookies: Record<string, string>
beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: 'https://travel.example' })
  const { cookies: kept } = await signedIn(world, 'traveller')
  cookies = { '__Host-portolan': kept.get('portolan') ?? '' }
})
afterAll(() => world.close())

const own = 'https://travel.example'

interface Sent {
  headers?: Record<string, string>
  cookies?: Record<string, string>
  method?: 'PUT' | 'OPTIONS'
}

/** A write that anyone may make, so that only the origin can be the reason for a refusal. */
const write = ({ headers = {}, cookies: sent = {}, method = 'PUT' }: Sent) =>
  world.app.http.inject({
    method,
    url: '/api/v1/account/preferences',
    headers: { 'content-type': 'application/json', ...headers },
    cookies: sent,
    payload: '{"theme":"dark"}',
  })

const themeOf = async () => {
  const row = await world.db.one<{ theme: string | null }>(sql`
    select session.preferences ->> 'theme' as theme from session
    join account on account.id = session.account_id where account.username = 'traveller'`)
  return row?.theme ?? null
}

const corsHeaders = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'))

describe('A4, A6 [R8.12] [F12] a write from elsewhere is refused, changes nothing and says why', () => {
  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    [
      'another site with our cookie and a lie about the fetch',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['our name without TLS', { origin: 'http://travel.example' }],
    ['our name on another port', { origin: 'https://travel.example:8443' }],
    ['a site whose name begins like ours', { origin: 'https://travel.example.evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['no origin but cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['no origin but same-site: a neighbour under the same name', { 'sec-fetch-site': 'same-site' }],
    ['our origin but cross-site', { origin: own, 'sec-fetch-site': 'cross-site' }],
    ['neither header but our cookie', {}],
  ])('%s', async (_, headers) => {
    const reply = await write({ headers, cookies })
    expect(reply.statusCode).toBe(403)
    const [fixed, reason, ...more] = reply.json().errors.errors
    expect(fixed).toEqual({ stringValue: 'You do not have permission for this.' })
    expect(reason).toEqual({
      stringValue: 'The header Origin is missing or names another site. Send it with the address of this site.',
      code:
        headers.origin === undefined && headers['sec-fetch-site'] === undefined ? 'origin.missing' : 'origin.foreign',
    })
    expect(more).toEqual([])
    expect(corsHeaders(reply.headers)).toEqual([])
    expect(await themeOf()).toBeNull()
  })

  test('a form on another site logs nobody in', async () => {
    const reply = await world.app.http.inject({
      method: 'POST',
      url: '/api/v1/account/authentication',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=traveller&password=portolan-demo',
    })
    expect(reply.statusCode).toBe(403)
    expect(reply.cookies).toEqual([])
  })
})

test.each([
  ['zh-CN', '标头'],
  ['zh-HK', '標頭'],
  ['es', 'encabezado'],
  ['fr', 'en-tête'],
  ['ar', 'ترويسة'],
])('[F12] a write without Origin says so in %s', async (language, word) => {
  const reply = await write({ headers: { 'accept-language': language }, cookies })
  expect(reply.json().errors.errors[1]).toMatchObject({ code: 'origin.missing' })
  expect(reply.json().errors.errors[1].stringValue).toContain(word)
})

test('[F12] somebody without the right for a call is not sent looking for a header', async () => {
  const reply = await world.app.http.inject({ url: listGroups.path, cookies })
  expect(reply.statusCode).toBe(403)
  expect(reply.json().errors.errors).toEqual([{ stringValue: 'You do not have permission for this.' }])
})

describe('a write from our own pages, or from a program', () => {
  test('passes with our origin', async () => {
    expect((await write({ headers: { origin: own, 'sec-fetch-site': 'same-origin' }, cookies })).statusCode).toBe(200)
    expect(await themeOf()).toBe('dark')
  })

  test('passes with the origin of the address it was sent to, however the server is reached', async () => {
    const headers = { origin: 'http://10.0.0.7:8080', host: '10.0.0.7:8080' }
    expect((await write({ headers, cookies })).statusCode).toBe(200)
  })

  test('passes without any header when it carries no cookie', async () => {
    expect((await write({})).statusCode).toBe(200)
  })

  test('passes when the person typed the address', async () => {
    expect((await write({ headers: { 'sec-fetch-site': 'none' }, cookies })).statusCode).toBe(200)
  })
})

describe('A6 no page elsewhere may read an answer', () => {
  test('OPTIONS opens nothing', async () => {
    const asked = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }
    const reply = await write({ method: 'OPTIONS', headers: asked })
    expect(reply.statusCode).toBe(404)
    expect(corsHeaders(reply.headers)).toEqual([])
  })

  test('a read from elsewhere is answered without leave to read it', async () => {
    const reply = await world.app.http.inject({
      url: '/api/v1/b2b/user-manage/own-info',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(reply.statusCode).toBe(200)
    expect(corsHeaders(reply.headers)).toEqual([])
    expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin')
  })
})

test('A5 a write as plain text is refused', async () => {
  const reply = await write({ headers: { origin: own, 'content-type': 'text/plain' }, cookies })
  expect(reply.statusCode).toBe(415)
})
