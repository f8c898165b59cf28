import type { Instant, Outcome } from '@portolan/supplier/outcome'
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IBreaker,
  SamplingBreaker,
} from 'cockatiel'
import type { Clock } from '../platform/clock.ts'
import { isFault } from './failed.ts'

export interface CircuitRules {
  /** So many failures in a row open it. */
  inARow: number
  /** Or half of the calls within this time, when there were at least so many. */
  share: { withinMs: number; atLeast: number }
  /** Open for so long; then one call may try. */
  openMs: number
}

export type CircuitChange = 'closed' | 'halfOpen' | 'open'

export interface Circuit {
  /** Throws BrokenCircuitError instead of calling while it is open. What the call throws counts neither way. */
  run<V>(call: () => Promise<Outcome<V>>): Promise<Outcome<V>>
  /** Absent while calls pass. */
  openSince(): Instant | undefined
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
  const { withinMs, atLeast } = rules.share
  const breaker = circuitBreaker(
    // The one call that tries an open circuit must come to an answer: cut short, it has proved nothing.
    handleWhen(() => breaker.state === CircuitState.HalfOpen).orWhenResult((value) =>
      isFault(value as Outcome<unknown>),
    ),
    {
      halfOpenAfter: rules.openMs,
      breaker: eitherOf(
        new ConsecutiveBreaker(rules.inARow),
        new SamplingBreaker({ threshold: half, duration: withinMs, minimumRps: (atLeast * 1000) / withinMs }),
      ),
    },
  )
  breaker.onStateChange((state) => {
    const change = names.get(state as CircuitState.Closed)
    if (!change) return
    if (change === 'open') openSince ??= clock.now().getTime()
    if (change === 'closed') openSince = undefined
    onChange(change)
  })
  return {
    async run(call) {
      // The library would let everybody wait for the one that tries, and it may be hanging.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
      return breaker.execute(call)
    },
    openSince: () => openSince,
  }
}
