import { expect } from 'vitest'
import type { Outcome } from '../outcome.ts'
import type { Bench, Rule, Trouble } from './bench.ts'
import { writeContext } from './call-context.ts'
import { expectError, findOffer, purchaseOf, take } from './purchase.ts'
import { abandon, eventually } from './waiting.ts'
import { prepareWrites } from './write.ts'

/** A fresh search or quote would lead to a second purchase beside one that may exist. */
function expectUnknown(outcome: Outcome<unknown>, name: string): void {
  const error = expectError(outcome, name)
  expect(error.effect, `${name} may have been done`).toBe('unknown')
  expect(error.retry, `${name} is repeated under its key or not at all`).toMatch(/^(sameKey|never)$/)
}

async function runAll(bench: Bench, trouble: Trouble): Promise<Record<string, Outcome<unknown>>> {
  const writes = await prepareWrites(bench)
  await bench.misbehave(trouble)
  const outcomes: Record<string, Outcome<unknown>> = {}
  for (const { name, run } of writes) {
    outcomes[name] =
      trouble === 'breaks'
        ? await run(writeContext(bench))
        : await abandon(bench, name, (signal) => run(writeContext(bench, { signal })))
  }
  return outcomes
}

async function broken(bench: Bench): Promise<void> {
  for (const [name, outcome] of Object.entries(await runAll(bench, 'breaks'))) expectUnknown(outcome, name)
}

async function unanswered(bench: Bench): Promise<void> {
  for (const [name, outcome] of Object.entries(await runAll(bench, 'hangs'))) expectUnknown(outcome, name)
}

/** Here an adapter may know better: one that looks it up by the key has the reservation in its hands. */
async function lost(bench: Bench): Promise<void> {
  for (const [name, outcome] of Object.entries(await runAll(bench, 'losesAnswers')))
    if (!outcome.ok) expectUnknown(outcome, name)
}

async function truth(bench: Bench): Promise<void> {
  const offer = await findOffer(bench)
  const before = await bench.capacity(offer.identity)
  await bench.misbehave('losesAnswers')
  const outcome = await abandon(bench, 'purchase', (signal) =>
    take(bench, purchaseOf(bench, offer), writeContext(bench, { signal })),
  )
  await eventually(async () => (await bench.capacity(offer.identity)) < before, 'the work is done without an answer')
  if (!outcome.ok) expect(outcome.error.effect, 'what was done is not denied').toBe('unknown')
}

export const failedWriteIsUnknown = {
  title: "[rule 2] a failed write says effect 'unknown' unless it knows better",
  checks: {
    'when the supplier breaks': broken,
    'when the supplier does not answer': unanswered,
    'when the answer is lost': lost,
    'and what was done without an answer is not denied': truth,
  },
} satisfies Rule
