import { suggestPlaces } from '@portolan/contract/place'
import type { Language } from '@portolan/domain/language'
import { send } from '../api/client.ts'
import { popularCodes } from './catalogue/popular.ts'
import type { Place, PlaceKind } from './place.ts'

export const findPlaces = (kind: PlaceKind, keyword: string, language: Language, signal?: AbortSignal) =>
  send(suggestPlaces, { params: { kind }, query: { keyword, language } }, signal ? { signal } : {})

const known = new Map<string, Promise<Place[]>>()

async function findByCode(kind: PlaceKind, code: string, language: Language): Promise<Place[]> {
  const found = await findPlaces(kind, code, language)
  return found.filter((place) => place.code === code).slice(0, 1)
}

/** Named by the server, so that they are written in the language spoken. Without them the list is only shorter. */
export function popularPlaces(kind: PlaceKind, language: Language): Promise<Place[]> {
  const key = `${kind}/${language}`
  const asked =
    known.get(key) ??
    Promise.all(popularCodes[kind].map((code) => findByCode(kind, code, language))).then((found) => found.flat())
  known.set(key, asked)
  asked.catch(() => known.delete(key))
  return asked
}
