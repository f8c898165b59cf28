import type { HotelAvailRS } from '@portolan/contract/hotel'
import { makeStore } from '../session/store.ts'
import { type HotelListItem, hotelListItem } from './model/list-item.ts'

/** What the last search of hotels found. */
export interface HotelState {
  hotelAvailRS: HotelAvailRS | null
  hotelList: readonly HotelListItem[]
}

export const emptyHotelState: HotelState = { hotelAvailRS: null, hotelList: [] }

/** An answer without a stay is none: the result is empty and the list of the search before is cleared. */
export function stateOf(answer: HotelAvailRS): HotelState {
  const stays = answer.hotelStays?.hotelStayList ?? []
  return stays.length === 0 ? emptyHotelState : { hotelAvailRS: answer, hotelList: stays.map(hotelListItem) }
}

export const hotelState = makeStore<HotelState>(emptyHotelState)
