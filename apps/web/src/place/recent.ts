import { type Place, type PlaceKind, placeId } from './place.ts'

/** As many as the list shows. */
const most = 5

const keyOf = (kind: PlaceKind): string => `portolan.recent.${kind}`

const isPlace = (value: unknown): value is Place => {
  const { code, codeContext, name, countryName } = (value ?? {}) as Partial<Place>
  return [code, codeContext, name, countryName].every((text) => typeof text === 'string')
}

/** Kept in this browser only. What another version wrote, or nobody may write, is no place. */
export function recentPlaces(kind: PlaceKind): Place[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPlace).slice(0, most) : []
  } catch {
    return []
  }
}

export function keepRecent(kind: PlaceKind, place: Place): void {
  const others = recentPlaces(kind).filter((one) => placeId(one) !== placeId(place))
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify([place, ...others].slice(0, most)))
  } catch {
    // A browser that keeps nothing still searches.
  }
}
