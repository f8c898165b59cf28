import type { CancelPenalty } from '@portolan/contract/shared'
import type { Format } from '../i18n/format.ts'
import type { Say } from '../i18n/text.ts'
import type { Terms } from '../moment/use-moments.ts'

/** As the specification spells it: a room without any deadline for its cancellation. */
export const nonCancelable = 'Non-Cancelable'

/** Up to but not at its deadline; for good where it has none. */
export interface CancelSpan {
  readonly until: string | undefined
  /** The same, with whose clock it is by. */
  readonly deadline: Terms | undefined
  readonly cost: Cost
}

type Cost =
  | { readonly kind: 'free' | 'all' }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'nights'; readonly count: number }
  | { readonly kind: 'sum'; readonly amount: number; readonly currencyCode: string }

function costOf({ nonRefundable, amountPercent }: CancelPenalty): Cost {
  const { percent, nmbrOfNights, amount, currencyCode } = amountPercent ?? {}
  if (nonRefundable || !amountPercent) return { kind: 'all' }
  if (amount !== undefined && currencyCode) return amount > 0 ? { kind: 'sum', amount, currencyCode } : { kind: 'free' }
  if (nmbrOfNights !== undefined) return nmbrOfNights > 0 ? { kind: 'nights', count: nmbrOfNights } : { kind: 'free' }
  if (percent === undefined || percent >= 100) return { kind: 'all' }
  return percent > 0 ? { kind: 'percent', percent } : { kind: 'free' }
}

const endOf = ({ until }: CancelSpan): number => (until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until))

/** In the order of time. */
export const spansOf = (penalties: readonly CancelPenalty[]): CancelSpan[] =>
  penalties
    .map(
      (penalty): CancelSpan => ({
        until: penalty.deadline?.absoluteDeadline,
        deadline: penalty.deadline,
        cost: costOf(penalty),
      }),
    )
    .toSorted((one, other) => endOf(one) - endOf(other))

/** The last moment at which it is given back for nothing; undefined: there is none. */
export const freeDeadline = (penalties: readonly CancelPenalty[]): Terms | undefined =>
  spansOf(penalties).findLast(({ until, cost }) => cost.kind === 'free' && until !== undefined)?.deadline

export const freeUntil = (penalties: readonly CancelPenalty[]): string | undefined =>
  freeDeadline(penalties)?.absoluteDeadline

/** Without a deadline there is nothing to cancel in time for. */
export const isNonCancelable = (penalties: readonly CancelPenalty[]): boolean =>
  spansOf(penalties).every(({ until, cost }) => until === undefined && cost.kind === 'all')

export function costWords(cost: Cost, t: Say, format: Format): string {
  switch (cost.kind) {
    case 'free':
      return t('stay.cancel.free')
    case 'all':
      return t('stay.cancel.all')
    case 'percent':
      return t('stay.cancel.percent', { share: cost.percent / 100 })
    case 'nights':
      return t('stay.cancel.nights', { count: cost.count })
    case 'sum':
      return t('stay.cancel.sum', { price: `\u2068${format.money(cost.amount, cost.currencyCode)}\u2069` })
  }
}
