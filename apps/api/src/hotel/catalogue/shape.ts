import type { HotelBed, PropertyKind } from '@portolan/supplier/hotel'
import type { Counted } from '../../platform/words.ts'

/** Breakfast, lunch and dinner, as many of them as are part of the rate. */
export type MealMix =
  | 'none'
  | 'breakfast'
  | 'lunch'
  | 'dinner'
  | 'breakfast lunch'
  | 'breakfast dinner'
  | 'lunch dinner'
  | 'breakfast lunch dinner'

export interface HotelTexts {
  adults: Counted
  children: Counted
  /** {children} is the sentence above, {ages} are figures. */
  aged: string
  /** What somebody stays as. */
  adult: string
  child: string
  nights: Counted
  stars: Counted
  kinds: Record<PropertyKind, string>
  meals: Record<MealMix, string>
  beds: Record<HotelBed['kind'], Counted>
  area: string
  /** {guests} is a list of those who fit in. */
  fit: string
  /** Of the house: {from} and {to} are years, {adult} the first year of an adult. */
  childIs: string
  /** {date} comes formatted, in the zone of the house. */
  freeUntil: string
  /** {date}: nothing is free any more, and not all is lost yet. */
  feeUntil: string
  nonCancelable: string
  /** {number} counts from 1. */
  room: string
  /** {day} and {time} come formatted. */
  checkIn: string
  checkOut: string
  confirmation: string
  cancelled: string
  /** {price} comes formatted. */
  paidThere: string
  /** {date} and {price} come formatted. */
  takenLater: string
  discount: string
  /** By the supplier's code; {code} where nobody knows it. */
  cityTax: string
  cityRoomTax: string
  tax: string
}
