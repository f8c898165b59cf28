import type { CartView } from '../cart/goods.ts'
import { isRoomDetail } from './detail.ts'
import { roomsInstead } from './instead.ts'
import { roomsIn } from './room.ts'
import { stayDisplay } from './stay-display.ts'
import { stayTogether, takenTogether } from './together.ts'
import { houseName } from './words.ts'

/** How rooms stand in the cart: all rooms of one stay together; alone never at a price that is sold with a flight only. */
export const hotelCartView: CartView = {
  products: ['hotel'],
  suits: (offers) => offers.some(({ detail }) => isRoomDetail(detail)),
  display: (offers, _, language) => stayDisplay(stayTogether(offers), language),
  title(offers, language) {
    const [room] = roomsIn(offers)
    return room && houseName(room.detail.house, language)
  },
  zoneOf: (offer) => roomsIn([offer])[0]?.detail.house.timeZone,
  checkAlone: (offers) => void takenTogether(offers),
  instead: roomsInstead,
}
