import type { AirItinerary, FlightSegment } from '@portolan/contract/air-itinerary'
import { minutesBetween, minutesOf } from '../../result/journey-time.ts'

/** One leg of a trip: the flights from the place asked for to the place asked for. */
export type Voyage = AirItinerary['originDestinationOptions'][number]

const offsetMinutes = (offset: string): number => {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** Clocks of two places differ by their zones. */
function minutesInAir(segment: FlightSegment): number {
  const { departureDateTime, arrivalDateTime, departureOffset, arrivalOffset, flightDuration } = segment
  if (flightDuration) return minutesOf(flightDuration)
  const apart = departureOffset && arrivalOffset ? offsetMinutes(arrivalOffset) - offsetMinutes(departureOffset) : 0
  return minutesBetween(departureDateTime, arrivalDateTime) - apart
}

/** Between two flights, on the clock of one place. */
const waitsOf = ({ connections, flightSegments }: Voyage): number[] =>
  flightSegments.slice(1).map((next, index) => {
    const before = flightSegments[index]
    return (
      connections?.[index]?.minutes ?? (before ? minutesBetween(before.arrivalDateTime, next.departureDateTime) : 0)
    )
  })

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export interface VoyageTimes {
  minutes: number
  waits: readonly number[]
  /** How far along the way each change is, 0 to 1. */
  changesAt: readonly number[]
}

export function timesOf(voyage: Voyage): VoyageTimes {
  const [rides, waits] = [voyage.flightSegments.map(minutesInAir), waitsOf(voyage)]
  const minutes = voyage.journeyDuration ? minutesOf(voyage.journeyDuration) : sum(rides) + sum(waits)
  const changesAt = waits.map((wait, index) => {
    const passed = sum(rides.slice(0, index + 1)) + sum(waits.slice(0, index)) + wait / 2
    return minutes > 0 ? Math.min(1, passed / minutes) : 0.5
  })
  return { minutes, waits, changesAt }
}

export const airlineCodeOf = ({ marketingAirline }: FlightSegment): string => marketingAirline.code ?? ''

export const airlineNameOf = ({ marketingAirline }: FlightSegment): string =>
  marketingAirline.companyShortName ?? marketingAirline.stringValue ?? marketingAirline.code ?? ''

/** LV 383 */
export const flightNumberOf = (segment: FlightSegment): string =>
  `${airlineCodeOf(segment)} ${segment.flightNumber}`.trim()

/** The same flights on the same day, whichever search found them: stands in an address, and outlives handles. */
export const flightsKey = ({ flightSegments }: Voyage): string =>
  flightSegments
    .map((segment) => {
      const { flightNumber, departureDateTime } = segment
      return `${airlineCodeOf(segment)}${flightNumber}.${departureDateTime.slice(0, 10).replaceAll('-', '')}`
    })
    .join('_')
