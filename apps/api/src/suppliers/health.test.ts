import { setTimeout as pause } from 'node:timers/promises'
import { readSuppliersHealth, type SupplierHealth } from '@portolan/contract/rail'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Database } from '../platform/db.ts'
import { makeMetrics } from '../platform/metrics.ts'
import { sql } from '../platform/sql.ts'
import { openTestDatabase } from '../testing/backend.ts'
import {
  failing,
  query,
  rulesWith,
  type ScriptedSupplier,
  scriptedSupplier,
  within,
} from '../testing/scripted-supplier.ts'
import { makeSuppliers, type Suppliers } from './suppliers.ts'

let db: Database
const running: Suppliers[] = []
const warnings: string[] = []
const log = { warn: (_: object, text: string) => void warnings.push(text) }

beforeAll(async () => {
  db = await openTestDatabase()
})
afterEach(async () => {
  for (const node of running.splice(0)) await node.stop()
  await db.query(sql`delete from supplier_health`)
  warnings.length = 0
})
afterAll(() => db.close())

/** Unless said otherwise it probes at its start and then not again during the test. */
function startNode(
  node: string,
  suppliers: readonly ScriptedSupplier[],
  settings: { probeEveryMs?: number; openMs?: number; readRooms?: number; db?: Database } = {},
) {
  const { probeEveryMs = 60_000, openMs = 60_000, readRooms } = settings
  const made = makeSuppliers({ db: settings.db ?? db, log, metrics: makeMetrics() }, suppliers, {
    node,
    probeEveryMs,
    rules: rulesWith({ circuit: { openMs }, ...(readRooms && { read: { atOnce: readRooms, waiting: 0 } }) }),
  })
  running.push(made)
  made.start()
  const search = (id: string) => made.registry.supplier(id)?.search(query as never, within(1_000))
  const read = async (): Promise<SupplierHealth[]> => {
    const answer = await made.handlers.readSuppliersHealth?.({}, undefined as never)
    return z.parse(readSuppliersHealth.response, answer)
  }
  return { ...made, read, search }
}

type Node = ReturnType<typeof startNode>

const statusOn = async (node: Node) => Object.fromEntries((await node.read()).map((one) => [one.supplier, one.status]))

const rows = () =>
  db.query<{ supplier: string; node: string; status: string }>(
    sql`select supplier, node, status from supplier_health order by id`,
  )

const recorded = async (count: number) => {
  await expect.poll(async () => (await rows()).length, { timeout: 10_000 }).toBe(count)
  return (await rows()).map(({ supplier, node, status }) => `${node}: ${supplier} ${status}`)
}

async function breakCircuit(node: Node, supplier: ScriptedSupplier): Promise<void> {
  // A probe that goes well in between would begin the count anew.
  await expect.poll(() => supplier.reached.health, { timeout: 10_000 }).toBe(1)
  await pause(10)
  supplier.script.search = async () => failing('internal')
  for (let call = 0; call < 5; call++) await node.search(supplier.id)
}

describe('[R7.43] the health of suppliers', () => {
  test('is told for each with its product, latency and time', async () => {
    const node = startNode('a', [scriptedSupplier('north'), scriptedSupplier('bus', {}, 'transfer')])
    await recorded(2)
    const [north, bus] = await node.read()
    expect(north).toEqual({
      supplier: 'north',
      products: ['rail'],
      status: 'UP',
      checkedAt: expect.stringMatching(/^20\d\d-.+Z$/),
      latencyMs: expect.any(Number),
    })
    expect(bus).toMatchObject({ supplier: 'bus', products: ['transfer'], status: 'UP' })
  })

  test('[F12] an open circuit is DOWN on every node, closes again by itself, and is UP once a customer is served', async () => {
    const supplier = scriptedSupplier('north')
    const one = startNode('a', [supplier, scriptedSupplier('south')], { openMs: 300 })
    const other = startNode('b', [scriptedSupplier('north'), scriptedSupplier('south')])
    await recorded(4)
    supplier.script.health = async () => ({ status: 'DOWN', latencyMs: 0 })
    await breakCircuit(one, supplier)
    expect(await statusOn(one)).toEqual({ north: 'DOWN', south: 'UP' })
    expect((await one.read())[0]?.message).toMatch(/^Circuit open since 20.+Z\.$/)
    await expect.poll(() => statusOn(other), { timeout: 10_000 }).toEqual({ north: 'DOWN', south: 'UP' })

    const searched = supplier.reached.search
    supplier.script = { ...supplier.script, ...scriptedSupplier('north').script }
    await expect.poll(() => statusOn(one), { timeout: 10_000 }).toEqual({ north: 'DEGRADED', south: 'UP' })
    expect((await one.read())[0]?.message).toBe('Back on trial: no customer has been served yet.')
    await expect.poll(() => statusOn(other), { timeout: 10_000 }).toEqual({ north: 'DEGRADED', south: 'UP' })
    expect(supplier.reached.search).toBe(searched)
    expect((await one.search('north'))?.ok).toBe(true)
    expect(await statusOn(one)).toEqual({ north: 'UP', south: 'UP' })
    await expect.poll(() => statusOn(other), { timeout: 10_000 }).toEqual({ north: 'UP', south: 'UP' })
  })

  test('[F12] a supplier that says it is well and sells nothing is never UP', async () => {
    const supplier = scriptedSupplier('north')
    const node = startNode('a', [supplier], { openMs: 100, probeEveryMs: 30 })
    await expect.poll(() => supplier.reached.health, { timeout: 10_000 }).toBeGreaterThan(0)
    supplier.script.search = async () => failing('internal')
    for (let call = 0; call < 30; call++) await node.search('north')
    const seen = new Set<string | undefined>()
    const reached = supplier.reached.search
    while (supplier.reached.search < reached + 3) {
      seen.add((await statusOn(node)).north)
      await node.search('north')
      seen.add((await statusOn(node)).north)
      await pause(20)
    }
    expect(seen).not.toContain('UP')
    expect(seen).toContain('DOWN')
  })

  test('[F12] a probe that finds no room tries again', async () => {
    const supplier = scriptedSupplier('north')
    const node = startNode('a', [supplier], { openMs: 50, readRooms: 2 })
    await recorded(1)
    let end: (found: { ok: true; value: [] }) => void = () => {}
    const found = new Promise<{ ok: true; value: [] }>((resolve) => (end = resolve))
    supplier.script.search = () => found
    const search = () => node.registry.supplier('north')?.search(query as never, within(30_000))
    const searches = [search(), search()]
    supplier.script.confirm = async () => failing('internal')
    for (let call = 0; call < 5; call++) await node.registry.supplier('north')?.confirm({} as never, within(1_000))
    expect(await statusOn(node)).toEqual({ north: 'DOWN' })
    await pause(200)
    expect(supplier.reached.health).toBe(1)
    end({ ok: true, value: [] })
    await Promise.all(searches)
    await expect.poll(() => supplier.reached.health, { timeout: 5_000 }).toBe(2)
    expect(await statusOn(node)).toEqual({ north: 'DEGRADED' })
    await pause(150)
    expect(supplier.reached.health).toBe(2)
  })

  test('each change is a row, the same again is not', async () => {
    const supplier = scriptedSupplier('north')
    const node = startNode('a', [supplier], { probeEveryMs: 40 })
    await recorded(1)
    const before = await db.one<{ at: Date }>(sql`select checked_at as at from supplier_health`)
    const probes = supplier.reached.health
    await expect.poll(() => supplier.reached.health, { timeout: 10_000 }).toBeGreaterThan(probes + 3)
    const after = await db.one<{ at: Date }>(sql`select checked_at as at from supplier_health`)
    expect(await recorded(1)).toEqual(['a: north UP'])
    expect(after?.at.getTime()).toBeGreaterThan(before?.at.getTime() ?? 0)
    supplier.script.health = async () => ({ status: 'DEGRADED', latencyMs: 1, message: 'Maintenance tonight.' })
    expect(await recorded(2)).toEqual(['a: north UP', 'a: north DEGRADED'])
    expect(await node.read()).toMatchObject([{ status: 'DEGRADED', message: 'Maintenance tonight.' }])
  })

  test('a node not seen for two minutes has no say, nor has a supplier of others', async () => {
    const node = startNode('a', [scriptedSupplier('north')])
    await recorded(1)
    const insert = (supplier: string, seconds: number) =>
      db.query(sql`
      insert into supplier_health (supplier, node, products, status, checked_at)
      values (${supplier}, 'gone', ${['rail']}, 'DOWN', now() - interval '1 second' * ${seconds})`)
    await insert('north', 121)
    await insert('stranger', 0)
    expect(await statusOn(node)).toEqual({ north: 'UP' })
    await insert('north', 90)
    expect(await statusOn(node)).toEqual({ north: 'DOWN' })
  })

  test('thirty days are kept', async () => {
    await db.query(sql`
      insert into supplier_health (supplier, node, products, status, checked_at)
      select 'north', 'old', array['rail'], 'DOWN', now() - interval '1 day' * days from unnest(array[29, 31]) as days`)
    startNode('a', [scriptedSupplier('north')])
    const nodes = async () => (await rows()).map(({ node }) => node)
    await expect.poll(nodes, { timeout: 10_000 }).toEqual(['old', 'a'])
    expect(
      await db.one(sql`select 1 from supplier_health where checked_at < now() - interval '30 days'`),
    ).toBeUndefined()
  })

  test('[F16] without the database a node answers for itself', async () => {
    const away: Database = {
      ...db,
      query: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })),
      one: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })),
    }
    const supplier = scriptedSupplier('north')
    const node = startNode('a', [supplier, scriptedSupplier('south')], { db: away })
    await breakCircuit(node, supplier)
    expect(await statusOn(node)).toEqual({ north: 'DOWN', south: 'UP' })
    expect(warnings).toContain('the health of suppliers is known to this node alone')

    const silent = startNode('b', [scriptedSupplier('north')], { db: { ...db, query: () => new Promise(() => {}) } })
    expect(await statusOn(silent)).toEqual({ north: 'UP' })
  })

  test('a stopped node probes no more', async () => {
    const supplier = scriptedSupplier('north')
    const node = startNode('a', [supplier], { probeEveryMs: 20 })
    await expect.poll(() => supplier.reached.health, { timeout: 10_000 }).toBeGreaterThan(1)
    await node.stop()
    const probes = supplier.reached.health
    await pause(100)
    expect(supplier.reached.health).toBe(probes)
  })
})
