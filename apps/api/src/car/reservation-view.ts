import type { VehReservation } from '@portolan/contract/car'
import type { UniqueID } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import type { ReservationView } from '../booking/reservation-view.ts'
import { isRentalDetail } from './detail.ts'
import type { PenaltyOf } from './parts.ts'
import { rateView } from './rate-view.ts'
import { reservedBy } from './reserved.ts'

interface CarReservationParts {
  penaltyOf: PenaltyOf
  uniqueIDOf(booking: BookingRecord): UniqueID
}

function driverOf({ wanted }: BookingRecord, { travelers }: PurchaseRecord): Pick<VehReservation, 'driver'> {
  const driver = travelers.find(({ ref }) => ref === wanted.travelerRefs?.[0]) ?? travelers.find(({ lead }) => lead)
  if (!driver) return {}
  const { title, given = '', surname = '' } = driver
  return { driver: { personName: { ...(title !== undefined && { namePrefix: title }), givenName: given, surname } } }
}

/** The car with its driver and the number by which the company knows it, as a reservation tells them. */
export function makeCarReservationView({ penaltyOf, uniqueIDOf }: CarReservationParts) {
  function reservationOf(booking: BookingRecord, purchase: PurchaseRecord, language: Language): VehReservation {
    const { status, holdUntil, supplier } = booking
    const { confirmation, ...rental } = reservedBy(booking)
    const { arrivalFlight } = rental.detail
    // What was bought is not bought by its handle once more.
    const { rph, expiredDateTime, ...segment } = rateView(rental, penaltyOf, language)
    return {
      ...{ confID: uniqueIDOf(booking), status, vehSegmentCore: segment, ...driverOf(booking, purchase) },
      ...(confirmation !== undefined && { vendorConfID: { type: '14', id: confirmation, idContext: supplier } }),
      ...(arrivalFlight !== undefined && { arrivalFlight }),
      ...(status === 'OnHold' && holdUntil !== null && { holdExpires: new Date(holdUntil).toISOString() }),
    }
  }

  return {
    products: ['car'],
    suits: ({ offers }) => offers.some(({ detail }) => isRentalDetail(detail)),
    reservationOf,
  } satisfies ReservationView
}

export type CarReservationView = ReturnType<typeof makeCarReservationView>
