import type { RailTicketDetail } from '@portolan/supplier/rail'
import * as z from 'zod/mini'
import type { BookingRecord } from '../booking/booking.ts'
import { ticketOf } from './detail.ts'

const index = z.int().check(z.gte(0), z.lte(100))
const label = z.string().check(z.minLength(1), z.maxLength(40))

const reservation = z.object({
  tickets: z.array(z.unknown()).check(z.maxLength(20)),
  seats: z.array(z.object({ ticket: index, segment: index, travelerRef: z.string(), coach: label, seat: label })),
})

/** Where somebody sits: `ticket` and `segment` are counted from 0. */
type Seat = z.output<typeof reservation>['seats'][number]

interface Reserved {
  tickets: RailTicketDetail[]
  seats: Seat[]
}

const ticketsIn = (details: readonly unknown[]): RailTicketDetail[] =>
  details.flatMap((detail) => ticketOf(detail) ?? [])

/**
 * What the supplier says that it has sold, with its seats. One that tells a single ticket of several has not told all
 * of it: then the tickets count as they were offered, so that nobody misses the way back.
 */
export function reservedBy({ reservation: told, offers }: Pick<BookingRecord, 'reservation' | 'offers'>): Reserved {
  const { data } = reservation.safeParse(told?.detail)
  const sold = ticketsIn(data?.tickets ?? [])
  if (data && sold.length > 0) return { tickets: sold, seats: data.seats }
  const [offered, single] = [ticketsIn(offers.map(({ detail }) => detail)), ticketsIn([told?.detail])]
  return { tickets: single.length >= offered.length ? single : offered, seats: [] }
}
