import type { OtaError } from '@portolan/contract/envelope'
import type { PaymentForm } from '@portolan/contract/shared'
import type { Money } from '@portolan/domain/money'
import type { AnswerTo } from '@portolan/supplier/reservation'
import type { BookingRecord, WantedGoods } from '../booking/booking.ts'
import type { OrderDesk } from '../checkout/desk.ts'
import type { Order } from '../checkout/order.ts'
import { isDearer, priceChanged, withoutKey } from '../platform/agreed.ts'
import type { Context } from '../platform/context.ts'
import { draftsOf, handlesOf, pointerIn, type Reservation } from './res-request.ts'
import type { Rooms } from './room.ts'

/** What is asked for beside the rooms, in the name of whoever stands first in the room. */
function answersOf(rooms: Rooms, { roomStays }: Reservation): AnswerTo[] {
  let first = 0
  return rooms.flatMap(({ offer, detail: { guests } }, index) => {
    const travelerRef = offer.party[first]?.ref ?? ''
    first += guests.adults + guests.childAges.length
    const { specialRequests = [], comments = [] } = roomStays.roomStayList[index] ?? {}
    return [
      ...specialRequests.map((value) => ({ code: 'SPECIAL_REQUEST', value, travelerRef })),
      ...comments.map((value) => ({ code: 'COMMENT', value, travelerRef })),
    ]
  })
}

/** The party is in the order of the rooms: who takes which place of it says who sleeps where. */
function wantedOf(rooms: Rooms, reservation: Reservation, travelerRefs: readonly string[]): WantedGoods {
  const answers = answersOf(rooms, reservation)
  return { travelerRefs, ...(answers.length > 0 && { answers }) }
}

export interface Ordered {
  order: Order
  booking: BookingRecord | undefined
  errors: OtaError[]
}

interface Wish {
  reservation: Reservation
  correlationID: string | undefined
  travelerRefs: readonly string[]
  /** Who agrees to nothing else agrees to what the handles say. */
  agreed: Money
  /** Absent: held only. */
  form: PaymentForm | undefined
}

/** Hold and Book are an order of one item: the supplier is reached through it and no other way. */
export function makeHotelOrder({ desk }: { desk: OrderDesk }) {
  return async (rooms: Rooms, wish: Wish, context: Context): Promise<Ordered> => {
    const { reservation, correlationID, travelerRefs, agreed, form } = wish
    const held = await desk.hold(
      {
        offers: rooms.map(({ offer }) => offer),
        wanted: wantedOf(rooms, reservation, travelerRefs),
        key: [correlationID, handlesOf(reservation), reservation.resGuests],
        paymentForm: form,
        fileNumber: reservation.resGlobalInfo?.agencyReference,
      },
      { travelers: draftsOf(reservation), pointerOf: pointerIn },
      withoutKey(context),
    )
    // From one look at the price to the next it may have gone up: nobody pays what they have not seen.
    if (held.bookings.some(({ price, paymentId }) => paymentId === null && isDearer(price, agreed)))
      return { order: held, booking: held.bookings[0], errors: [priceChanged(context.language)] }
    const order = form ? await desk.pay(held, form, undefined, context) : await desk.keep(held)
    return { order, booking: order.bookings[0], errors: desk.errorsOf(order, context.language) }
  }
}
