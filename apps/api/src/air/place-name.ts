import type { Language } from '@portolan/domain/language'
import type { Place } from '../place/place.ts'
import type { PlaceFinder } from './parts.ts'

const nameIn = ({ names, name }: Place, language: Language): string => names[language] ?? name

export interface PlaceNames {
  airport(code: string): Place | undefined
  airportName(code: string, language: Language): string
  /** The city that an airport serves; by its code where nobody knows it. */
  cityName(code: string, language: Language): string
}

export function makePlaceNames({ find }: PlaceFinder): PlaceNames {
  const airport = (code: string) => find(code, 'airport')
  return {
    airport,
    airportName(code, language) {
      const place = airport(code)
      return place ? nameIn(place, language) : code
    },
    cityName(code, language) {
      const place = airport(code)
      const city = place?.city === undefined ? undefined : find(place.city, 'city')
      return city ? nameIn(city, language) : (place?.cityName ?? code)
    },
  }
}
