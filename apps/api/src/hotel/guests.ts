import { ageOn } from '@portolan/domain/traveler'
import type { HotelDetail } from '@portolan/supplier/hotel'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import { type Guests, guestsOf } from './candidate.ts'
import { childAges } from './limit.ts'
import { type Choice, choicePointer, guestsPointer, type Reservation, type ResGuest, typeOf } from './res-request.ts'
import type { Rooms } from './room.ts'

const notThose = (pointer: string): FieldRefusal => ({ pointer, code: 'invalid_value', text: 'error.hotel.guests' })

const isSame = (one: Guests, other: Guests): boolean =>
  one.adults === other.adults && one.childAges.toSorted().join() === other.childAges.toSorted().join()

/** Who was said to sleep in a room is who it was searched for. */
const countsWrong = (rooms: Rooms, choices: readonly Choice[]): FieldRefusal[] =>
  choices.flatMap(({ guestCounts }, index) => {
    const guests = rooms[index]?.detail.guests
    const isRight = guests && isSame(guestsOf(guestCounts.guestCountList), guests)
    return isRight ? [] : [notThose(`${choicePointer(index)}/guestCounts`)]
  })

const ageOf = ({ age, birthDate }: ResGuest, { checkIn }: HotelDetail): number | undefined =>
  birthDate === undefined ? age : ageOn(birthDate, checkIn)

function agesWrong(guests: readonly ResGuest[], { detail }: Rooms[0]): FieldRefusal[] {
  return guests.flatMap((guest, index): FieldRefusal[] => {
    const age = ageOf(guest, detail)
    if (typeOf(guest) === 'adult' || age === undefined || age <= childAges.to) return []
    const field = guest.birthDate === undefined ? 'age' : 'birthDate'
    return [{ pointer: `${guestsPointer}/${index}/${field}`, code: 'too_big', text: 'error.hotel.childAge' }]
  })
}

/** Those of a room by their names, where they are named. */
const namesOf = ({ resGuestRPHs, guestCounts }: Choice): readonly string[] =>
  resGuestRPHs ?? guestCounts.guestCountList.flatMap(({ resGuestRPH }) => resGuestRPH ?? [])

/** In the order of the party: adults, then each child by its age. Undefined where somebody is missing. */
function seat(waiting: ResGuest[], detail: HotelDetail): string[] | undefined {
  const take = (fits: (guest: ResGuest) => boolean): string | undefined => {
    const at = waiting.findIndex(fits)
    return at < 0 ? undefined : waiting.splice(at, 1)[0]?.resGuestRPH
  }
  const isChild = (guest: ResGuest): boolean => typeOf(guest) === 'child'
  const refs = [
    ...Array.from({ length: detail.guests.adults }, () => take((guest) => !isChild(guest))),
    ...detail.guests.childAges.map(
      (age) =>
        take((guest) => isChild(guest) && ageOf(guest, detail) === age) ??
        take((guest) => isChild(guest) && ageOf(guest, detail) === undefined),
    ),
  ]
  const known = refs.filter((ref) => ref !== undefined)
  return known.length === refs.length ? known : undefined
}

/** Where nobody says who sleeps where, they take the rooms in their order. */
function seatAll(rooms: Rooms, choices: readonly Choice[], guests: readonly ResGuest[]): string[] | FieldRefusal {
  const isNamed = choices.some((choice) => namesOf(choice).length > 0)
  const waiting = [...guests]
  const refs: string[] = []
  for (const [index, { detail }] of rooms.entries()) {
    const names = isNamed ? namesOf(choices[index] as Choice) : []
    const own = isNamed ? guests.filter(({ resGuestRPH }) => names.includes(resGuestRPH)) : waiting
    const seated = seat(own, detail)
    const isLeft = isNamed && (own.length > 0 || names.length !== seated?.length)
    if (!seated || isLeft) return notThose(isNamed ? choicePointer(index) : guestsPointer)
    refs.push(...seated)
  }
  const isEachOnce = refs.length === guests.length && new Set(refs).size === refs.length
  return isEachOnce ? refs : notThose(guestsPointer)
}

/** Whether the rooms are for those they were searched for; nobody needs a name yet. Refuses (400). */
export function checkCounts(rooms: Rooms, { roomStays }: Reservation): void {
  const fields = countsWrong(rooms, roomStays.roomStayList)
  if (fields.length > 0) throw new Refusal(400, { fields })
}

/** Who takes which place of the party, by its order. Refuses (400) guests who are not those of the rooms. */
export function placeGuests(rooms: Rooms, { roomStays, resGuests = [] }: Reservation): string[] {
  if (resGuests.length === 0)
    throw new Refusal(400, { fields: [{ pointer: guestsPointer, code: 'invalid_type', text: 'error.field.required' }] })
  const ages = agesWrong(resGuests, rooms[0])
  if (ages.length > 0) throw new Refusal(400, { fields: ages })
  const seated = seatAll(rooms, roomStays.roomStayList, resGuests)
  if (Array.isArray(seated)) return seated
  throw new Refusal(400, { fields: [seated] })
}
