import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { type FaultLine, openLine } from '../testing/fault-line.ts'
import { type Nodes, openNodes } from '../testing/fault-nodes.ts'
import { comeToRest, expectKept, isFull, untilWell } from '../testing/fault-rest.ts'
import { beginOrder, findPass, givePeople, makeShopper, payOrder, putPass } from '../testing/fault-shopper.ts'
import { ask, buildServer, type Got, type Server } from '../testing/server.ts'
import { startAnyPostgres, startOwnRedis } from '../testing/services.ts'

let postgres: Awaited<ReturnType<typeof startAnyPostgres>>
let redis: Awaited<ReturnType<typeof startOwnRedis>>
let line: FaultLine
let nodes: Nodes
let both: readonly [Server, Server]

beforeAll(async () => {
  await buildServer()
  postgres = await startAnyPostgres()
  redis = await startOwnRedis()
  line = await openLine(redis.url)
  // Everybody comes from where the test says, so that the limits of one do not stop the others.
  nodes = await openNodes(postgres.url, { REDIS_URL: line.urlOf(redis.url), LIMITS: 'on', TRUST_PROXY: '1' })
  both = await Promise.all([nodes.start(), nodes.start()])
})
afterAll(async () => {
  await nodes?.close()
  await line?.close()
  await redis?.stop()
  await postgres?.stop()
})

function logIn(node: Server, from: string, username: string, password: string): Promise<Got> {
  return ask(node.port, {
    method: 'POST',
    path: '/api/v1/account/authentication',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
    body: new URLSearchParams({ username, password }).toString(),
  })
}

/** Tries one wrong password after the other; tells from which try on it was turned away unread. */
async function guess(node: Server, from: string, tries: number): Promise<number> {
  for (let count = 1; count <= tries; count++) {
    const { status } = await logIn(node, from, 'owner', `guess ${count}`)
    expect([200, 401, 429, 503]).toContain(status)
    if (status === 429 || status === 503) return count
  }
  return tries + 1
}

const nameOf = async (node: Server, cookie: string): Promise<string | undefined> => {
  const { text } = await ask(node.port, { path: '/api/v1/b2b/user-manage/own-info', headers: { cookie } })
  return JSON.parse(text).username
}

const keys = isFull ? 1_000 : 8
const times = 10

test(`[F2] ${keys} keys × ${times} at once over two nodes: ${keys} bookings, and the same one for a key`, {
  timeout: 3_600_000,
}, async ({ task }) => {
  const bought = new Set<string>()
  let next = 0
  const buyOn = async () => {
    for (let index = next++; index < keys; index = next++) {
      let calls = 0
      const from = { 'x-forwarded-for': `192.0.2.${index % 250}` }
      const send = makeShopper(() => both[calls++ % 2]?.port ?? 0, from)
      const again = <Answer>(call: () => Promise<Answer>) => Promise.all(Array.from({ length: times }, call))
      const cartItemId = await putPass(send, await findPass(send))
      const begun = await again(() => beginOrder(send, cartItemId, `begin ${index}`))
      const [orderId = ''] = new Set(begun.map((order) => order.orderId))
      const held = await givePeople(send, orderId, cartItemId)
      const paid = await again(() => payOrder(send, held, `pay ${index}`))
      const told = paid.map((answer) => `${answer.orderId} ${answer.items[0].uniqueID.id} ${answer.items[0].status}`)
      expect(new Set(begun.map((order) => order.orderId)).size).toBe(1)
      expect(new Set(told).size).toBe(1)
      expect(paid[0].items[0].status).toBe('Ticketed')
      bought.add(orderId)
    }
  }
  await Promise.all([1, 2, 3].map(buyOn))
  await comeToRest(nodes.db)
  expect(await expectKept(nodes.db, bought)).toBe(keys)
  const row = await nodes.db.one<{ count: number }>(sql`select count(*)::integer as count from purchase`)
  expect(row?.count).toBe(keys)
  task.meta.figures = `${keys} keys, each sent ${times} times to begin and ${times} times to pay, to both nodes: ${bought.size} bookings`
})

const customers = isFull ? 200 : 24

test(`[F17] Redis is killed while ${customers} customers check out at two nodes: logins survive, limits stay shut, no booking fails`, {
  timeout: 600_000,
}, async ({ task }) => {
  const [one, other] = both
  const login = await logIn(one, '198.51.100.1', 'traveller', 'portolan-demo')
  const cookie = String(login.headers['set-cookie']?.[0]).split(';')[0] ?? ''
  expect(await nameOf(other, cookie)).toBe('traveller')
  expect(await guess(one, '198.51.100.2', 12), 'the try that is turned away').toBe(10)

  // Their goods are in the cart when it happens.
  const carts = []
  for (let index = 0; index < customers; index++) {
    const send = makeShopper(() => both[index % 2]?.port ?? 0, { 'x-forwarded-for': `203.0.113.${index % 250}` })
    carts.push({ send, cartItemId: await putPass(send, await findPass(send)) })
  }
  const bought = new Set<string>()
  const queue = [...carts]
  const checkOut = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { send, cartItemId } = next
      const { orderId } = await beginOrder(send, cartItemId)
      const held = await givePeople(send, orderId, cartItemId)
      const { items } = await payOrder(send, held)
      expect(items[0].status).toBe('Ticketed')
      bought.add(orderId)
    }
  }
  const working = Promise.all([1, 2, 3, 4].map(checkOut))
  while (bought.size < customers / 4) await pause(10)
  await redis.stop()
  const after = customers - bought.size

  const guessed = await Promise.all([guess(one, '198.51.100.3', 30), guess(other, '198.51.100.4', 30)])
  expect(Math.max(...guessed), 'wrong tries that were looked at').toBeLessThanOrEqual(10)
  for (const node of both) expect(await nameOf(node, cookie)).toBe('traveller')
  const fresh = await logIn(other, '198.51.100.5', 'traveller', 'portolan-demo')
  expect([200, 503]).toContain(fresh.status)
  await working
  expect(bought.size).toBe(customers)

  redis = await startOwnRedis()
  line.leadTo(redis.url)
  const well = await untilWell(async () => Boolean(await findPass(makeShopper(() => other.port))))
  expect(well, 'milliseconds until offers are kept again').toBeLessThan(5_000)
  await comeToRest(nodes.db)
  await expectKept(nodes.db, bought)
  task.meta.figures = `${customers} bought, ${after} of them after Redis was gone, none failed; a login then: ${fresh.status}; guessing ended at try ${guessed.join(' and ')}; well again after ${well} ms`
})
