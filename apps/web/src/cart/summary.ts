import type { Amount } from '@portolan/contract/shared'
import { type CartEntry, isExpired, type Product, totalsOf } from './model.ts'

export interface SummaryLine {
  product: Product
  prices: Amount[]
}

export interface Summary {
  /** Chosen and still held, one line a product in the order of the list. */
  lines: SummaryLine[]
  /** Products with items whose price has expired; they are not counted. */
  expired: Product[]
  totals: Amount[]
  /** Part of the totals, a currency each: paid at the hotel or the desk. */
  payThere: Amount[]
  /** How many items would be booked. */
  count: number
  /** How many items have a price that holds. */
  live: number
  /** When the first of the prices runs out; undefined when none holds. */
  firstExpiry: number | undefined
}

const productsIn = (entries: readonly CartEntry[]): Product[] => [...new Set(entries.map(({ product }) => product))]

/** What the list comes to: expired and left-out items stay in it and are not counted. */
export function summarise(entries: readonly CartEntry[], leftOut: readonly string[], now: number): Summary {
  const live = entries.filter((entry) => !isExpired(entry, now))
  const chosen = live.filter(({ id }) => !leftOut.includes(id))
  const pricesOf = (wanted: Product) => chosen.filter(({ product }) => product === wanted).map(({ price }) => price)
  return {
    lines: productsIn(chosen).map((product) => ({ product, prices: totalsOf(pricesOf(product)) })),
    expired: productsIn(entries.filter((entry) => isExpired(entry, now))),
    totals: totalsOf(chosen.map(({ price }) => price)),
    payThere: totalsOf(chosen.flatMap(({ payThere }) => payThere ?? [])),
    count: chosen.length,
    live: live.length,
    firstExpiry: live.length > 0 ? Math.min(...live.map(({ expiresAt }) => expiresAt)) : undefined,
  }
}
