import type { PackageReservation } from '@portolan/contract/booking'
import { airGoods } from './air.ts'
import type { GoodsView } from './goods.ts'
import { hotelGoods } from './hotel.ts'

/** Its flights, and where one stays between them: each says what it cost of the one price, and under which rules. */
export function packageGoods({ airReservation, hotelReservation }: PackageReservation): GoodsView {
  const [flights, hotel] = [airGoods(airReservation), hotelGoods(hotelReservation)]
  return {
    ...flights,
    lines: [...flights.lines, ...hotel.lines],
    conditions: [...flights.conditions, ...hotel.conditions],
    stay: hotel.stay,
  }
}
