import { type Found, type Gazetteer, makeGazetteer, most, type Sought } from './gazetteer.ts'
import type { Members } from './members.ts'
import type { Catalogue, Place } from './place.ts'

/**
 * Ports and hotels in a gazetteer of their own: who looks for an airport, a station or a city does not pay for them. Made
 * for the first who asks for one: hotels are not there before.
 */
export function makeBeside(catalogue: Catalogue, members: Members, hotels: () => readonly Place[]): () => Gazetteer {
  let made: Gazetteer | undefined
  return () => {
    made ??= makeGazetteer(catalogue, members, [...catalogue.ports, ...hotels()])
    return made
  }
}

/** The likeliest of both; of those found alike the first ones' first. */
export function searchBoth(first: Gazetteer, second: Gazetteer, keyword: string, kind: Sought): Place[] {
  const found: Found[] = [...first.find(keyword, kind), ...second.find(keyword, kind)]
  return found
    .sort((one, other) => one.level - other.level)
    .slice(0, most)
    .map(({ place }) => place)
}
