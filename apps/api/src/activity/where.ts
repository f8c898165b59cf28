import type { searchActivities } from '@portolan/contract/activity'
import type { RequestOf } from '@portolan/contract/call'
import type { Queries } from '@portolan/supplier/query'
import type { Place } from '../place/place.ts'
import type { FieldRefusal } from '../platform/refusal.ts'
import type { PlaceFinder } from './parts.ts'

type Location = RequestOf<typeof searchActivities>['body']['searchCriteria']['locationPref']

interface WhereRead {
  where?: {
    asked: Pick<Queries['activity'], 'where' | 'radiusKm'>
    /** Where it is one: its clock says which day is today. */
    city?: Place
  }
  problems: FieldRefusal[]
}

/** By its own code, or by that of its airport. */
function cityOf(code: string, places: PlaceFinder): Place | undefined {
  const airport = places.find(code, 'airport')
  return places.find(code, 'city') ?? (airport?.city === undefined ? undefined : places.find(airport.city, 'city'))
}

/** A city, else what is around a position. */
export function readWhere({ cityCode, position, radiusKm }: Location, pointer: string, places: PlaceFinder): WhereRead {
  if (cityCode !== undefined) {
    const city = cityOf(cityCode, places)
    if (!city)
      return { problems: [{ pointer: `${pointer}/cityCode`, code: 'invalid_value', text: 'error.activity.place' }] }
    const { code, lat, lon } = city
    return { where: { asked: { where: { code, context: 'CITY', lat, lon } }, city }, problems: [] }
  }
  if (!position) return { problems: [{ pointer, code: 'invalid_type', text: 'error.activity.where' }] }
  const { latitude: lat, longitude: lon } = position
  const where = { code: `${lat},${lon}`, context: 'GEO', lat, lon } as const
  return { where: { asked: { where, ...(radiusKm !== undefined && { radiusKm }) } }, problems: [] }
}
