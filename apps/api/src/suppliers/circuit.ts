import type { Instant, Outcome } from '@portolan/supplier/outcome'
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  CountBreaker,
  circuitBreaker,
  handleWhen,
  type IBreaker,
} from 'cockatiel'
import type { Clock } from '../platform/clock.ts'
import { isFault } from './failed.ts'

export interface CircuitRules {
  /** So many failures in a row open it. */
  inARow: number
  /** Or half of the last so many calls, when there were at least so many. */
  share: { of: number; atLeast: number }
  /** Open for so long; then one call may try. */
  openMs: number
}

/** On trial: calls pass, because a probe went well. Its first failure opens it again, a customer's call closes it. */
export type CircuitChange = 'closed' | 'halfOpen' | 'onTrial' | 'open'

export interface Circuit {
  /** Throws BrokenCircuitError instead of calling while it is open. What the call throws counts neither way. */
  run<V>(call: () => Promise<Outcome<V>>, isProbe?: boolean): Promise<Outcome<V>>
  /** Absent while calls pass. */
  openSince(): Instant | undefined
  /** A supplier may say that it is well and sell nothing all the same. */
  isOnTrial(): boolean
}

function eitherOf(...breakers: readonly IBreaker[]): IBreaker {
  return {
    state: undefined,
    success(state) {
      for (const breaker of breakers) breaker.success(state)
    },
    failure: (state) => breakers.map((breaker) => breaker.failure(state)).includes(true),
  }
}

/** The library opens above its threshold, never at it. */
const half = 0.499

const names = new Map([
  [CircuitState.Closed, 'closed'],
  [CircuitState.HalfOpen, 'halfOpen'],
  [CircuitState.Open, 'open'],
] as const)

export function makeCircuit(rules: CircuitRules, clock: Clock, onChange: (change: CircuitChange) => void): Circuit {
  let openSince: Instant | undefined
  let isOnTrial = false
  let isTriedByProbe = false
  const { of: size, atLeast: minimumNumberOfCalls } = rules.share
  const trial: IBreaker = { state: undefined, success: () => {}, failure: () => isOnTrial }
  const breaker = circuitBreaker(
    // The one call that tries an open circuit must come to an answer: cut short, it has proved nothing.
    handleWhen(() => breaker.state === CircuitState.HalfOpen).orWhenResult((value) =>
      isFault(value as Outcome<unknown>),
    ),
    {
      halfOpenAfter: rules.openMs,
      breaker: eitherOf(
        new ConsecutiveBreaker(rules.inARow),
        new CountBreaker({ threshold: half, size, minimumNumberOfCalls }),
        trial,
      ),
    },
  )
  breaker.onStateChange((state) => {
    const change = names.get(state as CircuitState.Closed)
    if (!change) return
    if (change === 'open') openSince ??= clock.now().getTime()
    if (change === 'closed') openSince = undefined
    isOnTrial = change === 'closed' && isTriedByProbe
    onChange(isOnTrial ? 'onTrial' : change)
  })
  return {
    async run(call, isProbe = false) {
      // The library would let everybody wait for the one that tries, and it may be hanging.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
      if (breaker.state === CircuitState.Open) isTriedByProbe = isProbe
      const outcome = await breaker.execute(call)
      if (isOnTrial && !isProbe && !isFault(outcome)) {
        isOnTrial = false
        onChange('closed')
      }
      return outcome
    },
    openSince: () => openSince,
    isOnTrial: () => isOnTrial,
  }
}
