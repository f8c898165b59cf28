import type { Goods } from '../../book/goods.ts'
import { bindTickets, exchangeFeeOf } from './exchange.ts'
import { type RailReservationDetail, refundOf, reservationOf, type Sold } from './reservation.ts'
import { sweepHolds } from './reservation-store.ts'
import { giveSeatsBack } from './seat-store.ts'
import { refusalOf, sell } from './sell.ts'
import { isExpired, type Shop, type TicketFound, totalOf } from './shop.ts'

type Tickets = Goods<readonly TicketFound[], Sold, RailReservationDetail>

/** Tickets as the house's book sells them. */
export const makeTickets = (shop: Pick<Shop, 'priceAgain'>): Tickets => ({
  isExpired: (found, now) => found.some((ticket) => isExpired(ticket, now)),
  refusalOf,
  sell: (tx, found, purchase) => sell(tx, found, purchase, shop),
  giveBack: giveSeatsBack,
  sweep: sweepHolds,
  refundOf,
  reservationOf,
  exchange: {
    inputOf: (found) => found.map(({ itinerary, comfort, flexibility }) => [itinerary.rides, comfort, flexibility]),
    async totalOf(db, found) {
      const offers = await shop.priceAgain(db, found)
      return 'error' in offers ? offers : totalOf(offers).total
    },
    feeOf: exchangeFeeOf,
    bind: bindTickets,
  },
})
