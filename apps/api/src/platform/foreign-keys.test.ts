import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/backend.ts'
import { sql } from './sql.ts'

/** Rows of these are never deleted: what is written down of money and of orders stays. */
const lasting = ['agency', 'booking', 'payment', 'credit_hold', 'test_charge', 'ledger_entry', 'invoice']

/** To delete a row, the database looks for those that name it: without an index, through the whole table. */
const unindexed = sql`
  select conrelid::regclass || '.' || attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and connamespace = current_schema()::regnamespace
    and not confrelid::regclass::text = any(${lasting}) and not exists (
    select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
  order by 1`

test('whatever names a row that can be deleted is found by an index', async () => {
  const db = await openTestDatabase()
  const found = await db.query<{ column: string }>(unindexed)
  await db.close()
  expect(found.map(({ column }) => column)).toEqual([])
})
