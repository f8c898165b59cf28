import type { Language } from '@portolan/domain/language'
import type { Module } from '../platform/module.ts'
import { makeGazetteer } from './gazetteer.ts'
import { makeMembers, type Stop } from './members.ts'
import { makeNearest } from './nearest.ts'
import type { Catalogue, Place, PlaceKind } from './place.ts'
import { suggestionView } from './suggestion.ts'

export interface Places {
  /** Makes ready what takes a moment, so that the first customer does not wait for it. */
  prepare(): void
  find(code: string, kind: PlaceKind): Place | undefined
  /**
   * What a search by a location of the contract has to look at: the airport or station itself, or all those of a city,
   * the most important first. A metropolitan code is often sent as IATA, so it is taken for its city there as well.
   */
  expand(code: string, context: string, kind: Stop): readonly Place[]
  /** The nearest first, at most ten, none further than a day trip. */
  nearest(lat: number, lon: number, kind: PlaceKind): Place[]
}

const contextOf: Record<Stop, string> = { airport: 'IATA', 'rail-station': 'UIC' }

export function makePlaces(catalogue: Catalogue): Module & Places {
  const listOf = { airport: catalogue.airports, 'rail-station': catalogue.stations, city: catalogue.cities }
  const indexOf = (kind: PlaceKind) => new Map(listOf[kind].map((place) => [place.code, place]))
  const byCode = { airport: indexOf('airport'), 'rail-station': indexOf('rail-station'), city: indexOf('city') }
  const nearestOf = {
    airport: makeNearest(catalogue.airports),
    'rail-station': makeNearest(catalogue.stations),
    city: makeNearest(catalogue.cities),
  }
  const members = makeMembers(catalogue)
  let ready: ReturnType<typeof makeGazetteer> | undefined
  const gazetteer = () => {
    ready ??= makeGazetteer(catalogue, members)
    return ready
  }

  const find = (code: string, kind: PlaceKind) => byCode[kind].get(code)
  const nearest = (lat: number, lon: number, kind: PlaceKind) => nearestOf[kind](lat, lon)
  const viewsOf = (places: readonly Place[], language: Language) =>
    places.map((place) =>
      suggestionView(place, place.city === undefined ? undefined : find(place.city, 'city'), language),
    )

  return {
    prepare: () => void gazetteer(),
    find,
    nearest,
    expand(code, context, kind) {
      if (context === 'CITY') return members.of(code, kind)
      if (context !== contextOf[kind]) return []
      const place = find(code, kind)
      return place ? [place] : members.of(code, kind)
    },
    handlers: {
      async suggestHotelDestinations({ query }) {
        const kind = query.cityOnly === 'true' ? 'city' : 'anything'
        return viewsOf(gazetteer().search(query.keyword, kind), query.language)
      },
      async suggestPlaces({ params, query }, { language }) {
        return viewsOf(gazetteer().search(query.keyword, params.kind), query.language ?? language)
      },
      async findNearestPlaces({ query }, { language }) {
        return viewsOf(nearest(query.lat, query.lon, query.kind), language)
      },
    },
  }
}
