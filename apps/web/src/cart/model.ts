import type { CartItem } from '@portolan/contract/cart'
import type { Amount, SaidDeadline, TakenLater } from '@portolan/contract/shared'
import * as cartItem from '@portolan/domain/cart-item'
import { addPrices } from '../price/sum.ts'
import type { Goods } from '../session/cart-goods.ts'

export type Product = CartItem['productType']

/** One item as the screen shows it. */
export interface CartEntry {
  id: string
  /** Position in the list last answered. */
  index: number
  product: Product
  title: string
  lines: readonly string[]
  /** Those that the lines name. */
  deadlines: readonly SaidDeadline[]
  /** Local to the place. */
  start: string | undefined
  end: string | undefined
  imageUrl: string | undefined
  price: Amount
  /** Part of the price: paid at the hotel or the desk. */
  payThere: Amount | undefined
  /** Part of that: the hotel takes it on a day before the stay. */
  takenLater: readonly TakenLater[]
  /** The same price in the supplier's own currency, where that is another. */
  supplierPrice: Amount | undefined
  /** Milliseconds since 1970, by the server's clock. */
  expiresAt: number
  /** The same moment as the server wrote it. */
  expiredDateTime: string
  /** The server has said so: no clock makes it live again. */
  expired: boolean
  /** Whole minutes that were left when the list was answered. */
  expireIn: number
  searchInputValues: Record<string, unknown> | undefined
  /** What to add again after a removal; none when a choice would be lost on the way. */
  goods: Goods | undefined
}

const isItem = (value: unknown): value is CartItem => {
  const { id, rphs, display, price, expiredDateTime } = (value ?? {}) as Partial<CartItem>
  return (
    typeof id === 'string' &&
    Array.isArray(rphs) &&
    typeof display?.title === 'string' &&
    Array.isArray(display.lines) &&
    typeof price?.sellingTotalAmount === 'number' &&
    !Number.isNaN(Date.parse(expiredDateTime ?? ''))
  )
}

function goodsOf({ productType, correlationID, rphs, startDate, extras, travelers, searchInputValues }: CartItem) {
  if (extras) return undefined
  return {
    productType,
    rphs,
    ...(correlationID && { correlationID }),
    ...(startDate && { startDate }),
    ...(travelers && { travelers: travelers as NonNullable<Goods['travelers']> }),
    ...(searchInputValues && { searchInputValues: searchInputValues as NonNullable<Goods['searchInputValues']> }),
  }
}

function entryOf(wire: CartItem, index: number): CartEntry {
  const { display, price } = wire
  const isForeign = price.currencyCode !== price.sellingCurrencyCode
  return {
    id: wire.id,
    index,
    product: wire.productType,
    title: display.title,
    lines: display.lines,
    deadlines: display.deadlines ?? [],
    start: display.start,
    end: display.end,
    imageUrl: display.imageUrl,
    price: { currencyCode: price.sellingCurrencyCode, amount: price.sellingTotalAmount },
    payThere:
      price.payThere === undefined ? undefined : { currencyCode: price.sellingCurrencyCode, amount: price.payThere },
    takenLater: price.takenLater ?? [],
    supplierPrice: isForeign ? { currencyCode: price.currencyCode, amount: price.totalAmount } : undefined,
    expiresAt: Date.parse(wire.expiredDateTime),
    expiredDateTime: wire.expiredDateTime,
    expired: wire.expired === true,
    expireIn: wire.expireIn,
    searchInputValues: wire.searchInputValues,
    goods: goodsOf(wire),
  }
}

/** The element that names an item's card. */
export const headingId = (id: string): string => `cart-${id}`

/** The items come as JSON texts. One that cannot be read spoils the positions of all: undefined then. */
export function readEntries(goods: readonly string[]): CartEntry[] | undefined {
  try {
    const items: unknown[] = goods.map((text) => JSON.parse(text))
    return items.every(isItem) ? items.map(entryOf) : undefined
  } catch {
    return undefined
  }
}

/** Expired at the moment of the expiry, not after it. */
export const isExpired = ({ expired, expiresAt }: Pick<CartEntry, 'expired' | 'expiresAt'>, now: number): boolean =>
  expired || cartItem.isExpired(expiresAt, now)

/** One amount a currency: a cart has one, but while it is being switched the old one may still be there. */
export function totalsOf(prices: readonly Amount[]): Amount[] {
  const totals = new Map<string, Amount>()
  for (const price of prices) {
    const known = totals.get(price.currencyCode)
    totals.set(price.currencyCode, known ? addPrices(known, price) : price)
  }
  return [...totals.values()]
}
