import { type Language, languages } from '@portolan/domain/language'
import type { Place } from '../../../place/place.ts'
import type { Places } from '../../../place/places.ts'
import { kilometresBetween } from '../distance.ts'
import { type Office, offices } from './catalogue/office.ts'
import { stationReach } from './ticket/where.ts'

type Finder = Pick<Places, 'find' | 'nearest'>

const centreIn: Record<Language, (city: string) => string> = {
  en: (city) => `${city} City Centre`,
  zh: (city) => `${city}市中心`,
  zhHK: (city) => `${city}市中心`,
  es: (city) => `${city}, centro`,
  fr: (city) => `${city}, centre-ville`,
  ar: (city) => `${city}، وسط المدينة`,
}

/** The office of a centre is called after its city; others have names of their own. */
const namesOf = ({ name }: Office, city: Place | undefined): Place['names'] =>
  city && name.endsWith('City Centre')
    ? Object.fromEntries(languages.map((language) => [language, centreIn[language](city.names[language] ?? city.name)]))
    : {}

/** Airports and stations that the catalogue knows stand for their offices themselves. */
function isItsOwnPlace(office: Office, places: Finder): boolean {
  if (office.kind !== 'station') return office.kind !== 'airport'
  const [station] = places.nearest(office.lat, office.lon, 'rail-station')
  return !station || kilometresBetween(office, station) > stationReach
}

/** The offices as others find them: those in town, and those at stations and ports that are in no catalogue. */
export const officePlaces = (places: Finder): readonly Place[] =>
  offices
    .filter((office) => isItsOwnPlace(office, places))
    .map((office) => {
      const { code, name, country, lat, lon, timeZone, destination } = office
      const airport = places.find(destination, 'airport')
      const city = airport?.city === undefined ? undefined : places.find(airport.city, 'city')
      return {
        ...{ code, kind: 'car-office', name, city: city?.code, cityName: office.city, country, lat, lon, timeZone },
        ...{ names: namesOf(office, city), aliases: office.kind === 'city' ? [`${office.city} downtown`] : [] },
        // Behind the airport of the city, before its smaller stations.
        importance: Math.max(0, (airport?.importance ?? 0) - 1),
      }
    })
