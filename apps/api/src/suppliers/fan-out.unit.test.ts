import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { failing, hanging, offer, query, registryOf, scriptedSupplier, within } from '../testing/scripted-supplier.ts'
import { type Answer, fanOut } from './fan-out.ts'

const unhandled: unknown[] = []
const keep = (reason: unknown) => void unhandled.push(reason)
beforeAll(() => void process.on('unhandledRejection', keep))
afterAll(async () => {
  // Told before the loop has turned once.
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', keep)
  expect(unhandled).toEqual([])
})

/** Nobody waits: whenever all that is left is to wait, the clock goes on to what comes next, on any machine alike. */
beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'))
afterEach(() => void vi.useRealTimers())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function all(answers: AsyncIterable<Answer>): Promise<Answer[]> {
  const list: Answer[] = []
  for await (const answer of answers) list.push(answer)
  return list
}

const kinds = (answers: readonly Answer[]) =>
  Object.fromEntries(answers.map(({ supplier, outcome }) => [supplier, outcome.ok ? 'ok' : outcome.error.kind]))

const later = (ms: number) => async () => {
  await pause(ms)
  return { ok: true as const, value: [] }
}

const throwing = async () => {
  throw new Error('broken')
}

describe('[F12] a search over several suppliers', () => {
  test('one hangs, one fails: answered before the deadline with the third’s offers and both failures by name', async () => {
    const registry = registryOf([
      scriptedSupplier('hanging', { search: hanging }),
      scriptedSupplier('failing', { search: async () => failing('internal') }),
      scriptedSupplier('selling'),
    ])
    const context = within(2_000)
    const answers = await all(registry.search('rail', query, context))
    expect(Date.now()).toBeLessThan(context.deadline)
    expect(kinds(answers)).toEqual({ selling: 'ok', failing: 'internal', hanging: 'timeout' })
    const sold = answers.find(({ supplier }) => supplier === 'selling')?.outcome
    expect(sold?.ok && sold.value.map(({ identity }) => identity)).toEqual([offer('selling').identity])
    expect(answers.at(-1)?.supplier).toBe('hanging')
  })

  test('each answer comes as it arrives', async () => {
    const suppliers = [120, 5, 60].map((ms) => scriptedSupplier(`after ${ms}`, { search: later(ms) }))
    const answers = await all(fanOut(suppliers, query as never, within(1_000)))
    expect(answers.map(({ supplier }) => supplier)).toEqual(['after 5', 'after 60', 'after 120'])
  })

  test('without any guard it ends at the deadline too, and a broken adapter is an answer', async () => {
    const suppliers = [
      scriptedSupplier('hanging', { search: hanging }),
      scriptedSupplier('throwing', { search: throwing }),
      scriptedSupplier('throwing at once', {
        search: () => {
          throw new Error('broken')
        },
      }),
      scriptedSupplier('throwing too late', { search: () => pause(120).then(throwing) }),
    ]
    const began = Date.now()
    const answers = await all(fanOut(suppliers, query as never, within(80, new AbortController().signal)))
    expect(Date.now() - began).toBeLessThan(400)
    expect(kinds(answers)).toEqual({
      hanging: 'timeout',
      throwing: 'internal',
      'throwing at once': 'internal',
      'throwing too late': 'timeout',
    })
    await pause(100)
  })

  test('an answer that cannot be read costs its supplier alone, with or without a guard', async () => {
    const answers = {
      nothing: undefined,
      empty: { ok: true },
      'no list': { ok: true, value: 'sold out' },
      'odd warnings': { ok: true, value: [], warnings: 'x' },
      'no error': { ok: false },
    }
    const odd = Object.entries(answers).map(([id, answer]) =>
      scriptedSupplier(id, { search: async () => answer as never }),
    )
    const suppliers = [...odd, scriptedSupplier('selling')]
    const expected = {
      ...Object.fromEntries(Object.keys(answers).map((id) => [id, 'internal'])),
      selling: 'ok',
    }
    expect(kinds(await all(fanOut(suppliers, query as never, within(500))))).toEqual(expected)
    expect(kinds(await all(registryOf(suppliers).search('rail', query, within(500))))).toEqual(expected)
  })

  test('a dozen suppliers are no leak of listeners', async () => {
    const warned: Error[] = []
    const hear = (warning: Error) => void warned.push(warning)
    process.on('warning', hear)
    const suppliers = Array.from({ length: 12 }, (_, index) => scriptedSupplier(`${index}`, { search: later(20) }))
    expect(await all(registryOf(suppliers).search('rail', query, within(1_000)))).toHaveLength(12)
    await pause(5)
    process.off('warning', hear)
    expect(warned).toEqual([])
  })

  test('nobody to ask: it ends at once', async () => {
    const began = Date.now()
    expect(await all(registryOf([]).search('rail', query, within(60_000)))).toEqual([])
    expect(Date.now() - began).toBeLessThan(200)
  })

  test('only those of the product, and of those only the named ones', async () => {
    const registry = registryOf([
      scriptedSupplier('one'),
      scriptedSupplier('two'),
      scriptedSupplier('bus', {}, 'transfer'),
    ])
    expect(kinds(await all(registry.search('rail', query, within(500))))).toEqual({ one: 'ok', two: 'ok' })
    expect(kinds(await all(registry.search('rail', query, within(500), ['two', 'bus'])))).toEqual({ two: 'ok' })
    expect(registry.suppliersOf('transfer').map(({ id }) => id)).toEqual(['bus'])
    expect(registry.supplier('plane')).toBeUndefined()
  })

  test('a consumer that stops early stops the rest', async () => {
    const signals: AbortSignal[] = []
    const waiting = scriptedSupplier('waiting', {
      search: ({ signal }) => {
        signals.push(signal)
        return hanging()
      },
    })
    for await (const { supplier } of fanOut([scriptedSupplier('first'), waiting], query as never, within(60_000))) {
      expect(supplier).toBe('first')
      break
    }
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  test('even while it is waiting for an answer', async () => {
    const signals: AbortSignal[] = []
    const waiting = scriptedSupplier('waiting', {
      search: ({ signal }) => {
        signals.push(signal)
        return hanging()
      },
    })
    const answers = fanOut([waiting], query as never, within(60_000))[Symbol.asyncIterator]()
    const next = answers.next()
    await pause(5)
    const began = Date.now()
    await answers.return?.()
    await next
    expect(Date.now() - began).toBeLessThan(200)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  test('a caller who goes away ends it', async () => {
    const caller = new AbortController()
    setTimeout(() => caller.abort(), 20)
    const began = Date.now()
    const answers = await all(
      registryOf([scriptedSupplier('hanging', { search: hanging })]).search(
        'rail',
        query,
        within(60_000, caller.signal),
      ),
    )
    expect(Date.now() - began).toBeLessThan(400)
    expect(kinds(answers)).toEqual({ hanging: 'timeout' })
  })
})
