import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server as Listener } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeSafe } from './platform/crypto.ts'
import { openPglite } from './platform/db-pglite.ts'
import { sql } from './platform/sql.ts'
import { expectRefusal, makeServedFolder, type ServedFolder } from './testing/served-folder.ts'
import { buildServer, readPreference, type Server, savePreference, startServer } from './testing/server.ts'
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

test('a start reads no program that may never be needed', () => {
  const built = readFileSync(new URL('../dist/main.js', import.meta.url), 'utf8')
  const read = [...built.matchAll(/^import .*?"(.+)";$/gm)].map(([, name = '']) => name)
  expect(read).toContain('fastify')
  for (const name of ['ioredis', 'nodemailer', 'nodemailer/lib/smtp-connection', 'openid-client', 'sanitize-html'])
    expect(read).not.toContain(name)
})

const locksIn = (path: string): string[] => readdirSync(path).filter((name) => name.endsWith('.lock'))

describe('F6 two processes on one data directory', () => {
  test('the second ends with a sentence, and the first does not notice', async () => {
    const path = served.copy()
    server = await startServer({ DATA_DIR: path })
    const second = new RegExp(
      `^The data directory ${path} is in use by process ${server.pid}\\. Stop that process or set DATA_DIR to another folder\\.$`,
    )
    await expectRefusal({ DATA_DIR: path }, second)
    expect(await readPreference(server.port, served.cookie)).toBe('dark')
    expect((await savePreference(server.port, 'light')).status).toBe(200)
    expect(locksIn(path)).toHaveLength(1)
    await server.kill('SIGTERM')
    expect(locksIn(path)).toEqual([])
  })

  test('of many that start at once, one serves at most', async () => {
    const path = served.copy()
    const all = await Promise.allSettled([1, 2, 3].map(() => startServer({ DATA_DIR: path })))
    const serving = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(serving.length).toBeLessThanOrEqual(1)
    for (const one of all) {
      if (one.status === 'rejected') expect(String(one.reason)).toMatch(/is in use by process \d+/)
    }
    for (const one of serving) await one.kill('SIGKILL')
  })

  test('the lock of a dead process, and of one whose number was given away since, is taken over', async () => {
    const path = served.copy()
    server = await startServer({ DATA_DIR: path })
    const [lock = ''] = locksIn(path)
    const mark = readFileSync(join(path, lock), 'utf8')
    await server.kill('SIGKILL')
    expect(locksIn(path)).toEqual([lock])
    // The same number, alive, but another process: this one.
    writeFileSync(join(path, 'portolan-1-aa.lock'), mark.replace(/^\d+/, String(process.pid)))
    server = await startServer({ DATA_DIR: path })
    expect(await readPreference(server.port, served.cookie)).toBe('dark')
    expect(locksIn(path)).toHaveLength(1)
  })

  test('the lock of a process in another container holds while it beats, and no longer', async () => {
    const path = served.copy()
    const foreign = join(path, 'portolan-1-bb.lock')
    writeFileSync(foreign, '1 12345 another-boot pid:[1]')
    const beating = setInterval(() => utimesSync(foreign, new Date(), new Date()), 500)
    try {
      await expectRefusal({ DATA_DIR: path }, /is in use by process 1 in another container or on another machine\./)
    } finally {
      clearInterval(beating)
    }
    server = await startServer({ DATA_DIR: path })
    expect(await readPreference(server.port, served.cookie)).toBe('dark')
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
    const path = served.copy()
    damage(path)
    await expectRefusal({ DATA_DIR: path }, damaged)
    expect(locksIn(path)).toEqual([])
  })

  test('a secret that was cut off', async () => {
    const path = served.copy()
    writeFileSync(join(path, 'session-secret'), '')
    await expectRefusal({ DATA_DIR: path }, /^The secret in \S+ cannot be used\. .+SESSION_SECRET\.$/)
  })

  test('a secret that is gone while a passport is sealed with it: none is made in its place', async () => {
    const path = served.copy()
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
    const path = served.copy()
    const db = await openPglite({ directory: join(path, 'database') })
    await db.query(sql`insert into migration (name) values ('9999_of_tomorrow.sql')`)
    await db.close()
    await expectRefusal({ DATA_DIR: path }, /^The database is newer than this program: .+9999_of_tomorrow\.sql.+\.$/)
  })

  test('a data directory that is none', async () => {
    const path = served.copy()
    writeFileSync(join(path, 'file'), '')
    await expectRefusal(
      { DATA_DIR: join(path, 'file', 'data') },
      /^The data directory \S+ cannot be written\. Set DATA_DIR/,
    )
  })

  test('a database or a cache that nobody answers for', async () => {
    const port = await freePort()
    const path = served.copy()
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
      const path = served.copy()
      await expectRefusal(
        { DATA_DIR: path, PORT: String(port) },
        new RegExp(`^Port ${port} is taken\\. Stop what uses it or set PORT`),
      )
      await expectRefusal(
        { DATA_DIR: path, HOST: '203.0.113.1' },
        /^HOST 203\.0\.113\.1 is not an address of this machine\./,
      )
      server = await startServer({ DATA_DIR: path })
      expect(await readPreference(server.port, served.cookie)).toBe('dark')
    })
  })
})
