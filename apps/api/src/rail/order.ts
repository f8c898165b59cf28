import type { RequestOf } from '@portolan/contract/call'
import type { bookRail, confirmRailBooking, RailBookRS, RailConfirmBookingRS } from '@portolan/contract/rail-booking'
import type { TravelerDraft } from '@portolan/contract/traveler-form'
import { isPendingStatus } from '@portolan/domain/booking/lifecycle'
import { type Money, sum } from '@portolan/domain/money'
import type { BookingRecord } from '../booking/booking.ts'
import type { OrderDesk, PointerOf } from '../checkout/desk.ts'
import type { Order } from '../checkout/order.ts'
import type { KeptOffer } from '../offer/offer.ts'
import { isDearer, priceChanged } from '../platform/agreed.ts'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { travelerTypeOf } from './party.ts'

type Body = RequestOf<typeof bookRail>['body']
type Passengers = NonNullable<Body['railBookInfo']['passengerInfos']>

/** The railway's words for a traveller in those of the form. */
const draftOf = ({ rph, code, age, leadTraveler, passengerDetail }: Passengers[number]): TravelerDraft => ({
  ref: rph,
  type: travelerTypeOf(code, age),
  age,
  ...(leadTraveler !== undefined && { lead: leadTraveler }),
  ...(passengerDetail && {
    title: passengerDetail.identification.namePrefix,
    firstName: passengerDetail.identification.givenName,
    lastName: passengerDetail.identification.surname,
    birthDate: passengerDetail.birthDate,
    email: passengerDetail.email,
    phone: passengerDetail.telephone,
    residenceCountry: passengerDetail.address?.countryCode,
    document: passengerDetail.document,
  }),
})

const wireField: Readonly<Record<string, string>> = {
  title: 'identification/namePrefix',
  firstName: 'identification/givenName',
  lastName: 'identification/surname',
  phone: 'telephone/phoneNumber',
  residenceCountry: 'address/countryCode',
}

const pointerOf: PointerOf = (index, field) =>
  `/railBookInfo/passengerInfos/${index}/passengerDetail/${wireField[field] ?? field}`

/** The last status of several that belong together: one that is under way speaks for all. */
function statusOf(bookings: readonly BookingRecord[]): BookingRecord['status'] {
  const pending = bookings.find(({ status }) => isPendingStatus(status))
  const bad = bookings.find(({ status }) => status === 'Unsuccessful' || status === 'Pending')
  return (pending ?? bad ?? bookings[0])?.status ?? 'Unsuccessful'
}

export interface Held {
  answer: Pick<RailBookRS, 'uniqueID' | 'status' | 'holdExpires' | 'errors'>
  offers: readonly KeptOffer[]
}

/** Quote and Book are an order of one item: the suppliers are reached through it and no other way. */
export function makeRailOrder({ desk }: { desk: OrderDesk }) {
  /** From one look at the price to the next it may have gone up: nobody pays what they have not agreed to. */
  const isAgreed = ({ bookings, currency }: Order, agreed: Money): boolean =>
    bookings.some(({ paymentId }) => paymentId !== null) ||
    !isDearer(
      sum(
        bookings.map(({ price }) => price),
        currency,
      ),
      agreed,
    )

  /** agreed: who names no sum agrees to what the handles say. */
  return async (kept: readonly KeptOffer[], body: Body, agreed: Money, context: Context): Promise<Held> => {
    const { passengerInfos = [], paymentForm } = body.railBookInfo
    if (body.resStatus === 'Book' && paymentForm?.kind !== 'account') throw new Refusal(403)
    const order = await desk.hold(
      {
        offers: kept,
        wanted: {},
        key: [body.correlationID, kept.map(({ rph }) => rph)],
        paymentForm: body.resStatus === 'Book' ? paymentForm : undefined,
      },
      { travelers: passengerInfos.map(draftOf), pointerOf },
      context,
    )
    const toPay = body.resStatus === 'Book' ? paymentForm : undefined
    const isPayable = isAgreed(order, agreed)
    const after = toPay && isPayable ? await desk.pay(order, toPay, undefined, context) : order
    const { bookings } = after
    const ends = bookings.flatMap(({ holdUntil }) => holdUntil ?? [])
    const errors = [
      ...desk.errorsOf(after, context.language),
      ...(toPay && !isPayable ? [priceChanged(context.language)] : []),
    ]
    return {
      answer: {
        ...(bookings[0] && { uniqueID: desk.uniqueIDOf(bookings[0]) }),
        status: statusOf(bookings),
        ...(ends.length > 0 && { holdExpires: new Date(Math.min(...ends)).toISOString() }),
        ...(errors.length > 0 && { errors: { errors } }),
      },
      offers: bookings.flatMap(({ offers }) => offers),
    }
  }
}

type Confirmation = RailConfirmBookingRS['confirmations'][number]

/** Each booking has its own outcome: some may fail while others succeed. */
export function makeConfirmRail({ desk }: { desk: OrderDesk }): Handler<typeof confirmRailBooking> {
  async function confirm(
    id: string,
    body: RequestOf<typeof confirmRailBooking>['body'],
    context: Context,
  ): Promise<Confirmation> {
    const found = await desk.find(id, context)
    if (!found || !['rail', 'railPass'].includes(found.booking.product)) throw new Refusal(404)
    const { order, booking } = found
    const after = body.paymentForm ? await desk.pay(order, body.paymentForm, booking.id, context) : order
    const now = after.bookings.find((one) => one.id === booking.id) ?? booking
    const errors = desk.errorsOf({ ...after, bookings: [now] }, context.language)
    return { uniqueID: desk.uniqueIDOf(now), status: now.status, ...(errors.length > 0 && { errors: { errors } }) }
  }

  return async ({ body }, context) => {
    const confirmations: Confirmation[] = []
    // One after the other: several may be of one order, and an order has one payment at a time.
    for (const { id } of body.uniqueIDs) confirmations.push(await confirm(id, body, context))
    const isAll = confirmations.every(({ status }) => status === 'Committed' || status === 'Ticketed')
    return { success: isAll, confirmations }
  }
}
