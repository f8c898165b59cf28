import type { removeFromCart } from '@portolan/contract/cart'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import { type Owner, ownerOf } from '../platform/owner.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import type { CartParts } from './parts.ts'
import { checkVersion } from './precondition.ts'
import { bumpVersion, lockCart, rememberRemoval, removeItems, type StoredCart, type StoredItem } from './store.ts'
import { answerCart, mayRemove } from './view.ts'

const outOfRange = (at: number): Refusal => fieldRefusal(`/indexes/${at}`, 'too_big', 'error.field.choice')

const itemsAt = ({ items }: StoredCart, indexes: readonly number[]): StoredItem[] =>
  [...new Set(indexes)].map((index) => {
    const item = items[index]
    if (!item) throw outOfRange(indexes.indexOf(index))
    return item
  })

const removalOf = (indexes: readonly number[]): string => [...new Set(indexes)].sort((a, b) => a - b).join()

/** Sent twice it acts once: bound to the version where one is named, else by the same words within seconds. */
async function remove(tx: Db, owner: Owner | undefined, indexes: readonly number[], context: Context) {
  const cart = owner && (await lockCart(tx, owner))
  const isBound = checkVersion(cart, context)
  if (!owner || !cart) throw outOfRange(0)
  const removal = removalOf(indexes)
  if (!isBound && cart.lastRemoved === removal) return cart
  const items = itemsAt(cart, indexes)
  if (!items.every((item) => mayRemove(item, cart.now))) throw new Refusal(409)
  await removeItems(
    tx,
    cart.id,
    items.map(({ id }) => id),
  )
  if (!isBound) await rememberRemoval(tx, cart.id, removal)
  await bumpVersion(tx, cart.id)
  return lockCart(tx, owner)
}

export const makeRemove =
  ({ db, views }: CartParts): Handler<typeof removeFromCart> =>
  async ({ body }, context) => {
    const owner = ownerOf(context.session)
    const cart = await db.transaction((tx) => remove(tx, owner, body.indexes, context))
    return answerCart(views, cart, context)
  }
