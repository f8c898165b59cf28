import type { Cabin } from '@portolan/supplier/air'
import type { SeatPlace } from '@portolan/supplier/offer'
import { shareOf } from '../../seed.ts'
import { type Aircraft, aircraftOf } from '../catalogue/aircraft.ts'
import { cabinOrder, layoutOf } from '../catalogue/seat-layout.ts'
import type { FlightFound } from '../router/voyage.ts'
import { cabinSeats, flightKey } from './seats.ts'

export interface MapSeat extends SeatPlace {
  /** '14A'. */
  readonly name: string
  /** At an exit, or at the head of the cabin. */
  readonly comfort: 'legroom' | 'front' | 'standard'
}

const dayLength = 1440
const frontRows = 4

const rowsIn = (flight: FlightFound, type: Aircraft, cabin: Cabin): number => {
  const letters = layoutOf(type, cabin).join('').length
  return Math.ceil(cabinSeats(flight, cabin) / letters)
}

/** How full it is by what others have chosen with the airline: more as the day comes nearer. */
function takenShare(flight: FlightFound, now: number): number {
  const daysLeft = Math.max(0, (flight.departs - now) / dayLength)
  return 0.15 + 0.55 * (0.4 + 0.6 * shareOf('full', flightKey(flight), flight.day)) * Math.exp(-daysLeft / 60)
}

/** Every seat of the cabin, row by row. `isTaken`: by somebody who bought here. */
export function seatMap(
  flight: FlightFound,
  cabin: Cabin,
  now: number,
  isTaken: (place: string) => boolean,
): readonly MapSeat[] {
  const type = aircraftOf.get(flight.aircraft)
  if (!type) return []
  const before = cabinOrder
    .slice(0, cabinOrder.indexOf(cabin))
    .reduce((rows, one) => rows + rowsIn(flight, type, one), 0)
  const rows = rowsIn(flight, type, cabin)
  const exits =
    cabin === 'Economy' ? new Set([1, Math.round(rows * 0.45), Math.round(rows * 0.45) + 1]) : new Set<number>()
  const groups = layoutOf(type, cabin)
  const full = takenShare(flight, now)
  return Array.from({ length: rows }, (_, index) => index + 1).flatMap((inCabin) =>
    groups.flatMap((group, side) =>
      [...group].map((column, at): MapSeat => {
        const row = before + inCabin
        const name = `${row}${column}`
        const isWindow = (side === 0 && at === 0) || (side === groups.length - 1 && at === group.length - 1)
        const isAisle = (at === 0 && side > 0) || (at === group.length - 1 && side < groups.length - 1)
        const isSold = isTaken(name) || shareOf('place', flightKey(flight), flight.day, name) < full
        return {
          ...{ name, row, column, isFree: !isSold },
          place: isWindow ? 'window' : isAisle ? 'aisle' : 'middle',
          ...(at === group.length - 1 && side < groups.length - 1 && { isBeforeAisle: true }),
          comfort: exits.has(inCabin) ? 'legroom' : inCabin <= frontRows ? 'front' : 'standard',
        }
      }),
    ),
  )
}
