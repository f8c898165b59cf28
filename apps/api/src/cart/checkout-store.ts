import type { Db } from '../platform/db.ts'
import { isOneOf } from '../platform/ids-store.ts'
import type { Owner } from '../platform/owner.ts'
import { Refusal } from '../platform/refusal.ts'
import { sql } from '../platform/sql.ts'
import { findItems, type StoredItem } from './store.ts'

export interface FoundItem extends StoredItem {
  isExpired: boolean
}

/** What a purchase does to the cart, always within its own transaction. Ids that are of no item do nothing. */
export interface CartGoodsDesk {
  /** Of the owner's cart, in the order asked for; what is not there, or was bought, is left out. */
  find(db: Db, owner: Owner, itemIds: readonly string[]): Promise<FoundItem[]>
  /**
   * They are being bought: the hold's own expiry rules from here on. Where somebody else is buying one of them at this
   * moment, the transaction fails.
   */
  take(tx: Db, itemIds: readonly string[]): Promise<void>
  /**
   * It is being bought after all; if it is gone from the cart, it is bought without it. Where another order has it, or
   * has bought it, this one is refused.
   */
  takeAgain(tx: Db, itemId: string): Promise<void>
  /** They are bought. */
  order(tx: Db, itemIds: readonly string[]): Promise<void>
  /** Nothing came of it: they are in the cart again, expired or not. */
  giveBack(tx: Db, itemIds: readonly string[]): Promise<void>
}

interface Move {
  from: string
  to: string
  isWhole?: boolean
}

async function move(tx: Db, itemIds: readonly string[], { from, to, isWhole = false }: Move): Promise<void> {
  if (itemIds.length === 0) return
  const least = isWhole ? itemIds.length : 0
  await tx.later(sql`
    with item as (
      update cart_item set status = ${to} where ${isOneOf(sql`id`, itemIds)} and status = ${from} returning cart_id
    ), bumped as (
      update cart set version = version + 1 where id in (select cart_id from item)
    )
    select must_hold(false) from item having count(*) < ${least}`)
}

export const cartGoodsDesk: CartGoodsDesk = {
  async find(db, owner, itemIds) {
    const { items, now } = await findItems(db, owner, itemIds)
    return itemIds.flatMap((id) => {
      const item = items.find((one) => one.id === id)
      return item && now ? [{ ...item, isExpired: item.expiresAt <= now }] : []
    })
  },
  take: (tx, itemIds) => move(tx, itemIds, { from: 'Live', to: 'InCheckout', isWhole: true }),
  async takeAgain(tx, itemId) {
    const item = await tx.one<{ status: string }>(sql`
      select status from cart_item where ${isOneOf(sql`id`, [itemId])} for update`)
    if (item?.status === 'InCheckout' || item?.status === 'Ordered')
      throw new Refusal(409, { text: 'error.checkout.elsewhere' })
    await move(tx, [itemId], { from: 'Live', to: 'InCheckout' })
  },
  order: (tx, itemIds) => move(tx, itemIds, { from: 'InCheckout', to: 'Ordered' }),
  giveBack: (tx, itemIds) => move(tx, itemIds, { from: 'InCheckout', to: 'Live' }),
}
