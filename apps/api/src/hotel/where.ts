import type { RequestOf } from '@portolan/contract/call'
import type { searchHotels } from '@portolan/contract/hotel'
import type { Box, Queries } from '@portolan/supplier/query'
import type { Place } from '../place/place.ts'
import type { FieldRefusal } from '../platform/refusal.ts'
import type { PlaceFinder } from './parts.ts'

type Body = RequestOf<typeof searchHotels>['body']
export type Segment = Body['availRequestSegments']['availRequestSegmentList'][number]
type Criterion = Segment['hotelSearchCriteria']['criterionList'][number]

export interface Where {
  asked: Queries['hotel']['where']
  /** Where it is one: its clock says which day is today. */
  city?: Place
}

interface WhereRead {
  where?: Where
  problems: FieldRefusal[]
}

/** Kilometres around a position, where nobody says how many. */
const usualRadius = 5
const kilometresPerDegree = 111.32

const wrapped = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180

/** The square around a position. Near a pole it goes all the way around. */
function boxAround({ latitude, longitude }: NonNullable<Criterion['position']>, radius: number): Box {
  const up = radius / kilometresPerDegree
  const [south, north] = [Math.max(-90, latitude - up), Math.min(90, latitude + up)]
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180)
  const aside = up / Math.max(narrowest, 1e-6)
  if (aside >= 180) return { south, north, west: -180, east: 180 }
  return { south, north, west: wrapped(longitude - aside), east: wrapped(longitude + aside) }
}

const refused = (pointer: string, code: string, text: FieldRefusal['text']): WhereRead => ({
  problems: [{ pointer, code, text }],
})

function cityAt(code: string, pointer: string, places: PlaceFinder): WhereRead {
  const city = places.find(code, 'city')
  if (!city) return refused(`${pointer}/hotelCityCode`, 'invalid_value', 'error.hotel.place')
  const { lat, lon } = city
  return { where: { asked: { code, context: 'CITY', lat, lon }, city }, problems: [] }
}

/** Houses by their codes, else the city, else a part of the map. The rooms of a whole city would be too many to show. */
export function readWhere(
  { responseType, hotelSearchCriteria: { criterionList } }: Segment,
  pointer: string,
  places: PlaceFinder,
): WhereRead {
  const at = `${pointer}/hotelSearchCriteria/criterionList`
  const [criterion] = criterionList
  if (!criterion || criterionList.length > 1) return refused(`${at}/1`, 'too_big', 'error.field.tooMany')
  const { hotelRefs, box, position, radiusKm = usualRadius } = criterion
  const refs = `${at}/0/hotelRefs`
  const hotelIds = hotelRefs.flatMap(({ ttiCode }) => ttiCode ?? [])
  if (hotelIds.length > 0 && hotelIds.length === hotelRefs.length)
    return { where: { asked: { hotelIds } }, problems: [] }
  if (responseType === 'PropertyRateList') return refused(`${refs}/0/ttiCode`, 'invalid_type', 'error.field.required')
  const [ref, ...more] = hotelRefs
  if (more.length > 0) return refused(`${refs}/1`, 'too_big', 'error.field.tooMany')
  if (box && box.south > box.north) return refused(`${at}/0/box/north`, 'too_small', 'error.field.format')
  if (box) return { where: { asked: { box } }, problems: [] }
  if (position) return { where: { asked: { box: boxAround(position, radiusKm) } }, problems: [] }
  if (ref?.hotelCityCode !== undefined) return cityAt(ref.hotelCityCode, `${refs}/0`, places)
  return refused(refs, 'invalid_type', 'error.hotel.where')
}
