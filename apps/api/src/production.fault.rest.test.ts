import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fileAnchor } from './audit/anchor.ts'
import { expectRefusal, makeServedFolder, type ServedFolder } from './testing/served-folder.ts'
import { ask, buildServer, type Server, savePreference, startServer, tryToStart } from './testing/server.ts'
import { freePort } from './testing/services.ts'

/** Each test works on a copy. */
let served: ServedFolder
let server: Server | undefined

beforeAll(async () => {
  await buildServer()
  served = await makeServedFolder()
})
afterEach(async () => {
  await server?.kill('SIGKILL')
  server = undefined
})
afterAll(() => served?.remove())

const locksIn = (path: string): string[] => readdirSync(path).filter((name) => name.endsWith('.lock'))

describe('the port of operators', () => {
  test('[A45] has the metrics, and the public port has them no longer; a port that is taken is named', async () => {
    const DATA_DIR = served.copy()
    const adminPort = await freePort()
    server = await startServer({ DATA_DIR, ADMIN_PORT: String(adminPort) })
    expect(server.output()).toContain(`port ${adminPort} of 127.0.0.1`)
    expect((await ask(adminPort, { path: '/metrics' })).text).toContain('portolan_logins_total')
    expect((await ask(adminPort, { path: '/readyz' })).status).toBe(200)
    expect((await ask(server.port, { path: '/metrics' })).status).toBe(404)
    const started = Date.now()
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(Date.now() - started).toBeLessThan(9_000)

    const taken = createServer().listen(adminPort, '127.0.0.1')
    await expectRefusal(
      { DATA_DIR, ADMIN_PORT: String(adminPort) },
      new RegExp(`^Port ${adminPort} is taken\\. Stop what uses it or set ADMIN_PORT to another number\\.$`),
    )
    taken.close()
  })
})

describe('what lies in the data directory', () => {
  test('[A41] was open to everybody on the machine and is closed by a start, and so is what is written later', async () => {
    const path = served.copy()
    fileAnchor(path).write({ length: 1, hash: 'x'.repeat(43) })
    execFileSync('chmod', ['-R', 'a+rwX', path])
    server = await startServer({ DATA_DIR: path })
    expect((await savePreference(server.port, 'light')).status).toBe(200)
    const isOpen = (name: string) => (statSync(join(path, name)).mode & 0o077) !== 0
    const all = readdirSync(path, { recursive: true }) as string[]
    expect(all.length).toBeGreaterThan(500)
    expect(['', ...all].filter(isOpen)).toEqual([])
  })
})

describe('A44 production', () => {
  const secret = randomBytes(48).toString('base64')

  test('does not start without its secret, with one that is printed, with the demo, or with play money by oversight', async () => {
    const DATA_DIR = served.copy()
    const NODE_ENV = 'production'
    const LIMITS = 'on'
    await expectRefusal({ NODE_ENV, LIMITS, DATA_DIR }, /^SESSION_SECRET is missing: in production give .+\.$/)
    await expectRefusal(
      { NODE_ENV, LIMITS, DATA_DIR, SESSION_SECRET: secret, DEMO: 'on' },
      /^DEMO is on in production: .+ Set DEMO=off\.$/,
    )
    const plain = { NODE_ENV, LIMITS, DATA_DIR, SUPPLIERS: 'house' }
    await expectRefusal({ ...plain, SESSION_SECRET: secret }, /^PAYMENTS is missing: in production give none .+\.$/)
    await expectRefusal(
      { ...plain, PAYMENTS: 'none', SESSION_SECRET: 'a secret that is long enough for anyone' },
      /^SESSION_SECRET is printed in the documents of this program\. .+48\.$/,
    )
    expect(locksIn(DATA_DIR)).toEqual([])
  })

  test('is looked at beforehand in a process that ends: one line each, and a code', async () => {
    const DATA_DIR = served.copy()
    const environment = { DATA_DIR, LIMITS: 'on', SUPPLIERS: 'house', SESSION_SECRET: secret, PAYMENTS: 'none' }
    const fine = await tryToStart(environment, 120_000, '--check')
    expect(fine.output.split('\n').every((line) => line.startsWith('ok '))).toBe(true)
    expect(fine.code).toBe(0)
    const wanting = await tryToStart({ ...environment, PAYMENTS: '' }, 120_000, '--check')
    expect(wanting.output).toMatch(/^refused {2}PAYMENTS is missing: /)
    expect(wanting.code).toBe(1)
  })

  test('locks the demo logins it finds, with their sessions; a later demo opens them again', async () => {
    const DATA_DIR = served.copy()
    const logIn = async ({ port }: Server, username: string, password: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const body = new URLSearchParams({ username, password }).toString()
      const { text, headers: got } = await ask(port, {
        method: 'POST',
        path: '/api/v1/account/authentication',
        headers,
        body,
      })
      return { id: JSON.parse(text).id, cookie: String(got['set-cookie']?.[0] ?? '').split(';')[0] ?? '' }
    }
    server = await startServer({ DATA_DIR })
    const demo = await logIn(server, 'owner', 'portolan-demo')
    expect(demo.id).toBeTruthy()
    await server.kill('SIGTERM')

    // Who logged in is sealed with the trial's own secret.
    const former = readFileSync(join(DATA_DIR, 'session-secret'), 'utf8').trim()
    const SESSION_SECRET = `${secret},${former}`
    const production = { NODE_ENV: 'production', LIMITS: 'on', SUPPLIERS: 'house', PAYMENTS: 'none', SESSION_SECRET }
    server = await startServer({ DATA_DIR, ...production })
    expect(server.output()).not.toContain('portolan-demo')
    expect((await logIn(server, 'owner', 'portolan-demo')).id).toBeUndefined()
    expect((await logIn(server, 'traveller', 'portolan-demo')).id).toBeUndefined()
    const own = await ask(server.port, {
      path: '/api/v1/b2b/user-manage/own-info',
      headers: { cookie: demo.cookie.replace('portolan=', '__Host-portolan=') },
    })
    expect(JSON.parse(own.text).id, 'not even by the old cookie').toBeUndefined()
    await server.kill('SIGTERM')

    server = await startServer({ DATA_DIR, SESSION_SECRET })
    expect(server.output()).toContain('portolan-demo')
    expect((await logIn(server, 'owner', 'portolan-demo')).id, 'the logins it announces work').toBe(demo.id)
  })
})
