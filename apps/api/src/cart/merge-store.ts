import { cartLimit } from '@portolan/contract/cart'
import type { Db } from '../platform/db.ts'
import type { Follower } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'

/**
 * The account's own items stay; the guest's come to them, the live ones first, as far as there is room. What is in both
 * is there once. Prices stay what they were shown as, so there may be two currencies until the cart is priced again.
 */
async function merge(tx: Db, guestCart: string, accountId: string): Promise<void> {
  await tx.later(sql`insert into cart (account_id) values (${accountId}) on conflict do nothing`)
  const own = await tx.one<{ id: string }>(sql`select id from cart where account_id = ${accountId} for update`)
  if (!own) return
  await tx.later(sql`
    update cart set version = cart.version + 1, currency = case
      when cart.currency is not null and exists (select 1 from cart_item
        where cart_id = cart.id and status = 'Live' and expires_at > now()) then cart.currency
      else coalesce(guest.currency, cart.currency) end
    from cart guest where cart.id = ${own.id} and guest.id = ${guestCart}`)
  await tx.later(sql`
    update cart_item set cart_id = ${own.id} where id in (
      select item.id from cart_item item
      where item.cart_id = ${guestCart} and not exists (
        select 1 from cart_item known where known.cart_id = ${own.id} and known.handles = item.handles
          and known.status <> 'Ordered')
      order by item.expires_at <= now(), item.position
      limit greatest(0, ${cartLimit}::integer
        - (select count(*) from cart_item held where held.cart_id = ${own.id} and held.status <> 'Ordered')))`)
  await tx.later(sql`delete from cart where id = ${guestCart}`)
}

/** A guest who logs in brings the cart along; one whose session is only renewed keeps it. */
export const followSession: Follower = async (tx, { from, to, accountId }) => {
  const guest = await tx.one<{ id: string }>(sql`select id from cart where session_hash = ${from} for update`)
  if (!guest) return
  if (accountId) await merge(tx, guest.id, accountId)
  else await tx.later(sql`update cart set session_hash = ${to} where id = ${guest.id}`)
}
