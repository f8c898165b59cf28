import type { Owner } from '../platform/owner.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Order } from './order.ts'
import type { Orders } from './orders.ts'
import type { CheckoutParts } from './parts.ts'
import { isAsked } from './set-aside.ts'
import { findOrderOfCartItem } from './store.ts'

export type LeaveOrder = (owner: Owner, itemIds: readonly string[]) => Promise<void>

const beingPaid = (): Refusal => new Refusal(409, { text: 'error.cart.paying' })

/** What a customer removes from the cart leaves the order that has it, unless it is being paid for. */
export function makeLeaveOrder(
  { db, safe }: Pick<CheckoutParts, 'db' | 'safe'>,
  { setAside }: Pick<Orders, 'setAside'>,
): LeaveOrder {
  return async (owner, itemIds) => {
    const orders = new Map<string, Order>()
    for (const id of itemIds) {
      const order = await findOrderOfCartItem({ db, safe }, owner, id)
      if (order) orders.set(order.id, order)
    }
    // Nothing is let go before it is known that all of it may be.
    if ([...orders.values()].some(isAsked)) throw beingPaid()
    for (const order of orders.values()) if (!(await setAside(order, itemIds))) throw beingPaid()
  }
}
