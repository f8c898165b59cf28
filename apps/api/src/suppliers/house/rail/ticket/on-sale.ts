import type { Instant } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { Db } from '../../../../platform/db.ts'
import type { Family } from '../operator.ts'
import { askTogether } from './ask-together.ts'
import type { Itinerary, ItineraryOf } from './itinerary.ts'
import type { JourneyFinder } from './journey-finder.ts'
import { type Loads, readLoads } from './seat-store.ts'

type Query = Queries['rail']

/** Of each of its trains. */
export type LoadsOf = ReadonlyMap<Itinerary, readonly Loads[]>

/** What one search finds, for all families. */
export interface OnSale {
  /** By leg. */
  readonly ways: readonly ReadonlyMap<Family, readonly Itinerary[]>[]
  /** Asked by those who have something to sell, and read once for all of them. */
  loads(): Promise<LoadsOf>
}

/** A text: why it cannot be asked. */
export type FindOnSale = (db: Db, query: Query, signal: AbortSignal) => Promise<OnSale | string>

const mostJourneys = 60

/** The quickest with the fewest changes stay; they are shown in the order of departure. */
function best(itineraries: readonly Itinerary[]): readonly Itinerary[] {
  if (itineraries.length <= mostJourneys) return itineraries
  const byWorth = itineraries.toSorted(
    (one, other) => one.minutes - other.minutes || one.rides.length - other.rides.length,
  )
  const chosen = new Set(byWorth.slice(0, mostJourneys))
  return itineraries.filter((itinerary) => chosen.has(itinerary))
}

function byFamily(itineraries: readonly Itinerary[]): ReadonlyMap<Family, readonly Itinerary[]> {
  const families = new Map<Family, Itinerary[]>()
  for (const itinerary of itineraries) {
    const own = families.get(itinerary.family)
    if (own) own.push(itinerary)
    else families.set(itinerary.family, [itinerary])
  }
  return new Map([...families].map(([family, own]) => [family, best(own)]))
}

/** One question for the trains of all. */
export async function loadsOf(db: Db, itineraries: readonly Itinerary[]): Promise<LoadsOf> {
  const loads = await readLoads(
    db,
    itineraries.flatMap(({ rides }) => rides),
  )
  let place = 0
  return new Map(
    itineraries.map((itinerary) => {
      const from = place
      place += itinerary.rides.length
      return [itinerary, loads.slice(from, place)]
    }),
  )
}

interface Parts {
  finder: JourneyFinder
  itineraryOf: ItineraryOf
  now(): Instant
}

/**
 * All families are asked the same in one breath: the first of them looks, and the others, whose query is the very same
 * object, wait for what it finds. It is over as soon as it is found: a search of its own looks anew.
 */
export function makeFindOnSale({ finder, itineraryOf, now }: Parts): FindOnSale {
  const underWay = new WeakMap<Query, (signal: AbortSignal) => Promise<OnSale | string>>()

  async function find(db: Db, { legs, maxChanges, operators }: Query, signal: AbortSignal): Promise<OnSale | string> {
    const found = await Promise.all(legs.map((leg) => finder({ leg, maxChanges, operators }, now(), signal)))
    const ways: ReadonlyMap<Family, readonly Itinerary[]>[] = []
    for (const journeys of found) {
      if (typeof journeys === 'string') return journeys
      ways.push(byFamily(journeys.flatMap(({ rides }) => itineraryOf(rides) ?? [])))
    }
    let read: Promise<LoadsOf> | undefined
    return {
      ways,
      loads() {
        read ??= loadsOf(
          db,
          ways.flatMap((way) => [...way.values()].flat()),
        )
        return read
      },
    }
  }

  return (db, query, signal) => {
    const known = underWay.get(query)
    if (known) return known(signal)
    const end = () => {
      if (underWay.get(query) === join) underWay.delete(query)
    }
    const join = askTogether((leaving) => find(db, query, leaving).finally(end), end)
    underWay.set(query, join)
    return join(signal)
  }
}
