import type { BookingEvent, BookingStatus } from '@portolan/domain/booking/lifecycle'

/** How a hold ended that is `Ignored`: somebody let it go, or nobody paid in time. */
export type HoldEnd = 'released' | 'expired'

/** Both lead to the same status: only the event says whether somebody let it go or time ran out. */
const endings: Partial<Record<BookingEvent, HoldEnd>> = { ignore: 'released', expire: 'expired' }

export const endingEvents = Object.keys(endings)

/** How a hold ended; `event`: the last one that ended it. Null: it has not ended so. */
export const endedBy = (status: BookingStatus, event: string | null | undefined): HoldEnd | null =>
  status === 'Ignored' ? (endings[event as BookingEvent] ?? 'expired') : null
