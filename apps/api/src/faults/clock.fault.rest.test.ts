import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { type Nodes, openNodes } from '../testing/fault-nodes.ts'
import { clockOff } from '../testing/fault-preload.ts'
import { comeToRest } from '../testing/fault-rest.ts'
import { beginOrder, buyPass, findPass, givePeople, makeShopper, payOrder, putPass } from '../testing/fault-shopper.ts'
import { ask, buildServer, type Server } from '../testing/server.ts'
import { startAnyPostgres, startAnyRedis } from '../testing/services.ts'

let postgres: Awaited<ReturnType<typeof startAnyPostgres>>
let redis: Awaited<ReturnType<typeof startAnyRedis>>
let nodes: Nodes
let right: Server
let ahead: Server
let behind: Server

beforeAll(async () => {
  await buildServer()
  postgres = await startAnyPostgres()
  redis = await startAnyRedis()
  nodes = await openNodes(postgres.url, { REDIS_URL: redis.url, LOG_LEVEL: 'info' })
  ;[right, ahead, behind] = await Promise.all([nodes.start(), nodes.start(clockOff(24)), nodes.start(clockOff(-24))])
})
afterAll(async () => {
  await nodes?.close()
  await redis?.stop()
  await postgres?.stop()
})

/** A customer whom the balancer sends to another node at each call. */
function makeWanderer(...ports: readonly number[]) {
  let calls = 0
  return makeShopper(() => ports[calls++ % ports.length] ?? 0)
}

/** Seconds that something has left, by the database's clock. */
const left = async (orderId: string) =>
  nodes.db.one<{ status: string; hold: number | null; offer: number; sale: number | null }>(sql`
    select booking.status, extract(epoch from booking.hold_until - now())::float8 as hold,
      extract(epoch from purchase.expires_at - now())::float8 as offer,
      (select extract(epoch from sold.hold_until - now())::float8 from house_reservation sold
        where sold.locator = booking.locator) as sale
    from booking join purchase on purchase.id = purchase_id where purchase_id = ${orderId}`)

/** Where customers go once the others are gone; until then each stays where it began. */
let lastNode: Server | undefined

async function hold(node: Server) {
  const send = makeShopper(() => (lastNode ?? node).port)
  const cartItemId = await putPass(send, await findPass(send))
  const { orderId } = await beginOrder(send, cartItemId)
  return { send, held: await givePeople(send, orderId, cartItemId), orderId }
}

async function endHolds(ids: readonly string[]): Promise<void> {
  const ended = sql`now() - interval '1 second'`
  await nodes.db.query(sql`update booking set hold_until = ${ended} where purchase_id::text = any(${ids})`)
  await nodes.db.query(sql`
    update house_reservation set hold_until = ${ended} where locator in (
      select locator from booking where purchase_id::text = any(${ids}))`)
  await nodes.db.query(sql`update purchase set due_at = ${ended} where id::text = any(${ids})`)
}

const statusOf = async (orderId: string) => (await left(orderId))?.status

const untilNobodyHolds = (ids: readonly string[]) =>
  expect
    .poll(async () => [...new Set(await Promise.all(ids.map(statusOf)))], { timeout: 60_000, interval: 100 })
    .toEqual(['Ignored'])

/** Half an hour, less what the machine needed. */
const halfAnHour = (seconds: number | null | undefined) =>
  expect(seconds).toSatisfy((one: number) => one > 1740 && one <= 1801)

describe('[F14] nodes of which one is a day ahead and one a day behind', () => {
  test('write their own time into their logs: they are off indeed', async () => {
    const hoursOff = async (node: Server) => {
      await ask(node.port, { path: '/healthz' })
      const [, time] = [...node.output().matchAll(/"time":(\d+)/g)].at(-1) ?? []
      return Math.round((Number(time) - Date.now()) / 3_600_000)
    }
    expect(await hoursOff(ahead)).toBe(24)
    expect(await hoursOff(behind)).toBe(-24)
  })

  test('sell, each by itself and all together', async ({ task }) => {
    for (const node of [right, ahead, behind])
      expect(await buyPass(makeShopper(() => node.port))).toMatchObject({ status: 'Ticketed' })
    const ports = [right.port, ahead.port, behind.port]
    for (let first = 0; first < ports.length; first++)
      expect(await buyPass(makeWanderer(...ports.slice(first), ...ports.slice(0, first)))).toMatchObject({
        status: 'Ticketed',
      })
    task.meta.figures = '6 bought at three nodes, 24 h apart'
  })

  test("let offers and holds end by the database's clock, whichever of them looks", async () => {
    const orders = await Promise.all([right, ahead, behind].map(hold))
    for (const { orderId } of orders) {
      const now = await left(orderId)
      expect(now?.status).toBe('OnHold')
      halfAnHour(now?.hold)
      halfAnHour(now?.sale)
      expect(now?.offer).toSatisfy((one: number) => one > 0 && one < 3_600)
    }
    const [first, ...others] = orders
    const ids = others.map(({ orderId }) => orderId)

    // Alone, a node is known to have looked once it has ended what is due: it leaves what to itself is yesterday's.
    await Promise.all([right, behind].map((node) => node.kill('SIGKILL')))
    lastNode = ahead
    const { orderId: due } = await hold(ahead)
    await endHolds([due])
    await untilNobodyHolds([due])
    for (const { orderId } of orders) expect(await statusOf(orderId), 'while it is held').toBe('OnHold')
    if (first) expect((await payOrder(first.send, first.held)).items[0].status).toBe('Ticketed')

    await ahead.kill('SIGKILL')
    lastNode = await nodes.start(clockOff(-24))
    await endHolds(ids)
    for (const { send, held } of others) await expect(payOrder(send, held)).rejects.toMatchObject({ status: 409 })
    await untilNobodyHolds(ids)
    await comeToRest(nodes.db)
  })
})
