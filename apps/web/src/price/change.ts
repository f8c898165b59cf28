import type { Amount } from '@portolan/contract/shared'

/** One price, before and now. */
export interface Change {
  id: string
  /** What it is the price of: 'Paris – Zürich'. */
  name: string
  was: Amount
  now: Amount
}

const cents = ({ amount }: Amount): number => Math.round(amount * 100)

export const isSame = (one: Amount, other: Amount): boolean =>
  one.currencyCode === other.currencyCode && cents(one) === cents(other)

/** What it costs more, below zero when it costs less; undefined between two currencies, which have no difference. */
export const differenceOf = ({ was, now }: Pick<Change, 'was' | 'now'>): Amount | undefined =>
  was.currencyCode === now.currencyCode
    ? { currencyCode: now.currencyCode, amount: (cents(now) - cents(was)) / 100 }
    : undefined
