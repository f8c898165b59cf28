import { createHash } from 'node:crypto'
import { authenticate, readOwnInfo } from '@portolan/contract/account'
import { table } from '@portolan/contract/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, openWorld, type TestWorld } from '../testing/world.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
/** One of each kind: answer, refusal, nothing there, no address at all, probe, documentation. */
const addresses = [
  '/api/v1/b2b/user-manage/own-info',
  '/api/v1/notices',
  '/api/v1/nothing',
  '/api/v1/%zz',
  '/nothing',
  '/healthz',
  '/api/docs/',
  '/api/docs/json',
]

let plain: TestWorld
let secure: TestWorld
beforeAll(async () => {
  plain = await openWorld()
  secure = await openWorld({ PUBLIC_URL: 'https://travel.example' })
})
afterAll(async () => {
  await plain.close()
  await secure.close()
})

describe('A45 every answer', () => {
  test.each(addresses)('%s forbids frames, sniffing and foreign scripts', async (url) => {
    for (const world of [plain, secure]) {
      const { headers } = await world.app.http.inject({ url })
      expect(headers).toMatchObject(everywhere)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/)
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers.server).toBeUndefined()
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    }
  })

  test('of the API is kept by nobody', async () => {
    for (const url of addresses.filter((one) => one.startsWith('/api/v1/'))) {
      expect((await plain.app.http.inject({ url })).headers['cache-control'], url).toBe('no-store')
    }
  })

  test('has a nonce of its own', async () => {
    const nonces = new Set<string>()
    for (let count = 0; count < 20; count++) {
      const { headers } = await plain.app.http.inject({ url: '/healthz' })
      nonces.add(/'nonce-([\w+/=]{24})'/.exec(String(headers['content-security-policy']))?.[1] ?? '')
    }
    expect(nonces.size).toBe(20)
    expect(nonces).not.toContain('')
  })
})

describe('A45 where browsers come by https', () => {
  test('they are told to stay there, and only there', async () => {
    const hsts = async (world: TestWorld) =>
      (await world.app.http.inject({ url: '/healthz' })).headers['strict-transport-security']
    expect(await hsts(secure)).toBe('max-age=31536000; includeSubDomains')
    expect(await hsts(plain)).toBeUndefined()
  })

  const cookieOf = async (world: TestWorld) => {
    const browser = world.browser()
    const headers = { origin: world.config.publicUrl.origin }
    const { raw } = await browser.call(
      authenticate,
      { body: { username: 'traveller', password: demoPassword } },
      headers,
    )
    return { text: String(raw.headers['set-cookie']), browser }
  }

  test('the cookie is bound to the host and Secure', async () => {
    const { text, browser } = await cookieOf(secure)
    expect(text).toMatch(/^__Host-portolan=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect((await browser.call(readOwnInfo, {})).body.username).toBe('traveller')
    // The plain name is not looked at: a neighbour without TLS could have set it.
    const token = browser.cookies.get('__Host-portolan') ?? ''
    const other = secure.browser()
    other.cookies.set('portolan', token)
    expect((await other.call(readOwnInfo, {})).body.username).toBeUndefined()
  })

  test('elsewhere it has a plain name, and is HttpOnly and SameSite all the same', async () => {
    expect((await cookieOf(plain)).text).toMatch(/^portolan=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  })
})

describe('the documentation', () => {
  const get = async (url: string) => plain.app.http.inject({ url })

  test('is OpenAPI 3.1 and holds every call, with its parameters and its level', async () => {
    const described = (await get('/api/docs/json')).json()
    expect(described.openapi).toMatch(/^3\.1\./)
    type Path = Record<string, { operationId: string }>
    const operations = Object.entries<Path>(described.paths).flatMap(([path, { parameters: _, ...methods }]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
    )
    const calls = Object.entries(table).map(([name, { method, path }]) => `${name}: ${method} ${path}`)
    expect(operations.sort()).toEqual(calls.sort())
    const { put } = described.paths['/api/v1/b2b/user-manage/users/{username}']
    expect(put.description).toBe('Auth level: b2b. Permission: users:manage.')
    expect(put.parameters[0]).toMatchObject({ name: 'username', in: 'path', required: true })
    const { $ref } = put.requestBody.content['application/json'].schema
    expect(described.components.schemas[$ref.split('/').at(-1)].additionalProperties).toBe(false)
    expect(described.servers).toEqual([{ url: plain.config.publicUrl.origin }])
    const login = described.paths['/api/v1/account/authentication'].post.requestBody.content
    expect(Object.keys(login)).toEqual(['application/x-www-form-urlencoded'])
  })

  test('page loads under its policy: files of ours, nothing inline', async () => {
    const page = await get('/api/docs/')
    const { body, headers } = page.statusCode === 302 ? await get(String(page.headers.location)) : page
    expect(headers['content-type']).toContain('text/html')
    const policy = String(headers['content-security-policy'])
    const inline = [...body.matchAll(/<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g)]
    for (const [, kind, text = ''] of inline) {
      const hash = createHash('sha256').update(text).digest('base64')
      expect(policy, `inline ${kind}`).toContain(`'sha256-${hash}'`)
    }
    expect(body).not.toMatch(/\son\w+=|\sstyle=/)
    const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, file]) => new URL(file ?? '', 'http://x/api/docs/'),
    )
    expect(files.length).toBeGreaterThan(3)
    for (const { host, pathname } of files) {
      expect(host).toBe('x')
      expect((await get(pathname)).statusCode, pathname).toBe(200)
    }
  })
})
