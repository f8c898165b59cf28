import type { RailReservation } from '@portolan/contract/rail-journey'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import { ageOf, codeOfType } from './party.ts'

type Passenger = RailReservation['passengerInfos'][number]

/** OTA list AQC. */
const qualifiers: Readonly<Record<Traveler['type'], string>> = {
  infant: '7',
  child: '8',
  youth: '8',
  adult: '10',
  senior: '11',
}

function detailOf(traveler: Traveler, maskOf: (number: string) => string): Passenger['passengerDetail'] {
  const { title, given, surname, birthDate, phone, email, residence, document } = traveler
  if (given === undefined && surname === undefined) return undefined
  return {
    identification: {
      ...(title !== undefined && { namePrefix: title }),
      givenName: given ?? '',
      surname: surname ?? '',
    },
    ...(birthDate !== undefined && { birthDate }),
    ...(phone && {
      telephone: { ...(phone.country !== '' && { countryAccessCode: phone.country }), phoneNumber: phone.number },
    }),
    ...(email !== undefined && { email }),
    ...(residence !== undefined && { address: { countryCode: residence } }),
    ...(document && {
      document: {
        docType: document.type === 'passport' ? '2' : '5',
        docID: maskOf(document.number),
        ...(document.expires !== undefined && { expireDate: document.expires }),
        ...(document.nationality !== undefined && { docHolderNationality: document.nationality }),
      },
    }),
  }
}

/** Under the names by which the supplier knows them: seats and tickets are told by these. */
export function passengersOf(
  { offers, wanted }: BookingRecord,
  { travelers }: PurchaseRecord,
  maskOf: (number: string) => string,
): Passenger[] {
  const chosen = wanted.travelerRefs ?? travelers.map(({ ref }) => ref)
  return (offers[0]?.party ?? []).map((seat, index) => {
    const traveler = travelers.find(({ ref }) => ref === chosen[index])
    const { type } = seat
    const detail = traveler && detailOf(traveler, maskOf)
    return {
      ...{ rph: seat.ref, code: codeOfType(type), age: traveler?.age ?? ageOf(seat) },
      passengerQualifyingInfo: { code: qualifiers[type] },
      ...(traveler?.lead && { leadTraveler: true }),
      ...(detail && { passengerDetail: detail }),
    }
  })
}
