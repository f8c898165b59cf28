import type { HotelStay } from '@portolan/contract/hotel-stay'
import type { Amount, Charge } from '@portolan/contract/shared'
import type { Place } from '@portolan/picture/chart/projection'
import { kilometresBetween } from '../../map/city-view.ts'
import type { Terms } from '../../moment/use-moments.ts'
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
  /** Until when cancelling is free; undefined: it never is. */
  readonly freeUntil: Terms | undefined
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

function houseOf(stay: HotelStay, nights: number, centre: Place | undefined): House {
  const {
    basicPropertyInfo: info,
    price,
    mealPlanCodes = [],
    freeCancelUntil,
    freeCancelClock,
    payAtProperty = [],
    status,
  } = stay
  const total = { currencyCode: price.currencyCode, amount: price.amountAfterTax }
  const place: Place | undefined = info.position && [info.position.longitude, info.position.latitude]
  return {
    id: info.ttiCode ?? '',
    item: hotelListItem(stay),
    ...{ total, night: pricePer(total, nights), place },
    boards: boardsOf(mealPlanCodes),
    freeUntil:
      freeCancelUntil === undefined ? undefined : { absoluteDeadline: freeCancelUntil, clock: freeCancelClock },
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
