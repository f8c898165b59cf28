import type { Cabin } from '@portolan/supplier/air'
import { shareOf } from '../../seed.ts'
import { aircraftOf } from '../catalogue/aircraft.ts'
import { airlineOf } from '../catalogue/airlines.ts'
import type { BookingClass } from '../catalogue/booking-class.ts'
import { seatsIn } from '../catalogue/cabin.ts'
import type { FlightFound } from '../router/voyage.ts'

const dayLength = 1440

/** What is one flight on one day to the books. */
export const flightKey = ({ airline, number }: Pick<FlightFound, 'airline' | 'number'>): string => `${airline}${number}`

/** Some flights are all but full in their last days. */
const rushDays = 5
const rushShare = 0.04

export const cabinSeats = ({ airline, aircraft }: FlightFound, cabin: Cabin): number => {
  const [facts, type] = [airlineOf.get(airline), aircraftOf.get(aircraft)]
  return facts && type ? seatsIn(facts, type, cabin) : 0
}

/**
 * How many seats of a class the airline gives to this class, before anybody has bought one here: cheap ones go first, the
 * same flight is the same for everybody who asks. `now` is in minutes since 1970.
 */
export function seatsGiven(flight: FlightFound, cabin: Cabin, one: BookingClass, now: number): number {
  const seats = cabinSeats(flight, cabin)
  const daysLeft = Math.floor((flight.departs - now) / dayLength)
  if (seats === 0 || flight.departs <= now) return 0
  const [key, day] = [flightKey(flight), flight.day]
  if (daysLeft < rushDays && shareOf('rush', key, day) < rushShare) return 0
  const closesAt = one.closesAt * (0.5 + shareOf('demand', key, day))
  if (daysLeft < closesAt) return 0
  const open = Math.min(1, 0.4 + (daysLeft - closesAt) / 40)
  return Math.max(1, Math.round(seats * one.share * open * (0.6 + 0.8 * shareOf('class', key, day, one.code))))
}
