import type { CancelPenalty } from '@portolan/contract/shared'
import type { Terms } from '../moment/use-moments.ts'

export type Charge =
  | { kind: 'free' }
  | { kind: 'none' }
  | { kind: 'percent'; percent: number }
  | { kind: 'sum'; amount: number; currencyCode: string }

/** A stretch of time in which a cancellation costs the same. */
export interface Span {
  charge: Charge
  /** Up to but not at this moment, ms; undefined: for good. */
  until: number | undefined
  /** The same, with whose clock it is by. */
  deadline: Terms | undefined
}

function chargeOf({ nonRefundable, amountPercent }: CancelPenalty): Charge {
  if (nonRefundable || !amountPercent) return { kind: 'none' }
  const { percent, amount, currencyCode } = amountPercent
  if (amount !== undefined && currencyCode) return amount > 0 ? { kind: 'sum', amount, currencyCode } : { kind: 'free' }
  if (percent === undefined || percent >= 100) return { kind: 'none' }
  return percent > 0 ? { kind: 'percent', percent } : { kind: 'free' }
}

const untilOf = ({ deadline }: CancelPenalty): number | undefined =>
  deadline?.absoluteDeadline === undefined ? undefined : Date.parse(deadline.absoluteDeadline)

const isSame = (one: readonly Span[], other: readonly Span[]): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The rules of one or several tickets, told one after the other: each ends with what holds for good. What is over is
 * left out, and tickets with the same rules are told once.
 */
export function spansOf(penalties: readonly CancelPenalty[], now: number): Span[][] {
  const all: Span[][] = []
  let own: Span[] = []
  for (const penalty of penalties) {
    const span = { charge: chargeOf(penalty), until: untilOf(penalty), deadline: penalty.deadline }
    const last = own.at(-1)?.until
    if (last !== undefined && span.until !== undefined && span.until <= last) {
      all.push(own)
      own = []
    }
    own.push(span)
    if (span.until === undefined) {
      all.push(own)
      own = []
    }
  }
  if (own.length > 0) all.push(own)
  const ahead = all.map((spans) => spans.filter(({ until }) => until === undefined || until > now))
  return ahead.filter((spans, index) => spans.length > 0 && ahead.findIndex((one) => isSame(one, spans)) === index)
}

/** How much of the bar each span takes: by its time, and never too little for its words. */
export function sharesOf(spans: readonly Span[], now: number): number[] {
  const least = 18
  const last = spans.findLast(({ until }) => until !== undefined)?.until ?? now
  const whole = Math.max(1, last - now)
  const sizes = spans.map(({ until }, index) => {
    const from = spans[index - 1]?.until ?? now
    return until === undefined ? least : Math.max(least, ((until - from) / whole) * 100)
  })
  const total = sizes.reduce((one, other) => one + other, 0)
  return sizes.map((size) => Math.round((size / total) * 100))
}
