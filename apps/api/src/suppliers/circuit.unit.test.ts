import type { ErrorKind } from '@portolan/supplier/outcome'
import { Registry as Figures } from 'prom-client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { errorOf, guardedOf, kindOf, thrown } from '../testing/guarded-supplier.ts'
import { failing, hanging, query, registryOf, scriptedSupplier, within } from '../testing/scripted-supplier.ts'
import { makeCallMetrics } from './call-metrics.ts'

/** Nobody waits: whenever all that is left is to wait, the clock goes on to what comes next, on any machine alike. */
beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'))
afterEach(() => void vi.useRealTimers())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('[F12] the circuit of a supplier', () => {
  test('opens after five failures in a row: calls are refused without reaching it, health says DOWN', async () => {
    const raw = scriptedSupplier('north', { search: async () => failing('unavailable') })
    const { search, confirm, status, guard } = guardedOf(raw)
    for (let call = 0; call < 5; call++) {
      expect(guard.circuit.openSince()).toBeUndefined()
      await search()
    }
    expect(raw.reached.search).toBe(5)
    raw.script.search = async () => ({ ok: true, value: [] })
    expect(errorOf(await search())).toMatchObject({ kind: 'unavailable', effect: 'none', retry: 'freshSearch' })
    expect(errorOf(await confirm())).toMatchObject({ kind: 'unavailable', effect: 'none', retry: 'sameKey' })
    expect(raw.reached).toMatchObject({ search: 5, confirm: 0 })
    expect(status()).toBe('DOWN')
    expect(guard.history.condition(guard.circuit.openSince()).message).toMatch(/^Circuit open since 20\d\d-.+Z\.$/)
  })

  test('closes again by itself once a call goes well', async () => {
    const raw = scriptedSupplier('north', { search: thrown })
    const { search, status } = guardedOf(raw, { circuit: { openMs: 60 } })
    for (let call = 0; call < 5; call++) await search()
    await pause(80)
    expect(kindOf(await search())).toBe('internal')
    expect(kindOf(await search())).toBe('unavailable')
    expect(raw.reached.search).toBe(6)
    raw.script.search = async () => ({ ok: true, value: [] })
    await pause(80)
    expect(kindOf(await search())).toBe('ok')
    expect(status()).toBe('UP')
    expect(kindOf(await search())).toBe('ok')
  })

  test('opens when half of ten calls fail, in whatever order', async () => {
    const raw = scriptedSupplier('north')
    const { search, guard } = guardedOf(raw)
    for (let call = 1; call <= 10; call++) {
      expect(guard.circuit.openSince()).toBeUndefined()
      raw.script.search = async () => (call % 2 ? { ok: true, value: [] } : failing('internal'))
      await search()
    }
    expect(guard.circuit.openSince()).toBeDefined()
  })

  test('looks at the last twenty calls: what lies before neither hides a failure nor counts as one', async () => {
    const raw = scriptedSupplier('north')
    const { search, guard } = guardedOf(raw)
    const call = async (good: boolean) => {
      raw.script.search = async () => (good ? { ok: true, value: [] } : failing('internal'))
      await search()
    }
    for (let round = 0; round < 9; round++) await call(round % 2 === 0)
    for (let round = 0; round < 40; round++) await call(true)
    for (let round = 0; round < 18; round++) await call(round % 2 === 0)
    expect(guard.circuit.openSince()).toBeUndefined()
    for (let round = 0; round < 2; round++) await call(round % 2 === 0)
    expect(guard.circuit.openSince()).toBeDefined()
  })

  test('is on trial when only a probe has closed it: never UP while searches fail, and one of them opens it', async () => {
    const raw = scriptedSupplier('north', { search: thrown })
    const { supplier, search, status, guard } = guardedOf(raw, { circuit: { openMs: 30 } })
    for (let call = 0; call < 5; call++) await search()
    for (let round = 0; round < 3; round++) {
      expect(status()).toBe('DOWN')
      await pause(40)
      expect((await supplier.health(within(500))).status).toBe('UP')
      expect(status()).toBe('DEGRADED')
      await supplier.health(within(500))
      expect(status()).toBe('DEGRADED')
      const reached = raw.reached.search
      expect(kindOf(await search())).toBe('internal')
      expect(guard.circuit.openSince()).toBeDefined()
      expect(kindOf(await search())).toBe('unavailable')
      expect(raw.reached.search).toBe(reached + 1)
    }
  })

  test('is on trial until a customer is served; from then on it takes five failures again', async () => {
    const figures = new Figures()
    const raw = scriptedSupplier('north', { search: thrown })
    const { supplier, search, status, guard } = guardedOf(
      raw,
      { circuit: { openMs: 30 } },
      makeCallMetrics({ registry: figures }),
    )
    const shown = async () => /portolan_supplier_circuit\{.*\} (\d)/.exec(await figures.metrics())?.[1]
    for (let call = 0; call < 5; call++) await search()
    await pause(40)
    await supplier.health(within(500))
    expect([status(), await shown()]).toEqual(['DEGRADED', '1'])
    raw.script.search = async () => failing('noAvailability')
    await search()
    expect([status(), await shown()]).toEqual(['UP', '0'])
    raw.script.search = thrown
    for (let call = 0; call < 4; call++) await search()
    expect(guard.circuit.openSince()).toBeUndefined()
    await search()
    expect(guard.circuit.openSince()).toBeDefined()
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no object', 'sold out'],
    ['success without a value', { ok: true }],
    ['success with no list', { ok: true, value: { offers: [] } }],
    ['warnings that are no list', { ok: true, value: [], warnings: 'x' }],
    ['warnings that are no texts', { ok: true, value: [], warnings: [{}] }],
    ['a failure without an error', { ok: false }],
    ['a failure without a kind', { ok: false, error: {} }],
  ])('counts an answer that cannot be read: %s', async (_, answer) => {
    const { search, guard, status } = guardedOf(scriptedSupplier('north', { search: async () => answer as never }))
    for (let call = 0; call < 4; call++) expect(kindOf(await search())).toBe('internal')
    expect(status()).toBe('DEGRADED')
    expect(kindOf(await search())).toBe('internal')
    expect(guard.circuit.openSince()).toBeDefined()
  })

  test.each([undefined, {}, { ok: true }, { ok: false, error: {} }])(
    'counts it in a booking, too: %o',
    async (answer) => {
      const { confirm, guard } = guardedOf(scriptedSupplier('north', { confirm: async () => answer as never }))
      for (let call = 0; call < 5; call++)
        expect(errorOf(await confirm())).toMatchObject({ kind: 'internal', effect: 'unknown' })
      expect(guard.circuit.openSince()).toBeDefined()
    },
  )

  test.each<[ErrorKind, boolean]>([
    ['unavailable', true],
    ['timeout', true],
    ['internal', true],
    ['unauthorized', true],
    ['rateLimited', false],
    ['invalid', false],
    ['noAvailability', false],
    ['offerExpired', false],
    ['priceChanged', false],
    ['rejected', false],
    ['notFound', false],
    ['unsupported', false],
  ])('%s opens it: %s', async (kind, opens) => {
    const { search, guard } = guardedOf(scriptedSupplier('north', { search: async () => failing(kind) }))
    for (let call = 0; call < 12; call++) await search()
    expect(guard.circuit.openSince() !== undefined).toBe(opens)
  })

  test('lets one call try; the others are refused at once, though that one hangs', async () => {
    const raw = scriptedSupplier('north', { search: thrown })
    const { search } = guardedOf(raw, { circuit: { openMs: 30 } })
    for (let call = 0; call < 5; call++) await search()
    await pause(40)
    raw.script.search = hanging
    const trying = search(within(600))
    await pause(5)
    const began = performance.now()
    expect(await Promise.all([search(), search()]).then((all) => all.map(kindOf))).toEqual([
      'unavailable',
      'unavailable',
    ])
    expect(performance.now() - began).toBeLessThan(300)
    expect(kindOf(await trying)).toBe('timeout')
    expect(raw.reached.search).toBe(6)
  })

  test('counts who lets a search wait in vain, also when there is nobody else to wait for', async () => {
    const registry = registryOf([scriptedSupplier('north', { search: hanging })])
    const search = async () => {
      for await (const { outcome } of registry.search('rail', query as never, within(1_500))) return kindOf(outcome)
    }
    expect(await Promise.all(Array.from({ length: 10 }, search))).toEqual(Array(10).fill('timeout'))
    await expect.poll(() => registry.members[0]?.guard.circuit.openSince()).toBeDefined()
    expect(await search()).toBe('unavailable')
  })

  test('does not count customers who leave, and one who leaves while it is tried closes nothing', async () => {
    const raw = scriptedSupplier('north', { search: hanging })
    const { search, guard, status } = guardedOf(raw, { circuit: { openMs: 30 } })
    const leave = async () => {
      const customer = new AbortController()
      const searching = search(within(5_000, customer.signal))
      await pause(2)
      customer.abort()
      return kindOf(await searching)
    }
    for (let call = 0; call < 12; call++) expect(await leave()).toBe('timeout')
    expect(guard.circuit.openSince()).toBeUndefined()
    expect(status()).toBe('UP')
    raw.script.search = thrown
    for (let call = 0; call < 5; call++) await search()
    raw.script.search = hanging
    await pause(40)
    const reached = raw.reached.search
    await leave()
    expect(raw.reached.search).toBe(reached + 1)
    await pause(5)
    expect(guard.circuit.openSince()).toBeDefined()
  })

  test('is not tried by a call that is too late to be sent', async () => {
    const raw = scriptedSupplier('north', { search: thrown })
    const { search } = guardedOf(raw, { circuit: { openMs: 30 } })
    for (let call = 0; call < 5; call++) await search()
    raw.script.search = async () => ({ ok: true, value: [] })
    await pause(40)
    expect(kindOf(await search(within(-1, new AbortController().signal)))).toBe('timeout')
    expect(kindOf(await search())).toBe('ok')
  })

  test('is the supplier’s own: another one is asked as before', async () => {
    const north = scriptedSupplier('north', { search: thrown })
    const south = scriptedSupplier('south')
    const registry = registryOf([north, south])
    for (let call = 0; call < 6; call++) await registry.supplier('north')?.search(query as never, within(500))
    const answer = await registry.supplier('south')?.search(query as never, within(500))
    expect(north.reached.search).toBe(5)
    expect(answer?.ok).toBe(true)
  })
})
