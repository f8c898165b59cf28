import type { BookingSummary } from '@portolan/contract/booking'
import type { BookingEvent, BookingStatus } from '@portolan/domain/booking/lifecycle'

export type Ended = NonNullable<BookingSummary['ended']>

/** Both lead to the same status: only the event says whether somebody let it go or time ran out. */
const endings: Partial<Record<BookingEvent, Ended>> = { ignore: 'released', expire: 'expired' }

export const endingEvents = Object.keys(endings)

/** How a hold ended; `event`: the last one that ended it. Null: it has not ended so. */
export const endedBy = (status: BookingStatus, event: string | null | undefined): Ended | null =>
  status === 'Ignored' ? (endings[event as BookingEvent] ?? 'expired') : null
