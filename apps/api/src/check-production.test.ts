import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { printCheck } from './check-production.ts'
import { makeSafe } from './platform/crypto.ts'
import { lockDataDir } from './platform/data-dir-lock.ts'
import type { Db } from './platform/db.ts'
import { openPglite } from './platform/db-pglite.ts'
import { sql } from './platform/sql.ts'
import { fillDataDir } from './testing/fault-folder.ts'
import { type DataDir, makeDataDir } from './testing/server.ts'

let folder: DataDir
beforeEach(() => {
  folder = makeDataDir()
})
afterEach(() => folder.remove())

const secret = randomBytes(48).toString('base64')
const settings = (): Record<string, string> => ({ DATA_DIR: folder.path, SESSION_SECRET: secret, PAYMENTS: 'none' })

/** What is printed, and the code that the command ends with. */
async function check(environment: Record<string, string>): Promise<{ lines: string[]; code: number }> {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  const code = await printCheck(environment)
  const lines = printed.mock.calls.map(([line]) => String(line).replace(/ +/, ' '))
  printed.mockRestore()
  return { lines, code }
}
const linesOf = async (environment: Record<string, string>): Promise<string[]> => (await check(environment)).lines

/** Every file below the folder with what is in it. */
function digestOf(path: string): string {
  const digest = createHash('sha256')
  for (const name of (readdirSync(path, { recursive: true }) as string[]).sort()) {
    digest.update(`${name}\0`)
    if (statSync(join(path, name)).isFile()) digest.update(readFileSync(join(path, name)))
  }
  return digest.digest('hex')
}

async function change(work: (db: Db) => Promise<unknown>): Promise<void> {
  const db = await openPglite({ directory: join(folder.path, 'database') })
  await work(db)
  await db.close()
}

describe('[A44] npm run check:production', () => {
  test('finds a shop that is ready, and leaves its database to the byte as it was', async () => {
    await fillDataDir(folder.path)
    const before = digestOf(folder.path)
    const { lines, code } = await check(settings())
    expect(lines).toEqual([
      'ok The settings can be used.',
      'ok The data directory can be written.',
      'ok The database can be opened.',
      'ok The migrations are those of this program.',
      'ok The secret opens what is stored, and is hard to guess.',
      'ok One node needs no Redis.',
    ])
    expect(digestOf(folder.path)).toBe(before)
    expect(code).toBe(0)
  })

  test('says all that is wrong at once, whatever NODE_ENV says', async () => {
    await fillDataDir(folder.path)
    await change(async (db) => {
      await db.query(sql`insert into migration (name) values ('9999_of_tomorrow.sql')`)
      const sealed = makeSafe(['another secret than the one that is given']).seal('[]', 'somebody')
      await db.query(sql`update account set documents_sealed = ${sealed} where username = 'traveller'`)
    })
    const wanting = {
      ...settings(),
      NODE_ENV: 'development',
      DEMO: 'on',
      PAYMENTS: '',
      PUBLIC_URL: 'https://a.example',
    }
    const { lines, code } = await check(wanting)
    expect(lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'refused DEMO is',
      'refused PAYMENTS is',
      'warning TRUST_PROXY is',
      'ok The data',
      'ok The database',
      'refused The database',
      'refused SESSION_SECRET does',
      'ok One node',
    ])
    expect(lines.join()).not.toContain('\n')
    expect(code).toBe(1)
  })

  test('makes nothing where there is nothing yet', async () => {
    const path = join(folder.path, 'not', 'yet')
    expect(await linesOf({ ...settings(), DATA_DIR: path })).toContain(
      'ok There is no database yet: the first start makes it.',
    )
    expect(existsSync(join(folder.path, 'not'))).toBe(false)
    writeFileSync(join(folder.path, 'file'), '')
    expect(await linesOf({ ...settings(), DATA_DIR: join(folder.path, 'file', 'data') })).toContainEqual(
      expect.stringMatching(/^refused The data directory \S+ cannot be written\./),
    )
  })

  test('names the process that has the data directory, the folder that is no database, and the server that is not there', async () => {
    await fillDataDir(folder.path)
    const letGo = await lockDataDir(folder.path)
    expect(await linesOf(settings())).toContain(
      `refused The data directory ${folder.path} is in use by process ${process.pid}. Stop that process or set DATA_DIR to another folder.`,
    )
    letGo()
    writeFileSync(join(folder.path, 'database', 'PG_VERSION'), '99\n')
    expect(await linesOf(settings())).toContainEqual(
      expect.stringMatching(`^refused The database in ${folder.path}/database cannot be opened: `),
    )
    const elsewhere = { DATABASE_URL: 'postgres://u:hush@127.0.0.1:1/x', REDIS_URL: 'redis://127.0.0.1:1' }
    const lines = await linesOf({ ...settings(), ...elsewhere })
    expect(lines).toContainEqual(
      expect.stringMatching(/^refused DATABASE_URL cannot be reached: nobody listens there\./),
    )
    expect(lines).toContainEqual(expect.stringMatching(/^refused REDIS_URL cannot be reached\./))
  })

  test('stops at settings that cannot be read', async () => {
    expect(await linesOf({ ...settings(), PORT: 'eighty', TRUST_PROXY: 'all' })).toEqual([
      expect.stringMatching(/^refused PORT is not usable/),
      expect.stringMatching(/^refused TRUST_PROXY is not usable/),
    ])
  })
})
