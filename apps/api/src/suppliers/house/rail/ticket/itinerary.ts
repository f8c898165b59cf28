import { type Comfort, comforts } from '@portolan/domain/rail/fare'
import type { Instant } from '@portolan/supplier/outcome'
import type { Place, PlaceKind } from '../../../../place/place.ts'
import { hashOf } from '../../../../platform/crypto.ts'
import type { RangeOf, RideRange } from '../fare/range.ts'
import type { FareCurrency } from '../fare/ride-price.ts'
import type { Brand, Family, Operator } from '../operator.ts'
import type { Call, Ride } from '../router/journey.ts'
import { localOf } from './local-time.ts'
import type { Market } from './market.ts'
import type { Span } from './seat-store.ts'

export interface KnownCall extends Call {
  readonly place: Place
}

/** A train of the journey, with everything its ticket depends on. */
export interface RideOnSale extends Span {
  readonly ride: Ride
  readonly operator: Operator
  readonly brand: Brand
  readonly range: RideRange
  /** Those at stations that we know; first and last are always among them. */
  readonly calls: readonly KnownCall[]
  readonly minutes: number
  /** YYYY-MM-DDTHH:mm, local. */
  readonly departs: string
}

export interface Itinerary {
  /** As the router found them. */
  readonly given: readonly Ride[]
  readonly rides: readonly RideOnSale[]
  /** The longest one: its operator's family sells the whole, on its terms. */
  readonly main: RideOnSale
  readonly family: Family
  readonly currency: FareCurrency
  readonly operators: readonly Operator[]
  readonly departs: Instant
  readonly minutes: number
  /** The same for the same trains between the same stops on the same day. */
  readonly identity: string
  /** What every train of it has and every operator sells. */
  readonly comforts: readonly Comfort[]
  /** Into or out of Great Britain, where passports are looked at. */
  readonly needsPassport: boolean
  readonly timeZone: string
}

export type PlaceOf = (code: string, kind: PlaceKind) => Place | undefined

/** Undefined where a station at which somebody gets on or off is none of ours. */
export type ItineraryOf = (rides: readonly Ride[]) => Itinerary | undefined

const minute = 60_000
const longestIdentity = 120

function identify(rides: readonly RideOnSale[]): string {
  const text = rides.map(({ trip, day, from, to }) => `${trip}@${day}:${from}-${to}`).join('+')
  return text.length <= longestIdentity ? text : hashOf(text)
}

/** Across currencies the family sells in its own; every other journey is sold in its operators'. */
const homes: Partial<Record<Family, FareCurrency>> = { britain: 'GBP', switzerland: 'CHF' }

function currencyOf(operators: readonly Operator[], family: Family): FareCurrency {
  const [first, ...others] = new Set(operators.map(({ currency }) => currency))
  return first && others.length === 0 ? first : (homes[family] ?? 'EUR')
}

/** Within the common travel area nobody is asked. */
function crossesToBritain(rides: readonly RideOnSale[]): boolean {
  const countries = rides.flatMap(({ calls }) => [calls.at(0), calls.at(-1)].map((call) => call?.place.country))
  return countries.includes('GB') && countries.some((country) => country !== 'GB' && country !== 'IE')
}

export function makeItineraryOf(market: Market, placeOf: PlaceOf, rangeOf: RangeOf): ItineraryOf {
  const onSale = (ride: Ride): RideOnSale | undefined => {
    const calls = ride.calls.flatMap((call) => {
      const place = placeOf(call.stop, 'rail-station')
      return place ? [{ ...call, place }] : []
    })
    const [first, last] = [calls.at(0), calls.at(-1)]
    if (!first || !last || first.stop !== ride.calls.at(0)?.stop || last.stop !== ride.calls.at(-1)?.stop)
      return undefined
    const operator = market.operatorOf(ride.operator)
    const brand = market.brandOf(ride.brand, ride.operator)
    return {
      ...{ ride, operator, brand, calls },
      ...{ trip: ride.trip, day: ride.day, from: ride.position, to: ride.position + ride.calls.length - 1 },
      range: rangeOf(
        operator,
        brand,
        calls.map(({ place }) => place),
      ),
      minutes: Math.round((last.arrives - first.departs) / minute),
      departs: localOf(first.departs, first.place.timeZone),
    }
  }

  const gather = (given: readonly Ride[]): Itinerary | undefined => {
    const rides = given.flatMap((ride) => onSale(ride) ?? [])
    const [first, last] = [rides.at(0)?.calls.at(0), rides.at(-1)?.calls.at(-1)]
    if (!first || !last || rides.length < given.length) return undefined
    const main = rides.reduce((longest, ride) => (ride.minutes > longest.minutes ? ride : longest))
    const operators = rides.map(({ operator }) => operator)
    const { family } = main.operator
    return {
      ...{ given, rides, main, family, operators, currency: currencyOf(operators, family) },
      departs: first.departs,
      minutes: Math.round((last.arrives - first.departs) / minute),
      identity: identify(rides),
      comforts: comforts.filter((comfort) =>
        rides.every(({ operator, brand }) => operator.comfort[comfort] && (brand.seats[comfort] ?? 0) > 0),
      ),
      needsPassport: crossesToBritain(rides),
      timeZone: first.place.timeZone,
    }
  }

  /** All families look at the same journeys: each is made ready once. */
  const known = new WeakMap<readonly Ride[], { readonly itinerary: Itinerary | undefined }>()
  return (rides) => {
    const made = known.get(rides) ?? { itinerary: gather(rides) }
    known.set(rides, made)
    return made.itinerary
  }
}
