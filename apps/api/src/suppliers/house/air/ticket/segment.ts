import type { Airline, Airport, FlightSegment } from '@portolan/supplier/air'
import { seedOf } from '../../seed.ts'
import { type AirlineFacts, airlineOf } from '../catalogue/airlines.ts'
import { terminalOf } from '../catalogue/terminal.ts'
import type { Booked } from '../fare/class-choice.ts'
import type { VoyagePriced } from '../fare/price.ts'
import { flightKey } from '../fare/seats.ts'
import type { FlightFound } from '../router/voyage.ts'
import { once } from './once.ts'

const local = (moment: number, offset: number): string =>
  new Date((moment + offset) * 60_000).toISOString().slice(0, 16)

export const factsOf = (code: string): AirlineFacts => {
  const facts = airlineOf.get(code)
  if (!facts) throw new Error(`There is no airline ${code}.`)
  return facts
}

const names = new WeakMap<AirlineFacts, Airline>()
export const shown = (facts: AirlineFacts): Airline => once(names, facts, ({ code, name }) => ({ code, name }))

/** A partner's flight often carries a number of its seller's, out of the four-digit ones for that. */
function shareNumber(flight: FlightFound, seller: AirlineFacts): string | undefined {
  const own = factsOf(flight.airline)
  if (own === seller || !seller.alliance || own.alliance !== seller.alliance) return undefined
  const seed = seedOf('shared', seller.code, flightKey(flight))
  return seed % 2 === 0 ? undefined : String(6000 + (seed % 3500))
}

/** What a flight is, by every seller and in every class. */
interface FlightShown extends Pick<FlightSegment, 'from' | 'to' | 'departs' | 'arrives'> {
  readonly own: AirlineFacts
}

const flightsShown = new WeakMap<FlightFound, FlightShown>()

function showFlight(flight: FlightFound): FlightShown {
  const own = factsOf(flight.airline)
  const airport = (code: string): Airport => {
    const terminal = terminalOf(code, own)
    return terminal === undefined ? { code } : { code, terminal }
  }
  return {
    own,
    from: airport(flight.from),
    to: airport(flight.to),
    departs: local(flight.departs, flight.departsOffset),
    arrives: local(flight.arrives, flight.arrivesOffset),
  }
}

const familyLetter = { light: 'L', classic: 'C', flex: 'F' } as const

function makeSegment(
  { flight, cabin, bookingClass }: Booked,
  { family, isHalf }: VoyagePriced,
  seller: AirlineFacts,
): FlightSegment {
  const { own, from, to, departs, arrives } = once(flightsShown, flight, showFlight)
  const shared = shareNumber(flight, seller)
  return {
    marketing: shown(shared ? seller : own),
    number: shared ?? String(flight.number),
    ...(shared && { operating: shown(own) }),
    from,
    to,
    departs,
    arrives,
    departsOffset: flight.departsOffset,
    arrivesOffset: flight.arrivesOffset,
    minutes: flight.arrives - flight.departs,
    km: flight.km,
    aircraft: flight.aircraft,
    bookingClass,
    cabin,
    fareBasis: `${bookingClass}${isHalf ? 'R' : 'O'}${familyLetter[family]}${seller.code}`,
  }
}

/** Flight by flight, each as its contract sells it. */
export function segmentsOf(voyage: VoyagePriced): FlightSegment[] {
  const sellers = voyage.routes.flatMap(({ flights, airline }) => flights.map(() => airline))
  return voyage.booked.map((booked, index) =>
    makeSegment(booked, voyage, sellers[index] ?? factsOf(booked.flight.airline)),
  )
}
