import type { Instant } from '../outcome.ts'
import type { Supplier } from '../supplier.ts'
import type { Traveler } from '../traveler.ts'

/**
 * What can be wrong with a supplier, for every call from now on.
 * breaks: it fails and does not say what became of the call. hangs: it takes the call, does nothing and never answers.
 * losesAnswers: it does the work of a write, and the answer never arrives.
 */
export type Trouble = 'breaks' | 'hangs' | 'losesAnswers'

/** One supplier in a small world of its own, fresh for each check, with the means to look at it from outside. */
export interface Bench {
  readonly supplier: Supplier<unknown, unknown>
  /** Of the supplier's product; finds at least one offer with capacity for several purchases, the same ones each time. */
  readonly query: unknown
  /** Those of the query, with everything that the supplier asks of them. */
  readonly travelers: readonly Traveler[]
  /** By the clock that adapter and supplier were given; it stands still unless it is moved. */
  now(): Instant
  /** Moves the clock on; what a supplier does by itself at that hour has been done when this returns. */
  pass(milliseconds: number): Promise<void>
  /** How many calls have reached the supplier; what the adapter answers from its own memory is none. */
  calls(): Promise<number>
  /** How much of what an offer's identity stands for can be sold now; without a limit: any large number, less what is sold. */
  capacity(identity: string): Promise<number>
  /** Everything is dearer from now on. */
  raisePrices(): Promise<void>
  misbehave(trouble: Trouble): Promise<void>
  /** All trouble ends. */
  behave(): Promise<void>
  close?(): Promise<void>
}

/** Throws what it found wrong. */
export type Check = (bench: Bench) => Promise<void>

export interface Rule {
  readonly title: string
  /** By what is checked. */
  readonly checks: Readonly<Record<string, Check>>
}
