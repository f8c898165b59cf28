import type { Voyage } from '../../flight/model/voyage.ts'
import { airlineCodeOf, flightNumberOf } from '../../flight/model/voyage.ts'

/** Section 3 of the specification, 'Flight leg', name by name. */
export interface FlightLeg {
  flightNumber: string
  /** Of all flights of the leg, each once. */
  airlineCodes: readonly string[]
  /** Of the first flight. */
  marketingAirlineCode: string
  stopNumber: number
  stopAirportCodes: readonly string[]
  rph: string
  voyageRph: string
  departureDateTime: string
  arrivalDateTime: string
  /** This leg's share of the total. */
  price: number
  cabinClass: string
}

/** A leg of several cities: the next one is the leg whose voyageRph this names. */
export interface LinkedLeg extends FlightLeg {
  nextVoyageRph: string | undefined
}

export function flightLeg(voyage: Voyage): FlightLeg {
  const { flightSegments, rph, voyageRph, price } = voyage
  const [first, last] = [flightSegments[0], flightSegments.at(-1)]
  return {
    flightNumber: flightSegments.map(flightNumberOf).join(', '),
    airlineCodes: [...new Set(flightSegments.map(airlineCodeOf))],
    marketingAirlineCode: first ? airlineCodeOf(first) : '',
    stopNumber: flightSegments.length - 1,
    stopAirportCodes: flightSegments.slice(0, -1).map(({ arrivalAirport }) => arrivalAirport.locationCode),
    rph,
    voyageRph: voyageRph ?? rph,
    departureDateTime: first?.departureDateTime ?? '',
    arrivalDateTime: last?.arrivalDateTime ?? '',
    price: price?.amount ?? 0,
    cabinClass: first?.cabin ?? '',
  }
}

export const linkedLeg = (voyage: Voyage): LinkedLeg => ({
  ...flightLeg(voyage),
  nextVoyageRph: voyage.nextVoyageRph,
})

/** In the order of travel, as they name each other: the first is the one that no other leads to. */
export function followLegs(legs: readonly LinkedLeg[]): LinkedLeg[] {
  const led = new Set(legs.map(({ nextVoyageRph }) => nextVoyageRph))
  const ordered: LinkedLeg[] = []
  let next = legs.find(({ voyageRph }) => !led.has(voyageRph))
  while (next && !ordered.includes(next)) {
    ordered.push(next)
    const wanted: string | undefined = next.nextVoyageRph
    next = wanted === undefined ? undefined : legs.find(({ voyageRph }) => voyageRph === wanted)
  }
  return ordered
}
