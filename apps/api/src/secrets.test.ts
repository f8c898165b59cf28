import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyIdOf, makeSafe } from './platform/crypto.ts'
import type { Database } from './platform/db.ts'
import { storeSealingKeys } from './platform/sealing-store.ts'
import { sql } from './platform/sql.ts'
import { StartRefused } from './platform/start-refused.ts'
import { checkSecrets, describeUses } from './secrets.ts'
import { openTestDatabase } from './testing/backend.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portolan-secret-'))
})
afterEach(async () => {
  rmSync(dataDir, { recursive: true })
  await db.query(sql`delete from sealing_key`)
  await db.query(sql`update account set documents_sealed = null`)
})

const newSecret = () => randomBytes(48).toString('base64')
const [right, wrong] = [newSecret(), newSecret()]
const weak = 'a secret that is long enough for anyone'

/** A passport of somebody, sealed. */
const seal = (secret: string, username = 'traveller') =>
  db.query(sql`
    update account set documents_sealed = ${makeSafe([secret]).seal('[]', 'somebody')} where username = ${username}`)
const file = () => join(dataDir, 'session-secret')

const check = (sessionSecrets?: readonly string[], production = false) =>
  checkSecrets(db, { dataDir, sessionSecrets, production })

async function refusalOf(sessionSecrets?: readonly string[], production = false): Promise<string> {
  const error = await check(sessionSecrets, production).catch((problem: unknown) => problem)
  const sentence = error instanceof StartRefused ? error.message : expect.fail(`not refused: ${String(error)}`)
  for (const secret of [right, wrong, weak]) expect(sentence).not.toContain(secret)
  return sentence
}

const closed =
  'SESSION_SECRET does not open stored personal data. Restore the former secret, alone or after the new one: SESSION_SECRET=new,former.'

describe('[A41] a secret that is lost while something is sealed with it', () => {
  test('is no loss where nothing is sealed', async () => {
    expect(await check()).toEqual([])
    expect(await check([wrong])).toEqual([])
    await storeSealingKeys(db, [keyIdOf(right)])
    expect(await check([wrong])).toEqual([])
  })

  test('a database from before keys were stored is taken when its sealed texts open, and refused when none does', async () => {
    await seal(right)
    expect(await check([right])).toEqual([])
    expect(await check([wrong, right])).toEqual([])
    expect(await refusalOf([wrong])).toBe(closed)
    // It has started so before: what was lost then is no reason to stop it now.
    await seal(wrong, 'owner')
    expect(await check([right])).toEqual([])
  })

  test('from then on nothing that is sealed may stay closed', async () => {
    await storeSealingKeys(db, [right, wrong].map(keyIdOf))
    await seal(right)
    await seal(wrong, 'owner')
    expect(await refusalOf([right])).toBe(closed)
    expect(await check([right, wrong])).toEqual([])
    await seal(right, 'owner')
    expect(await check([right]), 'nothing is sealed with the other any more').toEqual([])
  })

  test('the file of the data directory is asked for by name, and no other one is made in its place', async () => {
    await seal(right)
    expect(await refusalOf()).toBe(
      `The secret in ${file()} is gone, and stored personal data is sealed with it. Restore that file from a backup, or give its secret as SESSION_SECRET.`,
    )
    expect(existsSync(file())).toBe(false)
    writeFileSync(file(), wrong)
    expect(await refusalOf()).toBe(
      `The secret in ${file()} is not the one that stored personal data is sealed with. Restore that file from a backup, or give the former secret as SESSION_SECRET.`,
    )
    writeFileSync(file(), right)
    expect(await check()).toEqual([])
  })

  test('who begins to set SESSION_SECRET is shown where the former one is', async () => {
    await seal(right)
    writeFileSync(file(), right)
    expect(await refusalOf([wrong])).toBe(
      `SESSION_SECRET does not open stored personal data, which is sealed with the secret in ${file()}. Give both, the new one first: SESSION_SECRET=new,former.`,
    )
    writeFileSync(file(), 'cut off')
    expect(await refusalOf([wrong])).toBe(closed)
  })
})

describe('[A44] a secret that could be guessed', () => {
  test('does not start production, and starts anything else', async () => {
    expect(await refusalOf([weak], true)).toBe(
      'SESSION_SECRET is printed in the documents of this program. In production give the output of: openssl rand -base64 48.',
    )
    expect(await check([weak])).toEqual([])
    expect(await check([right, weak], true), 'it only opens').toEqual([])
    // Known and never used to seal anything: there is nothing to lose.
    await storeSealingKeys(db, [keyIdOf(weak)])
    expect(await refusalOf([weak, right], true)).toContain('SESSION_SECRET is printed')
  })

  test('still opens what it has sealed, with a warning that says how to leave it', async () => {
    await seal(weak)
    expect(await check([weak], true)).toEqual([
      'SESSION_SECRET is printed in the documents of this program, and stored personal data is sealed with it. Put a new one in front of it, the output of: openssl rand -base64 48, and start with SESSION_SECRET=new,former.',
    ])
    expect(await check([right, weak], true)).toEqual([])
  })
})

describe('[A41] what a secret behind the first is still needed for', () => {
  const uses = (sessionSecrets: readonly string[]) => describeUses(db, { dataDir, sessionSecrets, production: true })
  const auditEntry = (secret: string) =>
    db.query(sql`
      insert into audit (chain, position, at, kind, data, version, key_id, previous, hash)
      values ('uses', 1, now(), 'x', '{}', 2, ${keyIdOf(secret)}, 'x', 'x')`)
  afterEach(async () => {
    await db.query(sql`delete from audit where chain = 'uses'`)
  })

  test('nothing, once nothing was sealed or entered with it', async () => {
    await seal(right)
    await auditEntry(right)
    expect(await uses([right])).toEqual({ uses: [], warnings: [] })
    expect(await uses([right, wrong])).toEqual({
      uses: ['Nothing needs secret 2 of SESSION_SECRET any more.'],
      warnings: [],
    })
  })

  test('is said by table, and with the audit', async () => {
    await seal(wrong)
    await auditEntry(wrong)
    expect(await uses([right, weak, wrong])).toEqual({
      uses: [
        'Nothing needs secret 2 of SESSION_SECRET any more.',
        'Secret 3 of SESSION_SECRET is still needed by account, the audit.',
      ],
      warnings: [],
    })
  })

  test('one that only the audit needs is missed with a warning: a start goes on without it', async () => {
    await auditEntry(wrong)
    const { warnings } = await uses([right])
    expect(warnings).toEqual([
      'Entries of the audit were written with a secret that is not given: without it they are not proved, and the audit counts as broken.',
    ])
    expect(await check([right])).toEqual([])
  })
})
