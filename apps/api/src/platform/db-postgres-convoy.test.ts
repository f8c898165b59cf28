import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onPostgres, openTestDatabase } from '../testing/backend.ts'
import { briefly, type Database, isUniqueViolation } from './db.ts'
import { sql } from './sql.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
  await db.script('create table probe (id integer primary key, body text)')
})
afterAll(() => db.close())
beforeEach(() => db.script('delete from probe'))

const put = (id: number) => sql`insert into probe (id) values (${id})`
const enter = (id: number) => db.transaction((tx) => tx.later(put(id)))
const count = async () => (await db.one<{ n: number }>(sql`select count(*) as n from probe`))?.n
const upTo = (many: number) => Array.from({ length: many }, (_, index) => index)

test('transactions that are ready at the same moment are all kept, each once, and each is told its own rows', async () => {
  const rounds = await Promise.all(
    upTo(200).map((id) =>
      db.transaction(async (tx) => {
        await tx.later(put(id))
        return briefly(tx).one<{ id: number }>(sql`select id from probe where id = ${id}`)
      }),
    ),
  )
  expect(rounds.map((row) => row?.id)).toEqual(upTo(200))
  const read = await Promise.all(upTo(50).map((id) => briefly(db).query(sql`select id from probe where id < ${id}`)))
  expect(read.map(({ length }) => length)).toEqual(upTo(50))
})

test('those of others that fail beside them do them no harm', async () => {
  await enter(1000)
  const ids = upTo(100)
  const settled = await Promise.allSettled(ids.map((id) => enter(id % 10 === 3 ? 1000 : id)))
  for (const [id, outcome] of settled.entries())
    if (id % 10 === 3) expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '23505' } })
    else expect(outcome.status).toBe('fulfilled')
  expect(await count()).toBe(91)
})

test('a value that cannot be sent fails for whoever gave it, and for nobody else', async () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  const settled = await Promise.allSettled([
    ...upTo(10).map(enter),
    db.transaction((tx) => tx.later(sql`insert into probe (id, body) values (77, ${circle}::jsonb ->> 'self')`)),
    ...upTo(10).map((id) => enter(id + 10)),
  ])
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await count()).toBe(20)
})

if (onPostgres) {
  test('on PostgreSQL they are one commit', async () => {
    const commits = async () => {
      await db.script('delete from probe')
      await Promise.all(upTo(60).map(enter))
      expect(await count()).toBe(60)
      return (await db.one<{ n: number }>(sql`select count(distinct xmin::text) as n from probe`))?.n
    }
    // After the failures of the tests before, they go alone for a moment.
    await expect.poll(commits).toBeLessThan(20)
  })

  test('whoever waits for a row that somebody else has keeps nobody waiting', async () => {
    await Promise.all([enter(1), enter(2)])
    const change = (id: number) => db.transaction((tx) => tx.later(sql`update probe set body = 'new' where id = ${id}`))
    let free = 0
    const began = Date.now()
    const holding = db.transaction(async (tx) => {
      await tx.query(sql`update probe set body = 'held' where id = 1`)
      const [, others] = [change(1), Promise.all([change(2), enter(3), enter(4)])]
      await others
      free = Date.now() - began
      await tx.query(sql`select pg_sleep(1)`)
    })
    await holding
    expect(free).toBeLessThan(900)
    await expect
      .poll(() => db.query(sql`select id, body from probe order by id`))
      .toEqual([
        { id: 1, body: 'new' },
        { id: 2, body: 'new' },
        { id: 3, body: null },
        { id: 4, body: null },
      ])
  })

  test('what would wait for each other in a circle is all done', async () => {
    await Promise.all(upTo(40).map(enter))
    const mark = (id: number) =>
      db.transaction((tx) => tx.later(sql`update probe set body = coalesce(body, '') || 'x' where id = ${id}`))
    // Up and down in turn: a convoy that goes up meets one that goes down.
    await Promise.all(upTo(400).map((turn) => mark(turn % 80 < 40 ? turn % 40 : 39 - (turn % 40))))
    expect(await db.query(sql`select id from probe where body = 'xxxxxxxxxx'`)).toHaveLength(40)
  })

  test('a second one under the same key is told so', async () => {
    const settled = await Promise.allSettled(upTo(20).map(() => enter(5)))
    const refused = settled.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toHaveLength(19)
    expect(refused.every(isUniqueViolation)).toBe(true)
  })
}
