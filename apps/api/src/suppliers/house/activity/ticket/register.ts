import type { Place } from '../../../../place/place.ts'
import type { Places } from '../../../../place/places.ts'
import { kilometresBetween } from '../../distance.ts'
import { groupBy } from '../../group.ts'
import type { Tour } from '../catalogue/tour.ts'
import { tours as allTours } from '../catalogue/tours.ts'

interface Point {
  readonly lat: number
  readonly lon: number
}

/** All tours, and where they are. */
export interface Tours {
  tourOf(id: string): Tour | undefined
  toursIn(city: string): readonly Tour[]
  /** Of those that begin there. */
  toursNear(point: Point, kilometres: number): readonly Tour[]
  cityOf(code: string): Place
}

export function makeTours(places: Pick<Places, 'find'>, all: readonly Tour[] = allTours): Tours {
  const byId = new Map(all.map((tour) => [tour.id, tour]))
  const byCity = groupBy(all, ({ city }) => city)
  return {
    tourOf: (id) => byId.get(id),
    toursIn: (city) => byCity.get(city) ?? [],
    toursNear: (point, kilometres) => all.filter(({ start }) => kilometresBetween(point, start) <= kilometres),
    cityOf(code) {
      const city = places.find(code, 'city')
      if (!city) throw new Error(`The catalogue of places has no city ${code}.`)
      return city
    },
  }
}
