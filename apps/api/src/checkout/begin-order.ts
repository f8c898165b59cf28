import { randomUUID } from 'node:crypto'
import { soldAs } from '@portolan/domain/may'
import type { Money } from '@portolan/domain/money'
import type { ErrorKind } from '@portolan/supplier/outcome'
import type { BookingRecord } from '../booking/booking.ts'
import type { Buyer, KeptOffer } from '../offer/offer.ts'
import { zoneOfBrowser } from '../platform/browser-zone.ts'
import type { Context } from '../platform/context.ts'
import { openGuestSession } from '../platform/guest-session.ts'
import { type Owner, ownerOf } from '../platform/owner.ts'
import { demand } from '../platform/person.ts'
import { Refusal } from '../platform/refusal.ts'
import { buyerOf, readContextOf } from '../platform/supplier-call.ts'
import { errorText } from '../platform/text.ts'
import { type NewBooking, putBooking } from './booking-store.ts'
import { namesOf } from './display.ts'
import type { Order } from './order.ts'
import type { OrderParts, Orders, WantedItem } from './orders.ts'
import { sellingTotal } from './purchase.ts'
import { type NewPurchase, orderBegun, putPurchase } from './purchase-store.ts'
import { newReference } from './reference.ts'
import { findOrderByKey, wasMoved } from './store.ts'

type Priced = Pick<BookingRecord, 'offers' | 'requires' | 'refusal'> & { item: WantedItem; bundle: number }

interface Wanted extends Pick<Buyer, 'currency'> {
  priced: readonly Priced[]
  /** Of the order that it takes the place of: what was typed for that one is found by it. */
  correlationId: string | undefined
}

/** Nothing is sold by trying again. */
const isFinal = (kind: ErrorKind): boolean => kind === 'noAvailability' || kind === 'rejected'

const isSame = (one: Money, other: Money): boolean => one.currency === other.currency && one.minor === other.minor

/** One reservation for each supplier: the two halves of a return may be two. */
function bySupplier(offers: readonly KeptOffer[]): KeptOffer[][] {
  const groups = new Map<string, KeptOffer[]>()
  for (const offer of offers) groups.set(offer.supplier, [...(groups.get(offer.supplier) ?? []), offer])
  return [...groups.values()]
}

const lostItems = (bookings: readonly NewBooking[]): string[] => {
  const wanted = new Set(bookings.filter(({ status }) => status !== 'Unsuccessful').map(({ cartItemId }) => cartItemId))
  return bookings.flatMap(({ cartItemId }) => (cartItemId === null || wanted.has(cartItemId) ? [] : [cartItemId]))
}

export function makeBeginOrder(parts: OrderParts): Orders['begin'] {
  const { db, safe, now, reprice, views, cartGoods } = parts

  async function price(item: WantedItem, bundle: number, buyer: Buyer, context: Context): Promise<Priced> {
    const asking = readContextOf(context, item.offers[0]?.correlationId ?? context.requestId)
    const found = await reprice(item.offers, buyer, asking)
    // An offer that the supplier let end was searched again: only a quote says what is asked of travellers.
    const again = found.ok && !found.requires ? await reprice(found.offers, buyer, asking) : found
    if (again.ok) return { item, bundle, offers: again.offers, requires: again.requires ?? null, refusal: null }
    // Counted with what an order before may still hold of it: that is asked about again once its travellers are known.
    if (item.isStillHeld && again.error.kind === 'noAvailability') {
      const refusal = { kind: 'unavailable' as const, details: errorText(context.language, 'error.hold.returning') }
      return { item, bundle, offers: item.offers, requires: null, refusal }
    }
    const { kind, label, details } = again.error
    const refusal = { kind, details, ...(label !== undefined && { label }) }
    return { item, bundle, offers: item.offers, requires: null, refusal }
  }

  function bookingsOf(
    { id: purchaseId, createdAt }: Pick<NewPurchase, 'id' | 'createdAt'>,
    priced: readonly Priced[],
    context: Context,
  ): NewBooking[] {
    const made = priced.flatMap(({ item, bundle, offers, requires, refusal }) =>
      bySupplier(offers).map((group) => {
        const old = sellingTotal(group.map((offer) => item.offers[offers.indexOf(offer)] ?? offer))
        const now = sellingTotal(group)
        const changed = isSame(old, now) || old.currency !== now.currency ? null : { old, new: now, reason: 'supplier' }
        return {
          ...{
            id: randomUUID(),
            createdAt,
            reference: newReference(),
            purchaseId,
            bundle,
            cartItemId: item.cartItemId ?? null,
          },
          ...{ product: group[0]?.product ?? 'rail', supplier: group[0]?.supplier ?? '', offers: group },
          ...{ wanted: item.wanted, requires, price: now, changed, refusal },
          ...namesOf(views, group, item.wanted, context.language),
          status: refusal && isFinal(refusal.kind) ? ('Unsuccessful' as const) : ('Pending' as const),
        }
      }),
    )
    return made.map((booking, position) => ({ ...booking, position }))
  }

  /** All of it in one journey, but for a key that was used before: then nothing of it stays. */
  async function write(
    owner: Owner,
    key: string,
    { priced, currency, correlationId }: Wanted,
    context: Context,
  ): Promise<Order> {
    const created = { id: randomUUID(), createdAt: await now() }
    const bookings = bookingsOf(created, priced, context)
    const [first] = bookings
    if (!first) throw new Refusal(400)
    const itemIds = [...new Set(priced.flatMap(({ item }) => item.cartItemId ?? []))]
    const purchase: NewPurchase = {
      ...{ ...created, owner, key, agencyId: context.session?.account?.agencyId, language: context.language },
      correlationId: correlationId ?? first.offers[0]?.correlationId ?? context.requestId,
      currency,
      timeZone: zoneOfBrowser(context),
      expiresAt: Math.min(...bookings.flatMap(({ offers }) => offers.map(({ expiresAt }) => expiresAt))),
    }
    return db.transaction(async (tx) => {
      await putPurchase(tx, purchase)
      await cartGoods.take(tx, itemIds)
      for (const booking of bookings) await putBooking(tx, booking)
      // What cannot be had from the beginning stays the customer's.
      await cartGoods.giveBack(tx, lostItems(bookings))
      return orderBegun(purchase, bookings)
    })
  }

  /** Prices and requirements as the suppliers say them now; nobody is touched. The same key begins the same order. */
  return async (items, key, context, correlationId) => {
    for (const { offers } of items) demand(context, 'book', soldAs(offers) ?? 'rail')
    const on = { db, safe }
    const known = ownerOf(context.session)
    const buyer = buyerOf(context)
    const currency = items[0]?.offers[0]?.price.selling.currency
    const owned = { ...buyer, currency: currency === 'HKD' || currency === 'USD' ? currency : buyer.currency }
    const priced = await Promise.all(items.map((item, bundle) => price(item, bundle, owned, context)))
    const owner = known ?? { sessionHash: await openGuestSession(parts, context) }
    try {
      return await write(owner, key, { priced, currency: owned.currency, correlationId }, context)
    } catch (error) {
      const begun = wasMoved(error) ? await findOrderByKey(on, owner, key) : undefined
      if (!begun) throw error
      return begun
    }
  }
}
