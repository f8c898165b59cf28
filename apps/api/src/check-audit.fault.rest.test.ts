import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileAnchor } from './audit/anchor.ts'
import { makeAuditMacs } from './audit/audit.ts'
import { type ChainedEntry, chainOn } from './audit/chain.ts'
import { makeReader } from './audit/store.ts'
import type { Db } from './platform/db.ts'
import { openPglite } from './platform/db-pglite.ts'
import { sql } from './platform/sql.ts'
import { openTestAudit, testSecrets, testSecurityLog } from './testing/audit-world.ts'
import { fillDataDir } from './testing/fault-folder.ts'

const script = fileURLToPath(new URL('../../../scripts/audit-check.mjs', import.meta.url))

describe('[A43] npm run audit:check', () => {
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portolan-audit-'))
    await fillDataDir(folder)
    writeFileSync(join(folder, 'session-secret'), testSecrets[0] ?? '')
    await inDatabase(async (db) => {
      const log = testSecurityLog()
      for (const name of ['ada', 'ben', 'cleo']) await log.record(db, { kind: 'loginFailed', personal: { name } })
      await openTestAudit(db, { anchor: fileAnchor(folder) }).drain()
    })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  async function inDatabase(work: (db: Db) => Promise<unknown>): Promise<void> {
    const db = await openPglite({ directory: join(folder, 'database') })
    await work(db).finally(() => db.close())
  }

  const run = (...args: string[]): Promise<{ code: number; output: string }> =>
    new Promise((resolve) => {
      const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', SESSION_SECRET: '', DATA_DIR: folder }
      execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` }),
      )
    })

  const securityChain = `security-${new Date().toISOString().slice(0, 10)}`

  test('ends with 0 where all is whole, and shows what happened to those who hold the secret', async () => {
    expect(await run()).toMatchObject({ code: 0, output: expect.stringContaining('The audit is whole.') })
    const shown = await run('--show', securityChain)
    expect(shown.output).toContain('"personal":{"name":"ada"}')
    const [name = ''] = readdirSync(join(folder, 'audit-anchor'))
    const [length = '', hash = ''] = name.split('.')
    expect((await run('--anchor', `${Number(length)}:${hash}`)).code).toBe(0)
    expect((await run('--anchor', `${Number(length)}:${'x'.repeat(43)}`)).code).toBe(1)
  })

  /** What the command says of the chain as somebody has left it; afterwards it is as it was. */
  async function runOn(change: (db: Db, whole: readonly ChainedEntry[]) => Promise<unknown>) {
    let whole: readonly ChainedEntry[] = []
    await inDatabase(async (db) => {
      whole = await makeReader(db).readPage(securityChain, 0)
      await change(db, whole)
    })
    const said = await run()
    await inDatabase((db) => overwrite(db, whole))
    return said
  }

  async function overwrite(db: Db, entries: readonly ChainedEntry[]): Promise<void> {
    await db.query(sql`delete from audit where chain = ${securityChain}`)
    for (const one of entries)
      await db.query(sql`
        insert into audit (chain, position, at, kind, booking_id, data, version, key_id, previous, hash)
        values (${one.chain}, ${one.position}, ${one.at}, ${one.kind}, ${one.bookingId}, ${JSON.stringify(one.data)},
          ${one.version}, ${one.keyId}, ${one.previous}, ${one.hash})`)
  }

  test('ends with 1 where an entry was forged and the rest chained on with our own code', async () => {
    const { code, output } = await runOn((db, whole) => {
      const stranger = makeAuditMacs(['a secret that somebody else made up'])
      // It names our key, which is no secret, and hashes with its own.
      const named = { id: whole[1]?.keyId ?? '', of: (text: string) => stranger.of(text, stranger.id) }
      const forged = whole.slice(1).map((entry, index) => (index === 0 ? { ...entry, kind: 'login' } : entry))
      return overwrite(db, [...whole.slice(0, 1), ...chainOn(forged, 2, whole[0]?.hash ?? '', named)])
    })
    expect(output).toContain(`chain ${securityChain}: entry 2 is not what was written\n`)
    expect(code).toBe(1)
  })

  test('ends with 1 where a middle is missing', async () => {
    const { code, output } = await runOn((db) =>
      db.query(sql`delete from audit where chain = ${securityChain} and position = 2`),
    )
    expect(output).toContain(`chain ${securityChain}: entry 2 is missing\n`)
    expect(code).toBe(1)
    expect((await run()).code, 'as it was').toBe(0)
  })

  test('ends with 1 where a tail is cut, and names chain and entry', async () => {
    await inDatabase((db) =>
      db.query(sql`delete from audit where chain = ${securityChain} and position > 1`).then(() => undefined),
    )
    const { code, output } = await run()
    expect(output).toContain(`chain ${securityChain}: entry 2 and what followed it are no longer there`)
    expect(code).toBe(1)
  })

  test('makes no secret where there is none', async () => {
    rmSync(join(folder, 'session-secret'))
    const { code, output } = await run()
    expect(output).toContain('without it nothing can be proved')
    expect(code).toBe(1)
    expect(readdirSync(folder)).not.toContain('session-secret')
  })
})
