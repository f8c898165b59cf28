import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/backend.ts'
import { type Database, isOutage } from './db.ts'
import { sql } from './sql.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const upTo = (many: number) => Array.from({ length: many }, (_, index) => index)

beforeEach(() =>
  db.script(`
    drop table if exists note, probe;
    create table probe (id integer primary key);
    create table note (note text);
    insert into probe values (7);
    insert into note values ('kept')`),
)
const both = sql`select probe.*, note.note from probe, note`
/** Until every connection of the pool has it prepared. */
const askOften = () => Promise.all(upTo(200).map(() => db.query(both)))
const changeTable = () => db.script('alter table probe add column added integer default 1')

test('a table that another node has changed is read with its new columns, by everybody, at once', async () => {
  await askOften()
  await changeTable()
  const answers = await askOften()
  expect(answers.flat().filter((row) => JSON.stringify(row) !== '{"id":7,"added":1,"note":"kept"}')).toEqual([])
})

test('inside a transaction that is an outage, and the connection is not met again', async () => {
  await askOften()
  await changeTable()
  const ask = () => db.transaction(async (tx) => [await tx.query(sql`select 1`), await tx.query(both)])
  const failures: unknown[] = []
  for (const _ of upTo(60)) await ask().catch((error: unknown) => failures.push(error))
  expect(failures.length).toBeLessThanOrEqual(20)
  expect(failures.filter((error) => !isOutage(error))).toEqual([])
  await expect(ask()).resolves.toMatchObject([[{}], [{ added: 1, note: 'kept' }]])
})

test('a backend that is killed at the commit is an outage, and nothing is written twice', async () => {
  await db.script(`
    create or replace function dawdle() returns trigger language plpgsql as
      'begin perform pg_sleep(2); return null; end';
    create constraint trigger dawdle after insert on note deferrable initially deferred
      for each row execute function dawdle()`)
  const writing = db
    .transaction((tx) => tx.later(sql`insert into note values ('once')`))
    .catch((error: unknown) => error)
  const kill = () =>
    db.query(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and query like 'insert into note%'`)
  await expect.poll(async () => (await kill()).length, { timeout: 5_000 }).toBe(1)
  expect(isOutage(await writing)).toBe(true)
  expect(await db.query(sql`select note from note where note = 'once'`)).toEqual([])
})
