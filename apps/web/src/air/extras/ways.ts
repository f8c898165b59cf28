import type { SeatMapRS } from '@portolan/contract/air'
import type { FareFamily, PricedItinerary } from '@portolan/contract/air-itinerary'
import type { Extra } from '@portolan/contract/traveler-form'
import { type Flight, flightOf } from '../../flight/flights/flight.ts'
import { familiesOf } from '../../flight/flights/my-price.ts'

export type PieceKind = 'bag' | 'meal'

/** One way of the trip, and what may be taken along on it. */
export interface Way {
  key: string
  flight: Flight
  /** What the fare has already. */
  family: FareFamily | undefined
  pieces: Partial<Record<PieceKind, Extra>>
}

/** Bags and meals are sold for a way, whatever flights it has. */
export function waysOf(itineraries: readonly PricedItinerary[], map: SeatMapRS | undefined): Way[] {
  const legs = itineraries.flatMap((itinerary) =>
    itinerary.airItinerary.originDestinationOptions.map((voyage) => ({ voyage, family: familiesOf(itinerary)[0] })),
  )
  return legs.map(({ voyage, family }, leg) => {
    const key = String(leg)
    const own = (kind: PieceKind) => map?.extras.find((extra) => extra.kind === kind && extra.segmentRPH === key)
    const [bag, meal] = [own('bag'), own('meal')]
    return { key, flight: flightOf(voyage), family, pieces: { ...(bag && { bag }), ...(meal && { meal }) } }
  })
}
