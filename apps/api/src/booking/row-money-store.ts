import { type BookingPlace, isBought } from '@portolan/domain/booking/lifecycle'
import { type BookingMoney, paymentStatusOf, settlementOf, waysOf } from '@portolan/domain/booking/settlement'
import type { Money } from '@portolan/domain/money'
import { paidThere } from '../platform/paid-there.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { standingOffers } from '../platform/standing-offers.ts'
import type { BookingRecord } from './booking.ts'

/** What the books say of the money of a booking, as it is read. */
export interface RowMoney extends Omit<BookingMoney, 'there' | 'isBought'> {
  currency: string
  /** Of each offer what the hotel or the office takes itself; null: all of the price was paid to us. */
  offersThere: Parameters<typeof standingOffers<OfferThere>>[0]['offers'] | null
  /** What the supplier says of the rooms of a stay. */
  rooms: unknown
}

interface OfferThere {
  token: string
  price: { there?: { minor: number; currency: string } }
}

/** Offers are long, and are opened only where something of the price was not paid to us. */
export const moneyColumns: Sql = sql`
  booking.currency, booking.paid, booking.refunded, booking.refund,
  (select json_build_object('status', payment.status, 'method', payment.method)
    from payment where payment.id = booking."paymentId") as payment,
  array(select payment.method from payment where payment.booking_id = booking.id and payment.captured > 0) as exchanges,
  case when booking.paid < booking.price then
    (select json_agg(json_strip_nulls(json_build_object('token', offer -> 'token',
        'price', json_build_object('there', offer -> 'price' -> 'there'))))
      from json_array_elements(booking.offers) as offer) end as "offersThere",
  case when booking.paid < booking.price then booking.reservation -> 'detail' -> 'rooms' end as rooms`

/** What is said of it. */
export function settledRow(
  { payment, paid, refunded, refund, exchanges, currency, offersThere, rooms }: RowMoney,
  place: BookingPlace,
): Pick<BookingRecord, 'paymentStatus' | 'settlement' | 'paymentWays' | 'paid'> & { there: Money } {
  const offers = standingOffers({ offers: offersThere ?? [], reservation: { detail: { rooms } } })
  const money: BookingMoney = {
    payment,
    paid,
    refunded,
    refund,
    exchanges,
    there: paidThere(offers, currency).minor,
    isBought: isBought(place),
  }
  const paymentWays = waysOf(money)
  return {
    paymentStatus: paymentStatusOf(money),
    settlement: settlementOf(money),
    paymentWays,
    paid: { minor: paid, currency },
    there: { minor: paymentWays.includes('there') ? money.there : 0, currency },
  }
}
