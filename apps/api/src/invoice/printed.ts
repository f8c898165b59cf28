import { isEnded } from '@portolan/domain/booking/lifecycle'
import type { BookingRecord } from '../booking/booking.ts'
import type { Order } from '../checkout/order.ts'
import type { InvoiceWork } from '../checkout/steps/invoice-work.ts'
import { paidOnTheSpot, takenLater } from '../platform/paid-there.ts'
import type { InvoiceLine, PaidThere, PrintedLine } from './invoice.ts'

/** What was bought as one, with the name and the days of it. */
export type Bought = Pick<BookingRecord, 'id' | 'title' | 'reference' | 'travelStart' | 'travelEnd'>

export type BoughtOf = (order: Order, booking: BookingRecord) => Bought

/** The bookings of some lines, each with its line. */
export const bookedOn = ({ bookings }: Order, lines: readonly InvoiceLine[]) =>
  lines.flatMap((line) => {
    const booking = bookings.find(({ id }) => id === line.bookingId)
    return booking ? [{ booking, line }] : []
  })

/** A package is one line. */
export function linesOf(order: Order, lines: readonly InvoiceLine[], boughtOf: BoughtOf): PrintedLine[] {
  const printed = new Map<string, PrintedLine>()
  for (const { booking, line } of bookedOn(order, lines)) {
    const { id, title, reference, travelStart, travelEnd } = boughtOf(order, booking)
    const minor = (printed.get(id)?.minor ?? 0) + line.minor
    printed.set(id, { title, reference, travelStart, travelEnd, minor })
  }
  return [...printed.values()]
}

/** The order with its bookings as they were when they were paid for, as far as that was written down. */
export const asSold = (order: Order, { sold = [] }: Pick<InvoiceWork, 'sold'>): Order => ({
  ...order,
  bookings: order.bookings.map((booking) => {
    const found = sold.find(({ bookingId }) => bookingId === booking.id)
    if (!found) return booking
    const { title, travelStart, travelEnd } = found
    return { ...booking, title, travelStart, travelEnd }
  }),
})

/** The same lines in the words of an invoice before. */
export const worded = (lines: readonly PrintedLine[], before: readonly PrintedLine[]): PrintedLine[] =>
  lines.map((line) => ({ ...line, ...before.find(({ reference }) => reference === line.reference), minor: line.minor }))

/** What the hotel or the office takes itself, where somebody still comes. */
export const thereOf = (order: Order, lines: readonly InvoiceLine[]): PaidThere[] =>
  bookedOn(order, lines).flatMap(({ booking }) => {
    if (isEnded(booking.status)) return []
    const { offers, title } = booking
    const there = paidOnTheSpot(offers, order.currency).minor
    const later = takenLater(offers).map(({ amount, on }) => ({ title, minor: amount.minor, on }))
    return [...later, ...(there > 0 ? [{ title, minor: there }] : [])]
  })
