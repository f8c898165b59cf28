import { expect } from 'vitest'
import type { ReadContext } from '../context.ts'
import type { Outcome } from '../outcome.ts'
import type { Bench, Rule } from './bench.ts'
import { readContext, writeContext } from './call-context.ts'
import { buy, expectError, findOffer } from './purchase.ts'
import { abandon, settle } from './waiting.ts'
import { prepareWrites } from './write.ts'

type Limits = Partial<Pick<ReadContext, 'deadline' | 'signal'>>

interface Call {
  readonly name: string
  readonly isWrite: boolean
  run(limits: Limits): Promise<Outcome<unknown>>
}

async function prepareCalls(bench: Bench): Promise<readonly Call[]> {
  const { supplier, query } = bench
  const bought = await buy(bench)
  const quoted = { offers: [(await findOffer(bench)).ref], party: bench.travelers }
  const writes = await prepareWrites(bench)
  return [
    { name: 'search', isWrite: false, run: (limits) => supplier.search(query, readContext(bench, limits)) },
    { name: 'quote', isWrite: false, run: (limits) => supplier.quote(quoted, readContext(bench, limits)) },
    { name: 'retrieve', isWrite: false, run: (limits) => supplier.retrieve(bought.ref, readContext(bench, limits)) },
    ...writes.map(({ name, run }) => ({
      name,
      isWrite: true,
      run: (limits: Limits) => run(writeContext(bench, limits)),
    })),
  ]
}

async function expectNothingLeaves(bench: Bench, limits: Limits): Promise<void> {
  const calls = await prepareCalls(bench)
  const before = await bench.calls()
  for (const { name, run } of calls) {
    const error = expectError(await run(limits), name)
    expect(error, `${name} was too late and says so`).toMatchObject({ kind: 'timeout', effect: 'none' })
    expect(await bench.calls(), `${name} was too late and does not leave`).toBe(before)
  }
  const health = await bench.supplier.health(readContext(bench, limits))
  expect(health.status, 'health without an answer').not.toBe('UP')
  await settle()
  expect(await bench.calls(), 'nothing that was too late leaves afterwards').toBe(before)
}

const afterDeadline = (bench: Bench) => expectNothingLeaves(bench, { deadline: bench.now() })
const withoutCaller = (bench: Bench) => expectNothingLeaves(bench, { signal: AbortSignal.abort() })

async function underWay(bench: Bench): Promise<void> {
  const calls = await prepareCalls(bench)
  const { identity } = await findOffer(bench)
  const capacity = await bench.capacity(identity)
  await bench.misbehave('hangs')
  for (const { name, isWrite, run } of calls) {
    const reached = await bench.calls()
    const outcome = await abandon(bench, name, (signal) => run({ signal }))
    // What is answered from memory waits for nobody.
    if (outcome.ok && !isWrite && (await bench.calls()) === reached) continue
    const error = expectError(outcome, name)
    const effect = isWrite ? 'unknown' : 'none'
    expect(error, `${name} ends when its caller goes away`).toMatchObject({ kind: 'timeout', effect })
  }
  await abandon(bench, 'health', (signal) => bench.supplier.health(readContext(bench, { signal })))
  const before = await bench.calls()
  await bench.behave()
  await settle()
  expect(await bench.calls(), 'nothing follows when the caller has gone').toBe(before)
  expect(await bench.capacity(identity), 'nothing is done when the caller has gone').toBe(capacity)
}

export const nothingLeavesAfterTheDeadline = {
  title: '[rule 4] nothing leaves after the deadline, and every call honours the signal',
  checks: {
    'at the deadline': afterDeadline,
    'when the caller has gone': withoutCaller,
    'under way, when the caller goes': underWay,
  },
} satisfies Rule
