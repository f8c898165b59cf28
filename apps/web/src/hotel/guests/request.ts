import type { InputOf } from '@portolan/contract/call'
import type { OrderRS, quoteCheckout } from '@portolan/contract/checkout'
import type { bookHotel, confirmHotelGuests, holdHotel } from '@portolan/contract/hotel'
import type { Amount } from '@portolan/contract/shared'
import type { StayAsked } from '../../stay/address.ts'
import { guestCountsOf } from '../../stay/search.ts'
import type { TravelerDraftInput } from '../../traveler/draft-input.ts'
import { adultCode, childCode } from '../model/guests.ts'
import { guestRoomsOf, refsOf } from './party.ts'

/** What the house is asked for beside the room. */
export interface Wishes {
  readonly special: string
  /** HH:mm, local to the house; empty: not known. */
  readonly arrival: string
}

export const noWishes: Wishes = { special: '', arrival: '' }

/** OTA list UIT. */
const reference = '16'

type RoomChoice = InputOf<typeof bookHotel>['body']['hotelReservationList'][number]['roomStays']['roomStayList'][number]

const roomChoices = (stay: StayAsked, handles: readonly string[]): RoomChoice[] =>
  handles.map((id, index) => ({
    reference: { type: reference, id },
    guestCounts: guestCountsOf(stay.rooms[index] ?? { adults: 1, childAges: [] }),
  }))

/** Asks for the price of now and for what must be known of the guests; nothing is held. */
export const confirmRequest = (
  stay: StayAsked,
  handles: readonly string[],
): InputOf<typeof confirmHotelGuests>['body'] => ({
  resStatus: 'Initiate',
  hotelReservationList: [{ roomStays: { roomStayList: roomChoices(stay, handles) } }],
})

/** The desk reads it, wherever the reader is from: in the language that desks share. */
const arrivalText = (time: string): string => `Arrival about ${time}`

/** They are for the stay, and stand with its first room. */
const wishTexts = ({ special, arrival }: Wishes): Pick<RoomChoice, 'specialRequests' | 'comments'> => ({
  ...(special.trim() && { specialRequests: [special.trim()] }),
  ...(arrival && { comments: [arrivalText(arrival)] }),
})

function resGuestOf(guest: TravelerDraftInput) {
  const { ref, type, age, birthDate, title, firstName = '', lastName = '', email, phone, lead } = guest
  return {
    ...{ resGuestRPH: ref, ageQualifyingCode: type === 'adult' ? adultCode : childCode, firstName, lastName },
    ...(age !== undefined && { age }),
    ...(birthDate && { birthDate }),
    ...(title && { nameTitle: title }),
    ...(email && { emailAddress: email }),
    ...(phone && { phoneNumber: phone.phoneNumber }),
    ...(phone?.countryAccessCode && { countryCode: phone.countryAccessCode }),
    ...(lead && { primaryIndicator: true }),
  }
}

const contactOf = (guests: readonly TravelerDraftInput[]) => {
  const lead = guests.find((guest) => guest.lead)
  return { ...(lead?.email && { email: lead.email }), ...(lead?.phone && { telephone: lead.phone }) }
}

interface Sale {
  readonly stay: StayAsked
  readonly handles: readonly string[]
  readonly guests: readonly TravelerDraftInput[]
  readonly wishes: Wishes
}

type Held = InputOf<typeof holdHotel>['body']
type Booked = InputOf<typeof bookHotel>['body']

/** The rooms with their guests, at the price that was agreed to and at no other. */
function reserved({ stay, handles, guests, wishes }: Sale, acceptedTotal: Amount, file: string) {
  const rooms = guestRoomsOf(stay.rooms)
  const roomStayList = roomChoices(stay, handles).map((choice, index) => {
    const room = rooms[index]
    return { ...choice, ...(room && { resGuestRPHs: refsOf(room) }), ...(index === 0 && wishTexts(wishes)) }
  })
  const agencyReference = file.trim()
  const info = { contact: contactOf(guests), ...(agencyReference && { agencyReference }) }
  return { roomStays: { roomStayList }, resGuests: guests.map(resGuestOf), info, acceptedTotal }
}

/** Kept by the house until somebody pays; nothing is charged. */
export function holdRequest(sale: Sale, agreed: Amount, file: string): Held {
  const { info, acceptedTotal, ...reservation } = reserved(sale, agreed, file)
  return {
    resStatus: 'Hold',
    hotelReservationList: [{ ...reservation, resGlobalInfo: info }],
    acceptedTotal,
  }
}

/** On the account of the agency. */
export function bookRequest(sale: Sale, agreed: Amount, file: string): Booked {
  const { info, acceptedTotal, ...reservation } = reserved(sale, agreed, file)
  const resGlobalInfo = { ...info, paymentForm: { kind: 'account' as const } }
  return { resStatus: 'Commit', hotelReservationList: [{ ...reservation, resGlobalInfo }], acceptedTotal }
}

/** Names of the answers; who does not ask for one is not told. */
const codes = { special: 'SPECIAL_REQUEST', arrival: 'COMMENT' } as const

/** Through the checkout: who sleeps where, and what is wished for. */
export function quoteRequest(
  { orderId, items }: Pick<OrderRS, 'orderId' | 'items'>,
  { stay, handles, guests, wishes }: Sale,
): InputOf<typeof quoteCheckout>['body'] {
  const groups = guestRoomsOf(stay.rooms).flatMap((room, index) => {
    const rph = handles[index]
    return rph === undefined ? [] : [{ rph, travelerRefs: refsOf(room) }]
  })
  const asked = new Set(items.flatMap(({ questions = [] }) => questions.map(({ code }) => code)))
  const told = [
    ...(wishes.special.trim() ? [{ code: codes.special, value: wishes.special.trim() }] : []),
    ...(wishes.arrival ? [{ code: codes.arrival, value: arrivalText(wishes.arrival) }] : []),
  ]
  const answers = told.filter(({ code }) => asked.has(code))
  const ids = [...new Set(items.map(({ cartItemId }) => cartItemId))]
  return {
    orderId,
    travelers: [...guests],
    contact: contactOf(guests),
    assign: ids.map((cartItemId) => ({
      ...{ cartItemId, travelerRefs: guests.map(({ ref }) => ref), groups },
      ...(answers.length > 0 && { answers }),
    })),
  }
}
