import type { listPopularCities, PopularCity } from '@portolan/contract/hotel'
import type { Language } from '@portolan/domain/language'
import { pictureKey } from '@portolan/picture/key'
import type { Place } from '../place/place.ts'
import { pictureUrl } from '../platform/picture-url.ts'
import type { Handler } from '../platform/serve.ts'
import { countryText } from '../platform/words.ts'
import { bestKnown } from './catalogue/popular-city.ts'
import type { HotelCity, HotelParts } from './parts.ts'

interface Found extends HotelCity {
  place: Place
}

const ranks = [...bestKnown.keys()]

/** The best known in their order, then all others by how likely somebody means them. */
function inOrder(one: Found, other: Found): number {
  const rankOf = ({ code }: Found): number => (bestKnown.has(code) ? ranks.indexOf(code) : ranks.length)
  return (
    rankOf(one) - rankOf(other) || other.place.importance - one.place.importance || (one.code < other.code ? -1 : 1)
  )
}

const cityView = ({ code, hotels, place }: Found, language: Language): PopularCity => ({
  ...{ cityCode: code, cityName: place.names[language] ?? place.name },
  ...{ countryCode: place.country, countryName: countryText(place.country, language) },
  imgUrl: pictureUrl(pictureKey({ scene: bestKnown.get(code) ?? 'skyline', seed: code })),
  hotelCount: hotels,
})

/** Every city with houses; one that the catalogue of places does not know cannot be searched, and is left out. */
export function makePopularCities({
  places,
  hotelCities,
}: Pick<HotelParts, 'places' | 'hotelCities'>): Handler<typeof listPopularCities> {
  const cities = hotelCities
    .flatMap((city) => {
      const place = places.find(city.code, 'city')
      return place ? [{ ...city, place }] : []
    })
    .sort(inOrder)
  return async (_, { language }) => cities.map((city) => cityView(city, language))
}
