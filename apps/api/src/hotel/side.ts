import type { Clock } from '../platform/clock.ts'
import { Refusal } from '../platform/refusal.ts'
import { placeGuests } from './guests.ts'
import { hotelStayView } from './hotel-stay-view.ts'
import type { PlaceFinder } from './parts.ts'
import { makeReading } from './request.ts'
import { guestsPointer, type ResGuest } from './res-request.ts'
import { type Rooms, roomsIn } from './room.ts'
import { roomStayView } from './room-stay-view.ts'
import { soldAs } from './share.ts'
import { inOrder, staysOf } from './stays.ts'
import { stayTogether } from './together.ts'
import { wholeTotal } from './total-view.ts'

/** Guests in the order of the rooms; what is wrong with them is told where the caller has them. */
function placeAt(rooms: Rooms, resGuests: readonly ResGuest[], pointer: string): string[] {
  const roomStayList = rooms.map(({ offer }) => ({
    ...{ reference: { type: '16', id: offer.rph }, guestCounts: { guestCountList: [] } },
  }))
  try {
    return placeGuests(rooms, { roomStays: { roomStayList }, resGuests: [...resGuests] })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const fields = error.fields.map((field) => ({ ...field, pointer: field.pointer.replace(guestsPointer, pointer) }))
    throw new Refusal(error.status, { text: error.text, fields })
  }
}

/** What whoever sells rooms with something else is given of this room. */
export const hotelSide = ({ places, clock }: { places: PlaceFinder; clock: Clock }) => ({
  read: makeReading({ places, now: () => clock.now() }),
  ...{ roomsIn, stayTogether, staysOf, inOrder, soldAs, placeGuests: placeAt },
  ...{ stayView: hotelStayView, roomView: roomStayView, totalOf: wholeTotal },
})
