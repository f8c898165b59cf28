import { setTimeout as pause } from 'node:timers/promises'
import type { ErrorKind, Outcome } from '@portolan/supplier/outcome'
import { Registry as Figures } from 'prom-client'
import { describe, expect, test } from 'vitest'
import {
  failing,
  hanging,
  query,
  registryOf,
  type ScriptedSupplier,
  scriptedSupplier,
  within,
} from '../testing/scripted-supplier.ts'
import { makeCallMetrics } from './call-metrics.ts'

const kindOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.error.kind)
const errorOf = (outcome: Outcome<unknown>) => (outcome.ok ? undefined : outcome.error)

type Changes = Parameters<typeof registryOf>[1]

/** The one supplier of a registry, as the rest of the server gets it. */
function guardedOf(raw: ScriptedSupplier, changes?: Changes) {
  const registry = registryOf([raw], changes)
  const [member] = registry.members
  if (!member) throw new Error('The registry is empty.')
  const { supplier, guard } = member
  const search = (context = within(1_000)) => supplier.search(query as never, context)
  const confirm = (context = within(1_000)) => supplier.confirm({} as never, context)
  const status = () => guard.history.condition(guard.circuit.openSince()).status
  return { supplier, guard, search, confirm, status }
}

const thrown = async () => {
  throw new TypeError('undefined is not a function')
}

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
  test('has the same powers and no more', () => {
    const { supplier } = guardedOf(scriptedSupplier('north'))
    expect(supplier).toMatchObject({ id: 'north', product: 'rail', can: { hold: false, retrieveByKey: true } })
    expect(supplier.extend).toBeUndefined()
    expect(supplier.exchange).toBeUndefined()
  })

  test('a quote of a cancellation has no effect, its commit may have', async () => {
    const raw = { ...scriptedSupplier('north'), cancel: thrown }
    const { supplier } = guardedOf(raw)
    const input = { reservation: { supplier: 'north', locator: 'A', provisional: false } }
    expect(errorOf(await supplier.cancel({ ...input, mode: 'quote' }, within(500)))?.effect).toBe('none')
    expect(errorOf(await supplier.cancel({ ...input, mode: 'commit' }, within(500)))?.effect).toBe('unknown')
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
