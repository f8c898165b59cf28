import { setTimeout as sleep } from 'node:timers/promises'
import type { ReadContext } from '@portolan/supplier/context'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import { type Refused, refuse } from '../refusal.ts'
import { type Behaviour, readBehaviour } from './behaviour.ts'
import { hostile } from './inventory.ts'
import { leavesDoubt } from './refusal.ts'

export type Operation = 'search' | 'quote' | 'hold' | 'confirm' | 'cancelQuote' | 'cancel' | 'retrieve' | 'health'

const writes: readonly Operation[] = ['hold', 'confirm', 'cancel']

/** Something that reached the supplier. */
export interface Call {
  operation: Operation
  /** Of a write. */
  key?: string
  at: Instant
}

/** The way between the adapter and the supplier's desk, where everything goes wrong that is told to. */
export interface Line {
  send<Value>(operation: Operation, context: Sending, work: () => Outcome<Value>): Promise<Outcome<Value>>
  behaviour(): Behaviour
  set(behaviour: Behaviour): void
  /** Only what is named; failures that were given already are not given again. */
  change(part: Behaviour): void
  /** The newest last. */
  calls(): Call[]
  forget(): void
}

type Sending = ReadContext & { readonly idempotencyKey?: string }

const remembered = 1000
/** A timer cannot wait longer. */
const longest = 2 ** 31 - 1

export function makeLine(now: () => Instant): Line {
  let behaviour: Behaviour = {}
  let failuresLeft = Number.POSITIVE_INFINITY
  let calls: Call[] = []

  const isOver = ({ signal, deadline }: ReadContext): boolean => signal.aborted || deadline <= now()

  /** False when the caller's patience ended first. */
  const wait = async (milliseconds: number, context: ReadContext): Promise<boolean> => {
    const left = context.deadline - now()
    try {
      await sleep(Math.min(milliseconds, left, longest), undefined, { signal: context.signal })
    } catch {
      return false
    }
    return milliseconds < left && !isOver(context)
  }

  const arrive = (operation: Operation, key: string | undefined) => {
    calls = [...calls, { operation, ...(key !== undefined && { key }), at: now() }].slice(-remembered)
  }

  const tooLate = (operation: Operation): Refused =>
    refuse('timeout', 'No answer in time.', writes.includes(operation) ? { effect: 'unknown' } : {})

  /** Fails as told, as often as told. */
  const failure = (operation: Operation): Refused | undefined => {
    const { fail, markup } = behaviour
    if (!fail || failuresLeft <= 0) return undefined
    failuresLeft -= 1
    const text = `Told to fail: ${fail}.`
    const inDoubt = writes.includes(operation) && leavesDoubt(fail)
    return refuse(fail, markup ? `${text} ${hostile}` : text, {
      effect: inDoubt ? 'unknown' : 'none',
      label: markup ? hostile : 'Supplier response errors.',
      supplierCode: `SIMULATED_${fail.toUpperCase()}`,
      ...(fail === 'rateLimited' && { retryAfter: now() + 1000 }),
    })
  }

  return {
    async send(operation, context, work) {
      if (isOver(context)) return refuse('timeout', 'There was no time left.')
      const isWrite = writes.includes(operation)
      const key = isWrite ? context.idempotencyKey : undefined
      const { hang, delayMs = 0, answerTwice, loseAnswer } = behaviour
      arrive(operation, key)
      if (hang && !(await wait(Number.POSITIVE_INFINITY, context))) return tooLate(operation)
      if (delayMs > 0 && !(await wait(delayMs, context))) return tooLate(operation)
      const failed = failure(operation)
      if (failed) return failed
      let outcome = work()
      if (answerTwice && isWrite) {
        arrive(operation, key)
        outcome = work()
      }
      if (!loseAnswer || !isWrite) return outcome
      if (loseAnswer === 'once') behaviour = { ...behaviour, loseAnswer: undefined }
      await wait(Number.POSITIVE_INFINITY, context)
      return tooLate(operation)
    },
    behaviour: () => behaviour,
    set(next) {
      behaviour = readBehaviour(next)
      failuresLeft = behaviour.failTimes ?? Number.POSITIVE_INFINITY
    },
    change(part) {
      behaviour = readBehaviour({ ...behaviour, ...part })
      if ('fail' in part || 'failTimes' in part) failuresLeft = behaviour.failTimes ?? Number.POSITIVE_INFINITY
    },
    calls: () => [...calls],
    forget() {
      calls = []
    },
  }
}
