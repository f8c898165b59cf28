import type { CartGoods } from '@portolan/contract/cart'
import { exchange } from '../api/client.ts'
import { addToCart } from './cart-contract.ts'
import { takeAnswer } from './cart-load.ts'
import { tellOtherTabs } from './cart-news.ts'
import { inTurn } from './in-turn.ts'

export type Goods = CartGoods

/** Every product puts its offers into the cart by this; false when it failed, and the cart then says why. */
export async function addGoods(goods: Goods): Promise<boolean> {
  const added = await takeAnswer(
    inTurn(() => exchange(addToCart, { body: { goods } })),
    true,
  )
  if (added) tellOtherTabs()
  return added
}
