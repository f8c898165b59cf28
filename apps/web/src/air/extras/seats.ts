import type { SeatMapRS } from '@portolan/contract/air'
import type { FlightSegment, PricedItinerary } from '@portolan/contract/air-itinerary'
import type { Amount } from '@portolan/contract/shared'
import { flightNumberOf } from '../../flight/model/voyage.ts'

type SeatShown = SeatMapRS['segments'][number]['rows'][number]['seats'][number]

/** What a seat has to offer; the first is what most seats are. */
export const comforts = ['standard', 'front', 'legroom'] as const
export type Comfort = (typeof comforts)[number]

export interface Seat {
  /** 24A */
  name: string
  letter: string
  place: SeatShown['kind']
  /** What is bought with it; absent where somebody else has it. */
  offer: { code: string; price: Amount; comfort: Comfort } | undefined
  isBeforeAisle: boolean
}

export interface SeatRow {
  number: number
  seats: readonly Seat[]
  /** The first of the rows beside an exit. */
  isAtExit: boolean
}

/** One flight of the trip with its seats, from nose to tail. */
export interface FlightSeats {
  /** The seat map's own name for it: the leg and the flight in it, both from 0. */
  key: string
  segment: FlightSegment
  number: string
  from: string
  to: string
  /** Empty where the airline gives seats at check-in alone. */
  rows: readonly SeatRow[]
}

const comfortOf = (kind: string): Comfort => comforts.find((comfort) => kind === `seat-${comfort}`) ?? 'standard'

function seatOf({ code, kind, free, extra, beforeAisle = false }: SeatShown): Seat {
  return {
    ...{ name: code, letter: code.replace(/^\d+/, ''), place: kind, isBeforeAisle: beforeAisle },
    offer: free && extra ? { code: extra.code, price: extra.price, comfort: comfortOf(extra.kind) } : undefined,
  }
}

const hasLegroom = (seats: readonly Seat[] = []): boolean => seats.some(({ offer }) => offer?.comfort === 'legroom')

/** The room at the head of the cabin is no exit, and two rows beside one exit have one sign. */
function rowsOf(rows: SeatMapRS['segments'][number]['rows']): SeatRow[] {
  const read = rows.map(({ number, seats }) => ({ number, seats: seats.map(seatOf) }))
  return read.map(({ number, seats }, index) => ({
    ...{ number, seats },
    isAtExit: index > 0 && hasLegroom(seats) && !hasLegroom(read[index - 1]?.seats),
  }))
}

/** Every flight in the order of travel. */
export function flightsOf(itineraries: readonly PricedItinerary[], map: SeatMapRS | undefined): FlightSeats[] {
  const legs = itineraries.flatMap(({ airItinerary }) => airItinerary.originDestinationOptions)
  return legs.flatMap(({ flightSegments }, leg) =>
    flightSegments.map((segment, index) => {
      const key = `${leg}.${index}`
      return {
        ...{ key, segment, number: flightNumberOf(segment) },
        ...{ from: segment.departureAirport.locationCode, to: segment.arrivalAirport.locationCode },
        rows: rowsOf(map?.segments.find(({ segmentRPH }) => segmentRPH === key)?.rows ?? []),
      }
    }),
  )
}

export const freeSeats = ({ rows }: FlightSeats): Seat[] =>
  rows.flatMap(({ seats }) => seats.filter(({ offer }) => offer))

export const seatNamed = (flight: FlightSeats | undefined, name: string): Seat | undefined =>
  flight?.rows.flatMap(({ seats }) => seats).find((seat) => seat.name === name)

/** What each kind of free seat costs in this flight, for the legend. */
export const pricesOf = (flight: FlightSeats): { comfort: Comfort; price: Amount }[] =>
  comforts.flatMap((comfort) => {
    const price = freeSeats(flight).find(({ offer }) => offer?.comfort === comfort)?.offer?.price
    return price ? [{ comfort, price }] : []
  })
