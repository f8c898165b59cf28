import { sum } from '@portolan/domain/money'
import type { AirDetail } from '@portolan/supplier/air'
import type { CancelRule, Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { CancelQuote, Reservation } from '@portolan/supplier/reservation'
import { type Booking, headOf, type SoldBase } from '../../book/booking.ts'
import { cancelFee } from '../../book/cancel-fee.ts'
import { quoteRefund } from '../../book/refund.ts'
import { seedOf } from '../../seed.ts'
import type { PlaceTaken, SeatsTaken } from './seat-store.ts'

/** The first fare, and beside it everything that was bought with it: the legs of several cities. */
export interface AirReservationDetail extends AirDetail {
  readonly fares: readonly AirDetail[]
}

interface SoldFare {
  readonly detail: AirDetail
  readonly price: Price
  readonly penalties: readonly CancelRule[]
}

/** As it was sold, whatever the schedule says later. Departs when the first flight leaves. */
export interface Sold extends SoldBase<SeatsTaken | PlaceTaken> {
  readonly fares: readonly SoldFare[]
}

/** Thirteen digits: the first three are the airline's, the rest is the ticket's. */
const ticketNumber = (airline: string, locator: string, traveler: number): string => {
  const prefix = 100 + (seedOf('accounting', airline) % 900)
  const serial = (seedOf('ticket', locator) % 100_000_000) * 100 + traveler
  return `${prefix}-${String(serial).padStart(10, '0')}`
}

export function reservationOf(booking: Booking<Sold>, now: Instant): Reservation<AirReservationDetail> {
  const { locator, sold } = booking
  const head = headOf(booking, now)
  const [first] = sold.fares
  if (!first) throw new Error('A reservation without a flight.')
  return {
    ...head,
    // Legs under several terms have no common list; each offer told its own.
    ...(sold.fares.length === 1 && { penalties: first.penalties }),
    ...(head.state === 'confirmed' && {
      documents: sold.travelerRefs.map((ref, index) => ({
        kind: 'ticket' as const,
        id: ticketNumber(first.detail.validating.code, locator, index + 1),
        travelerRefs: [ref],
      })),
    }),
    detail: { ...first.detail, fares: sold.fares.map(({ detail }) => detail) },
  }
}

export function refundOf(booking: Booking<Sold>, now: Instant): CancelQuote {
  const { fares, total } = booking.sold
  const fees = fares.map(({ penalties, price }) => cancelFee(penalties, price.total, now))
  return quoteRefund(booking, sum(fees, total.total.currency), now)
}
