import type { RoomStay } from '@portolan/contract/hotel-stay'
import { useMemo, useState } from 'react'
import { draftName } from '../../session/draft.ts'
import type { StayAsked } from '../../stay/address.ts'
import { detailAddress } from '../../stay/detail/address.ts'
import { nextOpen, pickedOf, usePicks } from '../../stay/detail/choice.ts'
import { placesOf } from '../../stay/detail/places.ts'
import { nightsOfStay } from '../../stay/search.ts'
import { useDescription, useRooms } from './calls.ts'
import { houseOf } from './house.ts'
import { useHeld } from './use-held.ts'

/** The house, its rooms for the stay, and what is chosen of them. */
export function useDetail(stay: StayAsked, hotel: string) {
  const description = useDescription(hotel)
  const rooms = useRooms(stay, hotel)
  const stays = useMemo(() => rooms.data?.roomStays?.roomStayList ?? [], [rooms.data])
  const places = useMemo(() => placesOf(stays, stay.rooms), [stays, stay.rooms])
  const [picks, pick] = usePicks(draftName('hotel-rooms', detailAddress(stay, hotel)))
  const [at, setAt] = useState(0)
  const held = useHeld(stays)
  const chosen = places.flatMap((place) => pickedOf(place, picks) ?? [])
  return {
    ...{ stay, hotel, description, rooms, stays, places, picks, at, setAt, held, chosen },
    house: houseOf(description.data, stays[0]?.basicPropertyInfo),
    nights: nightsOfStay(stay),
    isWhole: places.length > 0 && chosen.length === places.length,
    /** Whoever has chosen for one room is led to the next that has nothing yet. */
    choose(index: number, room: RoomStay): void {
      const open = nextOpen(places, pick(index, room), index)
      if (open !== undefined) setAt(open)
    },
  }
}

export type Detail = ReturnType<typeof useDetail>
