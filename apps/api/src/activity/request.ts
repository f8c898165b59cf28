import type { checkActivity, searchActivities } from '@portolan/contract/activity'
import type { RequestOf } from '@portolan/contract/call'
import { isSellingCurrency, type SellingCurrency } from '@portolan/domain/currency'
import { addDays, todayIn } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import type { Queries } from '@portolan/supplier/query'
import { nightsBetween } from '../platform/local-time.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import { daysAhead, mostCalendarDays, mostDepartureDays, mostSearchDays } from './limit.ts'
import type { PlaceFinder } from './parts.ts'
import { type Counted, countedIn, countsWrong, partyOf } from './party.ts'
import { readWhere } from './where.ts'

type SearchBody = RequestOf<typeof searchActivities>['body']
type AvailBody = RequestOf<typeof checkActivity>['body']
type Range = SearchBody['searchCriteria']['dateTimePref']

/** What is wanted of those that are found. */
export interface Wish {
  /** Empty: any. */
  kinds: ReadonlySet<string>
  /** Decimal, in the caller's currency, of the whole party. */
  least: number | undefined
  dearest: number | undefined
  keyword: string | undefined
  speaks: Language | undefined
}

export interface SearchRequest extends Wish {
  query: Queries['activity']
  /** Absent: the session's. */
  currency: SellingCurrency | undefined
  most: number | undefined
  /** How many were told before. */
  after: number
}

/** Where the day ends last. */
const lastZone = 'Etc/GMT+12'

export function datesWrong(
  { start, end }: Range,
  pointer: string,
  { today, mostDays }: { today: string; mostDays: number },
): FieldRefusal[] {
  if (start < today) return [{ pointer: `${pointer}/start`, code: 'too_small', text: 'error.field.dayPast' }]
  if (start > addDays(today, daysAhead))
    return [{ pointer: `${pointer}/start`, code: 'too_big', text: 'error.activity.horizon' }]
  if (end < start) return [{ pointer: `${pointer}/end`, code: 'too_small', text: 'error.activity.order' }]
  return nightsBetween(start, end) >= mostDays
    ? [{ pointer: `${pointer}/end`, code: 'too_big', text: 'error.activity.span' }]
    : []
}

const currencyWrong = ({ processingInformation: { pricingCurrency: currency } = {} }: SearchBody): FieldRefusal[] =>
  currency === undefined || isSellingCurrency(currency)
    ? []
    : [{ pointer: '/processingInformation/pricingCurrency', code: 'invalid_value', text: 'error.field.choice' }]

/** The token says how many were told. */
const tokenWrong = ({ processingInformation: { moreDataEchoToken: token } = {} }: SearchBody): FieldRefusal[] =>
  token === undefined || /^\d{1,4}$/.test(token)
    ? []
    : [{ pointer: '/processingInformation/moreDataEchoToken', code: 'invalid_format', text: 'error.field.format' }]

export function makeReading({ places, now }: { places: PlaceFinder; now(): Date }) {
  /** The contract's words put into the port's. Refuses (400) with every wrong field. */
  return function readRequest(body: SearchBody): SearchRequest {
    const { searchCriteria: criteria, processingInformation: processing = {} } = body
    const { where, problems } = readWhere(criteria.locationPref, '/searchCriteria/locationPref', places)
    const today = todayIn(where?.city?.timeZone ?? lastZone, now())
    const fields = [
      ...problems,
      ...datesWrong(criteria.dateTimePref, '/searchCriteria/dateTimePref', { today, mostDays: mostSearchDays }),
      ...countsWrong(criteria.customerCounts, '/searchCriteria/customerCounts'),
      ...currencyWrong(body),
      ...tokenWrong(body),
    ]
    if (!where || fields.length > 0) throw new Refusal(400, { fields })
    const { category, types = [] } = criteria.categoryTypePref ?? {}
    const { start: from, end: to } = criteria.dateTimePref
    return {
      query: {
        ...{ ...where.asked, from, to, show: 'list' },
        party: partyOf(countedIn(criteria.customerCounts, '')),
      },
      kinds: new Set([...(category === undefined ? [] : [category]), ...types]),
      ...{ least: criteria.pricePref?.minPrice, dearest: criteria.pricePref?.maxPrice },
      ...{ keyword: criteria.keyword, speaks: criteria.languageSpoken },
      currency: isSellingCurrency(processing.pricingCurrency) ? processing.pricingCurrency : undefined,
      ...{ most: processing.maxResponses, after: Number(processing.moreDataEchoToken ?? 0) },
    }
  }
}

export interface AvailRequest {
  id: string
  from: string
  to: string
  counted: readonly Counted[]
  isByDay: boolean
}

/** What can be told without knowing the activity. Refuses (400) with every wrong field. */
export function readAvail({ tourActivity }: AvailBody): AvailRequest {
  const { basicInfo, schedule, participantCounts, show } = tourActivity
  const isByDay = (show ?? (schedule.start === schedule.end ? 'Departures' : 'Days')) === 'Days'
  const fields = countsWrong(participantCounts, '/tourActivity/participantCounts')
  if (fields.length > 0) throw new Refusal(400, { fields })
  return {
    ...{ id: basicInfo.tourActivityID, from: schedule.start, to: schedule.end, isByDay },
    counted: countedIn(participantCounts, '/tourActivity/participantCounts'),
  }
}

export const mostDaysOf = ({ isByDay }: AvailRequest): number => (isByDay ? mostCalendarDays : mostDepartureDays)
