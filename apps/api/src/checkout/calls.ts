import type { InputOf } from '@portolan/contract/call'
import type { CartGoods } from '@portolan/contract/cart'
import type { confirmCheckout, quoteCheckout, readOrder, startCheckout } from '@portolan/contract/checkout'
import { isEnded } from '@portolan/domain/booking/lifecycle'
import { moneyOfNumber } from '@portolan/domain/money'
import type { AnswerTo } from '@portolan/supplier/reservation'
import type { BookingRecord, WantedGoods } from '../booking/booking.ts'
import type { FoundItem } from '../cart/checkout-store.ts'
import type { Context } from '../platform/context.ts'
import { hashOf } from '../platform/crypto.ts'
import { openGuestSession } from '../platform/guest-session.ts'
import { type Owner, ownerOf } from '../platform/owner.ts'
import { seatOf } from '../platform/party-seat.ts'
import { demand, demandAll } from '../platform/person.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import type { Session } from '../platform/sessions.ts'
import { productOf } from '../platform/sold-together.ts'
import type { Order } from './order.ts'
import type { Given, OrderParts, Orders } from './orders.ts'
import { isOwnedBy, ownPart } from './own-part.ts'
import { isPayable } from './pay.ts'
import { contactOf, travelersOf } from './people.ts'
import { hasLost, isGivenUp, waitingItems } from './set-aside.ts'
import { settled } from './settled.ts'
import { findOrder, findOrderOfCartItem, findOrderOfReference, loadOrder, type Opening, wasMoved } from './store.ts'
import { confirmView, itemIdOf, orderView } from './view.ts'

type Quoted = InputOf<typeof quoteCheckout>['body']
type Assigned = Quoted['assign'][number]

/** With a session every order has an owner; without one there is none to find. */
export function ownerIn(session: Session | undefined): Owner {
  const owner = ownerOf(session)
  if (!owner) throw new Refusal(401)
  return owner
}

/** An order of which everything was claimed by others is nobody's any more. */
export async function findOwn(on: Opening, owner: Owner, id: string): Promise<Order> {
  const order = await findOrder(on, owner, id)
  if (!order || ownPart(order, owner).bookings.length === 0) throw new Refusal(404)
  return order
}

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

interface Before {
  /** Of these very items. */
  order?: Order
  /** Set aside for them: what was typed for it is not lost. */
  left?: Order | undefined
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

  /** The order that these very items are in; any other that has some of them and is not paid for gives them back. */
  async function findBefore(owner: Owner, items: readonly FoundItem[], context: Context): Promise<Before> {
    const ids = items.map(({ id }) => id)
    let left: Order | undefined
    for (const { id } of items.filter(({ status }) => status === 'InCheckout')) {
      const order = await findOrderOfCartItem(on, owner, id)
      // Another press of the same button has taken it out a moment ago.
      if (!order || isGivenUp(order, id)) continue
      demandAll(context, 'book', order.bookings)
      const waiting = waitingItems(order)
      const isSame = waiting.length === ids.length && waiting.every((one) => ids.includes(one)) && !hasLost(order)
      // What is being asked or paid for stays where it is, and is finished first.
      if (isSame || !waiting.includes(id) || !(await orders.setAside(order))) return { order }
      left = order
    }
    return { left }
  }

  async function begin(owner: Owner, ids: readonly string[], context: Context): Promise<Order> {
    const items = await cartGoods.find(db, owner, ids)
    if (items.length !== ids.length) return findBought(owner, ids, context)
    const { order: before, left } = await findBefore(owner, items, context)
    if (before) return before
    if (items.some(({ isExpired }) => isExpired)) throw new Refusal(409, { text: 'error.offer.expired' })
    const wanted = items.map(({ id, offers, goods }) => ({ cartItemId: id, offers, wanted: wantedOf(goods) }))
    return orders.begin(
      wanted,
      keyOf(
        context,
        ids,
        items.map(({ handles }) => handles),
      ),
      context,
      left?.correlationId,
    )
  }

  return async ({ body }, context) => {
    const owner = ownerOf(context.session) ?? { sessionHash: await openGuestSession(parts, context) }
    const ids = [...new Set(body.cartItemIds)]
    try {
      return orderView(await begin(owner, ids, context), context.language, parts.views)
    } catch (error) {
      // Two tabs at once: the other one's order is this one's as well.
      const other = wasMoved(error) ? await findOrderOfCartItem(on, owner, ids[0] ?? '') : undefined
      if (!other) throw wasMoved(error) ? new Refusal(409) : error
      return orderView(other, context.language, parts.views)
    }
  }
}

/** Everybody named goes on something, and nobody unknown does. */
function checkAssigned({ assign, travelers }: Quoted): void {
  const known = new Set(travelers.map(({ ref }) => ref))
  const fields: FieldRefusal[] = assign.flatMap(({ travelerRefs }, index) =>
    travelerRefs.flatMap((ref, place) =>
      known.has(ref)
        ? []
        : [
            {
              pointer: `/assign/${index}/travelerRefs/${place}`,
              code: 'invalid_value',
              text: 'error.field.choice' as const,
            },
          ],
    ),
  )
  if (fields.length > 0) throw new Refusal(400, { fields })
}

/** The answers of travellers under the names that the supplier knows them by. */
const answersOf = (booking: BookingRecord, { travelerRefs, answers = [] }: Assigned): AnswerTo[] =>
  answers.map(({ code, value, travelerRef }) => ({
    ...{ code, value },
    ...(travelerRef !== undefined && {
      travelerRef: seatOf({ offers: booking.offers, wanted: { travelerRefs } }, travelerRef),
    }),
  }))

/** Who goes on what, and what they answered. */
function assignedBy({ assign }: Quoted): Pick<Given, 'wantedOf' | 'answersAt'> {
  const placeOf = (booking: BookingRecord) => assign.findIndex(({ cartItemId }) => cartItemId === itemIdOf(booking))
  return {
    wantedOf(booking) {
      const told = assign[placeOf(booking)]
      if (!told) return booking.wanted
      // What is answered now takes the place of what was answered before.
      const { answers: _, ...wanted } = booking.wanted
      const { travelerRefs, groups, answers } = told
      return {
        ...{ ...wanted, travelerRefs },
        ...(groups && { groups }),
        ...(answers && { answers: answersOf(booking, told) }),
      }
    },
    answersAt(booking) {
      const place = placeOf(booking)
      return `/assign/${place < 0 ? assign.length : place}/answers`
    },
  }
}

export function makeQuote(parts: OrderParts, orders: Orders): Handler<typeof quoteCheckout> {
  const { db, safe, reveal } = parts
  return async ({ body }, context) => {
    checkAssigned(body)
    const owner = ownerIn(context.session)
    const order = await findOrder({ db, safe }, owner, body.orderId)
    if (!order) throw new Refusal(404)
    demandAll(context, 'book', order.bookings)
    // Its travellers are those of every booking: once one of them is another's, nobody changes them any more.
    if (order.bookings.some((booking) => !isOwnedBy(owner, order, booking))) throw new Refusal(409)
    const firstDay = order.bookings
      .map(({ travelStart }) => travelStart)
      .filter((day) => day !== null)
      .sort()[0]
    const revealed = await reveal(context.session, order.correlationId, body.travelers)
    const travelers = travelersOf(revealed, firstDay)
    const after = await orders.give(order, {
      travelers,
      contact: contactOf(travelers, body.contact),
      ...assignedBy(body),
    })
    return orderView(after, context.language, parts.views)
  }
}

export function makeConfirm(parts: OrderParts, orders: Orders): Handler<typeof confirmCheckout> {
  const { db, safe, payments, cartGoods, views } = parts
  const on = { db, safe }

  async function find(
    body: InputOf<typeof confirmCheckout>['body'],
    owner: Owner,
  ): Promise<{ order: Order; booking: BookingRecord | undefined }> {
    if (body.orderId !== undefined) {
      const order = await findOwn(on, owner, body.orderId)
      return { order, booking: undefined }
    }
    const reference = body.uniqueID?.id ?? ''
    const order = await findOrderOfReference(on, owner, reference)
    const booking = order?.bookings.find((one) => one.reference === reference || one.id === reference)
    if (!order || !booking) throw new Refusal(404)
    return { order, booking }
  }

  return async ({ body }, context) => {
    const owner = ownerIn(context.session)
    const { order, booking } = await find(body, owner)
    const part = ownPart(order, owner)
    const view = (known: Order) => confirmView(ownPart(known, owner), context.language, views)
    const mine = booking ? [booking] : part.bookings
    for (const one of mine) demand(context, 'book', productOf(part.bookings, one))
    // The bank waits for its customer: nothing else is begun meanwhile.
    if (part.payment?.status === 'ActionRequired') return view(order)
    if (!mine.some(isPayable)) {
      // Asked again, by a second click, another tab or a reload: how it stands, or stood.
      if (mine.some(({ paymentId }) => paymentId !== null)) return view(await settled(on, order))
      throw new Refusal(409, {
        text: mine.some(({ status }) => status === 'Ignored') ? 'error.hold.expired' : 'error.checkout.quoteFirst',
      })
    }
    if (body.payLater) {
      const itemIds = mine.filter(({ status }) => status === 'OnHold').flatMap(({ cartItemId }) => cartItemId ?? [])
      await db.transaction((tx) => cartGoods.order(tx, itemIds))
      await orders.keepForLater(order, mine)
      return view((await loadOrder(on, order.id)) ?? order)
    }
    const form = await payments.accept(body.paymentForm, context)
    const accepted = moneyOfNumber(body.acceptedTotal.amount, body.acceptedTotal.currencyCode)
    const after = await orders.pay(order, {
      form,
      accepted,
      payer: owner,
      ...(booking && { bookingId: booking.id }),
    })
    // Another tab was quicker: what came of it is told.
    return view(after === order ? await settled(on, (await loadOrder(on, order.id)) ?? order) : after)
  }
}

export const makeRead =
  ({ db, safe, views }: OrderParts): Handler<typeof readOrder> =>
  async ({ params }, context) => {
    const owner = ownerIn(context.session)
    const order = ownPart(await findOwn({ db, safe }, owner, params.orderId), owner)
    demandAll(context, 'view', order.bookings)
    return orderView(order, context.language, views)
  }
