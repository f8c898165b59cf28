import type { HotelDetail } from '@portolan/supplier/hotel'
import type { KeptOffer } from '../offer/offer.ts'
import { nightsBetween } from '../platform/local-time.ts'
import { roomOf } from './detail.ts'

/** A room that makes sense, on its plan, with the offer it comes in. */
export interface Room {
  offer: KeptOffer
  detail: HotelDetail
}

/** One after the other, one for each room of the search. */
export type Rooms = readonly [Room, ...Room[]]

/** What a supplier sends that is no room, such as a simulated one, is left out. */
export const roomsIn = (offers: readonly KeptOffer[]): Room[] =>
  offers.flatMap((offer) => {
    const detail = roomOf(offer.detail)
    return detail ? [{ offer, detail }] : []
  })

export const nightsOf = ({ checkIn, checkOut }: Pick<HotelDetail, 'checkIn' | 'checkOut'>): number =>
  nightsBetween(checkIn, checkOut)

/** Free until then for all of them; undefined where one of them costs something from the beginning. */
export function freeUntilOf(moments: readonly (number | undefined)[]): number | undefined {
  const known = moments.filter((moment) => moment !== undefined)
  return known.length === moments.length && known.length > 0 ? Math.min(...known) : undefined
}
