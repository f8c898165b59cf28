import type { Amount } from '@portolan/contract/shared'
import { lessBy } from './sum.ts'

/** One price, before and now. */
export interface Change {
  id: string
  /** What it is the price of: 'Paris – Zürich'. */
  name: string
  was: Amount
  now: Amount
}

export const isSame = (one: Amount, other: Amount): boolean =>
  one.currencyCode === other.currencyCode && one.amount === other.amount

/** What it costs more, below zero when it costs less; undefined between two currencies, which have no difference. */
export const differenceOf = ({ was, now }: Pick<Change, 'was' | 'now'>): Amount | undefined =>
  was.currencyCode === now.currencyCode ? lessBy(now, was) : undefined
