import type { HotelResRS } from '@portolan/contract/hotel'
import type { RoomStay } from '@portolan/contract/hotel-stay'
import type { Amount } from '@portolan/contract/shared'
import type { TravelerRequirements } from '@portolan/contract/traveler-form'
import { errorsOf } from '../../api/failure.ts'
import { priceOf } from '../../stay/price.ts'

interface Reserved {
  /** In the order of the rooms. */
  readonly stays: readonly RoomStay[]
  /** Of all of them, as the server counts it. */
  readonly total: Amount
  readonly requirements: TravelerRequirements | undefined
}

/** What is to be booked: the answer to the first question, and to the one that books. */
export function reservationOf({ hotelReservationList }: HotelResRS): Reserved {
  const [reservation] = hotelReservationList
  return {
    stays: reservation?.roomStays.roomStayList ?? [],
    total: priceOf(reservation?.resGlobalInfo.total ?? { currencyCode: 'HKD' }),
    requirements: reservation?.travelerRequirements,
  }
}

/** The server says so beside the new price. */
export const isMoved = (answer: HotelResRS): boolean => errorsOf(answer).length > 0
