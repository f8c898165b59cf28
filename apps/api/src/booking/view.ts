import type { BookingSummary } from '@portolan/contract/booking'
import type { UniqueID } from '@portolan/contract/shared'
import type { BookingPlace, BookingStatus } from '@portolan/domain/booking/lifecycle'
import { sum } from '@portolan/domain/money'
import { amountView } from '../platform/amount.ts'
import { dueThere } from '../platform/payment-words.ts'
import type { BookingRecord } from './booking.ts'
import type { HistoryRow } from './history-store.ts'
import type { Whole } from './whole.ts'

export const placeOf = ({ status, cameFrom }: Pick<BookingRecord, 'status' | 'cameFrom'>): BookingPlace => ({
  status,
  from: cameFrom ?? undefined,
})

/** Held: given back for nothing. Bought or asked for: by a quote. */
export const isCancellable = (status: BookingStatus): boolean =>
  status === 'OnHold' || status === 'Requested' || status === 'Committed' || status === 'Ticketed'

/** Kept with minutes or seconds; told with seconds. */
const localView = (local: string): string => (local.length === 16 ? `${local}:00` : local)

const spanView = ({ travelStart, travelEnd }: Pick<BookingRecord, 'travelStart' | 'travelEnd'>) => ({
  ...(travelStart !== null && { travelStart: localView(travelStart) }),
  ...(travelEnd !== null && { travelEnd: localView(travelEnd) }),
})

const isHeld = (status: BookingStatus): boolean => ['PendingHold', 'OnHold', 'PendingPurchase'].includes(status)

/** As the list has it, from the booking itself. */
export const historyRowOf = (
  whole: Whole,
  { createdBy, ended, isForeign }: Pick<HistoryRow, 'createdBy' | 'ended'> & { isForeign: boolean },
): HistoryRow => ({
  ...whole,
  orderId: whole.purchaseId,
  parts: whole.parts.map((part) => ({ ...part, titleSource: isForeign ? part : null })),
  there: sum(whole.parts.map(dueThere), whole.price.currency),
  ended,
  createdBy,
})

type UniqueIDOf = (booking: Pick<BookingRecord, 'reference' | 'status'>) => UniqueID

type PartRow = HistoryRow['parts'][number]

/** The supplier's own, for its counters. */
const locatorOf = ({ locator, supplier }: PartRow): UniqueID[] =>
  locator === null ? [] : [{ type: '16', id: locator, idContext: supplier }]

export function summaryView(row: HistoryRow, uniqueIDOf: UniqueIDOf): BookingSummary {
  const { status, leadName, holdUntil, createdBy, parts } = row
  const partView = (part: PartRow) => ({
    productType: part.product,
    title: part.title,
    status: part.status,
    ...spanView(part),
    uniqueIDs: [uniqueIDOf(part), ...locatorOf(part)],
  })
  return {
    bookingId: row.id,
    orderId: row.orderId,
    uniqueIDs: [uniqueIDOf(row), ...parts.flatMap(locatorOf)],
    productType: row.product,
    title: row.title,
    ...(parts.length > 1 && { parts: parts.map(partView) }),
    status,
    ...(row.ended !== null && { ended: row.ended }),
    paymentStatus: row.paymentStatus,
    settlement: row.settlement,
    paymentWays: [...row.paymentWays],
    createDateTime: new Date(row.createdAt).toISOString(),
    ...spanView(row),
    ...(leadName !== null && { leadTraveler: leadName }),
    total: amountView(row.price),
    cancellable: isCancellable(status),
    ...(holdUntil !== null && isHeld(status) && { holdExpires: new Date(holdUntil).toISOString() }),
    ...(createdBy !== null && { createdBy }),
  }
}
