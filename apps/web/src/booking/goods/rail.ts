import type { RailReservation, TrainSegment } from '@portolan/contract/rail-journey'
import type { Location } from '@portolan/contract/shared'
import { minutesBetween, rideMinutes } from './moment.ts'

/** One train of a journey, as the page lists it. */
export interface Ride {
  key: string
  /** 'TGV Lyria 9203' */
  train: string
  /** Where the name of the train does not say it already. */
  operator: string | undefined
  departure: string
  arrival: string
  from: string
  to: string
  minutes: number
  /** Of each coach, its seats. */
  places: readonly { coach: string | undefined; seats: readonly string[] }[]
  /** Minutes for the change before it, where it is not the first. */
  wait: number | undefined
}

/** One way: from where to where, with every train of it. */
export interface Way {
  key: string
  from: Location
  to: Location
  minutes: number
  rides: readonly Ride[]
  comfortType: RailReservation['itinerary']['originAndDestinations'][number]['comfortType']
  flexibilityType: RailReservation['itinerary']['originAndDestinations'][number]['flexibilityType']
}

export interface Point {
  place: readonly [longitude: number, latitude: number]
  name?: string
}

export const nameOf = ({ name, locationCode }: Location): string => name ?? locationCode

function placesOf({ assignments = [] }: TrainSegment): Ride['places'] {
  const coaches = new Map<string | undefined, string[]>()
  for (const { coach, seat } of assignments) {
    const seats = coaches.get(coach) ?? []
    if (seat) seats.push(seat)
    coaches.set(coach, seats)
  }
  return [...coaches]
    .filter(([coach, seats]) => coach !== undefined || seats.length > 0)
    .map(([coach, seats]) => ({ coach, seats }))
}

function rideOf(segment: TrainSegment, before: TrainSegment | undefined): Ride {
  const { trainNumber, trainType, marketingCompany, operatingCompany } = segment
  const operator = operatingCompany?.companyShortName ?? marketingCompany?.companyShortName
  const brand = trainType ?? marketingCompany?.companyShortName ?? operatingCompany?.companyShortName ?? ''
  return {
    key: `${trainNumber}/${segment.departureDateTime}`,
    train: `${brand} ${trainNumber}`.trim(),
    operator: operator && !brand.startsWith(operator) ? operator : undefined,
    departure: segment.departureDateTime,
    arrival: segment.arrivalDateTime,
    from: nameOf(segment.departureStation),
    to: nameOf(segment.arrivalStation),
    minutes: rideMinutes(segment),
    places: placesOf(segment),
    wait: before && minutesBetween(before.arrivalDateTime, segment.departureDateTime),
  }
}

export const waysOf = ({ itinerary }: RailReservation): Way[] =>
  itinerary.originAndDestinations.map((way, index) => {
    const rides = way.trainSegments.map((segment, at) => rideOf(segment, way.trainSegments[at - 1]))
    return {
      key: `${index}/${way.originLocation.locationCode}/${way.destinationLocation.locationCode}`,
      from: way.originLocation,
      to: way.destinationLocation,
      minutes: rides.reduce((sum, { minutes, wait = 0 }) => sum + minutes + wait, 0),
      rides,
      comfortType: way.comfortType,
      flexibilityType: way.flexibilityType,
    }
  })

/** The course of the first way: a return runs along the same line. */
export function courseOf({ itinerary }: RailReservation): Point[] {
  const segments = itinerary.originAndDestinations[0]?.trainSegments ?? []
  return segments.flatMap(({ stops = [] }, index) =>
    stops.flatMap(({ station, position }, at) => {
      if (!position) return []
      const isNamed = at === 0 || (at === stops.length - 1 && index === segments.length - 1)
      return [{ place: [position.longitude, position.latitude] as const, ...(isNamed && { name: nameOf(station) }) }]
    }),
  )
}
