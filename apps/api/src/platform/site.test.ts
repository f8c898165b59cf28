import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { authenticate, savePreferences } from '@portolan/contract/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeWebRoot } from '../testing/web-root.ts'
import { type Browser, demoPassword, openWorld, type TestWorld } from '../testing/world.ts'
import { hashOf, newToken } from './crypto.ts'
import { sql } from './sql.ts'

const site = makeWebRoot()
let world: TestWorld
let port: number
beforeAll(async () => {
  world = await openWorld({}, { webRoot: site.root })
  port = Number(new URL(await world.app.http.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await world.close()
  site.remove()
})

interface Got {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Over a real connection, because every other way of asking tidies the path up first. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject).end()
  })

describe('A40 nothing but the site is served', () => {
  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%5cpackage.json',
    '/assets\\..\\..\\package.json',
    '/%5c..%5cpackage.json',
    '/..%252fpackage.json',
    '//package.json',
    '/package.json',
    '/.git',
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/.vite/manifest.json',
    '/assets/.hidden',
    '/index.html%00.js',
    '/assets/main-abc123.js%00',
    '/%00',
    '/assets/main-abc123.js.br',
    '/assets/missing-1.js',
    '/assets',
    '/assets/',
    '/assets/login',
    '/assets/foo/bar?x=1',
    '/api/nothing',
    '/api/v1/../../package.json',
  ])('%s', async (path) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('application/json')
    expect(JSON.parse(body.toString())).toMatchObject({ success: false })
    expect(body.toString()).not.toMatch(/private|package\.json|\/tmp|portolan-site/)
  })

  test.each(['/%zz', '/%c0%ae%c0%ae/package.json', '/%'])('%s is no address', async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(400)
    expect(JSON.parse(body.toString()).errors.errors).toEqual([{ stringValue: 'Some request errors.' }])
  })
})

test('[A45] no address below /assets takes the policy off an answer that is no file', async () => {
  for (const path of ['/assets/login', '/assets/', '/assets/missing-1.js', '/assets/%2e%2e/login']) {
    const { headers } = await get(path)
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
  expect((await get('/assets/main-abc123.js')).headers['content-security-policy']).toBeUndefined()
})

describe('files', () => {
  const script = '/assets/main-abc123.js'

  test('with a hash in their name are kept for ever, the others for an hour', async () => {
    const { status, headers, body } = await get(script)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toMatch(/javascript/)
    expect(body.toString()).toBe(site.script)
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  test('travel as brotli when that is understood, and as they are when it is not', async () => {
    const small = await get(script, { 'accept-encoding': 'gzip, deflate, br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.headers.vary).toMatch(/accept-encoding/i)
    expect(small.headers['cache-control']).toContain('immutable')
    expect(brotliDecompressSync(small.body).toString()).toBe(site.script)
    expect(small.body.length).toBeLessThan(site.script.length / 10)
    const plain = await get(script, { 'accept-encoding': 'identity' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(site.script)
  })

  test('are sent without asking the database who calls', async () => {
    const stuck = world.db.transaction(async (tx) => {
      await tx.query(sql`lock table session in access exclusive mode`)
      return get(script, { cookie: `portolan=${'a'.repeat(43)}` })
    })
    expect((await stuck).status).toBe(200)
  })
})

describe('the page', () => {
  const settingsIn = (html: string) =>
    JSON.parse(/<script type="application\/json" id="settings">(.*?)<\/script>/s.exec(html)?.[1] ?? 'none')

  test('is the same for every address of the application', async () => {
    for (const path of ['/', '/login', '/rail/travellers?x=1.5', '/promotion/7', '/no-such-page']) {
      const { status, headers, body } = await get(path)
      expect(status, path).toBe(200)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['cache-control']).toBe('no-store')
      expect(body.toString()).toContain('<div id="root">')
    }
  })

  test('shows a stranger the defaults', async () => {
    const html = (await get('/login')).body.toString()
    expect(/<html[^>]*>/.exec(html)?.[0]).toBe(
      '<html lang="en" dir="ltr" data-theme="light" data-layout="vertical" data-width="fluid" data-sidebar="icon" data-topbar="dark" data-loader="off">',
    )
    expect(settingsIn(html)).toEqual({
      sso: false,
      demo: true,
      timeZone: 'Asia/Shanghai',
      clocks: expect.objectContaining({ en: 'Shanghai time', zh: '北京时间' }),
      language: 'en',
      currency: 'USD',
    })
  })

  test('[R1.4, R2.8] shows a visitor what was chosen, from the first byte', async () => {
    const browser = world.browser()
    const chosen = {
      language: 'ar',
      currency: 'HKD',
      theme: 'dark',
      layoutType: 'horizontal',
      layoutWidth: 'boxed',
      leftSidebarType: 'full',
      topbar: 'light',
      loader: true,
    } as const
    await browser.call(savePreferences, { body: chosen })
    const html = (await get('/', { cookie: `portolan=${browser.cookies.get('portolan')}` })).body.toString()
    expect(/<html[^>]*>/.exec(html)?.[0]).toBe(
      '<html lang="ar" dir="rtl" data-theme="dark" data-layout="horizontal" data-width="boxed" data-sidebar="full" data-topbar="light" data-loader="on">',
    )
    expect(settingsIn(html)).toMatchObject({ language: 'ar', currency: 'HKD' })
  })

  /** What the head names, and what it asks for. */
  const headOf = async (path: string, browser?: Browser) => {
    const html = (await get(path, browser && { cookie: `portolan=${browser.cookies.get('portolan')}` })).body.toString()
    const sheets = [...html.matchAll(/<link rel="stylesheet" crossorigin href="\/assets\/([^"]*)">/g)]
    const [, scripts = '[]'] = /<script nonce="[\w+/=]{24}">for\(const one of (\[.*?\])\)/.exec(html) ?? []
    const named = [...sheets.map(([, file]) => file), ...(JSON.parse(scripts) as string[])]
    const asked = [...html.matchAll(/<script nonce="[\w+/=]{24}">ask\("(\w+)"\)<\/script>/g)]
    return { named: named.map((file) => file?.replace('assets/', '')), asked: asked.map(([, what]) => what) }
  }
  const logIn = async (username: string) => {
    const browser = world.browser()
    const origin = world.config.publicUrl.origin
    await browser.call(authenticate, { body: { username, password: demoPassword } }, { origin })
    return browser
  }

  test('names all that it is made of, in the language of its reader, and asks for what it will show', async () => {
    expect(await headOf('/rail/trains?from=1')).toEqual({
      named: ['trains.css', 'trains.js', 'trains-en.js'],
      asked: ['who', 'trains'],
    })
    const browser = world.browser()
    await browser.call(savePreferences, { body: { language: 'ar' } })
    expect((await headOf('/rail/trains', browser)).named.at(-1)).toBe('trains-ar.js')
    for (const path of ['/login', '/rail', '/no-such-page'])
      expect(await headOf(path), path).toEqual({ named: [], asked: [] })
  })

  test('[R4.2] asks for nothing where somebody has to log in first', async () => {
    expect(await headOf('/air/oneway')).toEqual({ named: [], asked: [] })
    expect((await headOf('/air/oneway', await logIn('traveller'))).asked).toEqual(['who', 'flights'])
  })

  test('[R6.2] asks for nothing that an employee may not see', async () => {
    const agent = await logIn('agent')
    expect((await headOf('/air/oneway', agent)).asked).toEqual(['who', 'flights'])
    await world.db.query(sql`
      insert into account_permission (account_id, permission, effect)
      select id, 'air:view', 'revoke' from account where username = 'agent'`)
    expect(await headOf('/air/oneway', agent)).toEqual({ named: [], asked: [] })
    expect((await headOf('/rail/trains', agent)).asked).toEqual(['who', 'trains'])
  })

  test('A45 carries the nonce of its own answer', async () => {
    const [one, two] = [await get('/'), await get('/')]
    const nonceIn = ({ body }: Got) => / nonce="([^"]+)"/.exec(body.toString())?.[1]
    for (const got of [one, two]) expect(got.headers['content-security-policy']).toContain(`'nonce-${nonceIn(got)}'`)
    expect(nonceIn(one)).not.toBe(nonceIn(two))
  })

  test('has settings that can never end the script they stand in', async () => {
    const token = newToken()
    await world.db.query(sql`
      insert into session (token_hash, preferences, expires_at)
      values (${hashOf(token)}, '{"currency":"</script><script>alert(1)</script>"}', now() + interval '1 hour')`)
    const html = (await get('/', { cookie: `portolan=${token}` })).body.toString()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('\\u003c/script>')
  })
})
