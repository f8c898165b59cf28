import type { WriteContext } from '@portolan/supplier/context'
import type { Outcome } from '@portolan/supplier/outcome'
import { refuse } from '../refusal.ts'
import { otherInput } from './ledger.ts'

/**
 * The adapter's own memory, for a supplier that does not know our keys: what may have been done is never sent again.
 * Only a person can find out about it then, so nobody is told to repeat.
 */
export interface Sent<Done> {
  once(call: Keyed, input: string, send: () => Promise<Outcome<Done>>): Promise<Outcome<Done>>
  forget(): void
}

type Keyed = Pick<WriteContext, 'idempotencyKey' | 'signal'>

const noAnswer = () => refuse('timeout', 'No answer in time.', { effect: 'unknown', retry: 'never' })

/** The first caller may be more patient than this one. */
const unlessGone = <Done>(answer: Promise<Outcome<Done>>, signal: AbortSignal): Promise<Outcome<Done>> =>
  Promise.race([
    answer,
    new Promise<Outcome<Done>>((resolve) => {
      if (signal.aborted) resolve(noAnswer())
      signal.addEventListener('abort', () => resolve(noAnswer()), { once: true })
    }),
  ])

const withoutRetry = <Done>(outcome: Outcome<Done>): Outcome<Done> =>
  outcome.ok || outcome.error.effect === 'none' ? outcome : { ok: false, error: { ...outcome.error, retry: 'never' } }

export function makeSent<Done>(): Sent<Done> {
  const entries = new Map<string, { input: string; answer: Promise<Outcome<Done>> }>()
  return {
    async once({ idempotencyKey: key, signal }, input, send) {
      const entry = entries.get(key)
      if (entry) return entry.input === input ? await unlessGone(entry.answer, signal) : otherInput()
      const answer = send().then(withoutRetry)
      entries.set(key, { input, answer })
      const outcome = await answer
      if (!outcome.ok && outcome.error.effect === 'none') entries.delete(key)
      return outcome
    },
    forget: () => entries.clear(),
  }
}
