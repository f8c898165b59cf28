import type { TourActivityInfo } from '@portolan/contract/activity'
import type { Language } from '@portolan/domain/language'
import type { ActivityContent, ActivityPoint, ActivityTour } from '@portolan/supplier/activity'
import type { Place } from '../place/place.ts'
import { isoDurationOf } from '../platform/local-time.ts'
import { pictureUrl } from '../platform/picture-url.ts'
import { countryText, wordsIn } from '../platform/words.ts'
import type { PlaceFinder } from './parts.ts'
import { shortDescription } from './words.ts'

type Location = TourActivityInfo['locations'][number]

const cityName = (city: Place | undefined, language: Language): string | undefined =>
  city && (city.names[language] ?? city.names.en ?? city.name)

function locationsOf(tour: ActivityTour, places: PlaceFinder, language: Language): Location[] {
  const name = cityName(places.find(tour.city, 'city'), language)
  const at = (type: Location['type'], { name: locationName, lat, lon }: ActivityPoint): Location => ({
    ...{ type, locationName },
    address: {
      ...(name !== undefined && { cityName: name }),
      ...{ countryCode: tour.country, countryName: countryText(tour.country, language) },
    },
    position: { latitude: lat, longitude: lon },
  })
  return [at('startingPoint', tour.start), at('endingPoint', tour.end)]
}

type Head = Pick<TourActivityInfo, 'basicInfo' | 'description' | 'categoryAndType' | 'locations'>

/** An activity, wherever one of its departures is told of. */
export function tourHead(tour: ActivityTour, places: PlaceFinder, language: Language): Head {
  const { id, kind, minAge, setting, rating, reviews, hasPickUp, picture } = tour
  const name = wordsIn(tour.name, language)
  return {
    basicInfo: { tourActivityID: id, name },
    description: {
      ...{ shortDescription: shortDescription(tour, language), minAge, setting, hasPickUp },
      images: [{ url: pictureUrl(picture), caption: name }],
      ...(rating !== undefined && { rating }),
      ...(reviews !== undefined && { reviewCount: reviews }),
    },
    categoryAndType: { category: kind, types: [kind] },
    locations: locationsOf(tour, places, language),
  }
}

export const durationOf = ({ minutes }: ActivityTour): string => isoDurationOf(minutes)

/** What else is told of it to whoever has opened it. */
export function withContent(head: Head, content: ActivityContent): Head {
  const { overview, included, notIncluded, goodToKnow, gallery } = content
  return {
    ...head,
    description: {
      ...{ ...head.description, longDescription: overview, images: gallery.map((key) => ({ url: pictureUrl(key) })) },
      ...{ included: [...included], notIncluded: [...notIncluded], goodToKnow: [...goodToKnow] },
    },
  }
}
