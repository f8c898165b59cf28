import type { Box, Queries } from '@portolan/supplier/query'
import type { Property } from '../property/property.ts'
import type { Register } from '../property/register.ts'

/** A window over half a continent has more than anybody looks at. */
const mostHouses = 300

/** Those in the middle of a window are what it was opened for. */
function innermost(found: readonly Property[], { south, west, north, east }: Box): readonly Property[] {
  if (found.length <= mostHouses) return found
  const width = (east - west + 360) % 360
  const [lat, lon] = [(south + north) / 2, west + width / 2]
  const shrink = Math.cos((lat * Math.PI) / 180)
  const distanceOf = (one: Property): number => {
    const aside = ((one.lon - lon + 540) % 360) - 180
    return (one.lat - lat) ** 2 + (aside * shrink) ** 2
  }
  return found
    .map((property) => ({ property, distance: distanceOf(property) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, mostHouses)
    .map(({ property }) => property)
}

/** The houses that a search is about; what we do not know is not among them. */
export function housesAt(where: Queries['hotel']['where'], register: Register): readonly Property[] {
  if ('box' in where) return innermost(register.propertiesWithin(where.box), where.box)
  if ('hotelIds' in where)
    return [...new Set(where.hotelIds)].slice(0, mostHouses).flatMap((id) => register.propertyOf(id) ?? [])
  return where.context === 'CITY' ? register.propertiesIn(where.code).slice(0, mostHouses) : []
}
