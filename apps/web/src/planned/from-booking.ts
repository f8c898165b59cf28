import type { AirReservation, FlightSegment } from '@portolan/contract/air-itinerary'
import type { BookingDetailsRS, BookingSummary } from '@portolan/contract/booking'
import type { HotelReservation } from '@portolan/contract/hotel-stay'
import type { RailReservation, TrainSegment } from '@portolan/contract/rail-journey'
import type { Position } from '@portolan/contract/shared'
import { headcountOf } from '@portolan/domain/traveler'
import { type PlannedStop, type PlannedThing, toMinute } from './planned.ts'

const placeOf = (position: Position | undefined) => position && { lat: position.latitude, lon: position.longitude }

/** Both ends of a way of one or more legs. */
const endsOf = <Leg>(legs: readonly Leg[], depart: (leg: Leg) => PlannedStop, arrive: (leg: Leg) => PlannedStop) => {
  const [first, last] = [legs[0], legs.at(-1)]
  return first && last ? [depart(first), arrive(last)] : []
}

function airportStop(segment: FlightSegment, role: PlannedStop['role']): PlannedStop {
  const airport = role === 'depart' ? segment.departureAirport : segment.arrivalAirport
  const { locationCode: code, name = code, position } = airport
  const at = toMinute(role === 'depart' ? segment.departureDateTime : segment.arrivalDateTime)
  const airline = segment.marketingAirline.code ?? ''
  return {
    ...{ kind: 'airport', code, name, ...placeOf(position), at, role },
    flight: { airline, number: segment.flightNumber },
  }
}

function stationStop(segment: TrainSegment, role: PlannedStop['role']): PlannedStop {
  const { stops = [] } = segment
  const { locationCode: code, name = code } = role === 'depart' ? segment.departureStation : segment.arrivalStation
  const at = toMinute(role === 'depart' ? segment.departureDateTime : segment.arrivalDateTime)
  const { position } = (role === 'depart' ? stops[0] : stops.at(-1)) ?? {}
  return { ...{ kind: 'station', code, name, ...placeOf(position), at, role } }
}

/** Its days are told without hours: those are the booking's own. */
function houseStops({ roomStays }: HotelReservation, { start, end }: Pick<PlannedThing, 'start' | 'end'>) {
  const [first] = roomStays.roomStayList
  if (!first) return []
  const { hotelCode, hotelName = '', position } = first.basicPropertyInfo
  const stop = { kind: 'hotel' as const, name: hotelName, ...(hotelCode && { code: hotelCode }), ...placeOf(position) }
  return [
    { ...stop, at: start, role: 'arrive' as const },
    { ...stop, at: end, role: 'depart' as const },
  ]
}

function stopsOf(reservation: BookingDetailsRS['reservation'], span: Pick<PlannedThing, 'start' | 'end'>) {
  if (!reservation) return []
  if ('airItinerary' in reservation)
    return (reservation as AirReservation).airItinerary.originDestinationOptions.flatMap(({ flightSegments }) =>
      endsOf(
        flightSegments,
        (leg) => airportStop(leg, 'depart'),
        (leg) => airportStop(leg, 'arrive'),
      ),
    )
  if ('passengerInfos' in reservation && 'itinerary' in reservation)
    return (reservation as RailReservation).itinerary.originAndDestinations.flatMap(({ trainSegments }) =>
      endsOf(
        trainSegments,
        (leg) => stationStop(leg, 'depart'),
        (leg) => stationStop(leg, 'arrive'),
      ),
    )
  return 'roomStays' in reservation ? houseStops(reservation as HotelReservation, span) : []
}

/** Without its details it still stands in the way of what is at the same time. */
export function plannedBooking(
  summary: BookingSummary,
  { reservation, travelers }: Pick<BookingDetailsRS, 'reservation' | 'travelers'> = {},
): PlannedThing[] {
  const { bookingId, productType: product, title, travelStart, travelEnd = travelStart } = summary
  if (travelStart === undefined || travelEnd === undefined) return []
  const span = { start: toMinute(travelStart), end: toMinute(travelEnd) }
  return [
    {
      ...{ key: `booking/${bookingId}`, source: 'booking', product, title, ...span, stops: stopsOf(reservation, span) },
      ...(travelers && { party: headcountOf(travelers.map(({ type }) => type)) }),
    },
  ]
}
