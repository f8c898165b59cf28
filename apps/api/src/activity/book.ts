import type { bookActivity, tourActivityBookRS } from '@portolan/contract/activity'
import type { OtaError } from '@portolan/contract/envelope'
import type { PaymentForm } from '@portolan/contract/shared'
import type { AnswerTo } from '@portolan/supplier/reservation'
import type * as z from 'zod/mini'
import type { BookingRecord } from '../booking/booking.ts'
import type { Order } from '../checkout/order.ts'
import { buyerFor, isDearer, priceChanged, withoutKey } from '../platform/agreed.ts'
import type { Context } from '../platform/context.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { withHandlesAt } from '../platform/wrong-handles.ts'
import {
  answersPointer,
  type BookBody,
  draftsOf,
  formOf,
  placeParticipants,
  pointerIn,
  refuseGone,
  refuseOther,
  tourPointer,
} from './book-request.ts'
import { makeFindContent } from './content.ts'
import { type Departure, oneDeparture } from './departure.ts'
import type { ActivityParts } from './parts.ts'
import type { ActivityReservationView } from './reservation-view.ts'

export interface BookParts extends ActivityParts {
  reservationView: Pick<ActivityReservationView, 'reservationOf'>
}

type Answer = z.output<typeof tourActivityBookRS>

interface Ordered {
  order: Order
  booking: BookingRecord | undefined
  errors: OtaError[]
}

const answersOf = (answers: NonNullable<BookBody['bookingInfo']['answers']>): AnswerTo[] =>
  answers.map(({ travelerRef, ...answer }) => ({ ...answer, ...(travelerRef !== undefined && { travelerRef }) }))

/** Hold and Book are an order of one item: the supplier is reached through it and no other way. */
export function makeBookActivity(parts: BookParts): Handler<typeof bookActivity> {
  const { offers, priceAgain, desk, clock, reservationView } = parts
  const findContent = makeFindContent(parts)

  const answerOf = ({ order, booking, errors }: Ordered, { language }: Context): Answer => ({
    ...{ success: errors.length === 0, correlationID: order.correlationId },
    ...(errors.length > 0 && { errors: { errors } }),
    ...(booking && { reservationDetails: reservationView.reservationOf(booking, order, language) }),
  })

  async function placeOrder(departure: Departure, body: BookBody, context: Context): Promise<Ordered> {
    const { bookingInfo: info, correlationID } = body
    const form = formOf(body)
    const travelerRefs = placeParticipants(departure, info)
    const held = await desk.hold(
      {
        offers: [departure.offer],
        wanted: { travelerRefs, ...(info.answers && { answers: answersOf(info.answers) }) },
        key: [correlationID, info.groupRph, info.participants],
        paymentForm: form,
      },
      { travelers: draftsOf(info, travelerRefs, departure), pointerOf: pointerIn, answersAt: answersPointer },
      withoutKey(context),
    )
    // From one look at the price to the next it may have gone up: nobody pays what they have not seen.
    const agreed = departure.offer.price.selling
    if (held.bookings.some(({ price, paymentId }) => paymentId === null && isDearer(price, agreed)))
      return { order: held, booking: held.bookings[0], errors: [priceChanged(context.language)] }
    const order = form ? await desk.pay(held, form, undefined, context) : await desk.keep(held)
    return { order, booking: order.bookings[0], errors: desk.errorsOf(order, context.language) }
  }

  async function take(body: BookBody, context: Context): Promise<Answer> {
    const { bookingInfo: info } = body
    const { content } = await findContent(info.tourActivityID, tourPointer, context)
    refuseGone(info, content.tour.timeZone, clock.now())
    formOf(body)
    const kept = await offers.find([info.groupRph], 'activity')
    const departure = oneDeparture(kept)
    refuseOther(info, departure)
    const again = oneDeparture((await priceAgain(kept, buyerFor(kept, context), context)).offers)
    if (isDearer(again.offer.price.selling, departure.offer.price.selling))
      return { success: false, errors: { errors: [priceChanged(context.language)] } }
    return answerOf(await placeOrder(departure, body, context), context)
  }

  /** What was held before, by its reference: who comes and when is that of the hold already. */
  async function commit(body: BookBody, form: PaymentForm, context: Context): Promise<Answer> {
    if (!body.uniqueID) throw fieldRefusal('/uniqueID', 'invalid_type', 'error.field.required')
    const { order, booking } = (await desk.find(body.uniqueID.id, context)) ?? {}
    if (!order || booking?.product !== 'activity') throw new Refusal(404)
    const paid = await desk.pay(order, form, booking.id, context)
    const bought = paid.bookings.find(({ id }) => id === booking.id)
    return answerOf({ order: paid, booking: bought, errors: desk.errorsOf(paid, context.language) }, context)
  }

  return withHandlesAt<typeof bookActivity>(
    () => '/bookingInfo/groupRph',
    async ({ body }, context) => {
      const form = body.resStatus === 'Commit' ? formOf(body) : undefined
      return form ? commit(body, form, context) : take(body, context)
    },
  )
}
