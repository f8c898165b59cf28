import type { CancelPenalty } from '@portolan/contract/shared'
import type { Format } from '../i18n/format.ts'
import type { Say } from '../i18n/text.ts'

/** As the specification spells it: a room without any deadline for its cancellation. */
export const nonCancelable = 'Non-Cancelable'

/** Up to but not at its deadline; for good where it has none. */
export interface CancelSpan {
  readonly until: string | undefined
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
    .map((penalty): CancelSpan => ({ until: penalty.deadline?.absoluteDeadline, cost: costOf(penalty) }))
    .toSorted((one, other) => endOf(one) - endOf(other))

/** The last moment at which it is given back for nothing; undefined: there is none. */
export const freeUntil = (penalties: readonly CancelPenalty[]): string | undefined =>
  spansOf(penalties).findLast(({ until, cost }) => cost.kind === 'free' && until !== undefined)?.until

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

const offset = /[+-]\d\d:\d\d$/

/** One moment on both clocks; the house's is left out where it is not known, or where the reader's shows the same. */
export interface Clocks {
  readonly house: string | undefined
  readonly reader: string
}

/** An instant that carries an offset is written by the clock of the house. */
export function clocksOf(instant: string, readersZone: string, format: Format, now: Date): Clocks {
  const reader = format.moment(new Date(instant), readersZone, now)
  if (!offset.test(instant)) return { house: undefined, reader }
  const ahead = Date.parse(instant.replace(offset, 'Z')) - Date.parse(instant)
  const house = format.moment(new Date(Date.parse(instant) + ahead), 'UTC', new Date(now.getTime() + ahead))
  return { house: house === reader ? undefined : house, reader }
}

/** 'until 12 Dec, 18:00 at the hotel, which is 13 Dec, 02:00 for you': one moment in words. */
export function momentWords({ house, reader }: Clocks, t: Say): string {
  const apart = (text: string) => `\u2068${text}\u2069`
  return house === undefined ? reader : t('stay.cancel.clocks', { house: apart(house), reader: apart(reader) })
}
