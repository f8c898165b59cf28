import type { BookingExchange, BookingRecord } from '../../booking/booking.ts'

/** What the mail about one exchange says; entries of earlier versions name the booking alone. */
export interface ExchangedWork {
  readonly bookingId: string
  readonly exchange?: Pick<BookingExchange, 'round' | 'price' | 'difference' | 'fee'>
}

/** It carries the sums itself: a booking keeps its last exchange only, and the next one may be quicker than the mail. */
export function exchangedWork({ id, exchange }: BookingRecord): ExchangedWork {
  if (!exchange) return { bookingId: id }
  const { round, price, difference, fee } = exchange
  return { bookingId: id, exchange: { round, price, difference, fee } }
}
