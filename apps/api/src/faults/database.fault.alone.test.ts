import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCrowd } from '../testing/fault-crowd.ts'
import { type FaultLine, openLine } from '../testing/fault-line.ts'
import { type Nodes, openNodes } from '../testing/fault-nodes.ts'
import { comeToRest, expectKept, isFull, untilWell } from '../testing/fault-rest.ts'
import { buyPass, findTrain, makeShopper, Refused } from '../testing/fault-shopper.ts'
import { ask, buildServer, keepAlive, readPreference, type Server, savePreference, themes } from '../testing/server.ts'
import { startOwnPostgres } from '../testing/services.ts'

let postgres: Awaited<ReturnType<typeof startOwnPostgres>>
let nodes: Nodes
/** The second one reaches the database by a line that can fail. */
let [straight, byLine]: Server[] = []
let line: FaultLine

beforeAll(async () => {
  await buildServer()
  postgres = await startOwnPostgres()
  nodes = await openNodes(postgres.url)
  line = await openLine(postgres.url)
  const way = { DATABASE_URL: line.urlOf(nodes.environment.DATABASE_URL ?? '') }
  ;[straight, byLine] = await Promise.all([nodes.start(), nodes.start(way)])
})
afterAll(async () => {
  await nodes?.close()
  await line?.close()
  await postgres?.stop()
})

const portOf = (node: Server | undefined): number => node?.port ?? 0

/** Written by guests one after the other, until it fails: under which cookie must be found what. */
async function save(node: Server | undefined, saved: Map<string, string>, isOver: () => boolean): Promise<void> {
  for (let count = 0; !isOver(); count++) {
    const theme = themes[count % themes.length] ?? 'auto'
    const { status, cookie } = await savePreference(portOf(node), theme)
    if (status === 200) saved.set(cookie, theme)
    await pause(50)
  }
}

const canWrite = (node: Server | undefined) => async () => (await savePreference(portOf(node), 'auto')).status === 200

const canSell = (node: Server | undefined) => async () =>
  (await buyPass(makeShopper(() => portOf(node)))).status === 'Ticketed'

const restarts = isFull ? 5 : 2

test(`[F4] PostgreSQL restarts at once ×${restarts} under two nodes that sell: no acknowledged write is lost, well again in 5 s`, {
  timeout: 300_000,
}, async ({ task }) => {
  const [bought, saved, both] = [new Set<string>(), new Map<string, string>(), [straight, byLine]]
  let isOver = false
  const saving = Promise.all(both.map((node) => save(node, saved, () => isOver)))
  const crowd = openCrowd({ customers: 4, portNow: (index) => portOf(both[index % 2]), bought })
  const waits: number[] = []
  for (let round = 0; round < restarts; round++) {
    await crowd.untilMore(4)
    await pause(Math.random() * 300)
    await postgres.restart?.()
    waits.push(...(await Promise.all(both.map((node) => untilWell(canWrite(node))))))
    expect(Math.max(...waits), 'milliseconds until both nodes write again').toBeLessThan(5_000)
  }
  isOver = true
  await Promise.all([crowd.leave(), saving])
  const agent = keepAlive(4)
  for (const [cookie, theme] of saved) expect(await readPreference(portOf(straight), cookie, agent)).toBe(theme)
  agent.destroy()
  await comeToRest(nodes.db)
  const count = await expectKept(nodes.db, bought)
  task.meta.figures = `${count} bought, ${saved.size} saved, ${crowd.refused()} told to come back, well again after ${Math.max(...waits)} ms at most`
})

/** What a customer sees: the status, and how long it took. */
async function timed(work: Promise<{ status: number }>): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const { status } = await work
  return { status, ms: performance.now() - began }
}

/** Those who ask at once: some write, some search. */
const beginToAsk = (count: number, andSearch = true) =>
  Array.from({ length: count }, (_, index) =>
    timed(andSearch && index % 2 === 0 ? search() : savePreference(portOf(byLine), 'dark')),
  )

const askAll = (count: number, andSearch = true) => Promise.all(beginToAsk(count, andSearch))

/** Who finds no train is told that its seller did not answer, which is the 503 of a list. An empty one without a word is not. */
const search = () =>
  findTrain(makeShopper(() => portOf(byLine))).then(
    ({ originDestinationInformations: [found], warnings }) => {
      if (found?.originDestinationOptions.length) return { status: 200 }
      return { status: warnings?.warnings.length ? 503 : 204 }
    },
    (error: unknown) => {
      if (error instanceof Refused) return error
      throw error
    },
  )

const isReady = () => timed(ask(portOf(byLine), { path: '/readyz' }))

/** The pool is well when everybody who writes is served. Selling waits for the circuit besides, which is tried every 3 s. */
async function expectWell(): Promise<string> {
  const pool = await untilWell(async () => (await askAll(20, false)).every(({ status }) => status === 200))
  const shop = pool + (await untilWell(canSell(byLine)))
  expect(pool, 'milliseconds until the pool is well').toBeLessThan(5_000)
  expect(shop, 'milliseconds until it sells again').toBeLessThan(5_000)
  return `${pool} ms (sells after ${shop} ms)`
}

/** A connection is waited for 5 s, an answer 32 s. */
const longest = 38_000

test('[F16] a line to the database that is slow, cut, or half open: 503 within the limit, well again in 5 s', {
  timeout: 300_000,
}, async ({ task }) => {
  await expectWell()
  // A node that has just lost its database reads its timetable again: that is no matter of the line.
  const again = await untilWell(async () => (await search()).status === 200)
  expect(again, 'milliseconds until trains are found').toBeLessThan(10_000)
  line.slowDown(500)
  const slow = await askAll(30)
  expect(slow.filter(({ status, ms }) => (status !== 200 && status !== 503) || ms > longest)).toEqual([])
  expect(slow.some(({ status }) => status === 200)).toBe(true)
  line.mend()
  const afterSlow = await expectWell()

  const caught = askAll(10)
  line.cut()
  const cut = [...(await caught), ...(await askAll(10))]
  expect(cut.filter(({ status, ms }) => (status !== 200 && status !== 503) || ms > 6_000)).toEqual([])
  expect(cut.slice(10).map(({ status }) => status)).toEqual(Array(10).fill(503))
  expect((await isReady()).status).toBe(503)
  line.mend()
  const afterCut = await expectWell()

  line.fallSilent()
  const waiting = beginToAsk(25)
  expect(await isReady()).toMatchObject({ status: 503, ms: expect.toSatisfy((ms: number) => ms < 3_000) })
  expect((await ask(portOf(straight), { path: '/readyz' })).status, 'the other node').toBe(200)
  // It lasts until somebody was refused: those for whom no connection was left.
  await Promise.any(waiting.map(async (one) => expect((await one).status).toBe(503)))
  // Connections that were half open are lost for good: they fill the pool until each is given up.
  line.mend()
  const silent = await Promise.all(waiting)
  // To a search the silent one is the supplier: its customer's patience ends with 504, or it is asked again and answers.
  expect(silent.filter(({ status, ms }) => ![200, 503, 504].includes(status) || ms > longest)).toEqual([])
  expect(silent.some(({ status }) => status === 503)).toBe(true)
  const afterSilence = await expectWell()
  await comeToRest(nodes.db)
  task.meta.figures = `well again ${afterSlow} after 500 ms slow, ${afterCut} after a cut, ${afterSilence} after silence; 503 after ${Math.round(Math.max(...silent.map(({ ms }) => ms)))} ms at most`
})
