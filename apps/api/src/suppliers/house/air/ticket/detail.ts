import type {
  AirDetail,
  Airline,
  Connection,
  ConnectionWarning,
  FareTerms,
  FlightSegment,
  Term,
  Voyage,
} from '@portolan/supplier/air'
import { seedOf } from '../../seed.ts'
import { type AirlineFacts, airlineOf } from '../catalogue/airlines.ts'
import { isOneArea } from '../catalogue/area.ts'
import type { Family } from '../catalogue/booking-class.ts'
import { terminalOf } from '../catalogue/terminal.ts'
import { carbonOf } from '../fare/carbon.ts'
import type { Booked } from '../fare/class-choice.ts'
import { bagPrice, plainSeatPrice } from '../fare/extra.ts'
import type { AirportOf, TripPriced } from '../fare/price.ts'
import { flightKey } from '../fare/seats.ts'
import { cents, familyName, termsOf } from '../fare/terms.ts'
import { leastMinutes } from '../router/connect.ts'
import type { FlightFound, VoyageFound } from '../router/voyage.ts'
import { kilometresBetween } from '../schedule/airport.ts'
import type { Ticket } from './token.ts'

const local = (moment: number, offset: number): string =>
  new Date((moment + offset) * 60_000).toISOString().slice(0, 16)

const shown = ({ code, name }: AirlineFacts): Airline => ({ code, name })
const factsOf = (code: string): AirlineFacts => {
  const facts = airlineOf.get(code)
  if (!facts) throw new Error(`There is no airline ${code}.`)
  return facts
}

/** A partner's flight often carries a number of whoever sells it, out of the four-digit ones kept for that. */
function shareNumber(flight: FlightFound, seller: AirlineFacts): string | undefined {
  const own = factsOf(flight.airline)
  if (own === seller || !seller.alliance || own.alliance !== seller.alliance) return undefined
  const seed = seedOf('shared', seller.code, flightKey(flight))
  return seed % 2 === 0 ? undefined : String(6000 + (seed % 3500))
}

const familyLetter = { light: 'L', classic: 'C', flex: 'F' } as const

function makeSegment(
  { flight, cabin, bookingClass, isHalf }: Booked,
  family: Family,
  seller: AirlineFacts,
): FlightSegment {
  const own = factsOf(flight.airline)
  const shared = shareNumber(flight, seller)
  const airport = (code: string) => {
    const terminal = terminalOf(code, own)
    return { code, ...(terminal !== undefined && { terminal }) }
  }
  return {
    marketing: shown(shared ? seller : own),
    number: shared ?? String(flight.number),
    ...(shared && { operating: shown(own) }),
    from: airport(flight.from),
    to: airport(flight.to),
    departs: local(flight.departs, flight.departsOffset),
    arrives: local(flight.arrives, flight.arrivesOffset),
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

/** Flights are part of many trips of a search: whatever is told of them is made once. */
function once<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

const segments = new WeakMap<Booked, FlightSegment>()
const changes = new WeakMap<VoyageFound, readonly Connection[]>()
const texts = new WeakMap<VoyageFound, string>()
const borders = new WeakMap<VoyageFound, { home: string; isCrossed: boolean }>()

const nightPause = 300
const shortMargin = 15

function connectionsOf({ flights, joins }: VoyageFound, airportOf: AirportOf): Connection[] {
  return joins.flatMap((joining, index) => {
    const [before, after] = [flights[index], flights[index + 1]]
    if (!before || !after) return []
    const minutes = after.departs - before.arrives
    const least = leastMinutes({
      ...{ from: airportOf(before.from), lands: airportOf(before.to), leaves: airportOf(after.from) },
      ...{ to: airportOf(after.to), first: factsOf(before.airline), second: factsOf(after.airline), joining },
    })
    const [landed, leaves] = [before.arrives + before.arrivesOffset, after.departs + after.departsOffset]
    const isNight = minutes >= nightPause && Math.floor(landed / 1440) < Math.floor((leaves - 240) / 1440)
    const warnings: ConnectionWarning[] = [
      ...(joining === 'apart' ? (['selfTransfer'] as const) : []),
      ...(before.to === after.from ? [] : (['airportChange'] as const)),
      ...(isNight ? (['overnight'] as const) : []),
      ...(minutes < least + shortMargin ? (['shortConnection'] as const) : []),
    ]
    return [{ airport: before.to, ...(before.to !== after.from && { to: after.from }), minutes, warnings }]
  })
}

const textOf = ({ flights }: VoyageFound): string =>
  flights.map((flight) => `${flightKey(flight)}.${flight.day.replaceAll('-', '')}`).join('+')

/** Flights and days, so that two who find the same find it under the same name. */
export const flightsText = (voyages: readonly VoyageFound[]): string =>
  voyages.map((voyage) => once(texts, voyage, () => textOf(voyage))).join('/')

function borderOf({ flights }: VoyageFound, airportOf: AirportOf) {
  const countries = flights.flatMap(({ from, to }) => [airportOf(from).country, airportOf(to).country])
  const [home = ''] = countries
  return { home, isCrossed: countries.some((country) => !isOneArea(country, home)) }
}

export function isBorderCrossed(voyages: readonly VoyageFound[], airportOf: AirportOf): boolean {
  const all = voyages.map((voyage) => once(borders, voyage, () => borderOf(voyage, airportOf)))
  return all.some(({ home, isCrossed }) => isCrossed || !isOneArea(home, all[0]?.home ?? home))
}

/** Few enough to say so. */
const few = 9

const longestOf = ({ contracts }: TripPriced) =>
  contracts.reduce((one, other) => {
    const lengthOf = ({ flights }: typeof one) => flights.reduce((sum, { km }) => sum + km, 0)
    return lengthOf(other) > lengthOf(one) ? other : one
  })

export const validatingOf = (priced: TripPriced): AirlineFacts => longestOf(priced).airline

/** Of one flight and one direction, as the airline names them. */
export function tariffOf({ cabin, family }: Ticket, priced: TripPriced, airportOf: AirportOf): FareTerms {
  const { airline, flights } = longestOf(priced)
  const [start, end] = [airportOf(flights[0]?.from ?? ''), airportOf(flights.at(-1)?.to ?? '')]
  return termsOf({ airline, cabin, family, km: kilometresBetween(start, end) })
}

const charging = <T extends Term>(term: T, minor: number): T =>
  term.policy === 'charge' ? { ...term, charge: cents(minor) } : term

const chargeIn = (term: Term): number => (term.policy === 'charge' ? term.charge.minor : 0)

/**
 * What one traveller pays for it on the whole trip: a bag and a meal for each direction, a seat for each flight. The
 * same sums as they are sold for beside the fare.
 */
function termsFor(ticket: Ticket, priced: TripPriced, airportOf: AirportOf): FareTerms {
  const tariff = tariffOf(ticket, priced, airportOf)
  const bags = ticket.voyages.reduce((sum, voyage) => sum + bagPrice({ terms: tariff }, voyage), 0)
  const seats = priced.booked.flat().reduce((sum, { flight }) => sum + plainSeatPrice(flight), 0)
  const { checkedBag, meal, seat } = tariff
  return {
    ...tariff,
    checkedBag: checkedBag.policy === 'included' ? { ...checkedBag, further: cents(bags) } : charging(checkedBag, bags),
    meal: charging(meal, chargeIn(meal) * ticket.voyages.length),
    seat: charging(seat, seats),
  }
}

export function detailOf(ticket: Ticket, priced: TripPriced, airportOf: AirportOf): AirDetail {
  const { voyages, cabin, family } = ticket
  const { airline } = longestOf(priced)
  const sellerOf = (flight: FlightFound): AirlineFacts =>
    priced.contracts.find(({ flights }) => flights.includes(flight))?.airline ?? airline
  const all = priced.booked.flat()
  const alliances = new Set(all.map(({ flight }) => factsOf(flight.airline).alliance))
  const [alliance] = alliances
  return {
    kind: 'flight',
    trip: ticket.isByLeg ? 'leg' : voyages.length > 1 ? 'return' : 'oneWay',
    voyages: voyages.map((voyage, index): Voyage => {
      const { flights } = voyage
      const [first, last] = [flights[0], flights.at(-1)]
      return {
        leg: ticket.leg + index,
        segments: (priced.booked[index] ?? []).map((booked) =>
          once(segments, booked, () => makeSegment(booked, family, sellerOf(booked.flight))),
        ),
        connections: once(changes, voyage, () => connectionsOf(voyage, airportOf)),
        minutes: (last?.arrives ?? 0) - (first?.departs ?? 0),
        price: priced.shares[index] ?? priced.total,
      }
    }),
    flights: flightsText(voyages),
    search: ticket.search,
    cabin,
    fareName: familyName(airline, family),
    fareCode: family,
    validating: shown(airline),
    ...(alliances.size === 1 && alliance && { alliance }),
    terms: termsFor(ticket, priced, airportOf),
    passengers: priced.passengers,
    ...(priced.left <= few && { left: priced.left }),
    co2Kg: carbonOf(all.map(({ flight, cabin: sits }) => ({ km: flight.km, cabin: sits }))),
    isAbroad: isBorderCrossed(voyages, airportOf),
  }
}
