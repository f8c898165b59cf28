import type { HotelStay } from '@portolan/contract/hotel-stay'
import type { Amount, Charge } from '@portolan/contract/shared'
import { type IsoDate, todayIn } from '@portolan/domain/date'
import type { Place } from '@portolan/picture/chart/projection'
import { kilometresBetween } from '../../map/city-view.ts'
import { pricePer } from '../../price/sum.ts'
import { type HotelListItem, hotelListItem } from '../model/list-item.ts'
import { isLookedFor } from './amenity.ts'
import { type Board, boardsOf } from './meal.ts'

/** One house of the list: the specification's item, and what the card, the filters and the map need beside it. */
export interface House {
  readonly id: string
  readonly item: HotelListItem
  /** Of the whole stay for all rooms, tax included. */
  readonly total: Amount
  /** The same by night, to the nearest cent: only shown, never sent. */
  readonly night: Amount
  readonly boards: readonly Board[]
  /** The day on which cancelling is still free, at the house or else for the reader; undefined: it never is. */
  readonly freeUntil: IsoDate | undefined
  /** Inside the total, and paid at the house all the same. */
  readonly there: readonly Charge[]
  readonly amenities: readonly string[]
  readonly quarter: string | undefined
  readonly kind: string | undefined
  readonly place: Place | undefined
  /** Kilometres from the middle of the city, where that is known. */
  readonly distance: number | undefined
  readonly isOnRequest: boolean
}

const readersZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** An instant with an offset is written by the clock of the house. */
const dayOf = (instant: string): IsoDate =>
  /[+-]\d\d:\d\d$/.test(instant) ? instant.slice(0, 10) : todayIn(readersZone, new Date(instant))

function houseOf(stay: HotelStay, nights: number, centre: Place | undefined): House {
  const { basicPropertyInfo: info, price, mealPlanCodes = [], freeCancelUntil, payAtProperty = [], status } = stay
  const total = { currencyCode: price.currencyCode, amount: price.amountAfterTax }
  const place: Place | undefined = info.position && [info.position.longitude, info.position.latitude]
  return {
    id: info.ttiCode ?? '',
    item: hotelListItem(stay),
    ...{ total, night: pricePer(total, nights), place },
    boards: boardsOf(mealPlanCodes),
    freeUntil: freeCancelUntil && dayOf(freeCancelUntil),
    there: payAtProperty,
    amenities: (info.amenityCodes ?? []).filter(isLookedFor),
    quarter: info.quarter,
    kind: info.propertyKind,
    distance: place && centre && kilometresBetween(centre, place),
    isOnRequest: status === 'OnRequest',
  }
}

/** What cannot be had, and what has no number to open its page by, is not in the list. */
export const housesOf = (stays: readonly HotelStay[], nights: number, centre: Place | undefined): House[] =>
  stays
    .filter(({ status, basicPropertyInfo }) => status !== 'Close' && basicPropertyInfo.ttiCode)
    .map((stay) => houseOf(stay, nights, centre))

interface Area {
  readonly name: string
  readonly place: Place
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The quarters, where most of their houses are; those with the most houses first. */
export function areasOf(houses: readonly House[]): Area[] {
  const found = new Map<string, Place[]>()
  for (const { quarter, place } of houses)
    if (quarter && place) found.set(quarter, [...(found.get(quarter) ?? []), place])
  return [...found]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name, places]) => ({ name, place: [mean(places.map(([x]) => x)), mean(places.map(([, y]) => y))] }))
}
