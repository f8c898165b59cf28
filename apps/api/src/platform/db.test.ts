import { connect, createServer, type Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onPostgres, openTestDatabase } from '../testing/backend.ts'
import { codeOf, type Database, type Db, isMoved, isOutage, isUniqueViolation, isUnstorableText } from './db.ts'
import { openPostgres } from './db-postgres.ts'
import { sql } from './sql.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
  await db.script('create table probe (id integer primary key, body text)')
})
afterAll(() => db.close())
beforeEach(() => db.script('delete from probe'))

/** Any character that a column can hold. */
const storable = fc
  .oneof(fc.integer({ min: 1, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point))

const ids = async () => (await db.query<{ id: number }>(sql`select id from probe order by id`)).map(({ id }) => id)
const put = (id: number) => sql`insert into probe (id) values (${id})`

describe('both drivers hand out the same values', () => {
  test('for every type of column', async () => {
    const row = await db.one(sql`
      select 9007199254740991::int8 as big, 7::int4 as small, 7::int2 as tiny, 0.1::float8 as float,
        123456789.10::numeric as exact, true as yes, false as no, null::text as nothing,
        'Ωmega ''quoted'' \\'::text as words, ''::text as empty,
        '2027-01-05'::date as day, '2027-01-05 08:10:00.123+08'::timestamptz as instant,
        '{"a":[1,null,"x"],"b":{"c":true}}'::jsonb as object, '[1,2]'::jsonb as list, 'null'::jsonb as "jsonNull",
        array['a','b c','{"','null',null]::text[] as texts, '{}'::text[] as none, array[1,2]::int4[] as numbers,
        array[1,2]::int8[] as bigs, array['2027-01-05']::date[] as days, array[1.50]::numeric[] as exacts,
        array[true,false]::bool[] as flags, 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid as uuid,
        count(*) as counted
      from (values (1), (2)) as two`)
    expect(row).toEqual({
      big: 9007199254740991,
      small: 7,
      tiny: 7,
      float: 0.1,
      exact: '123456789.10',
      yes: true,
      no: false,
      nothing: null,
      words: "Ωmega 'quoted' \\",
      empty: '',
      day: '2027-01-05',
      instant: new Date('2027-01-05T00:10:00.123Z'),
      object: { a: [1, null, 'x'], b: { c: true } },
      list: [1, 2],
      jsonNull: null,
      texts: ['a', 'b c', '{"', 'null', null],
      none: [],
      numbers: [1, 2],
      bigs: [1, 2],
      days: ['2027-01-05'],
      exacts: ['1.50'],
      flags: [true, false],
      uuid: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
      counted: 2,
    })
  })

  test('and take them back', async () => {
    const given = {
      big: 9007199254740991,
      exact: '0.10',
      yes: true,
      nothing: null,
      left: undefined,
      words: "Ωmega 'quoted' \\ $1 \"",
      day: '2027-01-05',
      instant: new Date('2027-01-05T00:10:00.123Z'),
      object: { a: [1, null, 'x"\\'] },
      texts: ['a', 'b "c" \\', '', 'null', '{}'],
    }
    const row = await db.one(sql`
      select ${given.big}::int8 as big, ${given.exact}::numeric as exact, ${given.yes}::bool as yes,
        ${given.nothing}::text as nothing, ${given.left}::text as left, ${given.words}::text as words,
        ${given.day}::date as day, ${given.instant}::timestamptz as instant, ${given.object}::jsonb as object,
        ${given.texts}::text[] as texts`)
    expect(row).toEqual({ ...given, left: null })
  })

  test('A34 any text comes back as it went, and nothing of it is ever run', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: storable }), async (text) => {
        expect(await db.one(sql`select ${text}::text as text, ${[text]}::text[] as list`)).toEqual({
          text,
          list: [text],
        })
      }),
      { numRuns: 50 },
    )
  })

  test('and the same codes for what goes wrong', async () => {
    await db.query(put(1))
    const failures = [
      put(1),
      sql`select ${'a\0b'}::text`,
      sql`select 1 / 0`,
      sql`select nobody`,
      sql`select ${'x'}::uuid`,
    ]
    const errors = await Promise.all(failures.map((statement) => db.query(statement).catch((error: unknown) => error)))
    expect(errors.map(codeOf)).toEqual(['23505', '22021', '22012', '42703', '22P02'])
    expect(isUniqueViolation(errors[0])).toBe(true)
    expect(isUnstorableText(errors[1])).toBe(true)
  })

  test('one row or none', async () => {
    expect(await db.one(sql`select 1 as one`)).toEqual({ one: 1 })
    expect(await db.one(sql`select 1 where false`)).toBeUndefined()
  })
})

describe('a transaction', () => {
  test('is seen whole or not at all', async () => {
    await db.transaction(async (tx) => {
      await tx.query(put(1))
      await tx.query(put(2))
    })
    const broken = db.transaction(async (tx) => {
      await tx.query(put(3))
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow('changed my mind')
    expect(await ids()).toEqual([1, 2])
  })

  test('inside another is the same one', async () => {
    const broken = db.transaction(async (tx) => {
      await tx.transaction(async (inner) => void (await inner.query(put(1))))
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow('changed my mind')
    expect(await ids()).toEqual([])
  })

  test('whose statement failed never claims to be committed, even when the failure was swallowed', async () => {
    await db.query(put(1))
    const swallowed = db.transaction(async (tx) => {
      await tx.query(put(2))
      await tx.query(put(1)).catch(() => {})
      return 'done'
    })
    await expect(swallowed).rejects.toMatchObject({ code: '23505' })
    expect(await ids()).toEqual([1])
  })

  test('does in order what may be done later, and is seen whole', async () => {
    const seen = await db.transaction(async (tx) => {
      await tx.later(put(1))
      await tx.later(put(2))
      const found = await tx.query<{ id: number }>(sql`select id from probe order by id`)
      await tx.later(put(3))
      return found.map(({ id }) => id)
    })
    expect(seen).toEqual([1, 2])
    expect(await ids()).toEqual([1, 2, 3])
  })

  test('fails by what was to be done later, with its own reason, wherever that shows', async () => {
    await db.query(put(1))
    // Before a question, before the commit, and although the failure was swallowed.
    const failing = [
      async (tx: Db) => {
        await tx.later(put(1))
        await tx.query(sql`select 1`)
      },
      async (tx: Db) => {
        await tx.query(put(4))
        await tx.later(put(1))
      },
      async (tx: Db) => {
        await tx.later(put(1)).catch(() => {})
        await tx.later(put(5)).catch(() => {})
      },
    ]
    for (const work of failing) await expect(db.transaction(work)).rejects.toMatchObject({ code: '23505' })
    expect(await ids()).toEqual([1])
    await db.later(put(2))
    expect(await ids()).toEqual([1, 2])
  })

  test('of several statements sent at once answers the rows of the last, and stays as a whole or not at all', async () => {
    expect(await db.atOnce([put(1), put(2), sql`select count(*) from probe`])).toEqual([{ count: 2 }])
    await expect(db.atOnce([put(3), put(1), put(4)])).rejects.toSatisfy(isUniqueViolation)
    await expect(db.atOnce([put(3), sql`select must_hold(false)`])).rejects.toSatisfy(isMoved)
    expect(await ids()).toEqual([1, 2])
    const seen = await db.transaction(async (tx) => {
      await tx.later(put(5))
      return tx.atOnce([put(6), sql`select id from probe where id > 4 order by id`])
    })
    expect(seen).toEqual([{ id: 5 }, { id: 6 }])
    expect(await ids()).toEqual([1, 2, 5, 6])
  })

  test('fails as a whole by a rule that is looked at in the end, also where all of it went out at once', async () => {
    await db.script(`create table if not exists probe_owner (
      id integer primary key, probe integer references probe deferrable initially deferred)`)
    const owned = (id: number, probe: number) => sql`insert into probe_owner (id, probe) values (${id}, ${probe})`
    const enter = (probe: number) =>
      db.transaction(async (tx) => {
        await tx.later(owned(1, probe))
        await tx.later(put(2))
      })
    await expect(enter(7)).rejects.toMatchObject({ code: '23503' })
    expect(await ids()).toEqual([])
    await enter(2)
    expect(await ids()).toEqual([2])
    await db.script('drop table probe_owner')
  })

  test('fails by what it took for granted and is not so', async () => {
    await db.query(put(1))
    const takeForGranted = (many: number) =>
      db.transaction(async (tx) => {
        await tx.later(put(2))
        await tx.later(sql`select must_hold(count(*) = ${many}) from probe`)
      })
    const error: unknown = await takeForGranted(7).catch((reason: unknown) => reason)
    expect(isMoved(error)).toBe(true)
    expect(await ids()).toEqual([1])
    await takeForGranted(2)
    expect(await ids()).toEqual([1, 2])
  })

  test('that fails while statements are being prepared for the first time harms none of them', async () => {
    // From its third use on, a statement is prepared on each connection that meets it.
    const named = (id: number) => sql`insert into probe (id, body) values (${id}, 'prepared')`
    const read = sql`select id from probe where body = 'prepared' order by id`
    for (const id of [1, 2, 3]) await db.query(named(id))
    for (const _ of [1, 2, 3]) await db.query(read)
    const both = (id: number) =>
      db.transaction(async (tx) => {
        await tx.later(put(1))
        await tx.later(named(id))
        return tx.query(read)
      })
    const failed = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => both(index + 10)))
    expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
    await Promise.all(Array.from({ length: 30 }, (_, index) => db.query(named(index + 100))))
    expect(await db.query(read)).toHaveLength(33)
  })

  test('that is given up while a question is on its way leaves no connection behind', async () => {
    const giveUp = (id: number) =>
      db.transaction(async (tx) => {
        tx.query(put(id)).catch(() => {})
        throw new Error('changed my mind')
      })
    const given = await Promise.allSettled(Array.from({ length: 60 }, (_, index) => giveUp(index)))
    expect(given.every(({ status }) => status === 'rejected')).toBe(true)
    expect(await ids()).toEqual([])
  })

  test('is over when it is over', async () => {
    let kept: typeof db | undefined
    await db.transaction(async (tx) => {
      kept = tx as typeof db
    })
    await expect(kept?.query(put(1))).rejects.toThrow('The transaction is over')
    expect(await ids()).toEqual([])
  })

  test('does not let others in between', async () => {
    const add = (id: number) =>
      db.transaction(async (tx) => {
        await tx.query(sql`select pg_advisory_xact_lock(4711)`)
        const before = await tx.one<{ n: number }>(sql`select count(*) as n from probe`)
        await tx.query(sql`insert into probe (id, body) values (${id}, ${String(before?.n)})`)
      })
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(index)))
    const seen = await db.query<{ body: string }>(sql`select body from probe`)
    expect(seen.map(({ body }) => Number(body)).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n))
  })

  test('leaves the connection usable after any failure', async () => {
    for (let round = 0; round < 30; round++) {
      await expect(db.transaction((tx) => tx.query(sql`select 1 / 0`))).rejects.toMatchObject({ code: '22012' })
    }
    expect(await db.one(sql`select 1 as one`)).toEqual({ one: 1 })
  })

  test('of the embedded database refuses the outer Db instead of waiting for itself for ever', async () => {
    const work = db.transaction(async () => db.query(put(1)))
    if (db.kind === 'pglite') await expect(work).rejects.toThrow('Inside a transaction, use the Db that was handed in.')
    else await work
    expect(await ids()).toEqual(db.kind === 'pglite' ? [] : [1])
  })
})

/** A line to the server that can fall silent without being cut. */
async function openLine(server: URL) {
  const ends: Socket[] = []
  const line = createServer((near) => {
    const far = connect(Number(server.port || 5432), server.hostname)
    for (const end of [near, far]) end.on('error', () => {})
    near.pipe(far).pipe(near)
    ends.push(near, far)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => line.once('listening', resolve))
  const { port } = line.address() as { port: number }
  return {
    url: Object.assign(new URL(server), { hostname: '127.0.0.1', port: String(port) }).href,
    fallSilent: () => ends.splice(0).forEach((end) => void end.unpipe().pause()),
    close: () => line.close(),
  }
}

if (onPostgres) {
  test('[F16] a line that is half open ends in an outage within the limit, and the next question finds another', async () => {
    const line = await openLine(new URL(process.env.TEST_DATABASE_URL ?? ''))
    const far = await openPostgres(line.url, 1_000)
    expect(await far.one(sql`select 1 as one`)).toEqual({ one: 1 })
    line.fallSilent()
    const failed = await far.transaction((tx) => tx.one(sql`select 1`)).catch((error: unknown) => error)
    expect(isOutage(failed)).toBe(true)
    expect(await far.one(sql`select 2 as two`)).toEqual({ two: 2 })
    await far.close()
    line.close()
  })
}
