import { type Money, sum } from '@portolan/domain/money'
import type { Price } from '@portolan/supplier/offer'
import { cents, currency } from './terms.ts'

/** Of several rooms. */
export function totalOf(prices: readonly Price[]): Price {
  const there = sum(
    prices.flatMap((price) => price.there ?? []),
    currency,
  )
  return {
    total: sum(
      prices.map(({ total }) => total),
      currency,
    ),
    taxes: sum(
      prices.flatMap(({ taxes }) => taxes ?? []),
      currency,
    ),
    ...(there.minor > 0 && { there }),
    lines: prices.flatMap(({ lines = [] }) => lines),
  }
}

/** What comes to us: the house collects the rest. */
export const oursOf = ({ total, there }: Price): Money => cents(total.minor - (there?.minor ?? 0))
