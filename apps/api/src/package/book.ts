import type { OtaError } from '@portolan/contract/envelope'
import type { bookPackage, DynamicPackage, DynamicPkgPrebookRS, holdPackage } from '@portolan/contract/package'
import { placeTogether } from '@portolan/domain/booking/lifecycle'
import { type Money, moneyOfNumber, sum } from '@portolan/domain/money'
import type { BookingRecord } from '../booking/booking.ts'
import type { Order } from '../checkout/order.ts'
import { buyerFor, isDearer, priceChanged, withoutKey } from '../platform/agreed.ts'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { withHandlesAt } from '../platform/wrong-handles.ts'
import { draftsOf, type Guest, guestsPointer, guestView, type PrebookBody, pointersIn } from './guest.ts'
import type { PackageParts } from './parts.ts'
import { makeTogether } from './together.ts'
import { type PackageTrip, priceOf } from './trip.ts'
import { handlesOf, pointerIn } from './verify.ts'
import { makeView } from './view.ts'

const totalOf = (bookings: readonly BookingRecord[], currency: string): Money =>
  sum(
    bookings.map(({ price }) => price),
    currency,
  )

/** What cannot be held is bought at once, through the cart. */
function refuseUnheld({ flights, rooms }: PackageTrip): void {
  const canHold = [...flights, ...rooms].every(({ offer }) => offer.hold === 'supported')
  if (!canHold) throw new Refusal(409, { text: 'error.air.noHold' })
}

const isHeld = ({ status }: BookingRecord): boolean => status === 'OnHold'

/** Held together, bought together: one item of one order, whose bookings are the airline's and the hotel's. */
export function makeBook(parts: PackageParts) {
  const { offers, hotels, priceAgain, desk, uniqueIDOf, now } = parts
  const together = makeTogether(parts)
  const view = makeView(parts)

  function guestsFrom({ dynamicPackage: { resGuests = [] } }: PrebookBody): Guest[] {
    if (resGuests.length > 0) return resGuests
    throw new Refusal(400, { fields: [{ pointer: guestsPointer, code: 'invalid_type', text: 'error.field.required' }] })
  }

  /** A package has the reference of its first part; by it the whole is found. */
  async function packageOf(
    order: Order,
    bookings: readonly BookingRecord[],
    { language }: Context,
  ): Promise<DynamicPackage> {
    const [first, ...others] = bookings
    if (!first) throw new Refusal(404)
    const trip = together(bookings.flatMap((booking) => booking.offers))
    const shown = view(trip, await now(), language)
    const ends = bookings.flatMap(({ status, holdUntil }) =>
      status === 'OnHold' && holdUntil !== null ? [holdUntil] : [],
    )
    const { status } = placeTogether([first, ...others])
    return {
      ...shown,
      dynamicPkgID: uniqueIDOf(first),
      dynamicPkgStatus: status,
      resGuests: order.travelers.map(guestView),
      globalInfo: {
        ...shown.globalInfo,
        ...(ends.length > 0 && { holdExpires: new Date(Math.min(...ends)).toISOString() }),
      },
    }
  }

  async function answer(order: Order, bookings: readonly BookingRecord[], errors: OtaError[], context: Context) {
    const nextAction = order.payment?.status === 'ActionRequired' ? order.payment.nextAction : null
    return {
      success: errors.length === 0,
      correlationID: order.correlationId,
      ...(errors.length > 0 && { errors: { errors } }),
      ...(nextAction && { nextAction }),
      dynamicPackage: await packageOf(order, bookings, context),
    } satisfies DynamicPkgPrebookRS
  }

  const hold = withHandlesAt<typeof holdPackage>(pointerIn, async ({ body }, context) => {
    const guests = guestsFrom(body)
    const kept = await offers.find(handlesOf(body.dynamicPackage))
    const trip = together(kept)
    const travelerRefs = hotels.placeGuests(trip.rooms, guests, guestsPointer)
    refuseUnheld(trip)
    const { acceptedTotal } = body
    const agreed = acceptedTotal ? moneyOfNumber(acceptedTotal.amount, acceptedTotal.currencyCode) : priceOf(trip)
    const again = together((await priceAgain(kept, buyerFor(kept, context), context)).offers)
    if (isDearer(priceOf(again), agreed))
      return {
        ...{ success: false, correlationID: body.correlationID, errors: { errors: [priceChanged(context.language)] } },
        dynamicPackage: { ...view(again, await now(), context.language), dynamicPkgStatus: 'Pending' },
      }
    const held = await desk.hold(
      { offers: kept, wanted: { travelerRefs }, key: [body.correlationID, handlesOf(body.dynamicPackage), guests] },
      { travelers: draftsOf(guests, body), pointerOf: pointersIn(guests) },
      withoutKey(context),
    )
    if (isDearer(totalOf(held.bookings, held.currency), agreed) && held.bookings.every(isHeld))
      return answer(held, held.bookings, [priceChanged(context.language)], context)
    const order = held.bookings.every(isHeld) ? await desk.keep(held) : held
    return answer(order, order.bookings, desk.errorsOf(order, context.language), context)
  })

  const book: Handler<typeof bookPackage> = async ({ body }, context) => {
    const { order, booking } = (await desk.find(body.uniqueID.id, context)) ?? {}
    const bundle = order?.bookings.filter((one) => one.bundle === booking?.bundle) ?? []
    if (!order || !booking || bundle.length < 2) throw new Refusal(404)
    const paid = await desk.pay(order, body.paymentForm, booking.id, context)
    const bought = paid.bookings.filter((one) => one.bundle === booking.bundle)
    return answer(paid, bought, desk.errorsOf(paid, context.language), context)
  }

  return { hold, book }
}
