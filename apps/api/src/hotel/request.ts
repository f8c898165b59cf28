import type { RequestOf } from '@portolan/contract/call'
import type { searchHotels } from '@portolan/contract/hotel'
import { isSellingCurrency, type SellingCurrency } from '@portolan/domain/currency'
import { addDays, todayIn } from '@portolan/domain/date'
import type { Queries } from '@portolan/supplier/query'
import type { Party } from '@portolan/supplier/traveler'
import { nightsBetween } from '../platform/local-time.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import { partyOf, readCandidates } from './candidate.ts'
import { daysAhead, mostNights } from './limit.ts'
import type { PlaceFinder } from './parts.ts'
import { readWhere, type Segment } from './where.ts'

type Body = RequestOf<typeof searchHotels>['body']

export interface HotelRequest {
  query: Queries['hotel']
  party: Party
  /** By the room's place: the name that the caller has for it. */
  rphs: readonly string[]
  /** Of the city, YYYY-MM-DD; for a part of the map, where it is still that day somewhere. */
  today: string
  /** Absent: the session's. */
  currency: SellingCurrency | undefined
  /** The cheapest first, where nobody says otherwise. */
  order: NonNullable<Body['sortOrder']>
  most: number | undefined
  /** Decimal, in the caller's currency, of the whole stay. */
  least: number | undefined
  dearest: number | undefined
  /** Empty: any. */
  stars: ReadonlySet<number>
}

const segments = '/availRequestSegments/availRequestSegmentList'
export const refsPointer = `${segments}/0/hotelSearchCriteria/criterionList/0/hotelRefs`

/** Where the day ends last. */
const lastZone = 'Etc/GMT+12'

function datesWrong({ start, end }: Segment['stayDateRange'], today: string): FieldRefusal[] {
  const at = `${segments}/0/stayDateRange`
  if (start === undefined && end === undefined)
    return [{ pointer: at, code: 'invalid_type', text: 'error.field.checkDate' }]
  if (start === undefined) return [{ pointer: `${at}/start`, code: 'invalid_type', text: 'error.field.required' }]
  if (start < today) return [{ pointer: `${at}/start`, code: 'too_small', text: 'error.field.dayPast' }]
  if (start > addDays(today, daysAhead))
    return [{ pointer: `${at}/start`, code: 'too_big', text: 'error.hotel.horizon' }]
  if (end === undefined) return [{ pointer: `${at}/end`, code: 'invalid_type', text: 'error.field.required' }]
  if (end <= start) return [{ pointer: `${at}/end`, code: 'too_small', text: 'error.hotel.checkOut' }]
  return nightsBetween(start, end) > mostNights
    ? [{ pointer: `${at}/end`, code: 'too_big', text: 'error.hotel.nights' }]
    : []
}

const currencyWrong = ({ requestedCurrency: currency }: Body): FieldRefusal[] =>
  currency === undefined || isSellingCurrency(currency)
    ? []
    : [{ pointer: '/requestedCurrency', code: 'invalid_value', text: 'error.field.choice' }]

/** Only the first so many need to be found where nothing else decides which they are. */
const mostFound = ({ maxResponses, sortOrder = 'PA' }: Body, isFiltered: boolean): { most?: number } =>
  maxResponses !== undefined && sortOrder === 'PA' && !isFiltered ? { most: maxResponses } : {}

export function makeReading({ places, now }: { places: PlaceFinder; now(): Date }) {
  /** The contract's words put into the port's. Refuses (400) with every wrong field. */
  return function readRequest(body: Body): HotelRequest {
    const [segment, ...more] = body.availRequestSegments.availRequestSegmentList
    if (!segment || more.length > 0)
      throw new Refusal(400, { fields: [{ pointer: `${segments}/1`, code: 'too_big', text: 'error.field.tooMany' }] })
    const { where, problems: whereWrong } = readWhere(segment, `${segments}/0`, places)
    const { rooms, rphs, problems: roomsWrong } = readCandidates(segment, `${segments}/0`)
    const today = todayIn(where?.city?.timeZone ?? lastZone, now())
    const { start: checkIn = '', end: checkOut = '' } = segment.stayDateRange
    const fields = [...whereWrong, ...datesWrong(segment.stayDateRange, today), ...roomsWrong, ...currencyWrong(body)]
    if (!where || fields.length > 0) throw new Refusal(400, { fields })
    const { rateRange = {}, starRatings = [] } = segment.hotelSearchCriteria.criterionList[0] ?? {}
    const { minRate: least, maxRate: dearest } = rateRange
    const isFiltered = least !== undefined || dearest !== undefined || starRatings.length > 0
    return {
      query: {
        ...{ where: where.asked, checkIn, checkOut, rooms },
        ...(segment.responseType === 'PropertyList'
          ? { show: 'list', ...mostFound(body, isFiltered) }
          : { show: 'rooms' }),
      },
      ...{ party: partyOf(rooms), rphs, today, least, dearest, stars: new Set(starRatings) },
      currency: isSellingCurrency(body.requestedCurrency) ? body.requestedCurrency : undefined,
      ...{ order: body.sortOrder ?? 'PA', most: body.maxResponses },
    }
  }
}
