import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { type History, histories } from './history-draw.ts'
import { fillShelf, type Shelf } from './history-shelf.ts'
import { type HistoryShop, openHistoryShop } from './history-shop.ts'
import type { Step } from './history-steps.ts'
import { walk } from './history-walk.ts'
import { checkInvariants } from './invariants.ts'

const quiet = { manner: 'once', refund: [], capture: [], supply: [] } as const
const payAll: Step = { ...quiet, do: 'pay', by: 'ok', which: undefined }

/** Those that have found something once come first each time, and one with money of every kind. */
const known: readonly History[] = [
  // A refund that was refused was off the list of work as soon as another one of the same booking was paid.
  {
    buyer: 'traveller',
    goods: ['seat'],
    steps: [
      payAll,
      { ...quiet, do: 'exchange', which: 0, to: 'cheap', by: 'ok', isRefused: false, refund: ['refused'] },
      { ...quiet, do: 'cancel', which: 0, room: undefined, refund: ['lost', 'dead'] },
      { ...quiet, do: 'wait', manner: { at: 3, when: 'after' } },
      { ...quiet, do: 'repeat' },
    ],
  },
  // A stay was still said to be paid at the hotel when the room that was paid there had been given back.
  {
    buyer: 'agent',
    goods: ['roomsMixed', 'pass', 'roomsMixed'],
    steps: [
      { ...payAll, manner: { at: 9, when: 'after' } },
      { ...quiet, do: 'cancel', which: 1, room: 1, manner: 'twice' },
      { ...quiet, do: 'cancel', which: 0, room: 1, manner: { at: 4, when: 'after' } },
      { ...quiet, do: 'cancel', which: 0, room: 0 },
    ],
  },
  {
    buyer: 'agent',
    goods: ['seat', 'roomsThere', 'flight', 'package'],
    steps: [
      { ...payAll, by: 'account' },
      { ...quiet, do: 'correct', which: 0, manner: { at: 1, when: 'before' } },
      { ...quiet, do: 'correct', which: 0, manner: 'twice' },
      { ...quiet, do: 'exchange', which: 0, to: 'dear', by: 'answered', isRefused: false, capture: ['lost'] },
      { ...quiet, do: 'cancel', which: 3, room: undefined, refund: ['dead'], manner: { at: 6, when: 'before' } },
      { ...quiet, do: 'cancel', which: 1, room: undefined, supply: ['lost'] },
    ],
  },
  {
    buyer: 'traveller',
    goods: ['seat'],
    steps: [
      { ...payAll, by: 'answered' },
      { ...quiet, do: 'exchange', which: 0, to: 'even', by: 'ok', isRefused: false },
      { ...quiet, do: 'cancel', which: 0, room: undefined },
    ],
  },
]

interface Sample {
  /** Drawn at random, beside the known ones. */
  runs: number
  /** What has to have happened at least once, by the beginning of its name: else the histories have become dull. */
  wanted: readonly string[]
}

/** What a history has left undone is none of the next one's. */
async function leaveClean({ world, line }: HistoryShop): Promise<void> {
  line.calm('refund', 'capture', 'supply')
  await world.db.query(sql`update outbox set next_at = now()`)
  await world.app.settle()
}

/** Another one each time: a run says the seed at its beginning, and the title of the test has it. */
const seed = Number(process.env.SEED ?? process.env.TEST_SEED ?? 1) % 2_000_000_000

/** Registers the test: the known and so many random histories, one after the other, in a shop of their own. */
export function testHistories({ runs, wanted }: Sample): void {
  let shop: HistoryShop
  let shelf: Shelf
  let filledAt = Number.NEGATIVE_INFINITY
  /** What was found is good for twenty minutes, and many histories take longer. */
  async function freshShelf(): Promise<Shelf> {
    if (performance.now() - filledAt < 10 * 60_000) return shelf
    shelf = await fillShelf(await shop.world.loggedIn('traveller'))
    filledAt = performance.now()
    return shelf
  }
  beforeAll(async () => {
    shop = await openHistoryShop()
    await freshShelf()
  })
  afterAll(() => shop.close())

  // With the time that it takes to make one that fails shorter. A machine that is busy walks all of them as well: what is
  // cut off here counts as walked.
  const longestMs = 180_000 + 10_000 * (known.length + runs)
  test(`[R7.34] ${runs} random histories of money from seed ${seed}: what is said of each booking is what the books say`, {
    timeout: longestMs + 60_000,
  }, async () => {
    const counts = new Map<string, number>()
    const tally = (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1)
    let hasFailed = false
    const property = fc.asyncProperty(histories, async (history) => {
      try {
        await walk({ shop, shelf: await freshShelf(), tally }, history)
        // Where one has failed the books of all are wrong: the shorter ones are judged by their own.
        if (!hasFailed) await checkInvariants(shop.world.db)
      } catch (error) {
        hasFailed = true
        await leaveClean(shop)
        throw error
      }
    })
    const examples = known.map((history): [History] => [history])
    // A history that fails is made shorter for a while, and comes with the seed that repeats it.
    await fc.assert(property, {
      numRuns: known.length + runs,
      seed,
      examples,
      interruptAfterTimeLimit: longestMs,
    })
    console.log(`${runs} histories from seed ${seed}: ${JSON.stringify(Object.fromEntries(counts))}`)
    const seen = [...counts.keys()]
    expect(wanted.filter((name) => !seen.some((one) => one.startsWith(name)))).toEqual([])
  })
}
