import type { bookHotel, HotelResRS, holdHotel } from '@portolan/contract/hotel'
import type { PaymentForm } from '@portolan/contract/shared'
import { type Money, moneyOfNumber } from '@portolan/domain/money'
import { buyerFor, isDearer, priceChanged } from '../platform/agreed.ts'
import type { Context } from '../platform/context.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import { withHandlesAt } from '../platform/wrong-handles.ts'
import { checkCounts, placeGuests } from './guests.ts'
import { makeHotelOrder, type Ordered } from './order.ts'
import type { HotelParts } from './parts.ts'
import { proposalView } from './proposal-view.ts'
import { handlesOf, type ResBody, type Reservation, referencePointer, reservationIn } from './res-request.ts'
import type { HotelReservationView } from './reservation-view.ts'
import type { Rooms } from './room.ts'
import { sellingOf } from './share.ts'
import { stayTogether, takenTogether } from './together.ts'

export interface BookParts extends HotelParts {
  reservationView: Pick<HotelReservationView, 'reservationOf'>
}

const agreedTo = ({ acceptedTotal }: ResBody): Money | undefined =>
  acceptedTotal && moneyOfNumber(acceptedTotal.amount, acceptedTotal.currencyCode)

/** The agency's own file number stands on its bill. */
function accountForm({ resGlobalInfo: { paymentForm, agencyReference } = {} }: Reservation): PaymentForm {
  if (paymentForm && paymentForm.kind !== 'account')
    throw fieldRefusal('/hotelReservationList/0/resGlobalInfo/paymentForm/kind', 'invalid_value', 'error.field.choice')
  return { kind: 'account', ...(agencyReference !== undefined && { purchaseOrder: agencyReference }), ...paymentForm }
}

function refuseUnheld(rooms: Rooms): void {
  const canHold = rooms.every(({ offer }) => offer.hold === 'supported')
  if (!canHold) throw fieldRefusal('/resStatus', 'invalid_value', 'error.hotel.noHold')
}

export function makeBooking(parts: BookParts) {
  const { offers, priceAgain, penaltyOf, desk, reservationView } = parts
  const placeOrder = makeHotelOrder(parts)

  const answerOf = ({ order, booking, errors }: Ordered, context: Context): HotelResRS => ({
    ...{ success: errors.length === 0, correlationID: order.correlationId },
    ...(errors.length > 0 && { errors: { errors } }),
    hotelReservationList: booking ? [reservationView.reservationOf(booking, order, context.language)] : [],
  })

  /** Nothing is held: what it would cost now. */
  const atNewPrice = (rooms: Rooms, { language }: Context): HotelResRS => ({
    success: false,
    errors: { errors: [priceChanged(language)] },
    hotelReservationList: [proposalView(rooms, penaltyOf, language)],
  })

  async function take(body: ResBody, form: PaymentForm | undefined, context: Context): Promise<HotelResRS> {
    const reservation = reservationIn(body)
    const kept = await offers.find(handlesOf(reservation), 'hotel')
    const rooms = takenTogether(kept, referencePointer)
    checkCounts(rooms, reservation)
    const travelerRefs = placeGuests(rooms, reservation)
    if (!form) refuseUnheld(rooms)
    const agreed = agreedTo(body) ?? sellingOf(rooms)
    const again = stayTogether((await priceAgain(kept, buyerFor(kept, context), context)).offers)
    if (isDearer(sellingOf(again), agreed)) return atNewPrice(again, context)
    const wish = { reservation, correlationID: body.correlationID, travelerRefs, agreed, form }
    return answerOf(await placeOrder(rooms, wish, context), context)
  }

  /** What was held before, by its reference: the rooms and guests of the request are those of the hold already. */
  async function payHeld(reference: string, body: ResBody, form: PaymentForm, context: Context): Promise<HotelResRS> {
    const { order, booking } = (await desk.find(reference, context)) ?? {}
    if (!order || booking?.product !== 'hotel') throw new Refusal(404)
    const agreed = agreedTo(body)
    if (agreed && booking.paymentId === null && isDearer(booking.price, agreed))
      return answerOf({ order, booking, errors: [priceChanged(context.language)] }, context)
    const paid = await desk.pay(order, form, booking.id, context)
    const bought = paid.bookings.find(({ id }) => id === booking.id)
    return answerOf({ order: paid, booking: bought, errors: desk.errorsOf(paid, context.language) }, context)
  }

  const hold = withHandlesAt<typeof holdHotel>(referencePointer, ({ body }, context) => take(body, undefined, context))

  const bookOnAccount = withHandlesAt<typeof bookHotel>(referencePointer, async ({ body }, context) => {
    const form = accountForm(reservationIn(body))
    return body.uniqueID ? payHeld(body.uniqueID.id, body, form, context) : take(body, form, context)
  })

  return { hold, bookOnAccount }
}
