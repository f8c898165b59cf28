import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database, Db } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { openBareDatabase } from '../../../../testing/gtfs.ts'
import type { ReadPages, TimetableRouter } from '../router/router.ts'
import { makeTimetable } from './keep.ts'
import { replaceFeed } from './store.ts'

const query = { from: ['a'], to: ['b'], earliest: 0, latest: 1, maxChanges: 0 }

/** Counts the stops it was given; may be told to wait with a loading, or to fail at it. */
function makeCounter() {
  const state = { loads: 0, held: undefined as Promise<void> | undefined, fails: false }
  let stops = -1
  const router: TimetableRouter = {
    async load(read: ReadPages) {
      state.loads++
      if (state.fails) throw new Error('no memory')
      let next = 0
      for await (const page of read()) {
        next += page.stops?.length ?? 0
        await state.held
      }
      stops = next
    },
    find: async () => Array.from({ length: stops }, () => ({ departs: 0, arrives: 0, rides: [] })),
    close: async () => {},
  }
  return { state, router }
}

describe('the timetable a node holds', () => {
  let db: Database
  beforeAll(async () => {
    db = await openBareDatabase()
  })
  beforeEach(async () => {
    await db.query(sql`delete from rail_feed`)
    await put(1)
  })
  afterAll(() => db.close())

  const put = (count: number) => {
    const stops = Array.from({ length: count }, (_, index) => ({
      ...{ id: `x:${index}`, name: 'Stop', lat: 0, lon: 0, timeZone: 'Europe/Paris' },
    }))
    return replaceFeed(db, { id: 'x', name: 'X', digest: String(count) }, [{ stops }])
  }

  function open() {
    const { state, router } = makeCounter()
    let now = 1_000_000
    const failures: unknown[] = []
    let asked = 0
    const counted: Db = {
      ...db,
      one: (statement) => {
        asked++
        return db.one(statement)
      },
    }
    const onFailure = (error: unknown) => void failures.push(error)
    const kept = makeTimetable({ db: counted, router, now: () => now, onFailure, again: 20 })
    const wait = (ms: number) => {
      now += ms
    }
    return { state, kept, failures, wait, asked: () => asked }
  }

  const stopsOf = async (kept: ReturnType<typeof makeTimetable>) => (await kept.find(query)).length

  it('is loaded once for all who come first', async () => {
    const { kept, state } = open()
    expect(await Promise.all([stopsOf(kept), stopsOf(kept), stopsOf(kept)])).toEqual([1, 1, 1])
    expect(state.loads).toBe(1)
  })

  it('is looked after every thirty seconds at most; meanwhile the old one answers', async () => {
    const { kept, state, wait, asked } = open()
    await kept.prepare()
    await put(3)
    const before = asked()
    wait(29_000)
    expect(await stopsOf(kept)).toBe(1)
    expect(asked()).toBe(before)
    let release = () => {}
    state.held = new Promise((resolve) => {
      release = resolve
    })
    wait(2_000)
    expect(await stopsOf(kept)).toBe(1)
    await expect.poll(() => state.loads).toBe(2)
    expect(await stopsOf(kept)).toBe(1)
    release()
    await expect.poll(() => stopsOf(kept)).toBe(3)
    wait(31_000)
    await stopsOf(kept)
    await kept.close()
    expect(state.loads).toBe(2)
  })

  it('is read again when a feed is replaced while it is being loaded', async () => {
    const { kept, state } = open()
    let release = () => {}
    state.held = new Promise((resolve) => {
      release = resolve
    })
    const first = stopsOf(kept)
    await expect.poll(() => state.loads).toBe(1)
    await expect.poll(() => db.query(sql`select 1`)).toHaveLength(1)
    await put(2)
    release()
    expect(await first).toBe(2)
  })

  it('stays the old one when the new one cannot be loaded, and tries again', async () => {
    const { kept, state, failures, wait } = open()
    await kept.prepare()
    await put(2)
    state.fails = true
    wait(31_000)
    expect(await stopsOf(kept)).toBe(1)
    await expect.poll(() => failures).toHaveLength(1)
    state.fails = false
    wait(31_000)
    await stopsOf(kept)
    await expect.poll(() => stopsOf(kept)).toBe(2)
  })

  it('a first loading that fails is told to who asked, and tried again for the next', async () => {
    const { kept, state } = open()
    state.fails = true
    await expect(stopsOf(kept)).rejects.toThrow('no memory')
    state.fails = false
    expect(await stopsOf(kept)).toBe(1)
  })

  it('[F4] a first loading that fails is tried again without anybody asking, until it is there', async () => {
    const { kept, state, failures } = open()
    state.fails = true
    const prepared = kept.prepare()
    await expect.poll(() => failures.length).toBeGreaterThan(1)
    state.fails = false
    await prepared
    const { loads } = state
    expect(await stopsOf(kept)).toBe(1)
    expect(state.loads).toBe(loads)
  })

  it('is not tried for any more by a node that is closed', async () => {
    const { kept, state, failures } = open()
    state.fails = true
    const prepared = kept.prepare()
    await expect.poll(() => failures.length).toBeGreaterThan(0)
    await kept.close()
    // Its end is the proof: as long as it tries it does not come back.
    await prepared
  })
})
