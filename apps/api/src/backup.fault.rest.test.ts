import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fileAnchor } from './audit/anchor.ts'
import { openPostgres } from './platform/db-postgres.ts'
import { makeReadyDataDir } from './testing/fault-folder.ts'
import { openNodes } from './testing/fault-nodes.ts'
import { buyPass, makeShopper, type Send } from './testing/fault-shopper.ts'
import { buildServer, type DataDir, type Environment, makeDataDir, type Server, startServer } from './testing/server.ts'
import { startAnyPostgres } from './testing/services.ts'

const scriptOf = (name: string): string => fileURLToPath(new URL(`../../../scripts/${name}.mjs`, import.meta.url))

interface Ended {
  code: number
  output: string
}

/** As npm runs it, in the folder where it was called. */
const runScript = (script: string, args: readonly string[], environment: Environment): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', INIT_CWD: work.path, ...environment }
    execFile(process.execPath, [scriptOf(script), ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}`.trim() }),
    )
  })
const run = (verb: string, folder: string, environment: Environment) => runScript('backup', [verb, folder], environment)
const checkAudit = (environment: Environment) => runScript('audit-check', [], environment)

let work: DataDir
let server: Server | undefined
beforeAll(async () => {
  work = makeDataDir()
  await buildServer()
})
afterEach(async () => {
  await server?.kill('SIGKILL')
  server = undefined
})
afterAll(() => work.remove())

const within = (name: string): string => join(work.path, name)

/** The passport is sealed: without the secret the details of a booking name nobody. */
async function travellersOf(send: Send, orderId: string): Promise<string[]> {
  const { items } = await send(`/api/v1/checkout/${orderId}`)
  const { travelers } = await send('/api/v1/booking/details', { uniqueID: items[0].uniqueID })
  return travelers.map((one: { lastName: string }) => one.lastName)
}

/** How far the audit was written down outside the database. */
const anchored = (dataDir: string): number => fileAnchor(dataDir).read()[0]?.length ?? 0

/** A node looks every five seconds: at one look it chains, at the next it writes down how far. */
const patience = { timeout: 60_000, interval: 100 }

const isSentence = /^[^\n]+\.$/

describe('npm run backup and npm run restore', () => {
  test('[F22] the embedded database comes back in an empty folder with its secret, and customers buy on', async () => {
    const folder = await makeReadyDataDir()
    const here = { DATA_DIR: folder.path }
    server = await startServer({ ...here, SUPPLIERS: 'house' })
    let port = server.port
    const send = makeShopper(() => port)
    const { orderId } = await buyPass(send)

    const running = await run('backup', 'early', here)
    expect(running.output).toMatch(/^A server is running on \S+\. Stop it first: .+\.$/)
    expect(running.code).toBe(1)
    expect(readdirSync(work.path)).toEqual([])

    await server.kill('SIGTERM')
    const made = await run('backup', 'nightly', here)
    expect(made.output).toMatch(/session-secret, .+ safe place/)
    expect(made.code).toBe(0)
    expect(statSync(within('nightly')).mode & 0o777).toBe(0o700)
    expect(statSync(within('nightly/session-secret')).mode & 0o777).toBe(0o600)
    expect((await run('backup', 'nightly', here)).output).toMatch(/is not empty\. Name a new folder/)
    folder.remove()

    const there = { DATA_DIR: within('data') }
    expect(await run('restore', 'nightly', there)).toMatchObject({ code: 0 })
    const again = await run('restore', 'nightly', there)
    expect(again.code).toBe(1)
    expect(again.output).toMatch(/^There is a database in \S+ already\. [^\n]+\.$/)

    server = await startServer({ ...there, SUPPLIERS: 'house' })
    port = server.port
    expect(await travellersOf(send, orderId)).toEqual(['Lovelace'])
    expect(await buyPass(send)).toMatchObject({ status: 'Ticketed' })
  })

  test('[F22] PostgreSQL is backed up while customers buy, and comes back in an empty database beside the old DATA_DIR', async () => {
    const postgres = await startAnyPostgres()
    const nodes = await openNodes(postgres.url)
    server = await nodes.start()
    let port = server.port
    const send = makeShopper(() => port)
    const { orderId } = await buyPass(send)
    const oldDataDir = nodes.environment.DATA_DIR ?? ''
    await expect.poll(() => anchored(oldDataDir), patience).toBeGreaterThan(0)
    const made = await run('backup', 'dump', nodes.environment)
    expect(made.output).toMatch(/SESSION_SECRET is not in it\./)
    expect(made.code).toBe(0)
    const atBackup = anchored(oldDataDir)
    expect(await buyPass(send)).toMatchObject({ status: 'Ticketed' })
    // What the backup does not have.
    await expect.poll(() => anchored(oldDataDir), patience).toBeGreaterThan(atBackup)
    const left = anchored(oldDataDir)
    const full = await run('restore', 'dump', nodes.environment)
    expect(full).toEqual({
      code: 1,
      output: 'The database of DATABASE_URL has tables already. Restore into an empty one.',
    })
    await server.kill('SIGTERM')

    const name = `restored_${randomUUID().replaceAll('-', '')}`
    const admin = await openPostgres(postgres.url)
    await admin.script(`create database ${name}`)
    const there = {
      ...nodes.environment,
      DATABASE_URL: Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href,
    }
    const restored = await run('restore', 'dump', there)
    expect(restored.code).toBe(0)
    expect(restored.output).toMatch(/The audit goes on from this backup\. .+audit-anchor-left.+ any other node/)
    expect(anchored(oldDataDir), 'as far as the backup goes').toBeLessThanOrEqual(atBackup)
    const [aside = ''] = readdirSync(join(oldDataDir, 'audit-anchor-left'))
    expect(readdirSync(join(oldDataDir, 'audit-anchor-left', aside)).join()).toContain(`${left}.`)
    server = await startServer(there)
    port = server.port
    expect(await travellersOf(send, orderId)).toEqual(['Lovelace'])
    expect(await buyPass(send)).toMatchObject({ status: 'Ticketed' })
    await expect.poll(() => anchored(oldDataDir), { ...patience, message: 'it goes on' }).toBeGreaterThan(atBackup)
    expect(await checkAudit(there)).toMatchObject({ code: 0, output: expect.stringContaining('The audit is whole.') })
    await server.kill('SIGTERM')
    await admin.script(`drop database ${name} with (force)`)
    await admin.close()
    await nodes.close()
    await postgres.stop()
  })

  test('says in one sentence what stands in the way, and leaves nothing behind', async () => {
    const empty = { DATA_DIR: within('nothing') }
    const unreachable = { DATABASE_URL: 'postgres://ada:hush@127.0.0.1:1/x', DATA_DIR: within('nothing') }
    mkdirSync(within('programs'))
    symlinkSync(process.execPath, within('programs/node'))
    mkdirSync(within('other'))
    writeFileSync(within('other/backup.json'), '{"format":99}')
    const said = [
      await run('backup', 'a', empty),
      await run('backup', 'a', unreachable),
      await run('backup', 'a', { ...unreachable, PATH: within('programs') }),
      await run('restore', 'other', empty),
      await run('restore', 'missing', empty),
    ]
    for (const { code, output } of said) {
      expect(code, output).toBe(1)
      expect(output).toMatch(isSentence)
      expect(output).not.toMatch(/hush|Error:|\n\s+at /)
    }
    expect(said[2]?.output).toMatch(/^pg_dump is not installed\. /)
    expect([existsSync(within('a')), existsSync(within('a.part'))]).toEqual([false, false])
  })

  test('a backup of the other database, and one beside another secret, is not put back', async () => {
    mkdirSync(within('both'))
    const write = (kind: string) => writeFileSync(within('both/backup.json'), JSON.stringify({ format: 1, kind }))
    write('postgres')
    expect((await run('restore', 'both', { DATA_DIR: within('new') })).output).toMatch(
      /^This is a backup of PostgreSQL:/,
    )
    write('embedded')
    const elsewhere = { DATA_DIR: within('new'), DATABASE_URL: 'postgres://127.0.0.1:1/x' }
    expect((await run('restore', 'both', elsewhere)).output).toMatch(/^This is a backup of the embedded database:/)
    writeFileSync(within('both/session-secret'), 'one')
    mkdirSync(within('new'), { recursive: true })
    writeFileSync(within('new/session-secret'), 'another')
    expect((await run('restore', 'both', { DATA_DIR: within('new') })).output).toMatch(/^There is another secret in /)
    expect(readFileSync(within('new/session-secret'), 'utf8')).toBe('another')
  })
})
