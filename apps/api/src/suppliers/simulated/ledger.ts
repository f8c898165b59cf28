import type { Outcome } from '@portolan/supplier/outcome'
import { refuse } from '../refusal.ts'

interface Entry<Done> {
  readonly input: string
  readonly done: Done
}

/** What was done under which key. What was refused is not written down: it may be tried again. */
export interface Ledger<Done> {
  /** Does the work, unless it was done under this key before. `input`: by `textOf`. */
  once(key: string, input: string, work: () => Outcome<Done>): Outcome<Done>
  find(key: string): Done | undefined
  forget(): void
}

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The same text for the same input: one that was written down and read again may have its parts in another order. */
export const textOf = (...input: readonly unknown[]): string => JSON.stringify(input, inOrder)

export const otherInput = () => refuse('invalid', 'This key was used for something else before.')

export function makeLedger<Done>(): Ledger<Done> {
  const entries = new Map<string, Entry<Done>>()
  return {
    once(key, input, work) {
      const entry = entries.get(key)
      if (entry) return entry.input === input ? { ok: true, value: entry.done } : otherInput()
      const outcome = work()
      if (outcome.ok) entries.set(key, { input, done: outcome.value })
      return outcome
    },
    find: (key) => entries.get(key)?.done,
    forget: () => entries.clear(),
  }
}
