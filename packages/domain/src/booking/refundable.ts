import type { Money } from '../money.ts'

/** As suppliers tell it: up to but not at a moment (milliseconds since 1970); absent: from the last one on, for good. */
export interface RefundRule {
  readonly until?: number | undefined
  /** percent: of the price. */
  readonly charge: Money | { readonly percent: number } | 'nonRefundable'
}

const endOf = ({ until }: RefundRule): number => until ?? Number.MAX_SAFE_INTEGER

/** The first to end first, the one without an end last. */
export const inOrder = <Rule extends RefundRule>(rules: readonly Rule[]): Rule[] =>
  rules.toSorted((one, other) => endOf(one) - endOf(other))

/** The rule that is in force at a moment. */
export const ruleAt = (rules: readonly RefundRule[], now: number): RefundRule | undefined =>
  inOrder(rules).find(({ until }) => until === undefined || now < until)

/** Of 10,000 parts of the price, what a cancellation now would bring back. Where nothing is said, nothing is promised. */
export function refundableShare(rules: readonly RefundRule[], price: Money, now: number): number {
  const charge = ruleAt(rules, now)?.charge ?? 'nonRefundable'
  if (charge === 'nonRefundable') return 0
  if ('percent' in charge) return Math.round(100 * Math.max(0, Math.min(100, 100 - charge.percent)))
  if (price.minor <= 0 || charge.currency !== price.currency) return 0
  return Math.max(0, Math.min(10_000, Math.round(10_000 * (1 - charge.minor / price.minor))))
}
