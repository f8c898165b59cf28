import type { BasicPropertyInfo } from '@portolan/contract/hotel-stay'
import type { Language } from '@portolan/domain/language'
import type { HotelHouse } from '@portolan/supplier/hotel'
import { pictureUrl } from '../platform/picture-url.ts'
import { countryText, wordsIn } from '../platform/words.ts'
import { shortDescription } from './words.ts'

type Address = NonNullable<BasicPropertyInfo['address']>

export const addressView = ({ address, country }: HotelHouse, language: Language): Address => ({
  ...{ addressLines: [address.line], cityName: address.city },
  ...(address.postalCode !== '' && { postalCode: address.postalCode }),
  ...{ countryCode: country, countryName: countryText(country, language) },
})

/** By whose code a house is known, and under which names. */
export const houseRef = ({ id, city, name, nameZhHK }: HotelHouse, supplier: string) => ({
  ...{ ttiCode: id, hotelCode: id, hotelCodeContext: supplier, hotelCityCode: city, hotelName: name },
  ...(nameZhHK !== undefined && { propertyName: nameZhHK }),
})

/** A house, wherever one of its rooms is told of. */
export function propertyView(house: HotelHouse, supplier: string, language: Language): BasicPropertyInfo {
  const { name, lat, lon, star, rating, picture, kind, quarter, amenities } = house
  return {
    position: { latitude: lat, longitude: lon },
    // Not first: a literal that begins with another object takes a microsecond for each field that follows.
    ...houseRef(house, supplier),
    address: addressView(house, language),
    awards: [{ provider: 'star', rating: star }, ...(rating === undefined ? [] : [{ provider: 'guest', rating }])],
    image: { url: pictureUrl(picture), caption: name },
    ...{ shortDescription: shortDescription(house, language), propertyKind: kind },
    ...(quarter && { quarter: wordsIn(quarter, language) }),
    amenityCodes: [...amenities],
  }
}
