import type { RoomAsked } from '../../stay/address.ts'
import type { Wanted } from '../../traveler/values.ts'

/** One room with those who sleep in it, by their place in the list of all guests. */
export interface GuestRoom {
  readonly number: number
  readonly asked: RoomAsked
  readonly from: number
  readonly guests: readonly Wanted[]
}

/** All guests in the order of their rooms, adults before children: the server counts them in the same way. */
export function guestRoomsOf(rooms: readonly RoomAsked[]): GuestRoom[] {
  let from = 0
  return rooms.map((asked, index) => {
    const kinds: Pick<Wanted, 'kind' | 'age'>[] = [
      ...Array.from({ length: asked.adults }, () => ({ kind: 'adult' as const })),
      ...asked.childAges.map((age) => ({ kind: 'child' as const, age })),
    ]
    const first = from
    from += kinds.length
    return {
      ...{ number: index + 1, asked, from: first },
      guests: kinds.map((guest, at) => ({ ...guest, ref: String(first + at + 1) })),
    }
  })
}

/** The refs of one room's guests. */
export const refsOf = ({ guests }: GuestRoom): string[] => guests.map(({ ref }) => ref)
