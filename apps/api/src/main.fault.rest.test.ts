import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server as Listener } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fileAnchor } from './audit/anchor.ts'
import { makeSafe } from './platform/crypto.ts'
import { openPglite } from './platform/db-pglite.ts'
import { sql } from './platform/sql.ts'
import { makeReadyDataDir } from './testing/fault-folder.ts'
import {
  ask,
  buildServer,
  type DataDir,
  type Environment,
  makeDataDir,
  readPreference,
  type Server,
  savePreference,
  startServer,
  tryToStart,
} from './testing/server.ts'
import { freePort } from './testing/services.ts'

/** Made once; each test works on a copy. */
let template: DataDir
let folder = makeDataDir()
let cookie: string
let server: Server | undefined

beforeAll(async () => {
  await buildServer()
  template = await makeReadyDataDir()
  const first = await startServer({ DATA_DIR: template.path })
  cookie = (await savePreference(first.port, 'dark')).cookie
  expect(await first.kill('SIGTERM')).toEqual({ code: 0, signal: null })
})
afterEach(async () => {
  await server?.kill('SIGKILL')
  server = undefined
})
afterAll(() => {
  template?.remove()
  folder.remove()
})

function copyOfTemplate(): string {
  folder.remove()
  folder = makeDataDir()
  cpSync(template.path, folder.path, { recursive: true })
  return folder.path
}

/** One sentence or two that say what to do, exit code 1, no stack. */
async function expectRefusal(environment: Environment, sentence: RegExp): Promise<void> {
  const { code, output } = await tryToStart(environment)
  expect(output).toMatch(sentence)
  expect(output).not.toMatch(/\n|\bat |Error|\.js:/)
  expect(output).toMatch(/\.$/)
  expect(code).toBe(1)
}

const locksIn = (path: string): string[] => readdirSync(path).filter((name) => name.endsWith('.lock'))

describe('F6 two processes on one data directory', () => {
  test('the second ends with a sentence, and the first does not notice', async () => {
    const path = copyOfTemplate()
    server = await startServer({ DATA_DIR: path })
    const second = new RegExp(
      `^The data directory ${path} is in use by process ${server.pid}\\. Stop that process or set DATA_DIR to another folder\\.$`,
    )
    await expectRefusal({ DATA_DIR: path }, second)
    expect(await readPreference(server.port, cookie)).toBe('dark')
    expect((await savePreference(server.port, 'light')).status).toBe(200)
    expect(locksIn(path)).toHaveLength(1)
    await server.kill('SIGTERM')
    expect(locksIn(path)).toEqual([])
  })

  test('of many that start at once, one serves at most', async () => {
    const path = copyOfTemplate()
    const all = await Promise.allSettled([1, 2, 3].map(() => startServer({ DATA_DIR: path })))
    const serving = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(serving.length).toBeLessThanOrEqual(1)
    for (const one of all) {
      if (one.status === 'rejected') expect(String(one.reason)).toMatch(/is in use by process \d+/)
    }
    for (const one of serving) await one.kill('SIGKILL')
  })

  test('the lock of a dead process, and of one whose number was given away since, is taken over', async () => {
    const path = copyOfTemplate()
    server = await startServer({ DATA_DIR: path })
    const [lock = ''] = locksIn(path)
    const mark = readFileSync(join(path, lock), 'utf8')
    await server.kill('SIGKILL')
    expect(locksIn(path)).toEqual([lock])
    // The same number, alive, but another process: this one.
    writeFileSync(join(path, 'portolan-1-aa.lock'), mark.replace(/^\d+/, String(process.pid)))
    server = await startServer({ DATA_DIR: path })
    expect(await readPreference(server.port, cookie)).toBe('dark')
    expect(locksIn(path)).toHaveLength(1)
  })

  test('the lock of a process in another container holds while it beats, and no longer', async () => {
    const path = copyOfTemplate()
    const foreign = join(path, 'portolan-1-bb.lock')
    writeFileSync(foreign, '1 12345 another-boot pid:[1]')
    const beating = setInterval(() => utimesSync(foreign, new Date(), new Date()), 500)
    try {
      await expectRefusal({ DATA_DIR: path }, /is in use by process 1 in another container or on another machine\./)
    } finally {
      clearInterval(beating)
    }
    server = await startServer({ DATA_DIR: path })
    expect(await readPreference(server.port, cookie)).toBe('dark')
  })
})

describe('F6 what cannot be used stops the start with a sentence', () => {
  const damaged =
    /^The database in \S+\/database cannot be opened: [^.]+\. Restore it from a backup, or move the folder away to start afresh\.$/
  const inDatabase = (path: string, name: string) => join(path, 'database', name)

  test.each<[string, (path: string) => void]>([
    ['another version', (path) => writeFileSync(inDatabase(path, 'PG_VERSION'), '99\n')],
    ['no version, which the embedded database would overwrite', (path) => rmSync(inDatabase(path, 'PG_VERSION'))],
    ['a broken control file', (path) => writeFileSync(inDatabase(path, 'global/pg_control'), Buffer.alloc(8192, 7))],
    ['no log', (path) => rmSync(inDatabase(path, 'pg_wal'), { recursive: true })],
    ['no tables', (path) => rmSync(inDatabase(path, 'base'), { recursive: true })],
  ])('a database with %s', async (_, damage) => {
    const path = copyOfTemplate()
    damage(path)
    await expectRefusal({ DATA_DIR: path }, damaged)
    expect(locksIn(path)).toEqual([])
  })

  test('a secret that was cut off', async () => {
    const path = copyOfTemplate()
    writeFileSync(join(path, 'session-secret'), '')
    await expectRefusal({ DATA_DIR: path }, /^The secret in \S+ cannot be used\. .+SESSION_SECRET\.$/)
  })

  test('a secret that is gone while a passport is sealed with it: none is made in its place', async () => {
    const path = copyOfTemplate()
    const sealed = makeSafe([readFileSync(join(path, 'session-secret'), 'utf8')]).seal('[]', 'somebody')
    const db = await openPglite({ directory: join(path, 'database') })
    await db.query(sql`update account set documents_sealed = ${sealed} where username = 'traveller'`)
    await db.close()
    rmSync(join(path, 'session-secret'))
    await expectRefusal({ DATA_DIR: path }, /^The secret in \S+ is gone, .+ Restore that file .+ as SESSION_SECRET\.$/)
    expect(readdirSync(path)).not.toContain('session-secret')
    await expectRefusal({ DATA_DIR: path, SESSION_SECRET: 'w'.repeat(40) }, /^SESSION_SECRET does not open .+\.$/)
  })

  test('a database that a newer program has made', async () => {
    const path = copyOfTemplate()
    const db = await openPglite({ directory: join(path, 'database') })
    await db.query(sql`insert into migration (name) values ('9999_of_tomorrow.sql')`)
    await db.close()
    await expectRefusal({ DATA_DIR: path }, /^The database is newer than this program: .+9999_of_tomorrow\.sql.+\.$/)
  })

  test('a data directory that is none', async () => {
    const path = copyOfTemplate()
    writeFileSync(join(path, 'file'), '')
    await expectRefusal(
      { DATA_DIR: join(path, 'file', 'data') },
      /^The data directory \S+ cannot be written\. Set DATA_DIR/,
    )
  })

  test('a database or a cache that nobody answers for', async () => {
    const port = await freePort()
    const path = copyOfTemplate()
    const unreachable = `127.0.0.1:${port}`
    await expectRefusal(
      { DATA_DIR: path, DATABASE_URL: `postgres://u:hush@${unreachable}/x` },
      /^DATABASE_URL cannot be reached: nobody listens there\. (?!.*hush)/,
    )
    await expectRefusal(
      { DATA_DIR: path, REDIS_URL: `redis://:hush@${unreachable}` },
      /^REDIS_URL cannot be reached\. (?!.*hush)/,
    )
    expect(locksIn(path)).toEqual([])
  })

  describe('a port or a host', () => {
    let taken: Listener
    let port: number
    beforeAll(async () => {
      port = await freePort()
      taken = createServer().listen(port, '127.0.0.1')
    })
    afterAll(() => taken.close())

    test('that is taken, or not ours', async () => {
      const path = copyOfTemplate()
      await expectRefusal(
        { DATA_DIR: path, PORT: String(port) },
        new RegExp(`^Port ${port} is taken\\. Stop what uses it or set PORT`),
      )
      await expectRefusal(
        { DATA_DIR: path, HOST: '203.0.113.1' },
        /^HOST 203\.0\.113\.1 is not an address of this machine\./,
      )
      server = await startServer({ DATA_DIR: path })
      expect(await readPreference(server.port, cookie)).toBe('dark')
    })
  })
})

describe('the port of operators', () => {
  test('[A45] has the metrics, and the public port has them no longer; a port that is taken is named', async () => {
    const DATA_DIR = copyOfTemplate()
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
    const path = copyOfTemplate()
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
    const DATA_DIR = copyOfTemplate()
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
    const DATA_DIR = copyOfTemplate()
    const environment = { DATA_DIR, LIMITS: 'on', SUPPLIERS: 'house', SESSION_SECRET: secret, PAYMENTS: 'none' }
    const fine = await tryToStart(environment, 120_000, '--check')
    expect(fine.output.split('\n').every((line) => line.startsWith('ok '))).toBe(true)
    expect(fine.code).toBe(0)
    const wanting = await tryToStart({ ...environment, PAYMENTS: '' }, 120_000, '--check')
    expect(wanting.output).toMatch(/^refused {2}PAYMENTS is missing: /)
    expect(wanting.code).toBe(1)
  })

  test('locks the demo logins it finds, with their sessions; a later demo opens them again', async () => {
    const DATA_DIR = copyOfTemplate()
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
