import type { CartGoods } from '@portolan/contract/cart'
import type { KeptOffer } from '../offer/offer.ts'
import { hashOf } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { type Sql, sql } from '../platform/sql.ts'
import type { Owner } from './owner.ts'

/** A new price that was shown. */
export interface Proposal {
  currency: string
  offers: KeptOffer[]
}

export interface StoredItem {
  id: string
  status: 'Live' | 'InCheckout'
  handles: string
  goods: CartGoods
  offers: KeptOffer[]
  expiresAt: Date
  proposal: Proposal | null
  proposalUntil: Date | null
  addedAt: Date
}

interface CartRow {
  id: string
  version: number
  currency: string | null
  lastRemoved: string | null
  /** By the database's clock, as everything that expires. */
  now: Date
}

export interface StoredCart extends CartRow {
  items: StoredItem[]
}

const handlesOf = (rphs: readonly string[]): string => hashOf(JSON.stringify(rphs))

const ownedBy = (owner: Owner): Sql =>
  'accountId' in owner ? sql`account_id = ${owner.accountId}` : sql`session_hash = ${owner.sessionHash}`

/** A removal is forgotten after ten seconds: who says the same then means it. */
const cart = sql`
  select id, version, currency, now() as now,
    case when last_removed_at > now() - interval '10 seconds' then last_removed end as "lastRemoved"
  from cart`

const listItems = (db: Db, cartId: string): Promise<StoredItem[]> =>
  db.query<StoredItem>(sql`
    select id, status, handles, goods, offers, expires_at as "expiresAt", proposal,
      proposal_until as "proposalUntil", added_at as "addedAt"
    from cart_item where cart_id = ${cartId} and status <> 'Ordered' order by position`)

/** The version is read first: items may be newer than it says, and then it is refused, but never older. */
async function withItems(db: Db, row: CartRow | undefined): Promise<StoredCart | undefined> {
  return row && { ...row, items: await listItems(db, row.id) }
}

export const findCart = async (db: Db, owner: Owner): Promise<StoredCart | undefined> =>
  withItems(db, await db.one<CartRow>(sql`${cart} where ${ownedBy(owner)}`))

/** Nobody else changes it until the transaction ends. */
export const lockCart = async (tx: Db, owner: Owner): Promise<StoredCart | undefined> =>
  withItems(tx, await tx.one<CartRow>(sql`${cart} where ${ownedBy(owner)} for update`))

/** Makes it when there is none. Undefined when the guest's session has ended in this very moment. */
export async function openCart(tx: Db, owner: Owner): Promise<StoredCart | undefined> {
  await tx.query(
    'accountId' in owner
      ? sql`insert into cart (account_id) values (${owner.accountId}) on conflict do nothing`
      : sql`
        insert into cart (session_hash) select token_hash from session
        where token_hash = ${owner.sessionHash} for key share on conflict do nothing`,
  )
  return lockCart(tx, owner)
}

export interface NewItem {
  goods: CartGoods
  offers: readonly KeptOffer[]
  expiresAt: Date
}

/** False when the same goods are there already. What is said anew of the same handles takes the place of the old. */
export async function putItem(tx: Db, cartId: string, { goods, offers, expiresAt }: NewItem): Promise<boolean> {
  const row = await tx.one(sql`
    insert into cart_item (cart_id, handles, goods, offers, expires_at)
    values (${cartId}, ${handlesOf(goods.rphs)}, ${JSON.stringify(goods)}, ${JSON.stringify(offers)}, ${expiresAt})
    on conflict (cart_id, handles) where status <> 'Ordered' do update set goods = excluded.goods
    where cart_item.status = 'Live' and cart_item.goods is distinct from excluded.goods
    returning id`)
  return row !== undefined
}

export async function removeItems(tx: Db, cartId: string, ids: readonly string[]): Promise<void> {
  await tx.query(sql`delete from cart_item where cart_id = ${cartId} and id::text = any(${[...ids]})`)
}

export async function rememberRemoval(tx: Db, cartId: string, removal: string): Promise<void> {
  await tx.query(sql`update cart set last_removed = ${removal}, last_removed_at = now() where id = ${cartId}`)
}

/** Only while the item is what it was when it was priced. */
export async function propose(tx: Db, cartId: string, item: StoredItem, proposal: Proposal): Promise<void> {
  const [first] = proposal.offers
  await tx.query(sql`
    update cart_item set proposal = ${JSON.stringify(proposal)}, proposal_until = ${new Date(first?.expiresAt ?? 0)}
    where cart_id = ${cartId} and id = ${item.id} and handles = ${item.handles} and status = 'Live'`)
}

export async function takePrice(tx: Db, cartId: string, itemId: string, taken: NewItem): Promise<void> {
  const { goods, offers, expiresAt } = taken
  await tx.query(sql`
    update cart_item set goods = ${JSON.stringify(goods)}, handles = ${handlesOf(goods.rphs)},
      offers = ${JSON.stringify(offers)}, expires_at = ${expiresAt}, proposal = null, proposal_until = null
    where cart_id = ${cartId} and id = ${itemId} and status = 'Live'`)
}

/** Every change of the cart ends here: what was seen before fits no more. */
export async function bumpVersion(tx: Db, cartId: string, currency?: string): Promise<void> {
  await tx.query(sql`
    update cart set version = version + 1, currency = coalesce(${currency ?? null}, currency) where id = ${cartId}`)
}
