import type { CartRefreshRS } from '@portolan/contract/cart'
import { isPassing } from '@portolan/domain/passing-trouble'
import { type Change, isSame } from '../price/change.ts'
import type { CartEntry } from './model.ts'

/** Prices that wait for consent, asked about because of one item. */
export interface Question {
  id: string
  /** More than one when the cart's currency changes with them. */
  changes: Change[]
  /** What the answer calls these prices: consent is given to them alone. */
  shown: string
}

export interface Trouble {
  /** gone: it is no longer sold. failed: nobody knows, and it may be asked again. */
  kind: 'gone' | 'failed'
  text: string
}

/** An item without a price has a warning that says why. */
export function troubleIn({ items, warnings }: CartRefreshRS, id: string): Trouble | undefined {
  if (items.some((item) => item.id === id)) return undefined
  const warning = warnings?.warnings.find(({ recordID }) => recordID === id)
  return { kind: isPassing(warning?.code ?? '') ? 'failed' : 'gone', text: warning?.stringValue ?? '' }
}

export const changesIn = ({ items }: CartRefreshRS, entries: readonly CartEntry[]): Change[] =>
  items
    .filter((item) => !isSame(item.old, item.new))
    .map((item) => ({
      id: item.id,
      name: entries.find(({ id }) => id === item.id)?.title ?? '',
      was: item.old,
      now: item.new,
    }))
