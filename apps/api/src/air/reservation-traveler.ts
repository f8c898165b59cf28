import type { AirReservation } from '@portolan/contract/air-itinerary'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import { codeOfType } from './party.ts'

type Shown = AirReservation['travelerInfo']['airTravelers'][number]

const detailOf = (traveler: Traveler, maskOf: (number: string) => string): Omit<Shown, 'rph' | 'passengerTypeCode'> => {
  const { title, given, surname, birthDate, phone, email, residence, document } = traveler
  return {
    personName: {
      ...(title !== undefined && { namePrefix: title }),
      ...{ givenName: given ?? '', surname: surname ?? '' },
    },
    ...(birthDate !== undefined && { birthDate }),
    ...(phone && {
      telephone: { ...(phone.country !== '' && { countryAccessCode: phone.country }), phoneNumber: phone.number },
    }),
    ...(email !== undefined && { email }),
    ...(residence !== undefined && { address: { countryCode: residence } }),
    ...(document && {
      documents: [
        {
          docType: document.type === 'passport' ? '2' : '5',
          docID: maskOf(document.number),
          ...(document.expires !== undefined && { expireDate: document.expires }),
          ...(document.nationality !== undefined && { docHolderNationality: document.nationality }),
        },
      ],
    }),
  }
}

/** Under the names by which the supplier knows them: tickets are told by these. */
export function airTravelersOf(
  { offers, wanted }: Pick<BookingRecord, 'offers' | 'wanted'>,
  { travelers }: Pick<PurchaseRecord, 'travelers'>,
  maskOf: (number: string) => string,
): Shown[] {
  const chosen = wanted.travelerRefs ?? travelers.map(({ ref }) => ref)
  return (offers[0]?.party ?? []).flatMap((seat, index) => {
    const traveler = travelers.find(({ ref }) => ref === chosen[index])
    return traveler ? [{ rph: seat.ref, passengerTypeCode: codeOfType(seat.type), ...detailOf(traveler, maskOf) }] : []
  })
}
