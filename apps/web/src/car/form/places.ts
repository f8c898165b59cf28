import type { Language } from '@portolan/domain/language'
import { findPlaces } from '../../place/calls.ts'
import { type Place, placeId } from '../../place/place.ts'
import type { CarPlace } from '../search.ts'

/** Of one airport or city the first: a city is found among airports too. */
function onceEach(places: readonly Place[]): Place[] {
  const seen = new Set<string>()
  return places.filter((place) => !seen.has(placeId(place)) && seen.add(placeId(place)))
}

/** Cars stand at airports, at stations and in town: a city is all of its desks. */
export async function findOffices(text: string, language: Language, signal: AbortSignal): Promise<Place[]> {
  const [cities, airports] = await Promise.all([
    findPlaces('city', text, language, signal),
    findPlaces('airport', text, language, signal),
  ])
  const exact = airports.filter(({ code }) => code === text.trim().toUpperCase())
  return onceEach([...exact, ...cities, ...airports])
}

/** Where people rent cars most, by the codes of their airports. */
const popularCodes = ['LIS', 'PMI', 'NCE', 'FCO', 'ATH', 'KEF', 'AGP', 'MIA'] as const

/** Until the server has named them. */
export const popularOffices: readonly Place[] = popularCodes.map((code) => ({
  ...{ code, codeContext: 'IATA', name: code, cityName: code, countryCode: '', countryName: '' },
}))

export const carPlaceOf = ({ codeContext, code, name }: Place): CarPlace => ({ context: codeContext, code, name })

/** The address knows a place by code and name alone; its country is only needed where places are offered. */
export const placeOf = ({ context, code, name }: CarPlace): Place => ({
  ...{ code, codeContext: context as Place['codeContext'], name, cityName: name },
  ...{ countryCode: '', countryName: '' },
})
