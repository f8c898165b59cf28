import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLine } from '../testing/fault-line.ts'
import { untilWell } from '../testing/fault-rest.ts'
import { startOwnPostgres } from '../testing/services.ts'
import { type Database, isOutage } from './db.ts'
import { openPostgres } from './db-postgres.ts'
import { sql } from './sql.ts'

let postgres: Awaited<ReturnType<typeof startOwnPostgres>>
let db: Database

beforeAll(async () => {
  postgres = await startOwnPostgres()
  db = await openPostgres(postgres.url)
  await db.script('create table probe (id integer primary key)')
})
afterAll(async () => {
  await db?.close()
  await postgres?.stop()
})

test('[F4] PostgreSQL restarts at once under those who write: no acknowledged write is lost, well again in 5 s', async () => {
  const acknowledged: number[] = []
  let [next, isOver] = [0, false]
  const writeOn = async () => {
    while (!isOver) {
      const id = next++
      try {
        await db.transaction((tx) => tx.query(sql`insert into probe values (${id})`))
        acknowledged.push(id)
      } catch (error) {
        // Anything else would be told to a customer as a fault of ours.
        if (!isOutage(error)) throw error
        await pause(20)
      }
    }
  }
  const writers = Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(writeOn))
  writers.catch(() => {
    isOver = true
  })
  while (!isOver && acknowledged.length < 100) await pause(5)
  await postgres.restart?.()
  const before = acknowledged.length
  const well = await untilWell(async () => isOver || acknowledged.length >= before + 8)
  isOver = true
  await writers
  expect(well, 'milliseconds until it is written again').toBeLessThan(5_000)
  const kept = new Set((await db.query<{ id: number }>(sql`select id from probe`)).map(({ id }) => id))
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
})

test('[F16] a line to the database that is slow answers late; one that is cut is an outage at once, and well again in 5 s', async () => {
  const line = await openLine(postgres.url)
  const far = await openPostgres(line.urlOf(postgres.url))
  const askAll = () =>
    Promise.all(Array.from({ length: 8 }, () => far.one(sql`select 1 as one`).catch((error: unknown) => error)))
  const answered = Array.from({ length: 8 }, () => ({ one: 1 }))
  try {
    expect(await askAll()).toEqual(answered)
    line.slowDown(500)
    const began = performance.now()
    expect(await askAll()).toEqual(answered)
    expect(performance.now() - began, 'milliseconds, there and back').toBeGreaterThan(990)

    const caught = askAll()
    line.cut()
    const refused = [...(await caught), ...(await askAll())]
    expect(refused.filter((one) => !isOutage(one))).toEqual([])
    line.mend()
    const well = await untilWell(async () => (await askAll()).every((one) => !isOutage(one)))
    expect(well, 'milliseconds until everybody is answered').toBeLessThan(5_000)
    expect(await askAll()).toEqual(answered)
  } finally {
    await far.close()
    await line.close()
  }
})
