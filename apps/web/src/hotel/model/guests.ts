import type { ResGuest, RoomStay } from '@portolan/contract/hotel-stay'
import type { Amount } from '@portolan/contract/shared'
import { priceOf } from '../../stay/price.ts'

/** Section 3 of the specification, 'Hotel passengers and confirmation', name by name. */
export interface PassengerSummary {
  readonly adultCount: number
  readonly childCount: number
  /** Whom the house asks for: the first adult. */
  readonly adult: {
    readonly firstName: string
    readonly lastName: string
    readonly phoneNumber: string
    readonly countryCode: string
    readonly emailAddress: string
    readonly dateOfBirth: string
  }
}

export interface RoomGuest {
  readonly firstName: string
  readonly lastName: string
  readonly age: number | undefined
  readonly birthDate: string
  readonly emailAddress: string
  readonly phoneNumber: string
  readonly nameTitle: string
  readonly ageQualifyingCode: string
}

/** Guests per room stay. */
export interface RoomGuests {
  readonly adultGuests: readonly RoomGuest[]
  readonly childGuests: readonly RoomGuest[]
}

export interface HotelRoomConfirmation {
  readonly hotelName: string
  readonly roomType: string
  readonly checkin: string
  readonly checkout: string
  readonly currencyCode: string
  /** Of all rooms of the stay. */
  readonly totalPrice: number
  readonly roomPrice: number
  readonly roomTypeCode: string
  readonly referenceId: string
  readonly ttiCode: string
  readonly hotelCodeContext: string
}

/** OTA list AQC: '10' is an adult. */
export const adultCode = '10'
export const childCode = '8'

const isAdult = ({ ageQualifyingCode }: Pick<ResGuest, 'ageQualifyingCode'>): boolean => ageQualifyingCode === adultCode

export function passengerSummary(guests: readonly ResGuest[]): PassengerSummary {
  const adults = guests.filter(isAdult)
  const first = adults.find(({ primaryIndicator }) => primaryIndicator) ?? adults[0]
  return {
    adultCount: adults.length,
    childCount: guests.length - adults.length,
    adult: {
      firstName: first?.firstName ?? '',
      lastName: first?.lastName ?? '',
      phoneNumber: first?.phoneNumber ?? '',
      countryCode: first?.countryCode ?? '',
      emailAddress: first?.emailAddress ?? '',
      dateOfBirth: first?.birthDate ?? '',
    },
  }
}

const guestOf = (guest: ResGuest): RoomGuest => ({
  ...{ firstName: guest.firstName, lastName: guest.lastName, age: guest.age, birthDate: guest.birthDate ?? '' },
  ...{ emailAddress: guest.emailAddress ?? '', phoneNumber: guest.phoneNumber ?? '' },
  ...{ nameTitle: guest.nameTitle ?? '', ageQualifyingCode: guest.ageQualifyingCode },
})

export const roomGuests = (guests: readonly ResGuest[]): RoomGuests => ({
  adultGuests: guests.filter(isAdult).map(guestOf),
  childGuests: guests.filter((guest) => !isAdult(guest)).map(guestOf),
})

/** `total`: what all rooms come to. */
export function hotelRoomConfirmation(stay: RoomStay, total: Amount): HotelRoomConfirmation {
  const { basicPropertyInfo: house, timeSpan, roomTypes } = stay
  const { amount, currencyCode } = priceOf(stay.total)
  return {
    ...{ hotelName: house.hotelName ?? '', roomType: roomTypes[0]?.roomType ?? '' },
    ...{ checkin: timeSpan.start, checkout: timeSpan.end, currencyCode },
    ...{ totalPrice: total.amount, roomPrice: amount, roomTypeCode: roomTypes[0]?.roomTypeCode ?? '' },
    ...{ referenceId: stay.reference.id, ttiCode: house.ttiCode ?? '', hotelCodeContext: house.hotelCodeContext ?? '' },
  }
}
