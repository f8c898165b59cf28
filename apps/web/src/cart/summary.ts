import type { Amount, TakenLater } from '@portolan/contract/shared'
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
  /** Products with items that the reader may not book; they are not counted. */
  closed: Product[]
  /** The reader may book nothing of the list. */
  isClosed: boolean
  totals: Amount[]
  /** Part of the totals, a currency each: paid at the hotel or the desk. */
  payThere: Amount[]
  /** Part of that, in any of the currencies: the hotel takes it on a day before the stay. */
  takenLater: TakenLater[]
  /** How many items would be booked. */
  count: number
  /** How many items have a price that holds, of those that may be booked. */
  live: number
  /** When the first of the prices runs out; undefined when none holds. */
  firstExpiry: number | undefined
}

const productsIn = (entries: readonly CartEntry[]): Product[] => [...new Set(entries.map(({ product }) => product))]

/** What the list comes to: items that are expired, left out or not for the reader to book stay in it and are not counted. */
export function summarise(
  entries: readonly CartEntry[],
  leftOut: readonly string[],
  now: number,
  mayBook: (entry: CartEntry) => boolean = () => true,
): Summary {
  const bookable = entries.filter(mayBook)
  const live = bookable.filter((entry) => !isExpired(entry, now))
  const chosen = live.filter(({ id }) => !leftOut.includes(id))
  const pricesOf = (wanted: Product) => chosen.filter(({ product }) => product === wanted).map(({ price }) => price)
  return {
    lines: productsIn(chosen).map((product) => ({ product, prices: totalsOf(pricesOf(product)) })),
    expired: productsIn(bookable.filter((entry) => isExpired(entry, now))),
    closed: productsIn(entries.filter((entry) => !mayBook(entry))),
    isClosed: bookable.length === 0,
    totals: totalsOf(chosen.map(({ price }) => price)),
    payThere: totalsOf(chosen.flatMap(({ payThere }) => payThere ?? [])),
    takenLater: chosen.flatMap(({ takenLater }) => takenLater),
    count: chosen.length,
    live: live.length,
    firstExpiry: live.length > 0 ? Math.min(...live.map(({ expiresAt }) => expiresAt)) : undefined,
  }
}
