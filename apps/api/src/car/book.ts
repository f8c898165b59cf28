import type { bookCar, CarBookRS } from '@portolan/contract/car'
import type { OtaError } from '@portolan/contract/envelope'
import type { Money } from '@portolan/domain/money'
import type { Order } from '../checkout/order.ts'
import { buyerFor, isDearer, priceChanged, withoutKey } from '../platform/agreed.ts'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { withHandlesAt } from '../platform/wrong-handles.ts'
import { answersIn, answersPointer, type BookBody, draftOf, pointerIn, problemsIn } from './book-request.ts'
import { makeChoose } from './choose.ts'
import type { CarParts } from './parts.ts'
import { type Rental, rentalOf } from './rental.ts'
import type { CarReservationView } from './reservation-view.ts'

export interface BookParts extends CarParts {
  reservationView: Pick<CarReservationView, 'reservationOf'>
}

/** Hold and Book are an order of one item: the supplier is reached through it and no other way. */
export function makeCarBook(parts: BookParts): Handler<typeof bookCar> {
  const { offers, priceAgain, desk, reservationView } = parts
  const choose = makeChoose(parts)

  const answerOf = (order: Order, errors: readonly OtaError[], context: Context): CarBookRS => {
    const [booking] = order.bookings
    const nextAction = order.payment?.status === 'ActionRequired' ? order.payment.nextAction : null
    return {
      ...{ success: errors.length === 0, correlationID: order.correlationId },
      ...(errors.length > 0 && { errors: { errors: [...errors] } }),
      ...(nextAction && { nextAction }),
      ...(booking && { vehReservation: reservationView.reservationOf(booking, order, context.language) }),
    }
  }

  /** What is chosen in the call itself is part of what is bought. */
  async function wantedBy(body: BookBody, context: Context): Promise<Rental> {
    const rental = rentalOf(await offers.find([body.rph], 'car'))
    const isChosen = body.specialEquipPrefs !== undefined || body.coveragePrefs !== undefined
    return isChosen ? choose(rental, body, buyerFor([rental.offer], context), context) : rental
  }

  async function take(body: BookBody, rental: Rental, agreed: Money, context: Context): Promise<CarBookRS> {
    const { offer } = rental
    const ref = offer.party[0]?.ref ?? '1'
    const answers = answersIn(body, rental)
    const { rph, customer, specialEquipPrefs, coveragePrefs, correlationID } = body
    const held = await desk.hold(
      {
        ...{ offers: [offer], wanted: { travelerRefs: [ref], ...(answers.length > 0 && { answers }) } },
        key: [correlationID, rph, customer, specialEquipPrefs, coveragePrefs, answers],
        paymentForm: body.resStatus === 'Book' ? body.paymentForm : undefined,
      },
      { travelers: [draftOf(body, ref)], pointerOf: pointerIn, answersAt: answersPointer },
      withoutKey(context),
    )
    // From one look at the price to the next it may have gone up: nobody pays what they have not seen.
    if (held.bookings.some(({ price, paymentId }) => paymentId === null && isDearer(price, agreed)))
      return answerOf(held, [priceChanged(context.language)], context)
    const order =
      body.resStatus === 'Book' && body.paymentForm
        ? await desk.pay(held, body.paymentForm, undefined, context)
        : await desk.keep(held)
    return answerOf(order, desk.errorsOf(order, context.language), context)
  }

  return withHandlesAt<typeof bookCar>(
    () => '/rph',
    async ({ body }, context) => {
      const rental = await wantedBy(body, context)
      const fields = problemsIn(body, rental)
      if (fields.length > 0) throw new Refusal(400, { fields })
      const agreed = rental.offer.price.selling
      const again = rentalOf((await priceAgain([rental.offer], buyerFor([rental.offer], context), context)).offers)
      if (isDearer(again.offer.price.selling, agreed))
        return { success: false, errors: { errors: [priceChanged(context.language)] } }
      return take(body, rental, agreed, context)
    },
  )
}
