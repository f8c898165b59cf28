import type { CartGoods } from '@portolan/contract/cart'
import type { KeptOffer } from '../offer/offer.ts'
import { hashOf } from '../platform/crypto.ts'
import { type Db, isMoved } from '../platform/db.ts'
import { isOneOf } from '../platform/ids-store.ts'
import type { Owner } from '../platform/owner.ts'
import { ownedBy } from '../platform/owner-store.ts'
import { type Sql, sql } from '../platform/sql.ts'

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

/** How full it is, and of what price; not what is in it. */
export interface CartOutline extends CartRow {
  items: Pick<StoredItem, 'status' | 'handles' | 'expiresAt'>[]
}

export const handlesOf = (rphs: readonly string[]): string => hashOf(JSON.stringify(rphs))

/** A cart with one of its items; without any, once. */
interface Joined {
  cartId: string
  itemId: string | null
}
type Outlined = Joined & Omit<CartRow, 'id'> & CartOutline['items'][number]
type JoinedRow = Outlined & Omit<StoredItem, 'id'>

/** A removal is forgotten after ten seconds: who says the same then means it. */
const outline = sql`
  select cart.id as "cartId", version, currency, now() as now,
    case when last_removed_at > now() - interval '10 seconds' then last_removed end as "lastRemoved",
    item.id as "itemId", status, handles, expires_at as "expiresAt"`

const contents = sql`goods, offers, proposal, proposal_until as "proposalUntil", added_at as "addedAt"`

const carts = sql`from cart left join cart_item as item on item.cart_id = cart.id and status <> 'Ordered'`

const itemOf = (row: JoinedRow): StoredItem[] => {
  const { itemId, status, handles, goods, offers, expiresAt, proposal, proposalUntil, addedAt } = row
  return itemId === null
    ? []
    : [{ id: itemId, status, handles, goods, offers, expiresAt, proposal, proposalUntil, addedAt }]
}

const cartOf = ({ cartId: id, version, currency, now, lastRemoved }: Outlined): CartRow => ({
  ...{ id, version, currency, now, lastRemoved },
})

/** Read at one moment: the items are those of the version. */
const cartOfOwner = (owner: Owner) =>
  sql`${outline}, ${contents} ${carts} where ${ownedBy(owner)} order by item.position`

const storedCart = (rows: readonly JoinedRow[]): StoredCart | undefined =>
  rows[0] && { ...cartOf(rows[0]), items: rows.flatMap(itemOf) }

export const findCart = async (db: Db, owner: Owner): Promise<StoredCart | undefined> =>
  storedCart(await db.query<JoinedRow>(cartOfOwner(owner)))

/** Those of them that are in the owner's cart, with the moment at which they were read. */
export async function findItems(
  db: Db,
  owner: Owner,
  ids: readonly string[],
): Promise<{ items: StoredItem[]; now: Date | undefined }> {
  const rows = await db.query<JoinedRow>(
    sql`${outline}, ${contents} ${carts} where ${ownedBy(owner)} and ${isOneOf(sql`item.id`, ids)}`,
  )
  return { items: rows.flatMap(itemOf), now: rows[0]?.now }
}

export async function findOutline(db: Db, owner: Owner): Promise<CartOutline | undefined> {
  const rows = await db.query<Outlined>(sql`${outline} ${carts} where ${ownedBy(owner)}`)
  return rows[0] && { ...cartOf(rows[0]), items: rows.filter(({ itemId }) => itemId !== null) }
}

/** Nobody else changes it until the transaction ends. Locked first: what is read then is what is there. */
export async function lockCart(tx: Db, owner: Owner): Promise<StoredCart | undefined> {
  await tx.later(sql`select 1 from cart where ${ownedBy(owner)} for update`)
  return findCart(tx, owner)
}

/** Of a cart that was read before; where it is another by now, the transaction fails (`wasChanged`). */
const checkVersion = ({ id, version }: Pick<StoredCart, 'id' | 'version'>) => sql`
  select must_hold(false) from (
    select from cart where id = ${id} and version = ${version} for update) as mine
  having count(*) <> 1`

export const wasChanged = isMoved

/** Makes it when there is none. Undefined when the guest's session has ended in this very moment. */
export async function openCart(tx: Db, owner: Owner): Promise<StoredCart | undefined> {
  await tx.later(
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

/**
 * Nothing changes when the same goods are there already. What is said anew of the same handles takes the place of the
 * old.
 */
const putItem = ({ id }: Pick<StoredCart, 'id'>, { goods, offers, expiresAt }: NewItem, currency: string) => sql`
  with put as (insert into cart_item (cart_id, handles, goods, offers, expires_at)
  values (${id}, ${handlesOf(goods.rphs)}, ${JSON.stringify(goods)}, ${JSON.stringify(offers)}, ${expiresAt})
  on conflict (cart_id, handles) where status <> 'Ordered' do update set goods = excluded.goods
  where cart_item.status = 'Live' and cart_item.goods is distinct from excluded.goods
  returning id)
  update cart set version = version + 1, currency = ${currency} where id = ${id} and exists (select from put)`

export interface Additions {
  owner: Owner
  items: readonly NewItem[]
  currency: string
}

/** The last of them reads the cart as it is then. */
const additionsTo = (cart: CartOutline, { owner, items, currency }: Additions): Sql[] => [
  ...items.map((item) => putItem(cart, item, currency)),
  cartOfOwner(owner),
]

/** Into a cart that is locked. */
export const putItems = async (tx: Db, cart: CartOutline, added: Additions): Promise<StoredCart | undefined> =>
  storedCart(await tx.atOnce<JoinedRow>(additionsTo(cart, added)))

/** The same in one journey into a cart that was read before, as long as it is what it was (`wasChanged`). */
export const putItemsAtOnce = async (db: Db, cart: CartOutline, added: Additions): Promise<StoredCart | undefined> =>
  storedCart(await db.atOnce<JoinedRow>([checkVersion(cart), ...additionsTo(cart, added)]))

export async function removeItems(tx: Db, cartId: string, ids: readonly string[]): Promise<void> {
  await tx.later(sql`delete from cart_item where cart_id = ${cartId} and ${isOneOf(sql`id`, ids)}`)
}

export async function rememberRemoval(tx: Db, cartId: string, removal: string): Promise<void> {
  await tx.later(sql`update cart set last_removed = ${removal}, last_removed_at = now() where id = ${cartId}`)
}

/** Only while the item is what it was when it was priced. */
export async function propose(tx: Db, cartId: string, item: StoredItem, proposal: Proposal): Promise<void> {
  const [first] = proposal.offers
  await tx.later(sql`
    update cart_item set proposal = ${JSON.stringify(proposal)}, proposal_until = ${new Date(first?.expiresAt ?? 0)}
    where cart_id = ${cartId} and id = ${item.id} and handles = ${item.handles} and status = 'Live'`)
}

export async function takePrice(tx: Db, cartId: string, itemId: string, taken: NewItem): Promise<void> {
  const { goods, offers, expiresAt } = taken
  await tx.later(sql`
    update cart_item set goods = ${JSON.stringify(goods)}, handles = ${handlesOf(goods.rphs)},
      offers = ${JSON.stringify(offers)}, expires_at = ${expiresAt}, proposal = null, proposal_until = null
    where cart_id = ${cartId} and id = ${itemId} and status = 'Live'`)
}

/** Every change of the cart ends here: what was seen before fits no more. */
export async function bumpVersion(tx: Db, cartId: string, currency?: string): Promise<void> {
  await tx.later(sql`
    update cart set version = version + 1, currency = coalesce(${currency ?? null}, currency) where id = ${cartId}`)
}
