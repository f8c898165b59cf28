import { type Money, subtract, sum } from '@portolan/domain/money'
import type { Flight } from '../air/flight.ts'
import type { Room, Rooms } from '../hotel/room.ts'
import type { HotelSide } from './parts.ts'

/** Flights and rooms that are bought together or not at all. */
export interface PackageTrip {
  flights: readonly [Flight, ...Flight[]]
  rooms: Rooms
}

const selling = (goods: readonly (Flight | Room)[]): Money =>
  sum(
    goods.map(({ offer }) => offer.price.selling),
    goods[0]?.offer.price.selling.currency ?? '',
  )

/** What the whole trip costs. */
export const priceOf = ({ flights, rooms }: { flights: readonly Flight[]; rooms: readonly Room[] }): Money =>
  selling([...flights, ...rooms])

/**
 * What it saves against its parts: a house gives those who fly with us its package rate, and the same room on the same
 * plan has a price of its own. Flights cost what they cost.
 */
export function savingOf(rooms: readonly Room[], { soldAs }: Pick<HotelSide, 'soldAs'>): Money {
  const together = selling(rooms)
  const apart = sum(
    rooms.map((room) =>
      room.detail.withFlight ? soldAs(room.detail.withFlight.apart, room) : room.offer.price.selling,
    ),
    together.currency,
  )
  return subtract(apart, together)
}
