import type { BookingSummary } from '@portolan/contract/booking'
import { type CallOptions, send } from '../api/client.ts'
import { plannedBooking } from './from-booking.ts'
import type { PlannedThing } from './planned.ts'

/** So many at most: nobody plans around what is months away. */
const most = 10

/** By our own number; one that is only held has another. */
const numberOf = ({ uniqueIDs, bookingId }: BookingSummary): string =>
  (uniqueIDs.find(({ type }) => type === '14') ?? uniqueIDs.find(({ type }) => type === '23'))?.id ?? bookingId

/** Who is asked to log in elsewhere is not sent there from here: what is planned is a help, never a need. */
const quietly = (signal: AbortSignal): CallOptions => ({ signal, keepOnLoginNeeded: true })

/** The bookings from this day on, each with its places where they can be had. */
export async function fetchPlanned(today: string, signal: AbortSignal): Promise<PlannedThing[]> {
  // The schemas of every product: fetched once the screen stands.
  const { readBookingDetails, readBookingHistory } = await import('@portolan/contract/booking')
  const { content = [] } = await send(
    readBookingHistory,
    {
      body: {
        ...{ page: 0, size: most, sort: 'travelDate,asc', travelDate: { start: today } },
        status: ['OnHold', 'PendingPurchase', 'Requested', 'Committed', 'Ticketed'],
      },
    },
    quietly(signal),
  )
  const details = await Promise.allSettled(
    content.map((summary) =>
      send(readBookingDetails, { body: { uniqueID: { type: '14', id: numberOf(summary) } } }, quietly(signal)),
    ),
  )
  return content.flatMap((summary, index) => {
    const told = details[index]
    return plannedBooking(summary, told?.status === 'fulfilled' ? told.value : {})
  })
}
