import type { BookingSummary } from '@portolan/contract/booking'
import type { BookingPlace, BookingStatus } from '@portolan/domain/booking/lifecycle'
import { amountView } from '../platform/amount.ts'
import type { BookingRecord } from './booking.ts'
import type { HistoryRow } from './history-store.ts'

export const placeOf = ({ status, cameFrom }: Pick<BookingRecord, 'status' | 'cameFrom'>): BookingPlace => ({
  status,
  from: cameFrom ?? undefined,
})

/** Held: given back for nothing. Bought or asked for: by a quote. */
export const isCancellable = (status: BookingStatus): boolean =>
  status === 'OnHold' || status === 'Requested' || status === 'Committed' || status === 'Ticketed'

/** Kept with minutes or seconds; told with seconds. */
const localView = (local: string): string => (local.length === 16 ? `${local}:00` : local)

const isHeld = (status: BookingStatus): boolean => ['PendingHold', 'OnHold', 'PendingPurchase'].includes(status)

/** As the list has it, from the booking itself. */
export const historyRowOf = (booking: BookingRecord, createdBy: string | null): HistoryRow => ({
  ...booking,
  orderId: booking.purchaseId,
  currency: booking.price.currency,
  price: booking.price.minor,
  refunded: booking.refunded.minor,
  createdBy,
})

export function summaryView(row: HistoryRow, uniqueID: BookingSummary['uniqueIDs'][number]): BookingSummary {
  const { status, travelStart, travelEnd, leadName, holdUntil, createdBy, locator, supplier } = row
  return {
    bookingId: row.id,
    orderId: row.orderId,
    uniqueIDs: [
      uniqueID,
      // The supplier's own, for its counters.
      ...(locator === null ? [] : [{ type: '16', id: locator, idContext: supplier }]),
    ],
    productType: row.product,
    title: row.title,
    status,
    paymentStatus: row.paymentStatus,
    settlement: row.settlement,
    createDateTime: new Date(row.createdAt).toISOString(),
    ...(travelStart !== null && { travelStart: localView(travelStart) }),
    ...(travelEnd !== null && { travelEnd: localView(travelEnd) }),
    ...(leadName !== null && { leadTraveler: leadName }),
    total: amountView({ minor: row.price, currency: row.currency }),
    cancellable: isCancellable(status),
    ...(holdUntil !== null && isHeld(status) && { holdExpires: new Date(holdUntil).toISOString() }),
    ...(createdBy !== null && { createdBy }),
  }
}
