import type { ErrorTextId } from '@portolan/contract/errors'
import type { FlightSegment } from '@portolan/supplier/air'
import * as z from 'zod/mini'
import type { KeptOffer } from '../offer/offer.ts'
import { placesOf, WrongHandles } from '../platform/wrong-handles.ts'
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

const segmentsIn = (flights: readonly Flight[]): FlightSegment[] =>
  flights.flatMap(({ detail }) => detail.voyages.flatMap((voyage) => voyage.segments))

/** Why they are not bought together, and which of them is to blame. */
interface Apart {
  place: number
  text: ErrorTextId
}

/** Undefined: they are one trip. */
export function whyApart(flights: readonly Flight[]): Apart | undefined {
  const [first] = flights
  if (!first) return { place: 0, text: 'error.offer.unknown' }
  const other = flights.findIndex((flight) => nameOfSearch(flight) !== nameOfSearch(first))
  if (other >= 0) return { place: other, text: 'error.air.twoSearches' }
  // A whole trip is bought alone: two of one search are two bookings.
  const legs = first.detail.trip === 'leg' ? legsSearched(first.offer) : 1
  const misplaced = flights.findIndex((flight, index) => legOf(flight) !== index || index >= legs)
  if (misplaced >= 0) return { place: misplaced, text: 'error.air.legsMissing' }
  if (flights.length < legs) return { place: flights.length - 1, text: 'error.air.legsMissing' }
  const early = flights.findIndex((_, index) => !isInTime(segmentsIn(flights.slice(0, index + 1))))
  return early < 0 ? undefined : { place: early, text: 'error.air.tooEarly' }
}

/** Where every call that takes flights has their handles. */
export const itineraryPointer = (place: number): string => `/airItineraryRPHs/${place}`

/** One trip, or one flight for each leg of several cities. Refuses (400) everything else. */
export function takenTogether(offers: readonly KeptOffer[]): readonly [Flight, ...Flight[]] {
  const flights = flightsIn(offers)
  const [first, ...more] = flights
  if (!first || flights.length < offers.length)
    throw new WrongHandles(placesOf(offers, (offer) => flightsIn([offer]).length === 0))
  const apart = whyApart(flights)
  if (apart) throw new WrongHandles([apart.place], apart.text)
  return [first, ...more]
}
