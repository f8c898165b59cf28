import type { bookFlight } from '@portolan/contract/air'
import type { RequestOf } from '@portolan/contract/call'
import type { OtaError } from '@portolan/contract/envelope'
import type { Money } from '@portolan/domain/money'
import type { BookingRecord, WantedGoods } from '../booking/booking.ts'
import type { OrderDesk } from '../checkout/desk.ts'
import type { Order } from '../checkout/order.ts'
import type { KeptOffer } from '../offer/offer.ts'
import { isDearer, priceChanged, withoutKey } from '../platform/agreed.ts'
import type { Context } from '../platform/context.ts'
import { draftsOf, pointersIn } from './traveler.ts'

type Body = RequestOf<typeof bookFlight>['body']

/** What is asked for beside the flights, of travellers by the names that the supplier knows them by. */
function wantedOf(body: Body, party: KeptOffer['party'], travelerRefs: readonly string[]): WantedGoods {
  const seatOf = (rph: string): string => party[travelerRefs.indexOf(rph)]?.ref ?? rph
  const requests = body.travelerInfo.specialReqDetails?.flatMap(({ ssrCode, travelerRPHs, text = ssrCode }) =>
    travelerRPHs.map((rph) => ({ code: ssrCode, value: text, travelerRef: seatOf(rph) })),
  )
  return {
    travelerRefs,
    ...(requests && { answers: requests }),
  }
}

export interface Ordered {
  order: Order
  booking: BookingRecord | undefined
  errors: OtaError[]
}

/** Hold and Book are an order of one item: the supplier is reached through it and no other way. */
export function makeAirOrder({ desk }: { desk: OrderDesk }) {
  return async (
    kept: readonly KeptOffer[],
    { body, travelerRefs, agreed }: { body: Body; travelerRefs: readonly string[]; agreed: Money },
    context: Context,
  ): Promise<Ordered> => {
    const { correlationID, travelerInfo, fulfillment, resStatus = 'Book' } = body
    const wanted = wantedOf(body, kept[0]?.party ?? [], travelerRefs)
    const held = await desk.hold(
      {
        offers: kept,
        wanted,
        key: [correlationID, kept.map(({ rph }) => rph), travelerInfo],
        paymentForm: resStatus === 'Book' ? fulfillment?.paymentForm : undefined,
      },
      { travelers: draftsOf(body), pointerOf: pointersIn(body) },
      withoutKey(context),
    )
    // From one look at the price to the next it may have gone up: nobody pays what they have not seen.
    if (held.bookings.some(({ price, paymentId }) => paymentId === null && isDearer(price, agreed)))
      return { order: held, booking: held.bookings[0], errors: [priceChanged(context.language)] }
    const order =
      resStatus === 'Book' && fulfillment
        ? await desk.pay(held, fulfillment.paymentForm, undefined, context)
        : await desk.keep(held)
    return { order, booking: order.bookings[0], errors: desk.errorsOf(order, context.language) }
  }
}
