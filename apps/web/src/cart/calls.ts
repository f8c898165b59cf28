import type { CartRefreshRS } from '@portolan/contract/cart'
import { exchange, send } from '../api/client.ts'
import { CallError } from '../api/failure.ts'
import { refreshCart, removeFromCart } from '../session/cart-contract.ts'
import { loadCart, takeAnswer } from '../session/cart-load.ts'
import { tellOtherTabs } from '../session/cart-news.ts'
import { cartState } from '../session/cart-state.ts'

export type Removal = 'removed' | 'changedElsewhere' | 'failed'

/** Positions hold for one version of the list only: a stale one removes nothing, and the list is read again. */
export async function removeAt(index: number): Promise<Removal> {
  try {
    const { version } = cartState.read()
    const removal = exchange(removeFromCart, { body: { indexes: [index] } }, { ifMatch: version })
    const removed = await takeAnswer(removal, true)
    if (removed) tellOtherTabs()
    return removed ? 'removed' : 'failed'
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 412) throw error
    await loadCart()
    return 'changedElsewhere'
  }
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
