import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/backend.ts'
import type { Database } from './db.ts'
import { sql } from './sql.ts'
import { writeProbe } from './write-probe-store.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const fileOf = async (): Promise<string> =>
  (await db.one<{ file: string }>(sql`select pg_relation_filepath('write_probe') as file`))?.file ?? ''

test('[F22] each write needs new room: the row stands in a file that was not there before', async () => {
  await writeProbe(db)
  const before = await fileOf()
  await writeProbe(db)
  expect(await fileOf()).not.toBe(before)
  expect(await db.query(sql`select 1 as row from write_probe`)).toHaveLength(1)
})

test('[F22] a backup, which holds every table, does not make the server unready', async () => {
  await db.transaction(async (backup) => {
    await backup.query(sql`lock table write_probe in access share mode`)
    await writeProbe(db)
  })
  expect((await db.query(sql`select 1 as row from write_probe`)).length).toBeGreaterThan(1)
})
