import { startCheckout } from '@portolan/contract/checkout'
import { send } from '../api/client.ts'
import { addGoods, type Goods } from './cart-goods.ts'
import { cartState } from './cart-state.ts'

/** The newest item of the cart with exactly these handles. */
function itemOf(handles: readonly string[]): string | undefined {
  const items = cartState.read().goods.map((text) => JSON.parse(text) as { id: string; rphs?: string[] })
  return items.findLast(({ rphs }) => rphs?.join() === handles.join())?.id
}

/** What was chosen goes into the cart, once; what the cart does not take is told in its own words. */
export async function putIntoCart(goods: Goods): Promise<void> {
  // Pressed again after something went wrong later: it is in the cart already.
  if (itemOf(goods.rphs)) return
  if (!(await addGoods(goods))) throw new Error(cartState.read().failure?.message)
}

/** Into the cart, and out of it as an order of its own: what else is in the cart stays there. */
export async function beginOrderOf(goods: Goods): Promise<string | undefined> {
  await putIntoCart(goods)
  const item = itemOf(goods.rphs)
  if (!item) return undefined
  const { orderId } = await send(startCheckout, { body: { cartItemIds: [item] } })
  return orderId
}
