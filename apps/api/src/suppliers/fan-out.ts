import { setMaxListeners } from 'node:events'
import type { ReadContext } from '@portolan/supplier/context'
import type { Offer } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Supplier } from '@portolan/supplier/supplier'
import { type Clock, systemClock } from '../platform/clock.ts'
import { failed, tooLate } from './failed.ts'
import { asFound } from './outcome-shape.ts'
import { timeLeft } from './time-left.ts'

/** One supplier's answer to a search: what failed is data too. */
export interface Answer {
  supplier: string
  outcome: Outcome<readonly Offer<unknown>[]>
}

const never = (): void => {}

/** Settles when the signal fires; whoever has stopped waiting leaves nothing behind. */
function whenAborted(signal: AbortSignal): { aborted: Promise<undefined>; ignore(): void } {
  let fire = never
  const aborted = new Promise<undefined>((resolve) => {
    fire = () => resolve(undefined)
  })
  if (signal.aborted) fire()
  else signal.addEventListener('abort', fire, { once: true })
  return { aborted, ignore: () => signal.removeEventListener('abort', fire) }
}

async function ask<Query>(supplier: Supplier<Query, unknown>, query: Query, context: ReadContext): Promise<Answer> {
  try {
    return { supplier: supplier.id, outcome: asFound(await supplier.search(query, context)) }
  } catch {
    return { supplier: supplier.id, outcome: failed('internal', 'The supplier could not be asked.', 'read') }
  }
}

async function* answersOf<Query>(
  suppliers: readonly Supplier<Query, unknown>[],
  query: Query,
  context: ReadContext,
): AsyncGenerator<Answer, void> {
  const { aborted, ignore } = whenAborted(context.signal)
  const awaited = new Map(suppliers.map((supplier) => [supplier.id, ask(supplier, query, context)]))
  try {
    while (awaited.size > 0) {
      const answer = await Promise.race([...awaited.values(), aborted])
      if (!answer) break
      awaited.delete(answer.supplier)
      yield answer
    }
    for (const supplier of awaited.keys()) yield { supplier, outcome: tooLate('read') }
  } finally {
    ignore()
  }
}

/**
 * Asks all at once and gives each answer as it comes; whoever has not answered by the deadline is given as too late.
 * Never throws. A consumer that stops early stops the rest at once, even in the middle of waiting.
 */
export function fanOut<Query>(
  suppliers: readonly Supplier<Query, unknown>[],
  query: Query,
  context: ReadContext,
  clock: Clock = systemClock,
): AsyncIterable<Answer> {
  return {
    [Symbol.asyncIterator]() {
      const over = new AbortController()
      const signal = AbortSignal.any([context.signal, over.signal])
      // Every supplier listens to it several times over: that is no leak.
      setMaxListeners(0, signal)
      const timer = setTimeout(() => over.abort(), timeLeft(context, clock))
      const answers = answersOf(suppliers, query, { ...context, signal })
      const end = () => {
        clearTimeout(timer)
        over.abort()
      }
      return {
        async next() {
          const step = await answers.next()
          if (step.done) end()
          return step
        },
        async return() {
          end()
          return answers.return()
        },
      }
    },
  }
}
