import type { FlightSegment } from '@portolan/contract/air-itinerary'
import type { Flight } from '../../flight/flights/flight.ts'
import type { JourneyPoint } from '../../map/JourneyMap.tsx'

function pointOf(airport: FlightSegment['arrivalAirport'], isOpen: boolean): JourneyPoint[] {
  const { position, cityName, name, locationCode } = airport
  if (!position) return []
  return [{ place: [position.longitude, position.latitude], name: cityName ?? name ?? locationCode, isOpen }]
}

/** Where the flights lead, each place with its name; the way of those that are only reckoned with is dotted. */
export function pointsOf(flights: readonly Flight[], open: ReadonlySet<Flight> = new Set()): JourneyPoint[] {
  return flights.flatMap((flight, index) => {
    const { flightSegments } = flight.voyage
    const [first] = flightSegments
    const isOpen = open.has(flight)
    const start = index === 0 && first ? pointOf(first.departureAirport, isOpen) : []
    return [...start, ...flightSegments.flatMap(({ arrivalAirport }) => pointOf(arrivalAirport, isOpen))]
  })
}
