import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Disk, mountDisk } from '../testing/fault-disk.ts'
import { fillDataDir, makeReadyDataDir } from '../testing/fault-folder.ts'
import { type Ledger, lostFrom, writeUntilGone } from '../testing/fault-ledger.ts'
import { isFull } from '../testing/fault-rest.ts'
import {
  ask,
  beginServer,
  buildServer,
  makeDataDir,
  readPreference,
  type Server,
  savePreference,
  startServer,
  themes,
} from '../testing/server.ts'

const rounds = isFull ? 25 : 1

beforeAll(buildServer)

let server: Server | undefined
afterEach(() => server?.kill('SIGKILL'))

async function start(dataDir: string): Promise<Server> {
  server = await startServer({ DATA_DIR: dataDir })
  return server
}

test(`F5 kill -9 ×${rounds} while writing: nothing acknowledged is lost, and it opens again each time`, {
  timeout: 900_000,
}, async () => {
  const folder = await makeReadyDataDir()
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

describe('F22 a full disk', () => {
  let disk: Disk | undefined
  beforeAll(() => {
    disk = mountDisk(160)
  })
  afterAll(() => disk?.remove())

  test('is 503 to whoever writes; what was written can be read, and with room again all goes on', {
    timeout: 300_000,
  }, async ({ skip }) => {
    if (!disk) return skip('mounting a disk to fill needs root')
    await fillDataDir(disk.path)
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
    // Who asked within the last seconds is told what was found then.
    const readiness = async () => (await ask(port, { path: '/readyz' })).status
    await expect.poll(readiness, { timeout: 30_000, interval: 500 }).toBe(503)
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
    await expect.poll(readiness, { timeout: 30_000, interval: 500 }).toBe(200)
    expect(await lostFrom(port, kept)).toEqual([])
    expect(await kill('SIGTERM')).toMatchObject({ code: 0 })
    const next = await start(disk.path)
    expect(await lostFrom(next.port, kept), 'after a restart').toEqual([])
    await next.kill('SIGTERM')
  })
})
