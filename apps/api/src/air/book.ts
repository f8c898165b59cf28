import type { AirBookRS, bookFlight } from '@portolan/contract/air'
import type { RequestOf } from '@portolan/contract/call'
import { type Money, moneyOfNumber } from '@portolan/domain/money'
import type { KeptOffer } from '../offer/offer.ts'
import { buyerFor, isDearer, priceChanged } from '../platform/agreed.ts'
import type { Context } from '../platform/context.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { withHandlesAt } from '../platform/wrong-handles.ts'
import type { Flight } from './flight.ts'
import { makeItineraryView } from './itinerary-view.ts'
import { makeAirOrder } from './order.ts'
import type { AirParts } from './parts.ts'
import { makePriceAgain, sellingOf } from './price-again.ts'
import { pricingView } from './pricing-view.ts'
import type { AirReservationView } from './reservation-view.ts'
import { itineraryPointer, takenTogether } from './together.ts'
import { notThose, passportProblems, seatsFor } from './traveler.ts'

type Body = RequestOf<typeof bookFlight>['body']

export interface BookParts extends AirParts {
  reservationView: Pick<AirReservationView, 'reservationOf'>
}

function statusProblems({ resStatus = 'Book', fulfillment }: Body, flights: readonly Flight[]): FieldRefusal[] {
  if (resStatus === 'Book' && !fulfillment)
    return [{ pointer: '/fulfillment/paymentForm', code: 'invalid_type', text: 'error.field.required' }]
  const canHold = flights.every(({ offer }) => offer.hold === 'supported')
  return resStatus === 'Hold' && !canHold
    ? [{ pointer: '/resStatus', code: 'invalid_value', text: 'error.air.noHold' }]
    : []
}

/** Who agrees to nothing else agrees to what the handles say. */
const agreedOf = ({ acceptedTotal }: Body, kept: readonly KeptOffer[]): Money =>
  acceptedTotal ? moneyOfNumber(acceptedTotal.amount, acceptedTotal.currencyCode) : sellingOf(kept)

export function makeBook(parts: BookParts): Handler<typeof bookFlight> {
  const { offers, places, penaltyOf, reservationView } = parts
  const priceAgain = makePriceAgain(parts)
  const order = makeAirOrder(parts)
  const { itineraryView } = makeItineraryView(places)

  /** Nothing is held: what it would cost now. */
  const atNewPrice = (flights: readonly [Flight, ...Flight[]], context: Context): AirBookRS => ({
    success: false,
    errors: { errors: [priceChanged(context.language)] },
    airReservation: {
      ...{ bookingReferenceIDs: [], status: 'Pending', travelerInfo: { airTravelers: [] }, ticketing: {} },
      airItinerary: itineraryView(flights, flights.length, context.language),
      priceInfo: pricingView(flights, penaltyOf),
    },
  })

  return withHandlesAt<typeof bookFlight>(itineraryPointer, async ({ body }, context) => {
    const kept = await offers.find(body.airItineraryRPHs, 'air')
    const flights = takenTogether(kept)
    const travelerRefs = seatsFor(kept[0]?.party ?? [], body)
    const fields = [...(travelerRefs ? passportProblems(body, flights) : [notThose]), ...statusProblems(body, flights)]
    if (!travelerRefs || fields.length > 0) throw new Refusal(400, { fields })
    const agreed = agreedOf(body, kept)
    const again = await priceAgain(kept, buyerFor(kept, context), context)
    if (isDearer(sellingOf(again.offers), agreed)) return atNewPrice(takenTogether(again.offers), context)
    const { order: placed, booking, errors } = await order(kept, { body, travelerRefs, agreed }, context)
    const nextAction = placed.payment?.status === 'ActionRequired' ? placed.payment.nextAction : null
    return {
      success: errors.length === 0,
      ...(errors.length > 0 && { errors: { errors } }),
      ...(nextAction && { nextAction }),
      ...(booking && { airReservation: reservationView.reservationOf(booking, placed, context.language) }),
    }
  })
}
