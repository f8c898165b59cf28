import type { HotelReservation } from '@portolan/contract/hotel-stay'
import type { Language } from '@portolan/domain/language'
import type { PenaltyOf } from './parts.ts'
import type { Rooms } from './room.ts'
import { roomStayView } from './room-stay-view.ts'
import { wholeTotal } from './total-view.ts'

/** Rooms at what they would cost now; nothing is held. */
export const proposalView = (rooms: Rooms, penaltyOf: PenaltyOf, language: Language): HotelReservation => ({
  ...{ uniqueIDs: [], resStatus: 'Pending' },
  roomStays: {
    roomStayList: rooms.map((room) => roomStayView(room, String(room.detail.place + 1), penaltyOf, language)),
  },
  resGlobalInfo: { total: wholeTotal(rooms, language) },
})
