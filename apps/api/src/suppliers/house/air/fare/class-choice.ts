import type { Cabin } from '@portolan/supplier/air'
import { type BookingClass, classesOf, type Family } from '../catalogue/booking-class.ts'
import type { FlightFound } from '../router/voyage.ts'
import { cabinSeats, flightKey, seatsGiven } from './seats.ts'
import type { Contract } from './ticket.ts'

/** How many seats of a class have been sold here. */
export type SoldOf = (flight: string, day: string, bookingClass: string) => number

/** A flight in the class that is bought. */
export interface Booked {
  readonly flight: FlightFound
  readonly cabin: Cabin
  readonly bookingClass: string
  /** Still to be had. */
  readonly left: number
  /** Of this class, before anybody bought one. */
  readonly given: number
}

export interface ClassChoice {
  /** Position among the classes of its family. */
  readonly level: number
  readonly factor: number
  readonly booked: readonly Booked[]
}

/** Where an aircraft has no such cabin, one sits at the back, in a class that is always to be had. */
function insteadOf(flight: FlightFound, cabin: Cabin): { cabin: Cabin; classes: readonly BookingClass[] } | undefined {
  if (cabin !== 'Economy' && cabinSeats(flight, cabin) === 0)
    return { cabin: 'Economy', classes: classesOf('Economy', 'classic').slice(-1) }
  return undefined
}

/** The cheapest class of the family with seats for everybody on every flight, not below a level. */
export function chooseClass(
  { flights }: Contract,
  cabin: Cabin,
  family: Family,
  from: number,
  seats: number,
  now: number,
  soldOf: SoldOf,
): ClassChoice | undefined {
  const longest = flights.reduce((one, other) => (other.km > one.km ? other : one))
  if (cabinSeats(longest, cabin) === 0) return undefined
  const classes = classesOf(cabin, family)
  for (let level = Math.min(from, classes.length - 1); level >= 0 && level < classes.length; level += 1) {
    const wanted = classes[level]
    if (!wanted) return undefined
    const booked = flights.map((flight): Booked => {
      const instead = insteadOf(flight, cabin)
      const one = instead?.classes[0] ?? wanted
      const sits = instead?.cabin ?? cabin
      const given = seatsGiven(flight, sits, one, now)
      const sold = soldOf(flightKey(flight), flight.day, one.code)
      return { flight, cabin: sits, bookingClass: one.code, given, left: given - sold }
    })
    if (booked.every(({ left }) => left >= seats)) return { level, factor: wanted.factor, booked }
  }
  return undefined
}
