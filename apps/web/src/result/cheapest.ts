import type { Amount } from '@portolan/contract/shared'

/** The first of the cheapest; undefined of none. */
export function cheapestOf<One>(all: readonly One[], priceOf: (one: One) => number): One | undefined {
  const [first, ...rest] = all
  return first && rest.reduce((best, one) => (priceOf(one) < priceOf(best) ? one : best), first)
}

interface DayPrice {
  date: string
  from: Amount
}

export const cheapestDay = <Day extends DayPrice>(days: readonly Day[]): Day | undefined =>
  cheapestOf(days, ({ from }) => from.amount)
