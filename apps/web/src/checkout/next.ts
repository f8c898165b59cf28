import { onClock } from '@portolan/domain/date'
import type { MessageId } from '../i18n/messages.ts'
import type { Terms } from '../moment/use-moments.ts'
import type { Line } from './state.ts'
import { spansOf } from './terms.ts'

/** What comes after the purchase: an instant, a deadline of terms, or a moment local to the place. */
export interface NextStep {
  key: string
  word: MessageId
  title: string
  at: { instant: number } | { terms: Terms } | { local: string }
}

function momentOf({ at }: NextStep): number {
  if ('instant' in at) return at.instant
  return 'terms' in at ? Date.parse(at.terms.absoluteDeadline ?? '') : onClock(at.local)
}

function stepsOf({ id, title, state, start, holdUntil, bookings }: Line, now: number): NextStep[] {
  const steps: NextStep[] = []
  if (state === 'held' && holdUntil !== undefined)
    steps.push({ key: `${id}/pay`, word: 'checkout.next.payBy', title, at: { instant: holdUntil } })
  const rules = spansOf(
    bookings.flatMap(({ penalties = [] }) => penalties),
    now,
  )
  const free = rules.flatMap(([first]) => (first?.charge.kind === 'free' && first.until !== undefined ? [first] : []))
  const [soonest] = free.toSorted((one, other) => (one.until ?? 0) - (other.until ?? 0))
  // Only when every part of it is still free to give back: the first to end counts.
  if (state === 'bought' && soonest?.deadline && free.length === rules.length)
    steps.push({ key: `${id}/free`, word: 'checkout.next.freeEnds', title, at: { terms: soonest.deadline } })
  if (start !== undefined) steps.push({ key: `${id}/start`, word: 'checkout.next.starts', title, at: { local: start } })
  return steps
}

/** What is to be paid, until when it can be given back for nothing, and when it begins: in the order of time. */
export const nextStepsOf = (lines: readonly Line[], now: number): NextStep[] =>
  lines
    .filter(({ state }) => state === 'bought' || state === 'held')
    .flatMap((line) => stepsOf(line, now))
    .toSorted((one, other) => momentOf(one) - momentOf(other))
