import { sum } from '@portolan/domain/money'
import type { CancelRule, Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { RailTicketDetail } from '@portolan/supplier/rail'
import type { CancelQuote, Reservation } from '@portolan/supplier/reservation'
import { type Booking, headOf, type SoldBase } from '../../book/booking.ts'
import { cancelFee } from '../../book/cancel-fee.ts'
import { quoteRefund } from '../../book/refund.ts'
import type { SeatsTaken } from './seat-store.ts'

/** Where somebody sits: `ticket` and `segment` are counted from 0. */
export interface SeatAssignment {
  readonly ticket: number
  readonly segment: number
  readonly travelerRef: string
  readonly coach: string
  readonly seat: string
}

/** The first ticket, and beside it everything that was bought with it. */
export interface RailReservationDetail extends RailTicketDetail {
  readonly tickets: readonly RailTicketDetail[]
  /** Of the trains whose seats belong to the ticket. */
  readonly seats: readonly SeatAssignment[]
}

interface SoldTicket {
  readonly detail: RailTicketDetail
  readonly price: Price
  readonly penalties: readonly CancelRule[]
}

/** As it was sold, whatever catalogue and timetable say later. Departs when the first train leaves. */
export interface Sold extends SoldBase<SeatsTaken> {
  readonly tickets: readonly SoldTicket[]
  readonly assignments: readonly SeatAssignment[]
}

export function reservationOf(booking: Booking<Sold>, now: Instant): Reservation<RailReservationDetail> {
  const { locator, sold } = booking
  const head = headOf(booking, now)
  const details = sold.tickets.map(({ detail }) => detail)
  const [first] = sold.tickets
  if (!first) throw new Error('A reservation without a ticket.')
  return {
    ...head,
    // Tickets under several terms have no common list; each offer told its own.
    ...(details.length === 1 && { penalties: first.penalties }),
    ...(head.state === 'confirmed' && {
      documents: details.map((_, index) => ({
        kind: 'ticket' as const,
        id: `${locator}-${index + 1}`,
        travelerRefs: sold.travelerRefs,
      })),
    }),
    detail: { ...first.detail, tickets: details, seats: sold.assignments },
  }
}

export function refundOf(booking: Booking<Sold>, now: Instant): CancelQuote {
  const { tickets, total } = booking.sold
  const fees = tickets.map(({ penalties, price }) => cancelFee(penalties, price.total, now))
  return quoteRefund(booking, sum(fees, total.total.currency), now)
}
