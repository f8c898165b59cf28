import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { mountDisk } from '../testing/fault-disk.ts'
import { isOutage } from './db.ts'
import { type EmbeddedDatabase, openPglite } from './db-pglite.ts'
import { sql } from './sql.ts'

const disk = mountDisk(160)
afterAll(() => disk?.remove())

test('F22 a full disk that stops the log of the database itself: it breaks down, is opened again, and has all it acknowledged', {
  timeout: 300_000,
}, async ({ skip }) => {
  if (!disk) return skip('mounting a disk to fill needs root')
  const said: string[] = []
  let db: EmbeddedDatabase | undefined
  try {
    db = await openPglite({ directory: join(disk.path, 'log') }, (event) => said.push(event))
    await db.script('create table probe (id integer primary key)')
    await db.query(sql`insert into probe values (1)`)
    disk.fill(4_000_000)
    let failure: unknown
    for (let tries = 0; tries < 400 && !failure; tries++) {
      const write = sql`select pg_logical_emit_message(true, 'filler', repeat('z', 100000))`
      await db.query(write).catch((error: unknown) => (failure = error))
    }
    expect(isOutage(failure), String(failure)).toBe(true)
    await expect(db.query(sql`insert into probe values (2)`)).rejects.toSatisfy(isOutage)
    disk.free()
    const began = Date.now()
    while (!said.includes('The embedded database is open again.') && Date.now() - began < 90_000) await pause(100)
    expect(said[0]).toMatch(/^The embedded database broke down \(could not write/)
    await db.query(sql`insert into probe values (3)`)
    expect(await db.query(sql`select id from probe order by id`)).toEqual([{ id: 1 }, { id: 3 }])
  } finally {
    await db?.close()
  }
})
