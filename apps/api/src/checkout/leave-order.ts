import type { Owner } from '../platform/owner.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Orders } from './orders.ts'
import type { CheckoutParts } from './parts.ts'
import { findOrderOfCartItem } from './store.ts'

export type LeaveOrder = (owner: Owner, itemIds: readonly string[]) => Promise<void>

/** What a customer removes from the cart leaves the order that has it, unless it is being paid for. */
export function makeLeaveOrder(
  { db, safe }: Pick<CheckoutParts, 'db' | 'safe'>,
  { setAside }: Pick<Orders, 'setAside'>,
): LeaveOrder {
  return async (owner, itemIds) => {
    for (const id of itemIds) {
      const order = await findOrderOfCartItem({ db, safe }, owner, id)
      if (order && !(await setAside(order, [id]))) throw new Refusal(409, { text: 'error.cart.paying' })
    }
  }
}
