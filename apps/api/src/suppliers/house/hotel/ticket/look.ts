import type { Guests } from '../price/fit.ts'
import { makeStay, type Stay } from '../price/stay.ts'
import type { Property } from '../property/property.ts'
import type { CityStay } from './city-stay.ts'
import type { RoomWanted } from './offer.ts'
import { isLarge, type OpenRoom, openRoom, type SoldOf } from './open-room.ts'
import { type PlanTerms, planTermsOf } from './terms.ts'

/** A house, looked at for the rooms of one search. */
export interface Look {
  readonly property: Property
  readonly city: CityStay
  readonly soldOf: SoldOf
  /** Who sleeps in each room. */
  readonly rooms: readonly Guests[]
  readonly isWithFlight: boolean
}

const known = new WeakMap<Property, readonly PlanTerms[]>()

export function plansOf(property: Property): readonly PlanTerms[] {
  const plans = known.get(property) ?? property.plans.flatMap((code) => planTermsOf(code) ?? [])
  known.set(property, plans)
  return plans
}

/** What the house has left, for whomever. A list looks at hundreds of houses: loops take a half of what `flatMap` takes. */
export function openRooms({ property, city, soldOf }: Omit<Look, 'rooms' | 'isWithFlight'>): readonly OpenRoom[] {
  const open: OpenRoom[] = []
  for (const room of property.rooms) {
    const left = openRoom(property, room, city.nights, soldOf)
    if (left) open.push(left)
  }
  return open
}

/** A kind of room with guests in it, before any plan. */
export interface RoomFor {
  readonly open: OpenRoom
  readonly stay: Stay
}

export function roomsFor(
  { property, city }: Pick<Look, 'property' | 'city'>,
  open: readonly OpenRoom[],
  guests: Guests,
): readonly RoomFor[] {
  const rooms: RoomFor[] = []
  for (const room of open) {
    const weights = city.weightsOf(room.type, guests)
    if (weights) rooms.push({ open: room, stay: makeStay(city.nights, property, room.type, weights, room.taken) })
  }
  return rooms
}

/** Whether a house has nothing of their size left, and what it has is offered in its place. `rooms`: where they fit. */
export const hasLargeOnly = (rooms: readonly RoomFor[], guests: Guests): boolean =>
  rooms.every(({ open }) => isLarge(open, guests))

/** Every room on every plan, for each room of the search. */
export function everyRoom(look: Look): readonly RoomWanted[] {
  const { property, city, isWithFlight } = look
  const open = openRooms(look)
  return look.rooms.flatMap((guests, place) => {
    const rooms = roomsFor(look, open, guests)
    const isAlternative = hasLargeOnly(rooms, guests)
    return rooms.flatMap((room) =>
      plansOf(property).map((plan) => ({
        property,
        city,
        open: room.open,
        stay: room.stay,
        plan,
        place,
        guests,
        isWithFlight,
        isAlternative,
      })),
    )
  })
}
