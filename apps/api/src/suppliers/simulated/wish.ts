import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Place, Queries } from '@portolan/supplier/query'
import { placeName } from './catalogue/place-name.ts'
import { daysBetween } from './local-time.ts'

/** A query of any product, as far as the simulated inventory understands it. */
export interface Wish {
  /** What is asked for, whoever travels: the same wish finds the same things. */
  key: string
  /** 'Paris' or 'Paris – Zürich'. */
  where: string
  /** Local, YYYY-MM-DDTHH:mm:ss; YYYY-MM-DD of what is used by days. */
  start: string
  /** Local, of what is used by days the last one; absent where the thing itself says how long it takes. */
  end?: string
  /** Nights, days or legs, each of which is paid for. */
  times: number
  /** Seats, rooms or cars. */
  units: number
}

const way = (from: Place, to: Place): string => `${placeName(from.code)} – ${placeName(to.code)}`
const heads = (party: readonly unknown[]): number => Math.max(1, party.length)
const keyOf = (...parts: readonly unknown[]): string => JSON.stringify(parts)

/** Throws when a leg or a date is missing or not real. */
function first<Thing>(things: readonly Thing[]): Thing {
  const [thing] = things
  if (!thing) throw new RangeError('Nothing is asked for.')
  return thing
}

const lastOf = <Thing>(things: readonly Thing[]): Thing => first(things.slice(-1))

const wishes: { readonly [P in SupplierProduct]: (query: Queries[P]) => Wish } = {
  air: ({ legs, party, cabin }) => ({
    key: keyOf(legs, cabin),
    where: way(first(legs).from, first(legs).to),
    start: `${first(legs).date}T06:40:00`,
    ...(legs.length > 1 && { end: `${lastOf(legs).date}T21:15:00` }),
    times: legs.length,
    units: heads(party),
  }),
  hotel: ({ where, checkIn, checkOut, rooms }) => ({
    key: keyOf(where, checkIn, checkOut),
    where: 'code' in where ? placeName(where.code) : 'hotelIds' in where ? placeName(first(where.hotelIds)) : '',
    start: `${checkIn}T15:00:00`,
    end: `${checkOut}T11:00:00`,
    times: daysBetween(`${checkIn}T00:00:00`, `${checkOut}T00:00:00`),
    units: heads(rooms),
  }),
  activity: ({ where, from, to, party, productId }) => ({
    key: keyOf(where, from, to, productId),
    where: placeName(where.code),
    start: `${from}T09:30:00`,
    times: 1,
    units: heads(party),
  }),
  car: ({ pickUp, dropOff }) => ({
    key: keyOf(pickUp, dropOff),
    where: placeName(pickUp.place.code),
    start: `${pickUp.at}:00`,
    end: `${dropOff.at}:00`,
    times: daysBetween(`${pickUp.at}:00`, `${dropOff.at}:00`),
    units: 1,
  }),
  rail: ({ legs, party, fareCode }) => ({
    key: keyOf(legs, fareCode),
    where: way(first(legs).from, first(legs).to),
    start: `${first(legs).at}:00`,
    ...(legs.length > 1 && { end: `${lastOf(legs).at}:00` }),
    times: legs.length,
    units: heads(party),
  }),
  railPass: ({ region, start, party }) => ({
    key: keyOf(region, start),
    where: placeName(region.code),
    start,
    times: 1,
    units: heads(party),
  }),
  cruise: ({ region, from, to, port, party }) => ({
    key: keyOf(region, from, to, port),
    where: port ? placeName(port.code) : (region ?? 'Mediterranean'),
    start: `${from}T17:00:00`,
    times: 1,
    units: heads(party),
  }),
  transfer: ({ from, to, at, back }) => ({
    key: keyOf(from.place, to.place, at, back?.at),
    where: way(from.place, to.place),
    start: `${at}:00`,
    ...(back && { end: `${back.at}:00` }),
    times: back ? 2 : 1,
    units: 1,
  }),
  insurance: ({ from, to, destinations, residence, party }) => ({
    key: keyOf(from, to, destinations, residence),
    where: placeName(first(destinations)),
    start: from,
    end: to,
    times: daysBetween(`${from}T00:00:00`, `${to}T23:59:00`),
    units: heads(party),
  }),
  visa: ({ nationality, destination, arrive, leave, purpose }) => ({
    key: keyOf(nationality, destination, arrive, leave, purpose),
    where: placeName(destination),
    start: arrive,
    end: leave,
    times: 1,
    units: 1,
  }),
}

export function wishOf<P extends SupplierProduct>(product: P, query: Queries[P]): Wish {
  const read: (query: Queries[P]) => Wish = wishes[product]
  return read(query)
}
