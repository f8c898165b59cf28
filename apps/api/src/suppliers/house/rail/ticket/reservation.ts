import { type Money, subtract, sum, zero } from '@portolan/domain/money'
import type { CancelRule, Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { RailTicketDetail } from '@portolan/supplier/rail'
import type { CancelQuote, Reservation } from '@portolan/supplier/reservation'
import { cancelFee } from '../fare/condition.ts'
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

/** As it was sold, whatever catalogue and timetable say later. */
export interface Sold {
  readonly tickets: readonly SoldTicket[]
  readonly total: Price
  readonly travelerRefs: readonly string[]
  readonly assignments: readonly SeatAssignment[]
  /** What has to be given back. */
  readonly taken: readonly SeatsTaken[]
  /** When the first train leaves. */
  readonly departs: Instant
}

export interface Booking {
  readonly locator: string
  readonly supplier: string
  readonly state: 'held' | 'confirmed' | 'cancelled' | 'released'
  readonly createdAt: Instant
  readonly holdUntil: Instant
  readonly sold: Sold
}

/** A hold ends at its moment, whenever its seats are swept up. */
export const stateOf = ({ state, holdUntil }: Booking, now: Instant): Booking['state'] =>
  state === 'held' && holdUntil <= now ? 'released' : state

export function reservationOf(booking: Booking, now: Instant): Reservation<RailReservationDetail> {
  const { supplier, locator, holdUntil, sold } = booking
  const state = stateOf(booking, now)
  const details = sold.tickets.map(({ detail }) => detail)
  const [first] = sold.tickets
  if (!first) throw new Error('A reservation without a ticket.')
  return {
    ref: { supplier, locator, provisional: state === 'held' },
    state,
    total: sold.total,
    ...(state === 'held' && { holdUntil }),
    // Tickets under several terms have no common list; each offer told its own.
    ...(details.length === 1 && { penalties: first.penalties }),
    ...(state === 'confirmed' && {
      documents: details.map((_, index) => ({
        kind: 'ticket' as const,
        id: `${locator}-${index + 1}`,
        travelerRefs: sold.travelerRefs,
      })),
    }),
    detail: { ...first.detail, tickets: details, seats: sold.assignments },
  }
}

const quoteLife = 10 * 60_000

/** A hold is given back for nothing, because nothing was paid for it. */
export function refundOf(booking: Booking, now: Instant): CancelQuote {
  const { locator, sold } = booking
  const { currency } = sold.total.total
  const isPaid = stateOf(booking, now) === 'confirmed'
  const fees: Money[] = sold.tickets.map(({ penalties, price }) => cancelFee(penalties, price.total, now))
  const fee = isPaid ? sum(fees, currency) : zero(currency)
  const paid = isPaid ? sold.total.total : zero(currency)
  return { id: `${locator}-${now}`, refund: subtract(paid, fee), fee, expiresAt: now + quoteLife, to: 'original' }
}
