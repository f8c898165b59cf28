import type { BookingDetailsRS } from '@portolan/contract/booking'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord, Contact, PurchaseRecord } from './booking.ts'

type Shown = NonNullable<BookingDetailsRS['travelers']>[number]

/** Whoever is not named goes with everybody else. */
export const travelersOf = ({ wanted }: Pick<BookingRecord, 'wanted'>, { travelers }: PurchaseRecord): Traveler[] =>
  travelers.filter(({ ref }) => wanted.travelerRefs?.includes(ref) ?? true)

const phoneView = ({ country, number }: NonNullable<Contact['phone']>) => ({
  ...(country !== '' && { countryAccessCode: country }),
  phoneNumber: number,
})

export function travelerView(traveler: Traveler, maskOf: (number: string) => string): Shown {
  const { ref, type, lead, age, title, given, surname, birthDate, email, phone, residence, document } = traveler
  return {
    ...{ ref, type, lead },
    ...(age !== undefined && { age }),
    ...(title !== undefined && { title }),
    ...(given !== undefined && { firstName: given }),
    ...(surname !== undefined && { lastName: surname }),
    ...(birthDate !== undefined && { birthDate }),
    ...(email !== undefined && { email }),
    ...(phone && { phone: phoneView(phone) }),
    ...(residence !== undefined && { residenceCountry: residence }),
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

export const contactView = ({ name, email, phone }: Contact): NonNullable<BookingDetailsRS['contact']> => ({
  ...(name !== undefined && { name }),
  ...(email !== undefined && { email }),
  ...(phone && { telephone: phoneView(phone) }),
})

/**
 * The booking for paper, with everybody under the name by which the supplier knows them from the search: it tells seats
 * and tickets by these.
 */
export function asReserved(booking: BookingRecord, purchase: PurchaseRecord): [BookingRecord, PurchaseRecord] {
  const party = booking.offers[0]?.party ?? []
  const chosen = booking.wanted.travelerRefs ?? purchase.travelers.map(({ ref }) => ref)
  const travelers = chosen.flatMap((ref, index) => {
    const traveler = purchase.travelers.find((one) => one.ref === ref)
    return traveler ? [{ ...traveler, ref: party[index]?.ref ?? ref }] : []
  })
  const wanted = { ...booking.wanted, travelerRefs: travelers.map(({ ref }) => ref) }
  return [
    { ...booking, wanted },
    { ...purchase, travelers },
  ]
}
