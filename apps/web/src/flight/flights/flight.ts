import type { FlightConnection, FlightSegment } from '@portolan/contract/air-itinerary'
import { timeOf } from '@portolan/domain/date'
import { daysBetween } from '../../result/journey-time.ts'
import { airlineCodeOf, airlineNameOf, flightNumberOf, flightsKey, timesOf, type Voyage } from '../model/voyage.ts'

export type Warning = FlightConnection['warnings'][number]

export interface Airline {
  code: string
  name: string
}

export interface Stop {
  code: string
  name: string
  minutes: number
}

/** What the list, its filters and its orders ask of the flights of one leg; read from the answer once. */
export interface Flight {
  key: string
  voyage: Voyage
  minutes: number
  /** How far along the way each change is, 0 to 1. */
  changesAt: readonly number[]
  stops: readonly Stop[]
  airlines: readonly Airline[]
  numbers: readonly string[]
  departs: string
  arrives: string
  departureTime: string
  arrivalTime: string
  /** 1: arrives the next day. */
  nights: number
  from: Stop
  to: Stop
  warnings: readonly Warning[]
  longestStop: number
}

const stopAt = (airport: FlightSegment['arrivalAirport'] | undefined, minutes = 0): Stop => ({
  code: airport?.locationCode ?? '',
  name: airport?.cityName ?? airport?.name ?? airport?.locationCode ?? '',
  minutes,
})

function unique(airlines: readonly Airline[]): Airline[] {
  return [...new Map(airlines.map((airline) => [airline.code, airline])).values()]
}

function read(voyage: Voyage): Flight {
  const { flightSegments: segments, connections = [] } = voyage
  const { minutes, waits, changesAt } = timesOf(voyage)
  const [first, last] = [segments[0], segments.at(-1)]
  const [departs, arrives] = [first?.departureDateTime ?? '', last?.arrivalDateTime ?? '']
  return {
    key: flightsKey(voyage),
    voyage,
    minutes,
    changesAt,
    stops: segments.slice(0, -1).map(({ arrivalAirport }, index) => stopAt(arrivalAirport, waits[index])),
    airlines: unique(segments.map((segment) => ({ code: airlineCodeOf(segment), name: airlineNameOf(segment) }))),
    numbers: segments.map(flightNumberOf),
    departs,
    arrives,
    departureTime: timeOf(departs),
    arrivalTime: timeOf(arrives),
    nights: daysBetween(departs, arrives),
    from: stopAt(first?.departureAirport),
    to: stopAt(last?.arrivalAirport),
    warnings: [...new Set(connections.flatMap(({ warnings }) => warnings))],
    longestStop: Math.max(0, ...waits),
  }
}

const known = new WeakMap<Voyage, Flight>()

export function flightOf(voyage: Voyage): Flight {
  const flight = known.get(voyage) ?? read(voyage)
  known.set(voyage, flight)
  return flight
}
