import { type CartGoods, type CartItem, cartItem } from '@portolan/contract/cart'
import { type CartItemStatus, minutesToExpiry, nextCartItemStatus, statusAt } from '@portolan/domain/cart-item'
import type { Language } from '@portolan/domain/language'
import type { KeptOffer } from '../offer/offer.ts'
import type { Context } from '../platform/context.ts'
import { viewFor } from '../platform/product-view.ts'
import { Refusal } from '../platform/refusal.ts'
import type { CartView } from './goods.ts'
import { priceView } from './price.ts'
import type { StoredCart, StoredItem } from './store.ts'

type Aging = Pick<StoredItem, 'status' | 'expiresAt'>

const statusOf = (item: Aging, now: Date): CartItemStatus =>
  statusAt(item.status, item.expiresAt.getTime(), now.getTime())

export const isLive = (item: Aging, now: Date): boolean => statusOf(item, now) === 'Live'

export const mayRefresh = (item: StoredItem, now: Date): boolean =>
  nextCartItemStatus(statusOf(item, now), 'refresh') !== undefined

export const mayRemove = (item: StoredItem, now: Date): boolean =>
  nextCartItemStatus(statusOf(item, now), 'remove') !== undefined

/** A product that is no longer sold here keeps its place, so that it can be removed. */
const unknownView: CartView['display'] = ([offer]) => ({ title: offer?.product ?? '', lines: [] })

type Display = CartItem['display']

/** Shown with every change of the cart, and the same each time: more than so many are of carts long left. */
const mostRemembered = 2_000
const remembered = new WeakMap<readonly CartView[], Map<string, Display>>()

function memoryOf(views: readonly CartView[]): Map<string, Display> {
  const memory = remembered.get(views) ?? new Map<string, Display>()
  remembered.set(views, memory)
  return memory
}

/** A handle stands for one offer for ever; what it costs is another thing for each buyer. */
const keyOf = ({ productType, startDate }: CartGoods, offers: readonly KeptOffer[], language: Language): string =>
  [
    ...[language, productType, startDate],
    ...offers.flatMap(({ rph, price, expiresAt }) => [rph, price.selling.minor, price.selling.currency, expiresAt]),
  ].join(' ')

/** As the product shows it; what does not belong together is refused by it. */
export function showGoods(
  views: readonly CartView[],
  goods: CartGoods,
  offers: readonly KeptOffer[],
  language: Language,
): Display {
  const [memory, key] = [memoryOf(views), keyOf(goods, offers, language)]
  const known = memory.get(key)
  if (known) return known
  const display = (viewFor(views, goods.productType, offers)?.display ?? unknownView)(offers, goods, language)
  const [oldest] = memory.keys()
  if (memory.size >= mostRemembered && oldest !== undefined) memory.delete(oldest)
  memory.set(key, display)
  return display
}

export const etagOf = (cart: StoredCart | undefined): string => `"${cart?.version ?? 0}"`

/** What the product's view refuses by now was taken in once: it is shown plainly instead of hiding the whole cart. */
function displayOf(views: readonly CartView[], { goods, offers }: StoredItem, language: Language): Display {
  try {
    return showGoods(views, goods, offers, language)
  } catch (error) {
    if (error instanceof Refusal) return unknownView(offers, goods, language)
    throw error
  }
}

/** The whole cart as every call answers it: one JSON text an item, in the caller's language, with its version. */
export function answerCart(views: readonly CartView[], cart: StoredCart | undefined, context: Context): string[] {
  context.setHeader('etag', etagOf(cart))
  if (!cart) return []
  // The clock that decides what has expired; a node's own, which Date tells, may be wrong.
  context.setHeader('portolan-now', cart.now.toISOString())
  return cart.items.map((item) => {
    const { now } = cart
    const shown: CartItem = {
      ...item.goods,
      id: item.id,
      display: displayOf(views, item, context.language),
      addedAt: item.addedAt.toISOString(),
      price: priceView(item.offers),
      expiredDateTime: item.expiresAt.toISOString(),
      expired: statusOf(item, now) === 'Expired',
      expireIn: minutesToExpiry(item.expiresAt.getTime(), now.getTime()),
    }
    return JSON.stringify(cartItem.parse(shown))
  })
}
