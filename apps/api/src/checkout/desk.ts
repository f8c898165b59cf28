import type { OtaError } from '@portolan/contract/envelope'
import type { PaymentForm, UniqueID } from '@portolan/contract/shared'
import type { TravelerDraft } from '@portolan/contract/traveler-form'
import type { Language } from '@portolan/domain/language'
import { sum } from '@portolan/domain/money'
import type { BookingRecord, WantedGoods } from '../booking/booking.ts'
import type { KeptOffer } from '../offer/offer.ts'
import type { Context } from '../platform/context.ts'
import { hashOf } from '../platform/crypto.ts'
import { ownerOf } from '../platform/owner.ts'
import { demandAll } from '../platform/person.ts'
import { Refusal } from '../platform/refusal.ts'
import { payableOf } from './agreement.ts'
import type { Order } from './order.ts'
import type { OrderParts, Orders } from './orders.ts'
import { ownPart } from './own-part.ts'
import { contactOf, travelersOf } from './people.ts'
import { settled } from './settled.ts'
import { findOrderOfReference, loadOrder } from './store.ts'
import { confirmView, endErrors, itemErrors, uniqueIDOf } from './view.ts'

/** Where a call has a field of the form's. */
export type PointerOf = (traveler: number, field: string) => string

/** For a product's own book call: an order of one item, through the same steps as a cart. */
export interface OrderDesk {
  hold(
    item: {
      offers: readonly KeptOffer[]
      wanted: WantedGoods
      key: unknown
      /** Where the same call pays as well: whoever may not pay so holds nothing either. */
      paymentForm?: PaymentForm | undefined
      /** The agency's own number of the file that it belongs to. */
      fileNumber?: string | undefined
    },
    people: {
      travelers: readonly TravelerDraft[]
      pointerOf: PointerOf
      /** Where the call has the answers to the supplier's questions; absent: what is answered is the product's own business. */
      answersAt?: string
    },
    context: Context,
  ): Promise<Order>
  /** What is held, at the price that was told; only one booking of it where that is named. */
  pay(order: Order, form: PaymentForm, bookingId: string | undefined, context: Context): Promise<Order>
  /** Held, and paid later: as long as it may be. */
  keep(order: Order): Promise<Order>
  /** Of the caller's own; somebody else's is none. */
  find(reference: string, context: Context): Promise<{ order: Order; booking: BookingRecord } | undefined>
  uniqueIDOf(booking: BookingRecord): UniqueID
  errorsOf(order: Order, language: Language): OtaError[]
}

/** Field errors are told where that call has the field. */
function pointedAt(error: unknown, pointerOf: PointerOf): unknown {
  if (!(error instanceof Refusal) || error.fields.length === 0) return error
  const fields = error.fields.map((field) => {
    const [, index, name] = /^\/travelers\/(\d+)\/(.+)$/.exec(field.pointer) ?? []
    return name === undefined ? field : { ...field, pointer: pointerOf(Number(index), name) }
  })
  return new Refusal(error.status, { text: error.text, fields })
}

export function makeOrderDesk(parts: OrderParts, orders: Orders): OrderDesk {
  const { db, safe, payments, reveal } = parts
  const on = { db, safe }
  return {
    async hold({ offers, wanted, key, paymentForm, fileNumber }, { travelers, pointerOf, answersAt }, context) {
      if (paymentForm) await payments.accept(paymentForm, context)
      const told = context.header('idempotency-key') ?? hashOf(JSON.stringify(key))
      const order = await orders.begin([{ cartItemId: undefined, offers, wanted }], told, context)
      const revealed = await reveal(context.session, order.correlationId, travelers)
      const people = travelersOf(revealed, order.bookings[0]?.travelStart ?? undefined)
      try {
        const given = {
          travelers: people,
          contact: contactOf(people, {}),
          fileNumber,
          // An order that is begun has no answers yet: they are people's own and come with the people.
          wantedOf: ({ wanted: own }: BookingRecord) => ({
            ...own,
            ...(wanted.answers && { answers: wanted.answers }),
          }),
          answersAt: () => answersAt,
        }
        return await settled(on, await orders.give(order, given))
      } catch (error) {
        throw pointedAt(error, pointerOf)
      }
    },
    async pay(order, form, bookingId, context) {
      const owner = ownerOf(context.session)
      // Whoever came without a session has begun the order just now: all of it is their own.
      const own = (known: Order): Order => (owner ? ownPart(known, owner) : known)
      const bundle = order.bookings.find(({ id }) => id === bookingId)?.bundle
      const asked = own(order).bookings.filter((booking) => bookingId === undefined || booking.bundle === bundle)
      demandAll(context, 'book', asked)
      if (own(order).payment?.status === 'ActionRequired') return own(await orders.resume(order))
      const ready = payableOf(asked)
      if (ready.length === 0) return own(await settled(on, order))
      const accepted = sum(
        ready.map(({ price }) => price),
        order.currency,
      )
      const accept = await payments.accept(form, context)
      // An order of the cart is paid where all of it is shown and agreed to.
      if (ready.some(({ cartItemId }) => cartItemId !== null))
        throw new Refusal(409, { text: 'error.checkout.inOrder' })
      const payment = { form: accept, accepted, ...(owner && { payer: owner }) }
      const paid = await orders.pay(order, { ...payment, ...(bookingId !== undefined && { bookingId }) })
      // Another call was quicker: what came of it is the answer.
      const known = paid === order ? ((await loadOrder(on, order.id)) ?? order) : paid
      return own(await settled(on, known))
    },
    async keep(order) {
      await orders.keepForLater(order, order.bookings)
      return (await loadOrder(on, order.id)) ?? order
    },
    async find(reference, context) {
      const owner = ownerOf(context.session)
      const order = owner && (await findOrderOfReference(on, owner, reference))
      const booking = order?.bookings.find((one) => one.reference === reference || one.id === reference)
      return order && booking && { order, booking }
    },
    uniqueIDOf,
    errorsOf: (order, language) => [
      ...(confirmView(order, language, parts.views).errors?.errors ?? []),
      ...order.bookings.flatMap((booking) => [...itemErrors(booking, language), ...endErrors(booking, language)]),
    ],
  }
}
