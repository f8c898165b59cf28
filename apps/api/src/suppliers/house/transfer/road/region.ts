import { kilometresBetween } from '../../distance.ts'
import type { AirportFact } from '../catalogue/airport.ts'
import { roadBetween } from './road.ts'
import type { Spot, SpotPlaces } from './spot.ts'

/** Whose cars drive a way, and what their level of prices is. */
export interface Region {
  /** IATA of the airport it is named after. */
  readonly code: string
  readonly fact: AirportFact
  /** From the airport to its own city or back: there a shuttle goes, and something without a car. */
  readonly isAirportRun: boolean
}

export type RegionOf = (from: Spot, to: Spot) => Region

/** Cars of an airport come from as far as this. */
const reach = 150
/** What is still the city, around its middle. */
const cityRadius = 12
/** Where the middle of the city is not known, or is another place's: so much further than the city is. */
const besides = { times: 1.3, more: 6 }

interface KnownAirport extends Spot {
  readonly fact: AirportFact
  /** The middle of its city. */
  readonly centre: { readonly lat: number; readonly lon: number } | undefined
}

function knownAirports(facts: readonly AirportFact[], { find }: SpotPlaces): KnownAirport[] {
  return facts.flatMap((fact) => {
    const place = find(fact.code, 'airport')
    if (!place) return []
    const { lat, lon, country, timeZone } = place
    const centre = place.city === undefined ? undefined : find(place.city, 'city')
    const isNear = centre && (roadBetween(place, centre) ?? Number.POSITIVE_INFINITY) <= farthestOf(fact)
    return [{ ...{ lat, lon, country, timeZone, airport: fact.code, fact }, centre: isNear ? centre : undefined }]
  })
}

export function makeRegionOf(facts: readonly AirportFact[], places: SpotPlaces): RegionOf {
  const airports = knownAirports(facts, places)
  const byCode = new Map(airports.map((airport) => [airport.fact.code, airport]))
  const nearestTo = (spot: Spot, among: readonly KnownAirport[]) =>
    among
      .map((airport) => ({ airport, km: kilometresBetween(spot, airport) }))
      .reduce((one, other) => (other.km < one.km ? other : one))

  /** The nearest of the country, or of all: money is worth the same there, as far as we know. */
  const levelAt = (spot: Spot): AirportFact => {
    const own = airports.filter(({ country }) => country === spot.country)
    return nearestTo(spot, own.length > 0 ? own : airports).airport.fact
  }

  return (from, to) => {
    const end = byCode.get(from.airport ?? '') ?? byCode.get(to.airport ?? '')
    if (end) {
      const other = end.fact.code === from.airport ? to : from
      return { code: end.fact.code, fact: end.fact, isAirportRun: isInCity(other, end) }
    }
    const near = nearestTo(from, airports)
    if (near.km <= reach) return { code: near.airport.fact.code, fact: near.airport.fact, isAirportRun: false }
    const code = places.nearest(from.lat, from.lon, 'airport')[0]?.code ?? from.country
    return { code, fact: levelAt(from), isAirportRun: false }
  }
}

const farthestOf = ({ km }: AirportFact): number => km * besides.times + besides.more

function isInCity(spot: Spot, airport: KnownAirport): boolean {
  if (spot.airport !== undefined) return false
  const km = roadBetween(airport, spot)
  if (km === undefined || km > farthestOf(airport.fact)) return false
  return airport.centre === undefined || kilometresBetween(spot, airport.centre) <= cityRadius
}
