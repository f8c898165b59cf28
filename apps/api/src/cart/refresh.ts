import type { CartRefreshRS, refreshCart } from '@portolan/contract/cart'
import type { Language } from '@portolan/domain/language'
import { amountView } from '../platform/amount.ts'
import type { Context } from '../platform/context.ts'
import { hashOf } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { type Owner, ownerOf } from '../platform/owner.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf } from '../platform/supplier-call.ts'
import { errorText } from '../platform/text.ts'
import type { CartParts } from './parts.ts'
import { checkVersion } from './precondition.ts'
import { sellingOf } from './price.ts'
import { type Gone, isAsShown, itemsToPrice, makePricing, type Priced } from './pricing.ts'
import { bumpVersion, findCart, lockCart, propose, type StoredCart, takePrice } from './store.ts'
import { textOfFailure } from './text.ts'
import { etagOf } from './view.ts'

/** What nobody has consented to yet waits with its item. */
async function keepProposals(tx: Db, owner: Owner, priced: readonly Priced[], currency: string) {
  const cart = await lockCart(tx, owner)
  if (!cart) throw new Refusal(409)
  for (const { item, offers, how } of priced)
    if (how === 'fresh') await propose(tx, cart.id, item, { currency, offers })
  return cart
}

/** All of them or none, and only into the cart that was looked at. */
async function takePrices(tx: Db, owner: Owner, seen: StoredCart, priced: readonly Priced[], currency: string) {
  const cart = await lockCart(tx, owner)
  if (cart?.version !== seen.version || cart.id !== seen.id) throw new Refusal(409)
  const changed = priced.filter(({ how }) => how !== 'nothing')
  for (const { item, offers } of changed)
    await takePrice(tx, cart.id, item.id, {
      goods: { ...item.goods, rphs: offers.map(({ rph }) => rph) },
      offers,
      expiresAt: new Date(offers[0]?.expiresAt ?? 0),
    })
  if (changed.length > 0) await bumpVersion(tx, cart.id, currency)
  return lockCart(tx, owner)
}

/** The same for the same items at the same prices, whoever asks and however often. */
const shownOf = (priced: readonly Priced[]): string =>
  hashOf(
    JSON.stringify(
      priced.map(({ item, offers }) => {
        const { currency, minor } = sellingOf(offers)
        return [item.id, currency, minor]
      }),
    ),
  )

const itemView = ({ item, offers }: Priced): CartRefreshRS['items'][number] => ({
  id: item.id,
  old: amountView(sellingOf(item.offers)),
  new: amountView(sellingOf(offers)),
})

const warningsOf = (gone: readonly Gone[], language: Language): Pick<CartRefreshRS, 'warnings'> =>
  gone.length === 0
    ? {}
    : {
        warnings: {
          warnings: gone.map(({ item, kind }) => ({
            recordID: item.id,
            code: kind,
            stringValue: errorText(language, textOfFailure(kind)),
          })),
        },
      }

export function makeRefresh(parts: CartParts): Handler<typeof refreshCart> {
  const { db } = parts
  const priceItems = makePricing(parts)

  /** An item of somebody else's cart is no item here. */
  async function look(ids: readonly string[], context: Context) {
    const owner = ownerOf(context.session)
    const cart = owner && (await findCart(db, owner))
    checkVersion(cart, context)
    if (!owner || !cart || !ids.every((id) => cart.items.some((item) => item.id === id))) throw new Refusal(404)
    return { owner, cart }
  }

  return async ({ body: { ids, accept = false, shown } }, context) => {
    const { owner, cart } = await look(ids, context)
    const buyer = buyerOf(context)
    const items = itemsToPrice(cart, ids, buyer)
    const { priced, gone } = await priceItems(items, cart.now, buyer, context, accept)
    // Another tab may have been shown other prices since: consent is given to those that were seen.
    const agreed =
      shown === undefined ? priced.every((one) => isAsShown(one, buyer.currency)) : shown === shownOf(priced)
    const accepted = accept && agreed && priced.length > 0
    const after = await db.transaction((tx) =>
      accepted ? takePrices(tx, owner, cart, priced, buyer.currency) : keepProposals(tx, owner, priced, buyer.currency),
    )
    context.setHeader('etag', etagOf(after))
    return {
      success: true,
      accepted,
      shown: shownOf(priced),
      items: priced.map(itemView),
      ...warningsOf(gone, context.language),
    }
  }
}
