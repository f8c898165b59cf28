import type { HotelReservation, ResGuest, RoomStay } from '@portolan/contract/hotel-stay'
import type { UniqueID } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import type { BookedItem, ReservationView } from '../booking/reservation-view.ts'
import { penaltyThere } from '../platform/penalty-there.ts'
import { dotted, wordsIn } from '../platform/words.ts'
import { adultCode, childCode } from './candidate.ts'
import { isRoomDetail } from './detail.ts'
import type { PenaltyOf } from './parts.ts'
import { type ReservedRoom, reservedBy, standing } from './reserved.ts'
import { roomStayView } from './room-stay-view.ts'
import { wholeTotal } from './total-view.ts'
import { roomText } from './words.ts'

interface HotelReservationParts {
  penaltyOf: PenaltyOf
  uniqueIDOf(booking: BookingRecord): UniqueID
}

type Seat = BookingRecord['offers'][number]['party'][number]

const codeOf = ({ type }: Pick<Seat, 'type'>): string => (type === 'child' || type === 'infant' ? childCode : adultCode)

const guestView = (seat: Seat, traveler: Traveler): ResGuest => {
  const { title, given = '', surname = '', birthDate, email, phone, lead } = traveler
  const age = seat.age ?? traveler.age
  return {
    ...{ resGuestRPH: seat.ref, ageQualifyingCode: codeOf(seat), firstName: given, lastName: surname },
    ...(age !== undefined && { age }),
    ...(birthDate !== undefined && { birthDate }),
    ...(title !== undefined && { nameTitle: title }),
    ...(email !== undefined && { emailAddress: email }),
    ...(phone && { phoneNumber: phone.number, ...(phone.country !== '' && { countryCode: phone.country }) }),
    ...(lead && { primaryIndicator: true }),
  }
}

/** Under the names by which the supplier knows them: rooms are told by these. */
function guestsOf({ offers, wanted }: BookingRecord, { travelers }: PurchaseRecord): ResGuest[] {
  const chosen = wanted.travelerRefs ?? travelers.map(({ ref }) => ref)
  return (offers[0]?.party ?? []).flatMap((seat, index) => {
    const traveler = travelers.find(({ ref }) => ref === chosen[index])
    return traveler ? [guestView(seat, traveler)] : []
  })
}

/** Who sleeps in it, one by one. */
const sleepersOf = ({ travelerRefs, offer }: ReservedRoom): RoomStay['guestCounts'] => ({
  guestCountList: travelerRefs.flatMap((ref) => {
    const seat = offer.party.find((one) => one.ref === ref)
    if (!seat) return []
    const { age } = seat
    return [{ ageQualifyingCode: codeOf(seat), count: 1, resGuestRPH: ref, ...(age !== undefined && { age }) }]
  }),
})

/** The rooms by the handles that they are cancelled by, called as on paper. */
const itemsOf = (booking: BookingRecord, language: Language): BookedItem[] =>
  reservedBy(booking).map(({ offer: { rph }, detail: { place, room }, isCancelled }) => ({
    ...{ rph, isCancelled, name: dotted([roomText(place, language), wordsIn(room.name, language)]) },
  }))

/** Rooms with their guests and the numbers by which the house knows them, as a reservation tells them. */
export function makeHotelReservationView({ penaltyOf, uniqueIDOf }: HotelReservationParts) {
  /** A room that was cancelled stands among the others, and is no longer to be had. */
  function roomOf(room: ReservedRoom, language: Language): RoomStay {
    const shown = roomStayView(room, String(room.detail.place + 1), penaltyOf, language)
    return {
      ...{ ...shown, guestCounts: sleepersOf(room) },
      availabilityStatus: room.isCancelled ? 'NoAvailability' : 'AvailableForSale',
    }
  }

  function globalInfo(booking: BookingRecord, rooms: readonly ReservedRoom[], language: Language) {
    const { status, holdUntil, supplier, reservation } = booking
    const vouchers = (reservation?.documents ?? []).filter(({ kind }) => kind === 'voucher')
    const [only, ...more] = rooms
    const rules = more.length === 0 ? only?.offer.penalties : undefined
    return {
      total: wholeTotal(standing(rooms), language),
      ...(status === 'OnHold' && holdUntil !== null && { holdExpires: new Date(holdUntil).toISOString() }),
      ...(only &&
        rules && {
          cancelPenalties: rules.map((rule) =>
            penaltyThere(penaltyOf(rule, only.offer), only.detail.house.timeZone, language),
          ),
        }),
      ...(vouchers.length > 0 && {
        hotelReservationIDs: vouchers.map(({ id }) => ({ type: '14', id, idContext: supplier })),
      }),
    }
  }

  function reservationOf(booking: BookingRecord, purchase: PurchaseRecord, language: Language): HotelReservation {
    const { status, locator, supplier } = booking
    const rooms = reservedBy(booking)
    if (rooms.length === 0) throw new Error('A booking of rooms without one.')
    return {
      uniqueIDs: [uniqueIDOf(booking), ...(locator === null ? [] : [{ type: '14', id: locator, idContext: supplier }])],
      resStatus: status,
      roomStays: { roomStayList: rooms.map((room) => roomOf(room, language)) },
      resGuests: guestsOf(booking, purchase),
      resGlobalInfo: globalInfo(booking, rooms, language),
    }
  }

  return {
    products: ['hotel'],
    suits: ({ offers }) => offers.some(({ detail }) => isRoomDetail(detail)),
    reservationOf,
    itemsOf,
  } satisfies ReservationView
}

export type HotelReservationView = ReturnType<typeof makeHotelReservationView>
