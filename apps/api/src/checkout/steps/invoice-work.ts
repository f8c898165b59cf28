import type { BookingRecord } from '../../booking/booking.ts'
import type { Order, PaymentRecord } from '../order.ts'

/** What one booking was called, and when it was to be, as its payment was taken. */
export type SoldBooking = Pick<BookingRecord, 'title' | 'travelStart' | 'travelEnd'> & { readonly bookingId: string }

/** A payment that is to be invoiced; entries of earlier versions do not say what was sold. */
export interface InvoiceWork {
  readonly purchaseId: string
  readonly paymentId: string
  readonly sold?: readonly SoldBooking[]
}

/** It carries the names and the days itself: a booking may be exchanged before its invoice is written. */
export const invoiceWork = (
  { id: purchaseId }: Pick<Order, 'id'>,
  { id: paymentId }: Pick<PaymentRecord, 'id'>,
  bookings: readonly BookingRecord[],
): InvoiceWork => ({
  purchaseId,
  paymentId,
  sold: bookings.map(({ id: bookingId, title, travelStart, travelEnd }) => ({
    bookingId,
    title,
    travelStart,
    travelEnd,
  })),
})
