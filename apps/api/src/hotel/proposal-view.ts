import type { OtaError } from '@portolan/contract/envelope'
import type { HotelReservation } from '@portolan/contract/hotel-stay'
import type { Language } from '@portolan/domain/language'
import { compare, type Money } from '@portolan/domain/money'
import { errorText } from '../platform/text.ts'
import type { PenaltyOf } from './parts.ts'
import type { Rooms } from './room.ts'
import { roomStayView } from './room-stay-view.ts'
import { wholeTotal } from './total-view.ts'

/** Dearer than what was agreed to, or in another currency than that. */
export const isDearer = (price: Money, agreed: Money): boolean =>
  price.currency !== agreed.currency || compare(price, agreed) > 0

export const priceChanged = (language: Language): OtaError => ({
  code: 'priceChanged',
  stringValue: errorText(language, 'error.price.changed'),
})

/** Rooms at what they would cost now; nothing is held. */
export const proposalView = (rooms: Rooms, penaltyOf: PenaltyOf, language: Language): HotelReservation => ({
  ...{ uniqueIDs: [], resStatus: 'Pending' },
  roomStays: {
    roomStayList: rooms.map((room) => roomStayView(room, String(room.detail.place + 1), penaltyOf, language)),
  },
  resGlobalInfo: { total: wholeTotal(rooms, language) },
})
