import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/backend.ts'
import type { Database, Db } from './db.ts'
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
const left = () =>
  db.query<{ to: string; attempts: number; wait: number }>(sql`
    select payload ->> 'to' as to, attempts, round(extract(epoch from next_at - now()))::int as wait
    from outbox order by id`)
/** As if the time of the next try had come. */
const timePasses = () => db.query(sql`update outbox set next_at = now()`)

function makeNode(work: (letter: Letter) => Promise<void>) {
  const failures: string[] = []
  const outbox = makeOutbox(db, (kind, error) => void failures.push(`${kind}: ${(error as Error).message}`), {
    everyMs: 50,
  })
  outbox.handle<Letter>('letter', work)
  return { outbox, failures }
}

/** Work that is in hand until the test lets it end. */
function makePiece() {
  let [begin, finish] = [() => {}, () => {}]
  let fail: (error: Error) => void = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const end = new Promise<void>((resolve, reject) => ([finish, fail] = [resolve, reject]))
  const work = () => {
    begin()
    return end
  }
  return { work, begun, finish, fail }
}

describe('what was put', () => {
  test('is done once, in order, and then gone', async () => {
    const done: string[] = []
    const { outbox } = makeNode(async ({ to }) => void done.push(to))
    await put(outbox, 'ada', 'bob', 'eve')
    await outbox.drain()
    await outbox.drain()
    expect(done).toEqual(['ada', 'bob', 'eve'])
    expect(await left()).toEqual([])
  })

  test('and is heavy waits while the node is busy, a minute at most; what is not goes ahead', async () => {
    const done: string[] = []
    let isBusy = true
    const outbox = makeOutbox(db, () => {}, { isBusy: () => isBusy })
    outbox.handle<Letter>('parcel', async ({ to }) => void done.push(`parcel to ${to}`), {
      urgency: 'whenIdle',
    })
    outbox.handle<Letter>('letter', async ({ to }) => void done.push(`letter to ${to}`))
    const send = (to: string) => outbox.put(db, 'parcel', { to })
    await send('ada')
    await put(outbox, 'bob')
    outbox.nudge()
    await expect.poll(() => done).toEqual(['letter to bob'])
    await db.query(sql`update outbox set created_at = now() - interval '61 seconds'`)
    await send('eve')
    outbox.nudge()
    await expect.poll(() => done).toEqual(['letter to bob', 'parcel to ada'])
    isBusy = false
    outbox.nudge()
    await expect.poll(() => done).toEqual(['letter to bob', 'parcel to ada', 'parcel to eve'])
  })

  test('and takes long keeps its own kind waiting, and no other', async () => {
    const piece = makePiece()
    const done: string[] = []
    let begun = 0
    const outbox = makeOutbox(db, () => {})
    outbox.handle<Letter>('parcel', () => {
      begun++
      return piece.work()
    })
    outbox.handle<Letter>('letter', async ({ to }) => void done.push(to))
    await outbox.put(db, 'parcel', { to: 'ada' })
    outbox.nudge()
    await piece.begun
    await outbox.put(db, 'parcel', { to: 'eve' })
    await put(outbox, 'bob')
    outbox.nudge()
    await expect.poll(() => done, { timeout: 5_000 }).toEqual(['bob'])
    expect(begun).toBe(1)
    piece.finish()
    await outbox.drain()
    expect(begun).toBe(2)
    expect(await left()).toEqual([])
  })

  test('inside a transaction that fails is not there', async () => {
    const { outbox } = makeNode(async () => {})
    const broken = db.transaction(async (tx) => {
      await outbox.put(tx, 'letter', { to: 'ada' })
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow()
    expect(await left()).toEqual([])
  })

  test('is found at once when nudged, even from inside the transaction', async () => {
    const done: string[] = []
    const { outbox, failures } = makeNode(async ({ to }) => void done.push(to))
    await db.transaction(async (tx) => {
      await outbox.put(tx, 'letter', { to: 'ada' })
      outbox.nudge()
    })
    await outbox.drain()
    expect(done).toEqual(['ada'])
    expect(failures).toEqual([])
  })

  test('of a kind this node does not know stays for one that does', async () => {
    const { outbox } = makeNode(async () => {})
    await outbox.put(db, 'pigeon', { to: 'ada' })
    await outbox.drain()
    expect(await left()).toMatchObject([{ to: 'ada', attempts: 0 }])
  })
})

describe('what fails', () => {
  test('is kept and told, does not hold up the others, and is tried again later and later', async () => {
    let broken = true
    const done: string[] = []
    const { outbox, failures } = makeNode(async ({ to }) => {
      if (to === 'ada' && broken) throw new Error('no such mailbox')
      done.push(to)
    })
    await put(outbox, 'ada', 'bob')
    const waits: number[] = []
    for (let attempt = 1; attempt <= 4; attempt++) {
      await outbox.drain()
      const [row] = await left()
      expect(row).toMatchObject({ to: 'ada', attempts: attempt })
      waits.push(row?.wait ?? 0)
      await outbox.drain()
      expect((await left())[0]?.attempts, 'not before its time').toBe(attempt)
      await timePasses()
    }
    for (const [index, wait] of waits.entries()) {
      const full = 5 * 2 ** index
      expect(wait, `attempt ${index + 1}`).toBeLessThanOrEqual(full)
      expect(wait, `attempt ${index + 1}`).toBeGreaterThan(full * 0.55)
    }
    expect(done).toEqual(['bob'])
    expect(failures).toEqual(Array(4).fill('letter: no such mailbox'))
    broken = false
    await outbox.drain()
    expect(done).toEqual(['bob', 'ada'])
    expect(await left()).toEqual([])
  })

  test('never waits longer than an hour and a half', async () => {
    const { outbox } = makeNode(() => Promise.reject(new Error('never')))
    await put(outbox, 'ada')
    await db.query(sql`update outbox set attempts = 500`)
    await outbox.drain()
    expect((await left())[0]?.wait).toBeLessThanOrEqual(5 * 2 ** 10)
    expect((await left())[0]?.wait).toBeGreaterThan(5_000)
  })
})

describe('[B9] what takes too long', () => {
  test('is given up, and not taken up again before it has ended', async () => {
    const first = makePiece()
    const failures: string[] = []
    const signals: AbortSignal[] = []
    const outbox = makeOutbox(db, (kind, error) => void failures.push(`${kind}: ${(error as Error).message}`), {
      longestMs: 20,
    })
    outbox.handle<Letter>('letter', async (_, { signal }) => {
      signals.push(signal)
      if (signals.length === 1) await first.work()
    })
    await put(outbox, 'ada')
    outbox.nudge()
    await expect.poll(() => signals[0]?.aborted).toBe(true)
    for (let look = 0; look < 3; look++) {
      outbox.nudge()
      await pause(20)
    }
    expect(signals).toHaveLength(1)
    expect((await left())[0]?.wait, 'it is still in hand').toBeGreaterThan(50)
    first.fail(new Error('the line was cut'))
    await expect.poll(async () => (await left())[0]?.wait).toBeLessThanOrEqual(5)
    await timePasses()
    await outbox.drain()
    expect(signals).toHaveLength(2)
    expect(await left()).toEqual([])
    expect(failures).toEqual(['letter: The work took too long.'])
  })

  test('and is done all the same is done', async () => {
    const piece = makePiece()
    const outbox = makeOutbox(db, () => {}, { longestMs: 20 })
    let done = 0
    outbox.handle<Letter>('letter', async (_, { signal }) => {
      await piece.work()
      await expect.poll(() => signal.aborted).toBe(true)
      done++
    })
    await put(outbox, 'ada')
    const working = outbox.drain()
    piece.finish()
    await working
    await outbox.drain()
    expect([done, await left()]).toEqual([1, []])
  })

  test('and was lost to another node is left to that one', async () => {
    const [slow, quick] = [makePiece(), makePiece()]
    const [loser, heir] = [makeNode(slow.work), makeNode(quick.work)]
    await put(loser.outbox, 'ada')
    const losing = loser.outbox.drain()
    await slow.begun
    await timePasses()
    const taking = heir.outbox.drain()
    await quick.begun
    slow.fail(new Error('too late'))
    await losing
    expect((await left())[0]).toMatchObject({ attempts: 2 })
    expect((await left())[0]?.wait, 'the lease of the other').toBeGreaterThan(50)
    quick.finish()
    await taking
    expect(await left()).toEqual([])
  })
})

describe('several nodes', () => {
  test('never do the same piece at once', async () => {
    const working = new Set<string>()
    const done: string[] = []
    const work = async ({ to }: Letter) => {
      expect(working).not.toContain(to)
      working.add(to)
      await pause(5)
      working.delete(to)
      done.push(to)
    }
    const nodes = [makeNode(work), makeNode(work), makeNode(work)]
    const names = Array.from({ length: 40 }, (_, index) => `reader ${index}`)
    const [first] = nodes
    if (first) await put(first.outbox, ...names)
    await Promise.all(nodes.map(({ outbox }) => outbox.drain()))
    expect(done.sort()).toEqual(names.sort())
    expect(nodes.flatMap(({ failures }) => failures)).toEqual([])
  })

  test('leave a slow piece to the one that has it', async () => {
    const piece = makePiece()
    const slow = makeNode(piece.work)
    const other = makeNode(() => Promise.reject(new Error('this is not mine')))
    await put(slow.outbox, 'ada')
    const working = slow.outbox.drain()
    await piece.begun
    await other.outbox.drain()
    expect(other.failures).toEqual([])
    expect((await left())[0]?.wait, 'the lease outlasts the longest work').toBeGreaterThan(50)
    piece.finish()
    await working
    expect(await left()).toEqual([])
  })

  test('take over from one that died: at least once', async () => {
    const piece = makePiece()
    const dying = makeNode(piece.work)
    await put(dying.outbox, 'ada')
    const working = dying.outbox.drain()
    await piece.begun
    const done: string[] = []
    const heir = makeNode(async ({ to }) => void done.push(to))
    await heir.outbox.drain()
    expect(done).toEqual([])
    await timePasses()
    await heir.outbox.drain()
    expect(done).toEqual(['ada'])
    expect(await left()).toEqual([])
    piece.finish()
    await working
  })
})

test('works by itself once started, and a stop finishes the piece in hand only', async () => {
  const done: string[] = []
  const piece = makePiece()
  const { outbox } = makeNode(async ({ to }) => {
    await piece.work()
    done.push(to)
  })
  await put(outbox, 'ada', 'bob', 'eve')
  outbox.start()
  await piece.begun
  const stopped = outbox.stop()
  piece.finish()
  await stopped
  expect(done).toEqual(['ada'])
  // Longer than the pause between two looks; a look that was begun meanwhile is waited for.
  await pause(120)
  outbox.nudge()
  await outbox.drain()
  expect(done).toEqual(['ada'])
  expect((await left()).map(({ to }) => to)).toEqual(['bob', 'eve'])
})

test('[B9] the only node of a database takes up at once what a dead one had in hand, and one of many does not', async () => {
  const piece = makePiece()
  const dead = makeNode(piece.work)
  await put(dead.outbox, 'ada')
  const working = dead.outbox.drain()
  await piece.begun
  const done: string[] = []
  const heir = () => makeNode(async ({ to }) => void done.push(to)).outbox
  const [one, only] = [heir(), heir()]
  one.start()
  await pause(120)
  await one.stop()
  expect(done).toEqual([])
  only.start({ isOnlyNode: true })
  await expect.poll(() => done).toEqual(['ada'])
  await only.stop()
  piece.finish()
  await working
})

test('[B9] a stop ends what it cannot wait for, before what it works with is taken away; the next start begins it again', async () => {
  const failures: string[] = []
  const outbox = makeOutbox(db, (kind) => void failures.push(kind), { patienceMs: 1 })
  const tokens: string[] = []
  outbox.handle<Letter>('letter', async (_, { token, signal }) => {
    tokens.push(token)
    await pause(60_000, undefined, { signal })
  })
  await put(outbox, 'ada')
  outbox.start()
  await expect.poll(() => tokens).toHaveLength(1)
  await outbox.stop()
  expect(await left()).toMatchObject([{ to: 'ada', attempts: 1, wait: 0 }])
  expect(failures).toEqual([])
  const next = makeOutbox(db, () => {})
  next.handle<Letter>('letter', async (_, { token }) => void tokens.push(token))
  await next.drain()
  expect(new Set(tokens).size, 'one identity').toBe(1)
  expect(await left()).toEqual([])
})

test.each(['well', 'badly'] as const)(
  'a piece that outlasts the stop and ends %s leaves the database alone',
  async (how) => {
    const piece = makePiece()
    let [asked, isClosed] = [0, false]
    const closable: Db = {
      ...db,
      query: (statement) => {
        if (isClosed) asked++
        return db.query(statement)
      },
    }
    const outbox = makeOutbox(closable, () => {}, { patienceMs: 1, endingMs: 1 })
    outbox.handle<Letter>('letter', piece.work)
    await put(outbox, 'ada')
    const working = outbox.drain()
    await piece.begun
    await outbox.stop()
    isClosed = true
    if (how === 'badly') piece.fail(new Error('too late'))
    else piece.finish()
    await working
    expect(asked).toBe(0)
    expect(await left()).toMatchObject([{ to: 'ada', attempts: 1 }])
  },
)
