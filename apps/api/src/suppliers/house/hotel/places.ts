import type { Place } from '../../../place/place.ts'
import type { Property } from './property/property.ts'
import type { Houses } from './ticket/houses.ts'

/** Guests know the better rated ones; no house is meant before the airport or station of its city. */
const importanceOf = ({ star, rating }: Property): number => Math.round(star * 20 + rating * 10)

/** The houses as others find them: by name, and where they stand. */
export const hotelPlaces = ({ register, cityOf }: Houses): readonly Place[] =>
  register().all.map((house) => {
    const { id, name, nameZhHK, city, country, lat, lon } = house
    const { name: cityName, timeZone } = cityOf(city)
    return {
      ...{ code: id, kind: 'hotel', name, city, cityName, country, lat, lon, timeZone },
      ...{ names: { zhHK: nameZhHK }, aliases: [], importance: importanceOf(house) },
    }
  })
