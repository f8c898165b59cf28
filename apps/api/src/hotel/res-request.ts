import type { RequestOf } from '@portolan/contract/call'
import type { bookHotel, confirmHotelGuests, holdHotel } from '@portolan/contract/hotel'
import type { TravelerDraft } from '@portolan/contract/traveler-form'
import { leadOf } from '@portolan/domain/traveler'
import type { PointerOf } from '../checkout/desk.ts'
import { Refusal } from '../platform/refusal.ts'
import { isAdultCode } from './candidate.ts'

/** Of confirm, prebook and b2b-book, which are alike but for their status. */
export type ResBody = Omit<
  RequestOf<typeof confirmHotelGuests | typeof holdHotel | typeof bookHotel>['body'],
  'resStatus'
>
export type Reservation = ResBody['hotelReservationList'][number]
export type Choice = Reservation['roomStays']['roomStayList'][number]
export type ResGuest = NonNullable<Reservation['resGuests']>[number]

const list = '/hotelReservationList'
export const guestsPointer = `${list}/0/resGuests`
export const choicePointer = (index: number): string => `${list}/0/roomStays/roomStayList/${index}`
export const referencePointer = (index: number): string => `${choicePointer(index)}/reference`

/** One stay in one house is one reservation: who wants two makes two. */
export function reservationIn({ hotelReservationList: [reservation, ...more] }: ResBody): Reservation {
  if (!reservation || more.length > 0)
    throw new Refusal(400, { fields: [{ pointer: `${list}/1`, code: 'too_big', text: 'error.field.tooMany' }] })
  return reservation
}

export const handlesOf = ({ roomStays }: Reservation): string[] =>
  roomStays.roomStayList.map(({ reference }) => reference.id)

export const typeOf = ({ ageQualifyingCode }: Pick<ResGuest, 'ageQualifyingCode'>): 'adult' | 'child' =>
  isAdultCode(ageQualifyingCode) ? 'adult' : 'child'

/** Who answers for the booking: whom they say, else the first adult. */
function leadIn(guests: readonly ResGuest[]): number {
  const said = guests.findIndex(({ primaryIndicator }) => primaryIndicator === true)
  return said >= 0 ? said : leadOf(guests.map(typeOf))
}

const phoneOf = ({ phoneNumber, countryCode }: ResGuest): TravelerDraft['phone'] =>
  phoneNumber === undefined
    ? undefined
    : { phoneNumber, ...(countryCode !== undefined && { countryAccessCode: countryCode }) }

/** The hotel's words for guests in those of the form; whom to reach is the lead's where he says nothing else. */
export function draftsOf({ resGuests = [], resGlobalInfo }: Reservation): TravelerDraft[] {
  const lead = leadIn(resGuests)
  return resGuests.map((guest, index) => {
    const reach = index === lead ? resGlobalInfo?.contact : undefined
    return {
      ...{ ref: guest.resGuestRPH, type: typeOf(guest), lead: index === lead, age: guest.age },
      ...{ title: guest.nameTitle, firstName: guest.firstName, lastName: guest.lastName, birthDate: guest.birthDate },
      ...{ email: guest.emailAddress ?? reach?.email, phone: phoneOf(guest) ?? reach?.telephone },
    }
  })
}

const wireField: Readonly<Record<string, string>> = { title: 'nameTitle', email: 'emailAddress', phone: 'phoneNumber' }

/** Where these calls have a field of the form's. */
export const pointerIn: PointerOf = (index, field) => `${guestsPointer}/${index}/${wireField[field] ?? field}`
