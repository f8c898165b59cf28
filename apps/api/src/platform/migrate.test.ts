import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/backend.ts'
import type { Database } from './db.ts'
import { type Migration, migrate, readMigrations } from './migrate.ts'
import { sql } from './sql.ts'
import { StartRefused } from './start-refused.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

interface Row {
  name: string
  hash: string | null
}
const rows = () => db.query<Row>(sql`select name, hash from migration order by name`)
const hashIs = (name: string, hash: string | null) =>
  db.query(sql`update migration set hash = ${hash} where name = ${name}`)

let before: Row[]
beforeEach(async () => {
  before ??= await rows()
  await db.query(sql`delete from migration where name like '9%'`)
  for (const { name, hash } of before) await hashIs(name, hash)
})

async function refusalOf(migrations?: readonly Migration[]): Promise<string> {
  const error = await migrate(db, migrations).catch((problem: unknown) => problem)
  return error instanceof StartRefused ? error.message : expect.fail(`not refused: ${String(error)}`)
}

/** Runs on the test's database and is undone with its row. */
const later = { name: '9000_later.sql', text: 'create table if not exists later_thing (id integer)' }

describe('a database and the migrations of the program', () => {
  test('every migration that runs leaves the hash of its text', async () => {
    expect(before.every(({ hash }) => hash !== null && /^[0-9a-f]{64}$/.test(hash))).toBe(true)
    expect(await migrate(db, [...readMigrations(), later])).toEqual(['9000_later.sql'])
    // sha256sum of the text above.
    const hash = '0502b0edc0d3829227396a826b04fc581a606790348ece29afbbf00238799b72'
    expect((await rows()).at(-1)).toEqual({ name: '9000_later.sql', hash })
    expect(await migrate(db, [...readMigrations(), later])).toEqual([])
  })

  test('[F6] a database that is newer than the program is refused, and nothing runs on it', async () => {
    await db.query(sql`insert into migration (name, hash) values ('9100_of_tomorrow.sql', 'a')`)
    const known = await rows()
    expect(await refusalOf([...readMigrations(), later])).toBe(
      'The database is newer than this program: it has the migration 9100_of_tomorrow.sql, which is unknown here. Start the newer program, or restore a backup from before that migration.',
    )
    expect(await rows()).toEqual(known)
  })

  test('[F6] a migration whose text has changed since it ran is refused by name', async () => {
    const changed = readMigrations().map((one) =>
      one.name === '0005_content.sql' ? { ...one, text: `${one.text}\n-- One more line.` } : one,
    )
    expect(await refusalOf(changed)).toBe(
      'The migration 0005_content.sql is not the one that ran on this database. Restore the text that ran, and put what is new into a migration of its own.',
    )
    const windows = readMigrations().map(({ name, text }) => ({ name, text: text.replaceAll('\n', '\r\n') }))
    expect(await migrate(db, windows)).toEqual([])
  })

  test('what ran before hashes were stored is adopted once, and bound to its text from then on', async () => {
    await db.script('alter table migration drop column hash')
    expect(await migrate(db)).toEqual([])
    expect(await rows()).toEqual(before)
  })

  test('a hash that was taken away since makes no other text right', async () => {
    await hashIs('0005_content.sql', null)
    expect(await refusalOf()).toBe(
      'Somebody has taken the hash of the migration 0005_content.sql from the table migration: whether its text is the one that ran cannot be said. Put the row back as a backup has it.',
    )
  })

  test.each([
    // sha256sum of the texts as they were in 974c5f1 and b7e47d6.
    ['0001_accounts.sql', '2922ec8795a66d4817fd56d4cee5982a6085bb4acd2eb0a3f353923ba43573a2'],
    ['0003_cart.sql', 'a3d19f27873d5930ddd14fe1960fe89c9f3b8994f007ee64d757cfaf15a21564'],
  ])('%s was edited after it had landed: its earlier text is right, too', async (name, earlier) => {
    await hashIs(name, earlier)
    expect(await migrate(db)).toEqual([])
    await hashIs('0002_money.sql', earlier)
    expect(await refusalOf()).toContain('0002_money.sql')
  })
})
