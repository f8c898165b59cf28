import type { BookingShown, BookingSummary } from '@portolan/contract/booking'
import type { BookingEvent } from '@portolan/domain/booking/lifecycle'
import type { Traveler } from '@portolan/supplier/traveler'

/** Somebody to whom the booking was sent on sees who travels, and nothing else of them. */
export const namedOnly = ({ ref, type, lead, title, given, surname }: Traveler): Traveler => ({
  ref,
  type,
  lead,
  ...(title !== undefined && { title }),
  ...(given !== undefined && { given }),
  ...(surname !== undefined && { surname }),
})

/** Nothing of it is done with a code that only looks. */
export const lookedAt = ({
  total: _,
  paymentStatus: __,
  settlement: ___,
  paymentWays: ____,
  ...summary
}: BookingSummary): BookingShown => ({
  ...summary,
  cancellable: false,
})

/** What became of the booking. When it was paid, sent or claimed is its buyer's business. */
const shownKinds: ReadonlySet<string> = new Set<BookingEvent>([
  'holdOk',
  'refused',
  'expire',
  'ignore',
  'holdLost',
  'confirmOk',
  'confirmRefused',
  'confirmOnRequest',
  'requestAccepted',
  'requestDenied',
  'ticketed',
  'exchangeOk',
  'cancelOk',
  'cancelPartOk',
])

export const shownEvents = <One extends { readonly kind: string }>(events: readonly One[]): One[] =>
  events.filter(({ kind }) => shownKinds.has(kind))
