import type { DestinationSuggestion } from '@portolan/contract/place'
import type { Language } from '@portolan/domain/language'
import { countryName } from './country.ts'
import type { Place, PlaceKind } from './place.ts'

const contexts: Record<PlaceKind, DestinationSuggestion['codeContext']> = {
  airport: 'IATA',
  'rail-station': 'UIC',
  city: 'CITY',
  port: 'PORT',
  hotel: 'HOTEL',
  'car-office': 'OFFICE',
}

const nameIn = ({ names, name }: Place, language: Language): string => names[language] ?? name

/** A place as the screen shows it: in the reader's language, under its local name where there is no other. */
export const suggestionView = (place: Place, city: Place | undefined, language: Language): DestinationSuggestion => ({
  code: place.code,
  codeContext: contexts[place.kind],
  name: nameIn(place, language),
  cityName: city ? nameIn(city, language) : place.cityName,
  countryCode: place.country,
  countryName: countryName(place.country, language),
  position: { latitude: place.lat, longitude: place.lon },
})
