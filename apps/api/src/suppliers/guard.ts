import type { ReadContext } from '@portolan/supplier/context'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import {
  bulkhead,
  DelegateBackoff,
  handleWhenResult,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel'
import type { Clock } from '../platform/clock.ts'
import { describeFailure } from '../platform/log.ts'
import type { Platform } from '../platform/module.ts'
import type { CallMetrics } from './call-metrics.ts'
import { type Circuit, type CircuitChange, type CircuitRules, makeCircuit } from './circuit.ts'
import { type Effect, failed, isFault, tooLate } from './failed.ts'
import { type History, makeHistory } from './history.ts'
import { asOutcome } from './outcome-shape.ts'
import { timeLeft } from './time-left.ts'

export interface GuardRules {
  circuit: CircuitRules
  /**
   * Each has rooms of its own, so that a flood of searches cannot block a booking. A read that was given less than
   * `fairMs` and did not come back in it says nothing about the supplier.
   */
  read: { longestMs: number; atOnce: number; waiting: number; fairMs: number }
  write: { longestMs: number; atOnce: number; waiting: number }
}

export const usualRules: GuardRules = {
  circuit: { inARow: 5, share: { of: 20, atLeast: 10 }, openMs: 3_000 },
  read: { longestMs: 30_000, atOnce: 20, waiting: 20, fairMs: 3_000 },
  write: { longestMs: 90_000, atOnce: 10, waiting: 20 },
}

export interface SupplierCall<V, Context extends ReadContext> {
  operation: string
  effect: Effect
  context: Context
  send(context: Context): Promise<Outcome<V>>
}

/** What stands between us and one supplier. Nothing it does throws. */
export interface Guard {
  run<V, Context extends ReadContext>(supplierCall: SupplierCall<V, Context>): Promise<Outcome<V>>
  history: History
  circuit: Circuit
}

interface Parts {
  id: string
  rules: GuardRules
  clock: Clock
  log: Platform['log']
  metrics: CallMetrics
  onCircuit(change: CircuitChange): void
}

/** Kept back from the time that is left, so that an answer can still be given by the deadline. */
const reserve = (left: number): number => Math.min(200, left / 10)
/** Timers are a little early or late: a signal this near to the end of the time that is left is that end. */
const tolerance = 50
const shortestPause = 50
/** Nobody answers in less: what is sent so late only leaves its effect unknown. */
const leastTime = 20

const aggressive = { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }

export function makeGuard({ id, rules, clock, log, metrics, onCircuit }: Parts): Guard {
  const now = (): Instant => clock.now().getTime()
  const history = makeHistory(clock)
  const circuit = makeCircuit(rules.circuit, clock, (change) => {
    metrics.circuit(id, change)
    if (change === 'closed') history.forget()
    onCircuit(change)
  })
  metrics.circuit(id, 'closed')
  const rooms = {
    read: bulkhead(rules.read.atOnce, rules.read.waiting),
    write: bulkhead(rules.write.atOnce, rules.write.waiting),
  }

  const isGone = ({ signal }: ReadContext, until: Instant): boolean => signal.aborted && now() < until - tolerance

  /** At the end of a table of prices, or on a customer's last second, even the quickest comes too late. */
  const wasUnfair = (outcome: Outcome<unknown>, effect: Effect, limit: number): boolean =>
    effect === 'read' && limit < rules.read.fairMs && !outcome.ok && outcome.error.kind === 'timeout'

  async function send<V, C extends ReadContext>(supplierCall: SupplierCall<V, C>, limit: number): Promise<Outcome<V>> {
    const { effect, context, operation } = supplierCall
    let cut: AbortSignal | undefined
    try {
      const outcome = await timeout(limit, aggressive).execute(({ signal }) => {
        cut = signal
        return supplierCall.send({ ...context, signal, deadline: now() + limit })
      }, context.signal)
      return asOutcome(outcome)
    } catch (error) {
      const unsure = effect === 'write' ? 'unknown' : 'none'
      if (cut?.aborted) return tooLate(effect, unsure)
      log.warn({ supplier: id, operation, err: describeFailure(error) }, 'an adapter threw')
      return failed('internal', 'The supplier could not be asked.', effect, unsure)
    }
  }

  /** A customer who leaves, or leaves no time, says nothing about the supplier: that is thrown, so that it counts neither way. */
  async function measure<V, C extends ReadContext>(
    supplierCall: SupplierCall<V, C>,
    until: Instant,
  ): Promise<Outcome<V>> {
    const began = performance.now()
    const limit = Math.min(rules[supplierCall.effect].longestMs, until - now())
    const outcome = await send(supplierCall, limit)
    const ms = performance.now() - began
    // A search ends with its last answer, and be it that there was none: by then time was up, and nobody has left.
    if ((isGone(supplierCall.context, until) && isFault(outcome)) || wasUnfair(outcome, supplierCall.effect, limit)) {
      metrics.called(id, supplierCall.operation, 'gone')
      throw new TaskCancelledError()
    }
    metrics.called(id, supplierCall.operation, outcome.ok ? 'ok' : outcome.error.kind, ms)
    history.add({ ms, good: !isFault(outcome) })
    return outcome
  }

  function repeatAt(outcome: Outcome<unknown>): Instant | undefined {
    if (outcome.ok || outcome.error.retry === 'never') return undefined
    const { kind, retryAfter } = outcome.error
    if (kind !== 'unavailable' && (kind !== 'rateLimited' || retryAfter === undefined)) return undefined
    return Math.max(retryAfter ?? 0, now() + shortestPause)
  }

  /** Only reads, only once, only where the error allows it and there is time. */
  function repeating(until: Instant) {
    const isWorthIt = (value: unknown) => (repeatAt(value as Outcome<unknown>) ?? Number.POSITIVE_INFINITY) < until
    const backoff = new DelegateBackoff<{ result: object }>(({ result }) =>
      'value' in result ? (repeatAt(result.value as Outcome<unknown>) ?? 0) - now() : 0,
    )
    return retry(handleWhenResult(isWorthIt), { maxAttempts: 1, backoff })
  }

  return {
    history,
    circuit,
    async run(supplierCall) {
      const { effect, context, operation } = supplierCall
      const left = timeLeft(context, clock)
      const until = now() + left - reserve(left)
      let sent = false
      let givenUp = false
      // Neither room nor circuit is told of the signal: cancelled while waiting, the library would strand those behind it.
      const once = () =>
        rooms[effect].execute(() => {
          // A clock that was set back would have time again for what its caller believes was never sent.
          if (givenUp || context.signal.aborted || until - now() < leastTime) throw new TaskCancelledError()
          return circuit.run(() => {
            sent = true
            return measure(supplierCall, until)
          }, operation === 'health')
        })
      try {
        return await timeout(until - now(), aggressive).execute(
          () => (effect === 'read' ? repeating(until).execute(once) : once()),
          context.signal,
        )
      } catch (error) {
        givenUp = true
        if (isBrokenCircuitError(error) || isBulkheadRejectedError(error)) {
          metrics.called(id, operation, 'refused')
          return failed('unavailable', 'The supplier cannot be asked at the moment.', effect)
        }
        const unsure = sent && effect === 'write' ? 'unknown' : 'none'
        // The library's own test for it looks for another error's mark.
        if (error instanceof TaskCancelledError) return tooLate(effect, unsure)
        log.warn({ supplier: id, operation, err: describeFailure(error) }, 'an answer could not be read')
        return failed('internal', 'The supplier gave no answer that can be read.', effect, unsure)
      }
    },
  }
}
