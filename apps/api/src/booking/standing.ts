import * as z from 'zod/mini'
import type { BookingRecord } from './booking.ts'

/** What a supplier tells of a stay with several rooms: each by the token it was bought by. */
const several = z.object({ rooms: z.array(z.object({ token: z.string(), isCancelled: z.boolean() })) })

/** The offers of a booking that were not given back one by one; all of them where nobody says otherwise. */
export function standingOffers({ offers, reservation }: BookingRecord): BookingRecord['offers'] {
  const rooms = several.safeParse(reservation?.detail).data?.rooms ?? []
  const gone = new Set(rooms.filter(({ isCancelled }) => isCancelled).map(({ token }) => token))
  const standing = offers.filter(({ token }) => !gone.has(token))
  // A booking that is cancelled as a whole still tells what it was.
  return standing.length > 0 ? standing : offers
}
