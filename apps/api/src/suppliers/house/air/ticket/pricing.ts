import type { Cabin } from '@portolan/supplier/air'
import type { Party } from '@portolan/supplier/traveler'
import type { Db } from '../../../../platform/db.ts'
import { type Family, families } from '../catalogue/booking-class.ts'
import type { PlainFare } from '../fare/level.ts'
import { headsOf } from '../fare/party.ts'
import { makePricing, type Pricing, type TripPriced } from '../fare/price.ts'
import type { AirportOf } from '../fare/route.ts'
import { flightKey } from '../fare/seats.ts'
import type { VoyageFound } from '../router/voyage.ts'
import { readSold, seatKey } from './seat-store.ts'

export interface Market {
  readonly airportOf: AirportOf
  readonly plainFare: PlainFare
  /** Minutes since 1970. */
  now(): number
}

/** Every flight once, as the books know it. */
export function flightsIn(voyages: readonly VoyageFound[]): { flight: string; day: string }[] {
  const flights = new Map(
    voyages.flatMap((voyage) =>
      voyage.flights.map((flight) => {
        const [key, day] = [flightKey(flight), flight.day]
        return [`${key} ${day}`, { flight: key, day }] as const
      }),
    ),
  )
  return [...flights.values()]
}

/** What has been sold of all these flights, and prices that know it, for a party as it is on some of them. */
export async function pricingIn(
  db: Db,
  voyages: readonly VoyageFound[],
  cabin: Cabin,
  { airportOf, plainFare, now }: Market,
): Promise<(party: Party) => Pricing> {
  const sold = await readSold(db, flightsIn(voyages))
  const soldOf = (flight: string, day: string, bookingClass: string) =>
    sold.get(seatKey(flight, day, bookingClass)) ?? 0
  const at = now()
  return (party) => makePricing({ heads: headsOf(party), cabin, now: at, soldOf, airportOf, plainFare })
}

/** In every family that a trip is sold in; better ones never in a cheaper class than simpler ones. */
export function inFamilies(voyages: readonly VoyageFound[], pricing: Pricing): [Family, TripPriced][] {
  const all: [Family, TripPriced][] = []
  const priceIn = pricing.trip(voyages)
  let level = 0
  for (const family of families) {
    const priced = priceIn(family, level)
    if (!priced) continue
    level = priced.level
    all.push([family, priced])
  }
  return all
}
