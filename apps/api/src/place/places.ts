import type { Language } from '@portolan/domain/language'
import type { Module } from '../platform/module.ts'
import { sliced } from '../platform/sliced.ts'
import { makeBeside, searchBoth } from './beside.ts'
import { buildGazetteer, type Sought, usual } from './gazetteer.ts'
import { makeMembers, type Stop } from './members.ts'
import { makeNearest } from './nearest.ts'
import type { Catalogue, Place, PlaceKind } from './place.ts'
import { suggestionView } from './suggestion.ts'

export interface Places {
  /** Makes ready what takes a moment, beside what is asked; those who look for a place meanwhile have the rest made at once. */
  prepare(): Promise<void>
  find(code: string, kind: PlaceKind): Place | undefined
  /**
   * What a search by a location of the contract has to look at: the airport or station itself, or all those of a city,
   * the most important first. A metropolitan code is often sent as IATA, so it is taken for its city there as well.
   */
  expand(code: string, context: string, kind: Stop): readonly Place[]
  /** The nearest first, at most ten, none further than a day trip. */
  nearest(lat: number, lon: number, kind: Near): Place[]
}

type Near = Stop | 'city'
type Own = 'hotel' | 'car-office'

const contextOf: Record<Stop, string> = { airport: 'IATA', 'rail-station': 'UIC' }

const byCodeIn = (places: readonly Place[]): ReadonlyMap<string, Place> =>
  new Map(places.map((place) => [place.code, place]))

/** What we sell at, as others find it: asked for once, when somebody wants to know of one. */
interface OwnPlaces {
  hotels?(): readonly Place[]
  /** Of car rental, where no airport or station stands for them. */
  offices?(): readonly Place[]
}

const none = () => []

export function makePlaces(catalogue: Catalogue, { hotels = none, offices = none }: OwnPlaces = {}): Module & Places {
  const byCode = {
    airport: byCodeIn(catalogue.airports),
    'rail-station': byCodeIn(catalogue.stations),
    city: byCodeIn(catalogue.cities),
    port: byCodeIn(catalogue.ports),
  }
  const ownByCode: Partial<Record<Own, ReadonlyMap<string, Place>>> = {}
  const ownOf = (code: string, kind: Own) => {
    ownByCode[kind] ??= byCodeIn(kind === 'hotel' ? hotels() : offices())
    return ownByCode[kind].get(code)
  }
  const nearestOf = {
    airport: makeNearest(catalogue.airports),
    'rail-station': makeNearest(catalogue.stations),
    city: makeNearest(catalogue.cities),
  }
  const members = makeMembers(catalogue)
  const made = sliced(() => buildGazetteer(catalogue, members, [...usual(catalogue), ...offices()]))
  const gazetteer = made.now

  const beside = makeBeside(catalogue, members, hotels)

  const find = (code: string, kind: PlaceKind) =>
    kind === 'hotel' || kind === 'car-office' ? ownOf(code, kind) : byCode[kind].get(code)
  const nearest = (lat: number, lon: number, kind: Near) => nearestOf[kind](lat, lon)
  const search = (keyword: string, kind: Sought) =>
    kind === 'ground' || kind === 'anything'
      ? searchBoth(gazetteer(), beside(), keyword, kind)
      : gazetteer().search(keyword, kind)
  const viewsOf = (places: readonly Place[], language: Language) =>
    places.map((place) =>
      suggestionView(place, place.city === undefined ? undefined : find(place.city, 'city'), language),
    )

  return {
    prepare: made.beside,
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
        return viewsOf(search(query.keyword, kind), query.language)
      },
      async suggestPlaces({ params, query }, { language }) {
        return viewsOf(search(query.keyword, params.kind), query.language ?? language)
      },
      async findNearestPlaces({ query }, { language }) {
        return viewsOf(nearest(query.lat, query.lon, query.kind), language)
      },
    },
  }
}
