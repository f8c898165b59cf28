import type { ErrorTextId } from '@portolan/contract/errors'
import type { FlightSegment } from '@portolan/supplier/air'
import * as z from 'zod/mini'
import type { KeptOffer } from '../offer/offer.ts'
import { Refusal } from '../platform/refusal.ts'
import { type Flight, flightsIn, legOf } from './flight.ts'

const searched = z.object({ legs: z.array(z.unknown()) })

/** How many legs were searched for. */
const legsSearched = ({ query }: KeptOffer): number => searched.safeParse(query).data?.legs.length ?? 0

const nameOfSearch = ({ offer, detail }: Flight): string => JSON.stringify([offer.supplier, detail.search, offer.party])

const momentOf = (local: string, offset: number): number => Date.parse(`${local}:00Z`) - offset * 60_000

/** One flight after the other, on whichever clocks: nobody leaves before having landed. */
function isInTime(segments: readonly FlightSegment[]): boolean {
  return segments.every((segment, index) => {
    const before = segments[index - 1]
    if (!before) return true
    const landed = momentOf(before.arrives, before.arrivesOffset)
    return momentOf(segment.departs, segment.departsOffset) >= landed
  })
}

/** Why they are not bought together; undefined: they are one trip. */
export function whyApart(flights: readonly Flight[]): ErrorTextId | undefined {
  const [first, ...more] = flights
  if (!first) return 'error.offer.unknown'
  if (more.some((flight) => nameOfSearch(flight) !== nameOfSearch(first))) return 'error.air.twoSearches'
  // A whole trip is bought alone: two of one search are two bookings.
  const legs = first.detail.trip === 'leg' ? legsSearched(first.offer) : 1
  if (flights.length !== legs || flights.some((flight, index) => legOf(flight) !== index))
    return 'error.air.legsMissing'
  const segments = flights.flatMap(({ detail }) => detail.voyages.flatMap((voyage) => voyage.segments))
  return isInTime(segments) ? undefined : 'error.air.tooEarly'
}

/** One trip, or one flight for each leg of several cities. Refuses (400) everything else. */
export function takenTogether(offers: readonly KeptOffer[]): readonly [Flight, ...Flight[]] {
  const flights = flightsIn(offers)
  const [first, ...more] = flights
  if (!first || flights.length < offers.length) throw new Refusal(400, { text: 'error.offer.unknown' })
  const text = whyApart(flights)
  if (text) throw new Refusal(400, { text })
  return [first, ...more]
}
