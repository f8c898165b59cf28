import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  beginServer,
  buildServer,
  keepAlive,
  makeDataDir,
  readPreference,
  type Server,
  savePreference,
  startServer,
  themes,
} from '../testing/server.ts'
import { isOutage } from './db.ts'
import { type EmbeddedDatabase, openPglite } from './db-pglite.ts'
import { sql } from './sql.ts'

const rounds = process.env.FULL === '1' ? 25 : 6

beforeAll(buildServer)

let server: Server | undefined
afterEach(() => server?.kill('SIGKILL'))

async function start(dataDir: string): Promise<Server> {
  server = await startServer({ DATA_DIR: dataDir })
  return server
}

/** What was acknowledged: the cookie, and what must be found under it. */
type Ledger = Map<string, string>

/** Writes as fast as it is answered until the server is gone. */
async function writeUntilGone(port: number, ledger: Ledger): Promise<void> {
  const agent = keepAlive(1)
  for (let count = 0; ; count++) {
    const theme = themes[count % themes.length] ?? 'auto'
    try {
      const { status, cookie } = await savePreference(port, theme, agent)
      if (status === 200) ledger.set(cookie, theme)
    } catch {
      agent.destroy()
      return
    }
  }
}

async function lostFrom(port: number, ledger: Ledger): Promise<string[]> {
  const agent = keepAlive(8)
  const found = await Promise.all(
    [...ledger].map(async ([cookie, theme]) => (await readPreference(port, cookie, agent)) === theme),
  )
  agent.destroy()
  return [...ledger.keys()].filter((_, index) => !found[index])
}

test(`F5 kill -9 ×${rounds} while writing: nothing acknowledged is lost, and it opens again each time`, {
  timeout: 900_000,
}, async () => {
  const folder = makeDataDir()
  const all: Ledger = new Map()
  let recent: Ledger = new Map()
  for (let round = 1; round <= rounds; round++) {
    const { port, kill } = await start(folder.path)
    expect(await lostFrom(port, recent), `of ${recent.size} before round ${round}`).toEqual([])
    const written: Ledger = new Map()
    const writers = [1, 2, 3, 4].map(() => writeUntilGone(port, written))
    // Each round ends at another moment, and never before something was written.
    while (written.size < 20) await pause(20)
    await pause(Math.random() * 700)
    expect(await kill('SIGKILL')).toMatchObject({ signal: 'SIGKILL' })
    await Promise.all(writers)
    for (const entry of written) all.set(...entry)
    recent = written
  }
  const { port, kill } = await start(folder.path)
  expect(all.size).toBeGreaterThan(rounds * 20)
  expect(await lostFrom(port, all), `of ${all.size} in the end`).toEqual([])
  await kill('SIGKILL')
  folder.remove()
})

test('F5 a first start that is killed half-way leaves nothing in the way of the next', {
  timeout: 300_000,
}, async () => {
  const folder = makeDataDir()
  const { child, ended } = beginServer({ DATA_DIR: folder.path })
  while (!existsSync(join(folder.path, 'database.new', 'base'))) await pause(5)
  child.kill('SIGKILL')
  await ended
  expect(existsSync(join(folder.path, 'database'))).toBe(false)
  const { port, kill } = await start(folder.path)
  const { status, cookie } = await savePreference(port, 'dark')
  expect(status).toBe(200)
  expect(await readPreference(port, cookie)).toBe('dark')
  await kill('SIGTERM')
  folder.remove()
})

/** A disk of its own that can be filled: root may mount one, as on the machines that run the checks. */
function mountDisk(
  megabytes: number,
): { path: string; fill(leave: number): void; free(): void; remove(): void } | undefined {
  const path = join(tmpdir(), `portolan-disk-${process.pid}-${Math.random().toString(36).slice(2)}`)
  mkdirSync(path)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'ignore' })
  } catch (error) {
    rmSync(path, { recursive: true })
    if (process.env.CI) throw error
    return undefined
  }
  const ballast = join(path, 'ballast')
  return {
    path,
    fill(leave) {
      const { bavail, bsize } = statfsSync(path)
      writeFileSync(ballast, Buffer.alloc(Math.max(bavail * bsize - leave, 0)))
    },
    free: () => rmSync(ballast),
    remove() {
      execFileSync('umount', ['-l', path])
      rmSync(path, { recursive: true })
    },
  }
}

describe('F22 a full disk', () => {
  let disk: ReturnType<typeof mountDisk>
  beforeAll(() => {
    disk = mountDisk(160)
  })
  afterAll(() => disk?.remove())

  test('is 503 to whoever writes; what was written can be read, and with room again all goes on', {
    timeout: 300_000,
  }, async ({ skip }) => {
    if (!disk) return skip('mounting a disk to fill needs root')
    const { port, kill } = await start(disk.path)
    const kept: Ledger = new Map()
    for (const theme of themes) kept.set((await savePreference(port, theme)).cookie, theme)

    disk.fill(0)
    let refused = await savePreference(port, 'dark')
    for (let tries = 0; refused.status === 200 && tries < 20_000; tries++) refused = await savePreference(port, 'dark')
    expect(refused.status).toBe(503)
    expect(JSON.parse(refused.text).errors.errors[0].stringValue).toMatch(/^This service is not available right now/)
    expect(refused.text).not.toMatch(/No space|53100|at /)
    expect((await ask(port, { path: '/healthz' })).status).toBe(200)
    expect((await savePreference(port, 'dark')).status).toBe(503)

    disk.free()
    const began = Date.now()
    let again = await savePreference(port, 'auto')
    while (again.status !== 200 && Date.now() - began < 60_000) {
      await pause(200)
      again = await savePreference(port, 'auto')
    }
    expect(again.status, 'without a restart').toBe(200)
    kept.set(again.cookie, 'auto')
    expect(await lostFrom(port, kept)).toEqual([])
    expect(await kill('SIGTERM')).toMatchObject({ code: 0 })
    const next = await start(disk.path)
    expect(await lostFrom(next.port, kept), 'after a restart').toEqual([])
    await next.kill('SIGTERM')
  })

  test('that stops the log of the database itself: it breaks down, is opened again, and has all it acknowledged', {
    timeout: 300_000,
  }, async ({ skip }) => {
    if (!disk) return skip('mounting a disk to fill needs root')
    const said: string[] = []
    let db: EmbeddedDatabase | undefined
    try {
      db = await openPglite({ directory: join(disk.path, 'log') }, (event) => said.push(event))
      await db.script('create table probe (id integer primary key)')
      await db.query(sql`insert into probe values (1)`)
      disk.fill(4_000_000)
      let failure: unknown
      for (let tries = 0; tries < 400 && !failure; tries++) {
        const write = sql`select pg_logical_emit_message(true, 'filler', repeat('z', 100000))`
        await db.query(write).catch((error: unknown) => (failure = error))
      }
      expect(isOutage(failure), String(failure)).toBe(true)
      await expect(db.query(sql`insert into probe values (2)`)).rejects.toSatisfy(isOutage)
      disk.free()
      const began = Date.now()
      while (!said.includes('The embedded database is open again.') && Date.now() - began < 90_000) await pause(100)
      expect(said[0]).toMatch(/^The embedded database broke down \(could not write/)
      await db.query(sql`insert into probe values (3)`)
      expect(await db.query(sql`select id from probe order by id`)).toEqual([{ id: 1 }, { id: 3 }])
    } finally {
      await db?.close()
    }
  })
})
