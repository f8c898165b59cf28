import type { removeFromCart } from '@portolan/contract/cart'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import { type Owner, ownerOf } from '../platform/owner.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import type { CartParts } from './parts.ts'
import { checkVersion } from './precondition.ts'
import {
  bumpVersion,
  findCart,
  lockCart,
  rememberRemoval,
  removeItems,
  type StoredCart,
  type StoredItem,
} from './store.ts'
import { answerCart, mayRemove } from './view.ts'

const outOfRange = (at: number): Refusal => fieldRefusal(`/indexes/${at}`, 'too_big', 'error.field.choice')

const itemsAt = ({ items }: StoredCart, indexes: readonly number[]): StoredItem[] =>
  [...new Set(indexes)].map((index) => {
    const item = items[index]
    if (!item) throw outOfRange(indexes.indexOf(index))
    return item
  })

const removalOf = (indexes: readonly number[]): string => [...new Set(indexes)].sort((a, b) => a - b).join()

/** By what it was when the caller saw it; undefined: there is nothing to do, the same words were heard a moment ago. */
function choose(cart: StoredCart | undefined, indexes: readonly number[], context: Context): Chosen | undefined {
  const isBound = checkVersion(cart, context)
  if (!cart) throw outOfRange(0)
  const removal = removalOf(indexes)
  if (!isBound && cart.lastRemoved === removal) return undefined
  return { items: itemsAt(cart, indexes), ...(!isBound && { removal }) }
}

interface Chosen {
  items: readonly StoredItem[]
  /** Sent twice it acts once: bound to the version where one is named, else by the same words within seconds. */
  removal?: string
}

async function take(tx: Db, cart: StoredCart, { items, removal }: Chosen): Promise<void> {
  if (!items.every((item) => mayRemove(item, cart.now))) throw new Refusal(409)
  await removeItems(
    tx,
    cart.id,
    items.map(({ id }) => id),
  )
  if (removal !== undefined) await rememberRemoval(tx, cart.id, removal)
  await bumpVersion(tx, cart.id)
}

export function makeRemove({ db, views, leaveOrder }: CartParts): Handler<typeof removeFromCart> {
  /** Those that an order has are taken out of it first, each by its name: that makes another version of the cart. */
  async function freeTaken(owner: Owner, indexes: readonly number[], context: Context): Promise<Chosen | undefined> {
    const cart = await findCart(db, owner)
    const chosen = choose(cart, indexes, context)
    const taken = chosen?.items.filter(({ status }) => status === 'InCheckout') ?? []
    if (taken.length === 0) return undefined
    await leaveOrder(
      owner,
      taken.map(({ id }) => id),
    )
    return chosen
  }

  return async ({ body: { indexes } }, context) => {
    const owner = ownerOf(context.session)
    if (!owner) throw outOfRange(0)
    const freed = await freeTaken(owner, indexes, context)
    const cart = await db.transaction(async (tx) => {
      const locked = await lockCart(tx, owner)
      const ids = freed?.items.map(({ id }) => id) ?? []
      const chosen = freed
        ? { ...freed, items: locked?.items.filter(({ id }) => ids.includes(id)) ?? [] }
        : choose(locked, indexes, context)
      if (!locked || !chosen) return locked
      await take(tx, locked, chosen)
      return lockCart(tx, owner)
    })
    return answerCart(views, cart, context)
  }
}
