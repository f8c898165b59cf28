import { type addToCart, type CartGoods, cartLimit } from '@portolan/contract/cart'
import { isExpired } from '@portolan/domain/cart-item'
import { isSellingCurrency, type SellingCurrency } from '@portolan/domain/currency'
import type { KeptOffer } from '../offer/offer.ts'
import { openGuestSession } from '../platform/guest-session.ts'
import { ownerOf } from '../platform/owner.ts'
import { demand } from '../platform/person.ts'
import { viewFor } from '../platform/product-view.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf } from '../platform/supplier-call.ts'
import { atGoods, type GivenGoods, readGoods } from './goods-input.ts'
import type { CartParts } from './parts.ts'
import { pricedFor } from './price.ts'
import {
  type Additions,
  type CartOutline,
  findOutline,
  handlesOf,
  type NewItem,
  openCart,
  putItems,
  putItemsAtOnce,
  wasChanged,
} from './store.ts'
import { cartText } from './text.ts'
import { answerCart, isLive, showGoods } from './view.ts'

/** A cart has one currency; only an empty one, or one where all has expired, takes that of the session. */
function currencyOf(cart: CartOutline | undefined, chosen: SellingCurrency): SellingCurrency {
  if (!cart?.items.some((item) => isLive(item, cart.now))) return chosen
  return isSellingCurrency(cart.currency) ? cart.currency : chosen
}

/** Of trains the outbound ticket counts; of everything else what ends first. */
const endOf = ({ productType }: GivenGoods['goods'], kept: readonly KeptOffer[]): number =>
  productType === 'rail' || productType === 'railPass'
    ? (kept[0]?.expiresAt ?? 0)
    : Math.min(...kept.map(({ expiresAt }) => expiresAt))

/**
 * Beside the goods only what their offers name can be chosen: anything else would be refused when all is paid for. Seats
 * and bags of flights are part of the offer that was priced with them.
 */
function checkExtras({ extras = [] }: CartGoods, kept: readonly KeptOffer[]): void {
  const offered = kept.flatMap((offer) => offer.extras ?? [])
  const fields = extras.flatMap(({ code, quantity }, index) => {
    const isOffered = offered.some((one) => one.code === code && quantity <= (one.max ?? quantity))
    const pointer = `/goods/extras/${index}`
    return isOffered ? [] : [{ pointer, code: 'invalid_value', text: 'error.field.choice' as const }]
  })
  if (fields.length > 0) throw new Refusal(400, { fields })
}

/** Somebody else may be changing the currency of the cart at this moment, but not for ever. */
const tries = 3

export function makeAdd(parts: CartParts): Handler<typeof addToCart> {
  const { db, offers, views } = parts

  async function findOffers({ goods }: GivenGoods): Promise<KeptOffer[]> {
    const product = views.flatMap(({ products }) => products).find((one) => one === goods.productType)
    if (!product) throw fieldRefusal('/goods/productType', 'invalid_value', 'error.field.choice')
    // A package has parts of two kinds: its view says whether they belong together.
    return product === 'package' ? offers.find(goods.rphs) : offers.find(goods.rphs, product)
  }

  function checkRoom(cart: CartOutline, items: readonly NewItem[]): void {
    if (items.some(({ expiresAt }) => isExpired(expiresAt.getTime(), cart.now.getTime())))
      throw new Refusal(409, { text: 'error.offer.expired' })
    const handles = new Set([
      ...cart.items.map((item) => item.handles),
      ...items.map(({ goods }) => handlesOf(goods.rphs)),
    ])
    if (handles.size > cartLimit) throw new Refusal(409, { text: cartText.full })
  }

  /** Undefined when the currency is another one by now. */
  const put = (added: Additions, chosen: SellingCurrency) =>
    db.transaction(async (tx) => {
      const cart = await openCart(tx, added.owner)
      if (!cart) throw new Refusal(409)
      if (currencyOf(cart, chosen) !== added.currency) return undefined
      checkRoom(cart, added.items)
      return putItems(tx, cart, added)
    })

  /** Into the cart as it was read. Undefined when somebody else has changed it meanwhile. */
  async function putAtOnce(cart: CartOutline, added: Additions) {
    checkRoom(cart, added.items)
    try {
      return await putItemsAtOnce(db, cart, added)
    } catch (error) {
      if (!wasChanged(error)) throw error
      return undefined
    }
  }

  return async ({ body }, context) => {
    const given = readGoods(body.goods)
    for (const { goods } of given) demand(context, 'book', goods.productType)
    const wanted = await Promise.all(
      given.map((one) =>
        atGoods(one, async () => {
          const { goods } = one
          const kept = await findOffers(one)
          checkExtras(goods, kept)
          // Shown once before anything is kept: the product's view refuses what does not belong together.
          viewFor(views, goods.productType, kept)?.checkAlone?.(kept)
          showGoods(views, goods, kept, context.language)
          return { goods, kept }
        }),
      ),
    )
    const buyer = buyerOf(context)
    let owner = ownerOf(context.session)
    for (let attempt = 0; attempt < tries; attempt++) {
      const known = owner && (await findOutline(db, owner))
      const currency = currencyOf(known, buyer.currency)
      const items = await Promise.all(
        wanted.map(async ({ goods, kept }) => ({
          goods,
          offers: await pricedFor(offers, kept, { ...buyer, currency }),
          expiresAt: new Date(endOf(goods, kept)),
        })),
      )
      owner ??= { sessionHash: await openGuestSession(parts, context) }
      const added = { owner, items, currency }
      const cart = (known && (await putAtOnce(known, added))) ?? (await put(added, buyer.currency))
      if (cart) return answerCart(views, cart, context)
    }
    throw new Refusal(409)
  }
}
