import type { ReadContext, WriteContext } from '../context.ts'
import type { Bench } from './bench.ts'

/** A check that hangs ends before its test does, and says which call it was. */
const patience = 15_000

export const readContext = (bench: Pick<Bench, 'now'>, changes: Partial<ReadContext> = {}): ReadContext => ({
  correlationId: crypto.randomUUID(),
  deadline: bench.now() + patience,
  signal: AbortSignal.timeout(patience),
  locale: 'en-GB',
  currency: 'USD',
  pos: { channel: 'web', requestor: 'conformance' },
  ...changes,
})

export const writeContext = (bench: Pick<Bench, 'now'>, changes: Partial<WriteContext> = {}): WriteContext => ({
  ...readContext(bench),
  idempotencyKey: crypto.randomUUID(),
  attempt: 1,
  ...changes,
})
