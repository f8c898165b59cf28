import type { CartItem } from '@portolan/contract/cart'
import type { SaidDeadline } from '@portolan/contract/shared'
import { useMemo } from 'react'
import { useCartState } from '../session/cart-state.ts'

/** What an item of the cart looks like and how it was found; the order itself knows names, figures and states. */
interface Look {
  id: string
  lines: readonly string[]
  /** Those that the lines name. */
  deadlines: readonly SaidDeadline[] | undefined
  imageUrl: string | undefined
  searchInputValues: Record<string, unknown> | undefined
}

export interface Goods extends Look {
  product: CartItem['productType']
  travelers: NonNullable<CartItem['travelers']>
  /** Milliseconds since 1970, by the server's clock. */
  expiresAt: number
  isExpired: boolean
}

function read(text: string): Goods | undefined {
  try {
    const { id, display, ...item } = JSON.parse(text) as CartItem
    if (typeof id !== 'string' || typeof display?.title !== 'string') return undefined
    const { lines, deadlines, imageUrl } = display
    return {
      id,
      lines,
      deadlines,
      imageUrl,
      product: item.productType,
      travelers: item.travelers ?? [],
      searchInputValues: item.searchInputValues,
      expiresAt: Date.parse(item.expiredDateTime),
      isExpired: item.expired === true,
    }
  } catch {
    return undefined
  }
}

const nameOf = (id: string): string => `checkout:look:${id}`

/** What was bought leaves the cart, and the page that says so shows it all the same, also after a reload. Nobody is named. */
const keep = ({ id, lines, deadlines, imageUrl, searchInputValues }: Look): void =>
  sessionStorage.setItem(nameOf(id), JSON.stringify({ id, lines, deadlines, imageUrl, searchInputValues }))

const kept = (id: string): Look | undefined => JSON.parse(sessionStorage.getItem(nameOf(id)) ?? 'null') ?? undefined

export type GoodsOf = (id: string) => (Look & Partial<Goods>) | undefined

export function useGoods(): { goods: readonly Goods[]; goodsOf: GoodsOf } {
  const { goods: texts } = useCartState()
  return useMemo(() => {
    const goods = texts.map(read).filter((one) => one !== undefined)
    for (const one of goods) keep(one)
    return { goods, goodsOf: (id: string) => goods.find((one) => one.id === id) ?? kept(id) }
  }, [texts])
}
