import type { CartRefreshRS } from '@portolan/contract/cart'
import { exchange, send } from '../api/client.ts'
import type { CallError } from '../api/failure.ts'
import { refreshCart, removeFromCart } from '../session/cart-contract.ts'
import { loadCart, takeAnswer } from '../session/cart-load.ts'
import { tellOtherTabs } from '../session/cart-news.ts'
import { cartState } from '../session/cart-state.ts'

export interface Removal {
  isRemoved: boolean
  /** Why it stays, where the cart stays with it. */
  conflict?: CallError
}

/**
 * Positions hold for one version of the list only: a stale one removes nothing. Whatever the conflict, the list is read
 * again, and stays.
 */
export async function removeAt(index: number): Promise<Removal> {
  const { version } = cartState.read()
  const removal: Removal = { isRemoved: false }
  const answer = exchange(removeFromCart, { body: { indexes: [index] } }, { ifMatch: version })
  removal.isRemoved = await takeAnswer(answer, true, (conflict) => {
    removal.conflict = conflict
  })
  if (removal.isRemoved) tellOtherTabs()
  if (removal.conflict) await loadCart()
  return removal
}

/** What the items would cost now; nothing is kept. */
export const askPrices = (ids: string[]): Promise<CartRefreshRS> => send(refreshCart, { body: { ids } })

/** Keeps the new prices, if they are still those that were `shown`, then reads the cart that has them. */
export async function takePrices(ids: string[], shown: string): Promise<CartRefreshRS> {
  const taken = await send(refreshCart, { body: { ids, accept: true, shown } })
  await loadCart()
  tellOtherTabs()
  return taken
}
