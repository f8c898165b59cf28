import type { CartGoods } from '@portolan/contract/cart'
import type { startCheckout } from '@portolan/contract/checkout'
import { isEnded } from '@portolan/domain/booking/lifecycle'
import type { WantedGoods } from '../booking/booking.ts'
import type { FoundItem } from '../cart/checkout-store.ts'
import type { Context } from '../platform/context.ts'
import { hashOf } from '../platform/crypto.ts'
import { openGuestSession } from '../platform/guest-session.ts'
import { type Owner, ownerOf } from '../platform/owner.ts'
import { demandAll } from '../platform/person.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import type { Order } from './order.ts'
import type { OrderParts, Orders } from './orders.ts'
import { ownPart } from './own-part.ts'
import { hasLost, isAsked, isGivenUp, waitingItems } from './set-aside.ts'
import { findCorrelation, findOrderOfCartItem, loadOrder, wasMoved } from './store.ts'
import { orderView } from './view.ts'

/** Whoever sends no key means what he says once: the same goods are the same order. */
const keyOf = (context: Context, ...parts: readonly unknown[]): string =>
  context.header('idempotency-key') ?? hashOf(JSON.stringify(parts))

const wantedOf = ({ startDate, extras }: CartGoods): WantedGoods => ({
  ...(startDate !== undefined && { startDate }),
  ...(extras && {
    extras: extras.map(({ segmentRPH, travelerRef, ...extra }) => ({
      ...extra,
      ...(travelerRef !== undefined && { travelerRef }),
      ...(segmentRPH !== undefined && { segment: segmentRPH }),
    })),
  }),
})

const isOrderOf = (order: Order, ids: readonly string[]): boolean => {
  const waiting = waitingItems(order)
  return waiting.length === ids.length && waiting.every((one) => ids.includes(one)) && !hasLost(order)
}

interface Before {
  /** Of these very items, or one that has to be finished first. */
  order?: Order
  /** Items whose hold in an order that was left may still count against them. */
  stillHeld: readonly string[]
}

export function makeStart(parts: OrderParts, orders: Orders): Handler<typeof startCheckout> {
  const { db, safe, cartGoods } = parts
  const on = { db, safe }

  /** Where all of it was bought in another tab a moment ago, what came of that is the answer. */
  async function findBought(owner: Owner, ids: readonly string[], context: Context): Promise<Order> {
    const found = await findOrderOfCartItem(on, owner, ids[0] ?? '')
    const order = found && ownPart(found, owner)
    const bought = order?.bookings.filter((booking) => !isEnded(booking.status)).map(({ cartItemId }) => cartItemId)
    if (!order || !ids.every((id) => bought?.includes(id))) throw new Refusal(404)
    demandAll(context, 'view', order.bookings)
    return order
  }

  /** Takes all of an order's items out of it. Answers the items whose hold may still be there; undefined: it cannot. */
  async function leave(order: Order): Promise<string[] | undefined> {
    const left = await orders.setAside(order)
    return (
      left && order.bookings.flatMap(({ id, cartItemId }) => (left.stillHeld.includes(id) ? (cartItemId ?? []) : []))
    )
  }

  /** The order that these very items are in; any other that has some of them and is not paid for gives them back. */
  async function findBefore(owner: Owner, items: readonly FoundItem[], context: Context): Promise<Before> {
    const ids = items.map(({ id }) => id)
    const others = new Map<string, Order>()
    for (const { id } of items.filter(({ status }) => status === 'InCheckout')) {
      const order = await findOrderOfCartItem(on, owner, id)
      // Another press of the same button has taken it out a moment ago.
      if (!order || isGivenUp(order, id)) continue
      demandAll(context, 'book', order.bookings)
      // What is being asked or paid for stays where it is, and is finished first.
      if (isOrderOf(order, ids) || !waitingItems(order).includes(id) || isAsked(order)) return { order, stillHeld: [] }
      others.set(order.id, order)
    }
    // Not before all of them are known: where one has to be finished first, the rest keep what they hold.
    const stillHeld: string[] = []
    for (const order of others.values()) {
      const held = await leave(order)
      if (!held) return { order: (await loadOrder(on, order.id)) ?? order, stillHeld }
      stillHeld.push(...held)
    }
    return { stillHeld }
  }

  async function begin(owner: Owner, ids: readonly string[], context: Context): Promise<Order> {
    const items = await cartGoods.find(db, owner, ids)
    if (items.length !== ids.length) return findBought(owner, ids, context)
    const { order: before, stillHeld } = await findBefore(owner, items, context)
    if (before) return before
    if (items.some(({ isExpired }) => isExpired)) throw new Refusal(409, { text: 'error.offer.expired' })
    const wanted = items.map(({ id, offers, goods }) => ({
      cartItemId: id,
      offers,
      wanted: wantedOf(goods),
      isStillHeld: stillHeld.includes(id),
    }))
    const handles = items.map((item) => item.handles)
    return orders.begin(wanted, keyOf(context, ids, handles), context, await findCorrelation(on.db, owner, ids))
  }

  /** Two tabs at once: who was slower finds what the other one has done, and goes by that. */
  async function beginOnceMore(owner: Owner, ids: readonly string[], context: Context): Promise<Order> {
    try {
      return await begin(owner, ids, context)
    } catch (error) {
      if (!wasMoved(error)) throw error
      const other = await findOrderOfCartItem(on, owner, ids[0] ?? '')
      // An order of other items is not what the button said.
      if (!other || !isOrderOf(other, ids)) throw new Refusal(409, { text: 'error.checkout.elsewhere' })
      return other
    }
  }

  return async ({ body }, context) => {
    const owner = ownerOf(context.session) ?? { sessionHash: await openGuestSession(parts, context) }
    const ids = [...new Set(body.cartItemIds)]
    const order = await begin(owner, ids, context).catch((error: unknown) => {
      if (!wasMoved(error)) throw error
      return beginOnceMore(owner, ids, context)
    })
    return orderView(order, context.language, parts.views)
  }
}
