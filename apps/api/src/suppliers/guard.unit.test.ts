import { Registry as Figures } from 'prom-client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { errorOf, guardedOf, kindOf, thrown } from '../testing/guarded-supplier.ts'
import { failing, hanging, query, registryOf, scriptedSupplier, within } from '../testing/scripted-supplier.ts'
import { makeCallMetrics } from './call-metrics.ts'

/** Nobody waits: whenever all that is left is to wait, the clock goes on to what comes next, on any machine alike. */
beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'))
afterEach(() => void vi.useRealTimers())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('[F8] what a failure says of its effect', () => {
  test.each([
    ['an adapter throws', thrown, 'internal'],
    [
      'an adapter throws before it promises',
      () => {
        throw new TypeError('at once')
      },
      'internal',
    ],
    ['an adapter hangs', hanging, 'timeout'],
    ['an answer is none', async () => undefined as never, 'internal'],
  ])('%s: none for a read, unknown for a write', async (_, script, kind) => {
    const { search, confirm } = guardedOf(scriptedSupplier('north', { search: script, confirm: script }))
    expect(errorOf(await search(within(150)))).toMatchObject({ kind, effect: 'none', retry: 'freshSearch' })
    expect(errorOf(await confirm(within(150)))).toMatchObject({ kind, effect: 'unknown', retry: 'sameKey' })
  })

  const rejecting = ({ signal }: { signal: AbortSignal }) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))

  test.each([
    ['hangs', hanging],
    ['gives up when told to', rejecting],
  ])('a call has its own limit below the deadline, whether the adapter %s', async (_, script) => {
    const raw = scriptedSupplier('north', { search: script, confirm: script })
    const { search, confirm } = guardedOf(raw, { read: { longestMs: 60 }, write: { longestMs: 60 } })
    const began = performance.now()
    expect(errorOf(await search(within(20_000)))).toMatchObject({ kind: 'timeout', effect: 'none' })
    expect(errorOf(await confirm(within(20_000)))).toMatchObject({ kind: 'timeout', effect: 'unknown' })
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  test('a write that has never left has no effect', async () => {
    const raw = scriptedSupplier('north', { confirm: hanging })
    const { confirm } = guardedOf(raw, { write: { atOnce: 1, waiting: 1 } })
    const [sent, queued, refused] = await Promise.all([
      confirm(within(200)),
      confirm(within(150)),
      confirm(within(150)),
    ])
    expect(errorOf(sent)).toMatchObject({ kind: 'timeout', effect: 'unknown' })
    expect(errorOf(queued)).toMatchObject({ kind: 'timeout', effect: 'none', retry: 'sameKey' })
    expect(errorOf(refused)).toMatchObject({ kind: 'unavailable', effect: 'none', retry: 'sameKey' })
    expect(raw.reached.confirm).toBe(1)
  })

  test('nor does it leave later, when the clock was set back meanwhile', async () => {
    const raw = scriptedSupplier('north', { confirm: hanging })
    const { confirm } = guardedOf(raw, { write: { atOnce: 1, waiting: 1 } })
    const patient = new AbortController().signal
    const [sent, queued] = [confirm(within(300, patient)), confirm(within(100, patient))]
    expect(errorOf(await queued)).toMatchObject({ kind: 'timeout', effect: 'none' })
    vi.setSystemTime(Date.now() - 60_000)
    expect(errorOf(await sent)).toMatchObject({ kind: 'timeout', effect: 'unknown' })
    await pause(30)
    expect(raw.reached.confirm).toBe(1)
  })

  test('what the supplier itself says stands', async () => {
    const said = failing('rejected', { effect: 'none', label: 'Card', supplierCode: 'X1' })
    const { confirm } = guardedOf(scriptedSupplier('north', { confirm: async () => said }))
    expect(await confirm()).toEqual(said)
  })

  test('nothing leaves after the deadline, nor for a caller who has gone', async () => {
    const raw = scriptedSupplier('north')
    const { search, confirm } = guardedOf(raw)
    expect(errorOf(await confirm(within(-1, new AbortController().signal)))).toMatchObject({ effect: 'none' })
    expect(kindOf(await search(within(500, AbortSignal.abort())))).toBe('timeout')
    expect(raw.reached).toMatchObject({ search: 0, confirm: 0 })
  })

  test('the adapter is told an earlier deadline than the caller’s, and its signal fires by then', async () => {
    const context = within(2_000)
    let told = 0
    const raw = scriptedSupplier('north', {
      search: async ({ deadline, signal }) => {
        told = deadline
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
      },
    })
    const { search } = guardedOf(raw)
    expect(kindOf(await search(context))).toBe('timeout')
    expect(told).toBeLessThan(context.deadline)
    expect(Date.now()).toBeLessThan(context.deadline)
  })
})

describe('a repetition', () => {
  const busy = failing('unavailable', { retry: 'freshSearch' })

  test('of a read happens once, where the error allows it', async () => {
    const raw = scriptedSupplier('north', { search: async () => busy })
    const { search } = guardedOf(raw)
    expect(await search()).toEqual(busy)
    expect(raw.reached.search).toBe(2)
    raw.script.search = async () => (raw.reached.search === 3 ? busy : { ok: true, value: [] })
    expect(kindOf(await search())).toBe('ok')
    expect(raw.reached.search).toBe(4)
  })

  test.each([
    ['the supplier forbids it', failing('unavailable', { retry: 'never' })],
    ['the customer is to blame', failing('noAvailability', { retry: 'freshSearch' })],
    ['it took too long already', failing('timeout', { retry: 'freshSearch' })],
    ['nobody said when to come back', failing('rateLimited', { retry: 'freshSearch' })],
    ['it would be too late', failing('rateLimited', { retry: 'freshSearch', retryAfter: Date.now() + 60_000 })],
  ])('of a read does not happen when %s', async (_, outcome) => {
    const raw = scriptedSupplier('north', { search: async () => outcome })
    expect(await guardedOf(raw).search()).toEqual(outcome)
    expect(raw.reached.search).toBe(1)
  })

  test('waits as long as the supplier has asked for', async () => {
    const retryAfter = Date.now() + 200
    const raw = scriptedSupplier('north', {
      search: async () =>
        Date.now() < retryAfter
          ? failing('rateLimited', { retry: 'freshSearch', retryAfter })
          : { ok: true, value: [] },
    })
    expect(kindOf(await guardedOf(raw).search())).toBe('ok')
    expect(raw.reached.search).toBe(2)
  })

  test('[F8] of a write never happens here', async () => {
    for (const outcome of [busy, failing('rateLimited', { retry: 'sameKey', retryAfter: Date.now() })]) {
      const raw = scriptedSupplier('north', { confirm: async () => outcome })
      expect(await guardedOf(raw).confirm()).toEqual(outcome)
      expect(raw.reached.confirm).toBe(1)
    }
  })
})

describe('[F12] rooms', () => {
  test('fifty hanging calls to one supplier do not delay another, nor its own bookings', async () => {
    const slow = scriptedSupplier('slow', { search: hanging })
    const quick = scriptedSupplier('quick')
    const registry = registryOf([slow, quick])
    const flood = Array.from({ length: 50 }, () => registry.supplier('slow')?.search(query as never, within(1_500)))
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => registry.supplier('quick')?.search(query as never, within(1_500))),
    )
    const booked = await registry.supplier('slow')?.confirm({} as never, within(1_500))
    expect(performance.now() - began).toBeLessThan(500)
    expect(answers.every((answer) => answer?.ok)).toBe(true)
    expect(booked?.ok).toBe(true)
    expect(slow.reached.search).toBe(20)
    // Four time-outs let four of those who wait go; the fifth opens the circuit and turns the others away.
    const ends = (await Promise.all(flood)).map((outcome) => outcome && kindOf(outcome))
    expect(new Set(ends.slice(0, 20))).toEqual(new Set(['timeout']))
    expect(new Set(ends.slice(40))).toEqual(new Set(['unavailable']))
    expect(ends.slice(20, 40).every((kind) => kind === 'timeout' || kind === 'unavailable')).toBe(true)
    expect(slow.reached.search).toBeLessThanOrEqual(24)
    expect(registry.members[0]?.guard.circuit.openSince()).toBeDefined()
  })

  test('those who leave it no time to answer do not shut it for the others', async () => {
    const raw = scriptedSupplier('north', { search: hanging })
    const { search, guard } = guardedOf(raw, { read: { fairMs: 3_000 } })
    const hasty = await Promise.all(Array.from({ length: 12 }, () => search(within(2_000))))
    expect(new Set(hasty.map(kindOf))).toEqual(new Set(['timeout']))
    expect(guard.circuit.openSince()).toBeUndefined()
    raw.script.search = async () => ({ ok: true, value: [] })
    expect(kindOf(await search())).toBe('ok')
    // Given its time, it has failed.
    raw.script.search = hanging
    for (let failure = 0; failure < 5; failure++) await search(within(5_000))
    await pause(5)
    expect(guard.circuit.openSince()).toBeDefined()
  })

  test('whoever waits is served when there is room, though those before have left', async () => {
    let finish = () => {}
    const raw = scriptedSupplier('north', {
      search: () =>
        new Promise((resolve) => {
          finish = () => resolve({ ok: true, value: [] })
        }),
    })
    const { search } = guardedOf(raw, { read: { atOnce: 1, waiting: 5 } })
    const first = search(within(2_000))
    const customer = new AbortController()
    const left = search(within(2_000, customer.signal))
    const second = search(within(2_000))
    await pause(5)
    customer.abort()
    expect(kindOf(await left)).toBe('timeout')
    finish()
    expect(kindOf(await first)).toBe('ok')
    await pause(5)
    finish()
    expect(kindOf(await second)).toBe('ok')
    expect(raw.reached.search).toBe(2)
  })
})

describe('a guarded supplier', () => {
  const usualPowers = scriptedSupplier('any').can

  test('has the same powers and no more', () => {
    const { supplier } = guardedOf(scriptedSupplier('north'))
    expect(supplier).toMatchObject({ id: 'north', product: 'rail', can: { hold: false, retrieveByKey: true } })
    expect(supplier.extend).toBeUndefined()
    expect(supplier.exchange).toBeUndefined()
  })

  test('has the powers of now, not those of its registration', () => {
    let hold = false
    const raw = scriptedSupplier('north')
    const changing = Object.defineProperty(raw, 'can', { get: () => ({ ...usualPowers, hold }) })
    const { supplier } = guardedOf(changing)
    hold = true
    expect(supplier.can.hold).toBe(true)
  })

  test('a quote of a cancellation has no effect, its commit may have', async () => {
    const raw = { ...scriptedSupplier('north'), cancel: thrown }
    const { supplier } = guardedOf(raw)
    const input = { reservation: { supplier: 'north', locator: 'A', provisional: false } }
    expect(errorOf(await supplier.cancel({ ...input, mode: 'quote' }, within(500)))?.effect).toBe('none')
    expect(errorOf(await supplier.cancel({ ...input, mode: 'commit' }, within(500)))?.effect).toBe('unknown')
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a status of its own', { status: 'FINE', latencyMs: 1 }],
    ['a message that is no text', { status: 'UP', latencyMs: 1, message: { en: 'Fine' } }],
  ])('health that cannot be read is DOWN and a failure: %s', async (_, health) => {
    const { supplier, status } = guardedOf(scriptedSupplier('north', { health: async () => health as never }))
    expect(await supplier.health(within(500))).toMatchObject({ status: 'DOWN' })
    expect(status()).toBe('DEGRADED')
  })

  test('health never throws', async () => {
    const { supplier } = guardedOf(scriptedSupplier('north', { health: thrown }))
    expect(await supplier.health(within(500))).toMatchObject({ status: 'DOWN' })
  })

  test('is counted by supplier, operation and result, and its circuit is shown', async () => {
    const registry = new Figures()
    const raw = scriptedSupplier('north', { search: thrown })
    const north = registryOf([raw], {}, makeCallMetrics({ registry })).supplier('north')
    for (let call = 0; call < 7; call++) await north?.search(query as never, within(500))
    const text = await registry.metrics()
    const label = 'supplier="north",operation="search"'
    expect(text).toContain(`portolan_supplier_calls_total{${label},result="internal"} 5`)
    expect(text).toContain(`portolan_supplier_calls_total{${label},result="refused"} 2`)
    expect(text).toContain(`portolan_supplier_call_seconds_count{${label}} 5`)
    expect(text).toContain('portolan_supplier_circuit{supplier="north"} 2')
  })

  test('two of one name are refused at wiring', () => {
    expect(() => registryOf([scriptedSupplier('north'), scriptedSupplier('north')])).toThrow('named north')
  })
})
