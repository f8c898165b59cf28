import type { MessageId } from '../i18n/messages.ts'
import type { Line } from './state.ts'
import { spansOf } from './terms.ts'

/** What comes after the purchase: an instant, or a moment local to the place. */
export interface NextStep {
  key: string
  word: MessageId
  title: string
  at: { instant: number } | { local: string }
}

const momentOf = ({ at }: NextStep): number => ('instant' in at ? at.instant : Date.parse(`${at.local.slice(0, 16)}Z`))

function stepsOf({ id, title, state, start, holdUntil, bookings }: Line, now: number): NextStep[] {
  const steps: NextStep[] = []
  if (state === 'held' && holdUntil !== undefined)
    steps.push({ key: `${id}/pay`, word: 'checkout.next.payBy', title, at: { instant: holdUntil } })
  const rules = spansOf(
    bookings.flatMap(({ penalties = [] }) => penalties),
    now,
  )
  const freeUntil = rules.flatMap(([first]) => (first?.charge.kind === 'free' ? (first.until ?? []) : []))
  // Only when every part of it is still free to give back: the first to end counts.
  if (state === 'bought' && freeUntil.length > 0 && freeUntil.length === rules.length)
    steps.push({ key: `${id}/free`, word: 'checkout.next.freeEnds', title, at: { instant: Math.min(...freeUntil) } })
  if (start !== undefined) steps.push({ key: `${id}/start`, word: 'checkout.next.starts', title, at: { local: start } })
  return steps
}

/** What is to be paid, until when it can be given back for nothing, and when it begins: in the order of time. */
export const nextStepsOf = (lines: readonly Line[], now: number): NextStep[] =>
  lines
    .filter(({ state }) => state === 'bought' || state === 'held')
    .flatMap((line) => stepsOf(line, now))
    .toSorted((one, other) => momentOf(one) - momentOf(other))
