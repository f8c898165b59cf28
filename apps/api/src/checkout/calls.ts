import type { InputOf } from '@portolan/contract/call'
import type { confirmCheckout, quoteCheckout, readOrder } from '@portolan/contract/checkout'
import { isMoneyMoving } from '@portolan/domain/booking/payment'
import { moneyOfNumber } from '@portolan/domain/money'
import type { AnswerTo } from '@portolan/supplier/reservation'
import type { BookingRecord } from '../booking/booking.ts'
import { type Owner, ownerOf } from '../platform/owner.ts'
import { seatOf } from '../platform/party-seat.ts'
import { demand, demandAll } from '../platform/person.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import type { Session } from '../platform/sessions.ts'
import { productOf } from '../platform/sold-together.ts'
import { paidWith, payableOf, quoteIdOf } from './agreement.ts'
import type { Order } from './order.ts'
import type { Given, OrderParts, Orders } from './orders.ts'
import { isOwnedBy, ownPart } from './own-part.ts'
import { seatedByRooms } from './party.ts'
import { contactOf, travelersOf } from './people.ts'
import { settled } from './settled.ts'
import { findOrder, findOrderOfReference, loadOrder, type Opening } from './store.ts'
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

/** Said once more under the same name: which of the two is meant? */
function repeatedIn(names: readonly string[], pointerOf: (index: number) => string): FieldRefusal[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [{ pointer: pointerOf(index), code: 'invalid_value', text: 'error.field.tooMany' }],
  )
}

const notOffered = (pointer: string): FieldRefusal => ({ pointer, code: 'invalid_value', text: 'error.field.choice' })

/** Everybody and everything is named once, and nobody unknown goes on something. */
function checkAssigned({ assign, travelers }: Quoted): void {
  const refs = travelers.map(({ ref }) => ref)
  const itemIds = assign.map(({ cartItemId }) => cartItemId)
  const fields = [
    ...repeatedIn(refs, (index) => `/travelers/${index}/ref`),
    ...repeatedIn(itemIds, (index) => `/assign/${index}/cartItemId`),
    ...assign.flatMap(({ travelerRefs }, index) =>
      travelerRefs.flatMap((ref, place) =>
        refs.includes(ref) ? [] : [notOffered(`/assign/${index}/travelerRefs/${place}`)],
      ),
    ),
  ]
  if (fields.length > 0) throw new Refusal(400, { fields })
}

/** Who goes on what the order does not have would be forgotten. */
function checkItems({ assign }: Quoted, { bookings }: Order): void {
  const fields = assign.flatMap(({ cartItemId }, index) =>
    bookings.some((booking) => itemIdOf(booking) === cartItemId) ? [] : [notOffered(`/assign/${index}/cartItemId`)],
  )
  if (fields.length > 0) throw new Refusal(400, { fields })
}

/** The answers of travellers under the names that the supplier knows them by. */
const answersOf = (booking: BookingRecord, travelerRefs: readonly string[], { answers = [] }: Assigned): AnswerTo[] =>
  answers.map(({ code, value, travelerRef }) => ({
    ...{ code, value },
    ...(travelerRef !== undefined && {
      travelerRef: seatOf({ offers: booking.offers, wanted: { travelerRefs } }, travelerRef),
    }),
  }))

/** Who goes on what, and what they answered. */
function assignedBy({ assign }: Quoted): Pick<Given, 'wantedOf' | 'isWanted' | 'answersAt'> {
  const placeOf = (booking: BookingRecord) => assign.findIndex(({ cartItemId }) => cartItemId === itemIdOf(booking))
  return {
    wantedOf(booking) {
      const told = assign[placeOf(booking)]
      if (!told) return booking.wanted
      // What is answered now takes the place of what was answered before.
      const { answers: _, ...wanted } = booking.wanted
      const { groups, answers } = told
      const travelerRefs = seatedByRooms(booking.offers, told)
      return {
        ...{ ...wanted, travelerRefs },
        ...(groups && { groups }),
        ...(answers && { answers: answersOf(booking, travelerRefs, told) }),
      }
    },
    isWanted: (booking) => placeOf(booking) >= 0,
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
    checkItems(body, order)
    demandAll(context, 'book', order.bookings)
    // Its travellers are those of every booking: once one of them is another's, nobody changes them any more.
    if (order.bookings.some((booking) => !isOwnedBy(owner, order, booking)))
      throw new Refusal(409, { text: 'error.checkout.named' })
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

const isUnpaid = ({ paymentId }: BookingRecord): boolean => paymentId === null

/** Nothing was ready to be paid: were these held once, or was the order never quoted? */
const notReady = (mine: readonly BookingRecord[]): Refusal =>
  new Refusal(409, {
    text: mine.some(({ status }) => status === 'Ignored') ? 'error.hold.expired' : 'error.checkout.quoteFirst',
  })

/**
 * What somebody else has done about these bookings. Where nobody has paid for them, nor tried to, they have become
 * others than were agreed to, or time has ended them: nothing was bought, and no answer may sound as if it was.
 */
function tried(before: Order, mine: readonly BookingRecord[], after: Order): Order {
  const ids = mine.map(({ id }) => id)
  const isTried = after.payment !== undefined && after.payment.id !== before.payment?.id
  const wasInHand = before.payment !== undefined && isMoneyMoving(before.payment.status)
  if (isTried || wasInHand) return after
  if (payableOf(after.bookings).some(({ id }) => ids.includes(id)))
    throw new Refusal(409, { text: 'error.checkout.changed' })
  const now = after.bookings.filter(({ id }) => ids.includes(id))
  if (now.every(isUnpaid)) throw notReady(now)
  return after
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
    const view = async (known: Order) => ({
      ...confirmView(ownPart(known, owner), context.language, views),
      ...((await parts.mailsClient(known)) && { mailsTraveler: true }),
    })
    const mine = booking ? [booking] : part.bookings
    for (const one of mine) demand(context, 'book', productOf(part.bookings, one))
    // The bank waits for its customer: nothing else is begun meanwhile.
    if (part.payment?.status === 'ActionRequired') return view(order)
    if (body.payLater && !mine.some(({ status }) => status === 'OnHold'))
      throw new Refusal(409, { text: 'error.checkout.noHold' })
    if (!payableOf(part.bookings).some((one) => mine.includes(one))) {
      // Asked again, by a second click, another tab or a reload: how it stands, or stood.
      if (!mine.every(isUnpaid)) return view(tried(order, mine, await settled(on, order)))
      throw notReady(mine)
    }
    if (body.payLater) {
      const seen = booking ? paidWith(part.bookings, booking) : part.bookings
      if (body.quoteId !== quoteIdOf(order, seen)) throw new Refusal(409, { text: 'error.checkout.changed' })
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
      quoteId: body.quoteId,
      payer: owner,
      ...(booking && { bookingId: booking.id }),
      ...(body.invoiceTo && { invoiceTo: body.invoiceTo }),
    })
    if (after !== order) return view(after)
    // Another tab was quicker: what came of it is told.
    return view(tried(order, mine, await settled(on, (await loadOrder(on, order.id)) ?? order)))
  }
}

export const makeRead =
  ({ db, safe, views, mailsClient }: OrderParts): Handler<typeof readOrder> =>
  async ({ params }, context) => {
    const owner = ownerIn(context.session)
    const order = ownPart(await findOwn({ db, safe }, owner, params.orderId), owner)
    demandAll(context, 'view', order.bookings)
    return { ...orderView(order, context.language, views), ...((await mailsClient(order)) && { mailsTraveler: true }) }
  }
