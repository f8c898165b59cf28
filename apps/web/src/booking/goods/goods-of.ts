import type { AirReservation } from '@portolan/contract/air-itinerary'
import { type Reservation, railOf } from '../model.ts'
import { airGoods } from './air.ts'
import type { GoodsView } from './goods.ts'
import { railGoods } from './rail.ts'

const airOf = (reservation: Reservation | null): AirReservation | undefined =>
  reservation && 'airItinerary' in reservation ? (reservation as AirReservation) : undefined

/** Undefined where no more is known than the title and the dates. */
export function goodsOf(reservation: Reservation | null): GoodsView | undefined {
  const [rail, air] = [railOf(reservation), airOf(reservation)]
  return rail ? railGoods(rail) : air && airGoods(air)
}
