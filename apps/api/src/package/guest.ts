import type { RequestOf } from '@portolan/contract/call'
import type { holdPackage } from '@portolan/contract/package'
import type { TravelerDraft } from '@portolan/contract/traveler-form'
import { leadOf } from '@portolan/domain/traveler'
import type { Traveler } from '@portolan/supplier/traveler'
import type { PointerOf } from '../checkout/desk.ts'

export type PrebookBody = RequestOf<typeof holdPackage>['body']
export type Guest = NonNullable<PrebookBody['dynamicPackage']['resGuests']>[number]

export const guestsPointer = '/dynamicPackage/resGuests'
const adultCodes: readonly string[] = ['10', '11']
const passport = '2'

/** As the house counts them; on the plane an older child has an adult's seat. */
const typeOf = ({ ageQualifyingCode }: Guest): 'adult' | 'child' =>
  adultCodes.includes(ageQualifyingCode) ? 'adult' : 'child'

const documentAt = ({ documents = [] }: Guest): number =>
  Math.max(
    0,
    documents.findIndex(({ docType }) => docType === passport),
  )

function phoneOf({ phoneNumber, countryCode }: Guest): TravelerDraft['phone'] {
  if (phoneNumber === undefined) return undefined
  return { phoneNumber, ...(countryCode !== undefined && { countryAccessCode: countryCode }) }
}

/** The guests in the words of the form; whom to reach is the lead's where he says nothing else. */
export function draftsOf(guests: readonly Guest[], { contact }: Pick<PrebookBody, 'contact'>): TravelerDraft[] {
  const said = guests.findIndex(({ primaryIndicator }) => primaryIndicator === true)
  const lead = said >= 0 ? said : leadOf(guests.map(typeOf))
  return guests.map((guest, index) => {
    const reach = index === lead ? contact : {}
    return {
      ...{ ref: guest.resGuestRPH, type: typeOf(guest), lead: index === lead, age: guest.age },
      ...{ title: guest.nameTitle, firstName: guest.firstName, lastName: guest.lastName, birthDate: guest.birthDate },
      ...{ email: guest.emailAddress ?? reach.email, phone: phoneOf(guest) ?? reach.telephone },
      residenceCountry: reach.address?.countryCode,
      document: guest.documents?.[documentAt(guest)],
    }
  })
}

const wireField: Readonly<Record<string, string>> = { title: 'nameTitle', email: 'emailAddress', phone: 'phoneNumber' }

/** Where this call has a field of the form's. */
export const pointersIn =
  (guests: readonly Guest[]): PointerOf =>
  (index, field) => {
    const guest = guests[index]
    const [, part] = /^document\/(.+)$/.exec(field) ?? []
    const at = part === undefined ? (wireField[field] ?? field) : `documents/${guest ? documentAt(guest) : 0}/${part}`
    return `${guestsPointer}/${index}/${at}`
  }

type Shown = Pick<Traveler, 'ref' | 'type' | 'title' | 'given' | 'surname' | 'birthDate' | 'email' | 'age'>

const passengerCodes = { infant: 'INF', child: 'CHD' } as const

/** As a package tells them; passports stay where they are kept. */
export const guestView = ({ ref, type, title, given, surname, birthDate, email, age }: Shown) => ({
  ...{ resGuestRPH: ref, ageQualifyingCode: type === 'child' || type === 'infant' ? '8' : '10' },
  passengerTypeCode: type === 'child' || type === 'infant' ? passengerCodes[type] : ('ADT' as const),
  ...(title !== undefined && { nameTitle: title }),
  ...{ firstName: given ?? '', lastName: surname ?? '' },
  ...(birthDate !== undefined && { birthDate }),
  ...(age !== undefined && { age }),
  ...(email !== undefined && { emailAddress: email }),
})
