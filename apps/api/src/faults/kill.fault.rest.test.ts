import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openCrowd } from '../testing/fault-crowd.ts'
import { makeReadyDataDir } from '../testing/fault-folder.ts'
import { type Nodes, openNodes } from '../testing/fault-nodes.ts'
import { answersLost, losingAnswers } from '../testing/fault-preload.ts'
import { comeToRest, expectKept, isFull } from '../testing/fault-rest.ts'
import { inFolder } from '../testing/fault-successor.ts'
import { buildServer, type Server, startServer } from '../testing/server.ts'
import { startAnyPostgres, startAnyRedis } from '../testing/services.ts'

/** In the short form each node is killed once. */
const roundsWith = (nodes: number): number => (isFull ? 50 : nodes)
const rounds = roundsWith(1)
const turns = roundsWith(2)
/** Of a hundred answers of suppliers, so many are lost. */
const lost = losingAnswers(10)

beforeAll(buildServer)

let server: Server | undefined
let nodes: Nodes | undefined
afterEach(async () => {
  await server?.kill('SIGKILL')
  await nodes?.close()
})

test(`[F3] kill -9 ×${rounds} while customers buy and a tenth of all answers is lost: nothing is lost, bought or charged twice`, {
  timeout: 3_600_000,
}, async ({ task }) => {
  const folder = await makeReadyDataDir()
  const environment = { DATA_DIR: folder.path, SUPPLIERS: 'house', ...lost }
  const bought = new Set<string>()
  let unheard = 0
  for (let round = 0; round < rounds; round++) {
    server = await startServer(environment)
    const { port, kill } = server
    const crowd = openCrowd({ customers: 3, portNow: () => port, bought, mayDie: true })
    // Each round ends at another moment, and never before something was bought.
    await crowd.untilMore(2)
    await pause(Math.random() * 500)
    await Promise.all([kill('SIGKILL'), crowd.leave()])
    unheard += answersLost(server)
  }
  const count = await inFolder(folder.path, async (db, secrets) => {
    await comeToRest(db, secrets)
    return expectKept(db, bought)
  })
  task.meta.figures = `PGlite: ${count} bought over ${rounds} kills, ${bought.size} of them acknowledged, ${unheard} answers lost`
  folder.remove()
})

test(`[F3] kill -9 ×${turns} of one of two nodes on PostgreSQL, in turns, with a tenth of all answers lost: the other goes on`, {
  timeout: 3_600_000,
}, async ({ task }) => {
  const [postgres, redis] = [await startAnyPostgres(), await startAnyRedis()]
  nodes = await openNodes(postgres.url, { REDIS_URL: redis.url, ...lost })
  const { start, db } = nodes
  let serving: Server[] = await Promise.all([start(), start()])
  const bought = new Set<string>()
  let [calls, unheard] = [0, 0]
  // A balancer, which leaves out who is gone.
  const portNow = () => serving[calls++ % serving.length]?.port ?? 0
  const crowd = openCrowd({ customers: 4, portNow, bought, mayDie: true })
  for (let round = 0; round < turns; round++) {
    await crowd.untilMore(2)
    await pause(Math.random() * 500)
    const [dying, other] = serving
    if (!dying || !other) throw new Error('There are two nodes.')
    serving = [other]
    await dying.kill('SIGKILL')
    unheard += answersLost(dying)
    const without = bought.size
    serving = [other, await start()]
    expect(bought.size, 'bought at the other node meanwhile').toBeGreaterThan(without)
  }
  await crowd.leave()
  for (const node of serving) unheard += answersLost(node)
  const took = await comeToRest(db)
  const count = await expectKept(db, bought)
  task.meta.figures = `PostgreSQL, two nodes: ${count} bought over ${turns} kills, ${bought.size} of them acknowledged, ${unheard} answers lost, at rest after ${took} ms`
  await nodes.close()
  nodes = undefined
  await Promise.all([postgres.stop(), redis.stop()])
})
