import type { ActivityReservation } from '@portolan/contract/activity'
import type { AirReservation } from '@portolan/contract/air-itinerary'
import type { PackageReservation } from '@portolan/contract/booking'
import type { VehReservation } from '@portolan/contract/car'
import type { BookedStay } from '@portolan/contract/hotel-stay'
import type { TransferReservation } from '@portolan/contract/transfer'
import { type Reservation, railOf } from '../model.ts'
import { activityGoods } from './activity.ts'
import { airGoods } from './air.ts'
import { carGoods } from './car.ts'
import type { GoodsView } from './goods.ts'
import { hotelGoods } from './hotel.ts'
import { packageGoods } from './package.ts'
import { railGoods } from './rail.ts'
import { transferGoods } from './transfer.ts'

const airOf = (reservation: Reservation | null): AirReservation | undefined =>
  reservation && 'airItinerary' in reservation ? (reservation as AirReservation) : undefined

const hotelOf = (reservation: Reservation | null): BookedStay | undefined =>
  reservation && 'resGlobalInfo' in reservation && 'roomStays' in reservation ? (reservation as BookedStay) : undefined

const transferOf = (reservation: Reservation | null): TransferReservation | undefined =>
  reservation && 'service' in reservation && 'ways' in (reservation.service ?? {})
    ? (reservation as TransferReservation)
    : undefined

const activityOf = (reservation: Reservation | null): ActivityReservation | undefined =>
  reservation && 'activity' in reservation ? (reservation as ActivityReservation) : undefined

const carOf = (reservation: Reservation | null): VehReservation | undefined =>
  reservation && 'vehSegmentCore' in reservation ? (reservation as VehReservation) : undefined

const packageOf = (reservation: Reservation | null): PackageReservation | undefined =>
  reservation && 'airReservation' in reservation ? (reservation as PackageReservation) : undefined

/** Undefined where no more is known than the title and the dates. */
export function goodsOf(reservation: Reservation | null): GoodsView | undefined {
  const both = packageOf(reservation)
  if (both) return packageGoods(both)
  const [rail, air, hotel] = [railOf(reservation), airOf(reservation), hotelOf(reservation)]
  if (rail) return railGoods(rail)
  const activity = activityOf(reservation)
  if (activity?.activity) return activityGoods(activity, activity.activity)
  const transfer = transferOf(reservation)
  if (transfer) return transferGoods(transfer)
  const car = carOf(reservation)
  if (car) return carGoods(car)
  return air ? airGoods(air) : hotel && hotelGoods(hotel)
}
