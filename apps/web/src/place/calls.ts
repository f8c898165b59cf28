import { findNearestPlaces, suggestPlaces } from '@portolan/contract/place'
import type { Language } from '@portolan/domain/language'
import { send } from '../api/client.ts'
import { popularCodes } from './catalogue/popular.ts'
import { type Place, type PlaceKind, placeId } from './place.ts'

export const findPlaces = (kind: PlaceKind, keyword: string, language: Language, signal?: AbortSignal) =>
  send(suggestPlaces, { params: { kind }, query: { keyword, language } }, signal ? { signal } : {})

const known = new Map<string, Promise<Place[]>>()

/** Asked once a language; what failed may be asked again. */
function findByCode(kind: PlaceKind, code: string, language: Language): Promise<Place[]> {
  const key = `${kind}/${language}/${code}`
  const asked =
    known.get(key) ?? findPlaces(kind, code, language).then((found) => found.filter((place) => place.code === code))
  known.set(key, asked)
  asked.catch(() => known.get(key) === asked && known.delete(key))
  return asked
}

/** As after a reload. */
export const forgetPlaces = (): void => known.clear()

/** Named by the server, so that they are written in the language spoken. Without them the list is only shorter. */
export async function popularPlaces(kind: PlaceKind, language: Language): Promise<Place[]> {
  const found = await Promise.all(popularCodes[kind].map((code) => findByCode(kind, code, language)))
  return found.flatMap((places) => places.slice(0, 1))
}

/** The same places as the language spoken names them; what the server does not know keeps the name it has. */
export const inLanguage = (kind: PlaceKind, places: readonly Place[], language: Language): Promise<Place[]> =>
  Promise.all(
    places.map((place) =>
      findByCode(kind, place.code, language).then(
        (found) => found.find((one) => placeId(one) === placeId(place)) ?? place,
        () => place,
      ),
    ),
  )

/** The city around a point; null where there is none near. */
export async function nearestCity(lat: number, lon: number, signal: AbortSignal): Promise<Place | null> {
  const query = { lat: lat.toFixed(5), lon: lon.toFixed(5), kind: 'city' as const }
  const [city] = await send(findNearestPlaces, { query }, { signal })
  return city ?? null
}
