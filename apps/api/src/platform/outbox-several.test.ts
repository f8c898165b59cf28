import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/backend.ts'
import type { Database } from './db.ts'
import { makeOutbox, type Outbox } from './outbox.ts'
import { sql } from './sql.ts'

interface Letter {
  to: string
}

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(() => db.query(sql`delete from outbox`))

const put = async (outbox: Outbox, ...names: string[]) => {
  for (const to of names) await outbox.put(db, 'letter', { to })
}
const left = () => db.query<{ attempts: number }>(sql`select attempts from outbox order by id`)

describe('a kind of which several pieces may be in hand', () => {
  /** So many pieces begin, and end when they are let go. */
  const makeGate = () => {
    const begun: string[] = []
    const waiting: (() => void)[] = []
    const work = ({ to }: Letter) => {
      begun.push(to)
      return new Promise<void>((resolve) => void waiting.push(resolve))
    }
    return { begun, work, letGo: () => waiting.shift()?.() }
  }
  const names = Array.from({ length: 8 }, (_, index) => `reader ${index}`)

  test('begins as many as that, in order, and another as soon as one has ended', async () => {
    const { begun, work, letGo } = makeGate()
    const outbox = makeOutbox(db, () => {})
    outbox.handle<Letter>('letter', work, { atOnce: 3 })
    await put(outbox, ...names)
    outbox.nudge()
    await expect.poll(() => begun).toEqual(names.slice(0, 3))
    outbox.nudge()
    letGo()
    await expect.poll(() => begun).toEqual(names.slice(0, 4))
    expect((await left()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 0, 0, 0, 0])
  })

  test('and of any other one after the other, so that two of one booking keep their order', async () => {
    const { begun, work, letGo } = makeGate()
    const outbox = makeOutbox(db, () => {})
    outbox.handle<Letter>('letter', work)
    await put(outbox, 'first', 'second')
    const working = outbox.drain()
    await expect.poll(() => begun).toEqual(['first'])
    outbox.nudge()
    await pause(50)
    expect(begun).toEqual(['first'])
    letGo()
    await expect.poll(() => begun).toEqual(['first', 'second'])
    letGo()
    await working
  })

  test('[B9] is not taken up twice by one node, though the lease of a piece has run out', async () => {
    const { begun, work, letGo } = makeGate()
    const outbox = makeOutbox(db, () => {})
    outbox.handle<Letter>('letter', work, { atOnce: 3 })
    await put(outbox, 'ada')
    const working = outbox.drain()
    await expect.poll(() => begun).toEqual(['ada'])
    await db.query(sql`update outbox set next_at = now()`)
    await put(outbox, 'bob')
    outbox.nudge()
    await expect.poll(() => begun).toEqual(['ada', 'bob'])
    letGo()
    letGo()
    await working
    expect(begun).toEqual(['ada', 'bob'])
    expect(await left()).toEqual([])
  })

  test('never stands before another kind, however many wait', async () => {
    const done: string[] = []
    const outbox = makeOutbox(db, () => {}, { everyMs: 20 })
    outbox.handle<Letter>('ticket', ({ to }) => pause(20).then(() => void done.push(to)), { atOnce: 4 })
    outbox.handle<Letter>('password', async ({ to }) => void done.push(to))
    await db.query(sql`
      insert into outbox (kind, payload) select 'ticket', jsonb_build_object('to', n) from generate_series(1, 1000) as n`)
    outbox.start()
    await expect.poll(() => done.length).toBeGreaterThan(3)
    await outbox.put(db, 'password', { to: 'ada' })
    const before = done.length
    outbox.nudge()
    await expect.poll(() => done).toContain('ada')
    expect(done.indexOf('ada') - before).toBeLessThan(40)
    await outbox.stop()
  })
})
