import type { DestinationSuggestion } from '@portolan/contract/place'
import type { Say } from '../i18n/text.ts'
import type { Choice, ChoiceKind } from '../ui/choice.ts'

/** ground: wherever a car takes somebody up or sets him down; car: wherever one is rented. */
export type PlaceKind = 'airport' | 'rail-station' | 'city' | 'ground' | 'car'

/** What was chosen, as the server told it: its code and context go unchanged into a search. */
export type Place = DestinationSuggestion

const kinds: Record<Place['codeContext'], ChoiceKind> = {
  CITY: 'city',
  HOTEL: 'hotel',
  IATA: 'airport',
  UIC: 'station',
  PORT: 'port',
  OFFICE: 'office',
  POI: 'city',
}

export const placeId = ({ codeContext, code }: Place): string => `${codeContext}-${code}`

/** A city among stations or airports stands for all of them. */
function detailOf({ codeContext, cityName: city, countryName: country, name }: Place, kind: PlaceKind, t: Say): string {
  if (codeContext === 'CITY' && kind === 'rail-station') return t('place.allStations', { country })
  if (codeContext === 'CITY' && kind === 'airport') return t('place.allAirports', { country })
  return city && city !== name ? t('place.detail', { city, country }) : country
}

/** People know LHR and LON by heart, and no station by its seven digits nor a city by a word of ours. */
const isKnownCode = ({ codeContext, code }: Place): boolean => codeContext !== 'UIC' && /^[A-Z]{3}$/.test(code)

/** A line to choose from, with the place it stands for. */
export interface PlaceChoice extends Choice {
  place: Place
}

export const choiceOf = (place: Place, kind: PlaceKind, t: Say): PlaceChoice => ({
  place,
  id: placeId(place),
  name: place.name,
  detail: detailOf(place, kind, t),
  kind: kinds[place.codeContext],
  ...(isKnownCode(place) && { code: place.code }),
})
