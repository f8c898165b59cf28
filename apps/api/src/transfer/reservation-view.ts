import type { UniqueID } from '@portolan/contract/shared'
import type { TransferReservation } from '@portolan/contract/transfer'
import type { Language } from '@portolan/domain/language'
import type { TransferDetail, TransferPlace, TransferWay } from '@portolan/supplier/transfer'
import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import type { ReservationView } from '../booking/reservation-view.ts'
import { isoDurationOf } from '../platform/local-time.ts'
import { dotted, wordsIn } from '../platform/words.ts'
import { isRideDetail, rideOf } from './detail.ts'
import { firstWay, rideAlone } from './ride.ts'
import { levelNames, pictureOf } from './service-view.ts'
import { waitText } from './words.ts'

type Service = NonNullable<TransferReservation['service']>
type Way = Service['ways'][number]

const kindNames: Readonly<Record<TransferPlace['kind'], Way['from']['locationType']>> = {
  airport: 'Airport',
  station: 'Station',
  port: 'Port',
  hotel: 'Hotel',
  address: 'Address',
}

const placeView = ({ kind, name, place: { lat, lon } }: TransferPlace): Way['from'] => ({
  ...{ locationType: kindNames[kind], name },
  ...(lat !== undefined && lon !== undefined && { position: { latitude: lat, longitude: lon } }),
})

const wayView = ({ from, to, pickUpAt, minutes, km, flight, meetingPoint }: TransferWay, language: Language): Way => ({
  ...{ from: placeView(from), to: placeView(to), pickupDateTime: `${pickUpAt}:00` },
  ...{ duration: isoDurationOf(minutes), distanceKm: km, meetingPoint: wordsIn(meetingPoint, language) },
  ...(flight && { flight: { airline: flight.airline, flightNumber: flight.number } }),
})

function serviceOf(detail: TransferDetail, language: Language): Service {
  const { level, vehicle, count, ways, waitMinutes, adults, children, bags, childSeats } = detail
  return {
    ...{ serviceLevel: levelNames[level], vehicleName: wordsIn(vehicle.name, language), quantity: count },
    ways: ways.map((way) => wayView(way, language)),
    waitingTime: isoDurationOf(waitMinutes),
    passengers: { adults, children, bags, childSeats },
    image: pictureOf(vehicle.picture),
  }
}

/** As it was sold; before anything is reserved, as it was offered. */
export const soldRide = ({ reservation, offers }: BookingRecord): TransferDetail =>
  rideOf(reservation?.detail) ?? rideAlone(offers).detail

export function makeTransferReservationView({ uniqueIDOf }: { uniqueIDOf(booking: BookingRecord): UniqueID }) {
  function reservationOf(booking: BookingRecord, _: PurchaseRecord, language: Language): TransferReservation {
    const { status, holdUntil } = booking
    const detail = soldRide(booking)
    return {
      ...{ confirmation: uniqueIDOf(booking), status, emergencyPhone: detail.phone },
      ...(status === 'OnHold' && holdUntil !== null && { holdExpires: new Date(holdUntil).toISOString() }),
      pickupInstructions: dotted([wordsIn(firstWay(detail).meetingPoint, language), waitText(detail, language)]),
      service: serviceOf(detail, language),
    }
  }

  return {
    products: ['transfer'],
    suits: ({ offers }) => offers.some(({ detail }) => isRideDetail(detail)),
    reservationOf,
  } satisfies ReservationView
}

export type TransferReservationView = ReturnType<typeof makeTransferReservationView>
