import type { removeFromCart } from '@portolan/contract/cart'
import type { Context } from '../platform/context.ts'
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

/** The same words about another cart mean something else: whoever has put something in since means that. */
const rememberedAs = (removal: string, version: number): string => `${removal} of ${version}`

/** By what it was when the caller saw it; undefined: there is nothing to do, the same words were heard a moment ago. */
function choose(cart: StoredCart | undefined, indexes: readonly number[], context: Context): Chosen | undefined {
  const isBound = checkVersion(cart, context)
  if (!cart) throw outOfRange(0)
  const removal = removalOf(indexes)
  if (!isBound && cart.lastRemoved === rememberedAs(removal, cart.version)) return undefined
  return { items: itemsAt(cart, indexes), ...(!isBound && { removal }) }
}

const isTaken = ({ status }: StoredItem): boolean => status === 'InCheckout'

interface Chosen {
  items: readonly StoredItem[]
  /** Sent twice it acts once: bound to the version where one is named, else by the same words within seconds. */
  removal?: string
}

interface Removal {
  cart: StoredCart | undefined
  /** Nothing was removed yet: an order has some of these. */
  taken?: Chosen
}

export function makeRemove({ db, views, leaveOrder }: CartParts): Handler<typeof removeFromCart> {
  const remove = (owner: Owner, find: (cart: StoredCart | undefined) => Chosen | undefined): Promise<Removal> =>
    db.transaction(async (tx) => {
      const cart = await lockCart(tx, owner)
      const chosen = find(cart)
      if (!cart || !chosen) return { cart }
      const { items, removal } = chosen
      if (items.some(isTaken)) return { cart, taken: chosen }
      if (!items.every((item) => mayRemove(item, cart.now))) throw new Refusal(409, { text: 'error.cart.gone' })
      const ids = items.map(({ id }) => id)
      await removeItems(tx, cart.id, ids)
      if (removal !== undefined) await rememberRemoval(tx, cart.id, rememberedAs(removal, cart.version + 1))
      await bumpVersion(tx, cart.id)
      return { cart: await lockCart(tx, owner) }
    })

  /** Out of their order first, which makes another version of the cart: then they are removed by their names. */
  async function removeTaken(owner: Owner, { items, removal }: Chosen): Promise<StoredCart | undefined> {
    const ids = items.map(({ id }) => id)
    await leaveOrder(
      owner,
      items.filter(isTaken).map(({ id }) => id),
    )
    const { cart, taken } = await remove(owner, (latest) => ({
      items: latest?.items.filter(({ id }) => ids.includes(id)) ?? [],
      ...(removal !== undefined && { removal }),
    }))
    // Another order has begun with one of them meanwhile.
    if (taken) throw new Refusal(409, { text: 'error.checkout.elsewhere' })
    return cart
  }

  return async ({ body: { indexes } }, context) => {
    const owner = ownerOf(context.session)
    if (!owner) throw outOfRange(0)
    const { cart, taken } = await remove(owner, (found) => choose(found, indexes, context))
    return answerCart(views, taken ? await removeTaken(owner, taken) : cart, context)
  }
}
