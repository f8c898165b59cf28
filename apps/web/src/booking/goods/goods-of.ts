import type { AirReservation } from '@portolan/contract/air-itinerary'
import type { HotelReservation } from '@portolan/contract/hotel-stay'
import { type Reservation, railOf } from '../model.ts'
import { airGoods } from './air.ts'
import type { GoodsView } from './goods.ts'
import { hotelGoods } from './hotel.ts'
import { railGoods } from './rail.ts'

const airOf = (reservation: Reservation | null): AirReservation | undefined =>
  reservation && 'airItinerary' in reservation ? (reservation as AirReservation) : undefined

const hotelOf = (reservation: Reservation | null): HotelReservation | undefined =>
  reservation && 'resGlobalInfo' in reservation && 'roomStays' in reservation
    ? (reservation as HotelReservation)
    : undefined

/** Undefined where no more is known than the title and the dates. */
export function goodsOf(reservation: Reservation | null): GoodsView | undefined {
  const [rail, air, hotel] = [railOf(reservation), airOf(reservation), hotelOf(reservation)]
  if (rail) return railGoods(rail)
  return air ? airGoods(air) : hotel && hotelGoods(hotel)
}
