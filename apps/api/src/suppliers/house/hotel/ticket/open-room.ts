import { dayOf } from '../../day.ts'
import { type RoomType, roomTypeOf } from '../catalogue/room-type.ts'
import { unitsGiven } from '../price/allotment.ts'
import { type Guests, sleepsOf } from '../price/fit.ts'
import type { Nights } from '../price/night.ts'
import type { Property, PropertyRoom } from '../property/property.ts'
import type { NightSold, Span } from './allotment-store.ts'

/** A kind of room that is free in every night of a stay. */
export interface OpenRoom {
  readonly type: RoomType
  /** How many can still be had. */
  readonly left: number
  /** Night by night: how many the house gives, and the share of all units that counts for the price. */
  readonly given: readonly number[]
  readonly taken: readonly number[] | undefined
}

/** Night by night; undefined: nothing was ever sold. */
export type SoldOf = (property: string, room: string) => readonly number[] | undefined

export function soldIn(rows: readonly NightSold[], { checkIn, checkOut }: Span): SoldOf {
  if (rows.length === 0) return () => undefined
  const first = dayOf(checkIn)
  const byRoom = new Map<string, number[]>()
  for (const { property, room, night, sold } of rows) {
    const key = `${property} ${room}`
    const nights = byRoom.get(key) ?? Array.from({ length: dayOf(checkOut) - first }, () => 0)
    nights[dayOf(night) - first] = sold
    byRoom.set(key, nights)
  }
  return (property, room) => byRoom.get(`${property} ${room}`)
}

const steps = 4

/** The price rises with every quarter of the units: with every hold, and who comes second would find another price. */
const shareTaken = (sold: number, units: number): number => Math.floor((steps * sold) / units) / steps

/** Undefined: there is a night without one. */
export function openRoom(
  property: Property,
  room: PropertyRoom,
  { all }: Nights,
  soldOf: SoldOf,
): OpenRoom | undefined {
  const type = roomTypeOf(room.type)
  if (!type) return undefined
  const sold = soldOf(property.id, room.type)
  const givenIn = unitsGiven(property, room)
  const given: number[] = []
  let left = room.units
  for (const night of all) {
    const units = givenIn(night)
    left = Math.min(left, units - (sold?.[given.length] ?? 0))
    if (left <= 0) return undefined
    given.push(units)
  }
  return { type, left, given, taken: sold?.map((count) => shareTaken(count, room.units)) }
}

/** Beds for at least so many more. */
const muchLarger = 2

export const isLarge = ({ type }: OpenRoom, { adults, children }: Guests): boolean =>
  sleepsOf(type.beds) >= adults + children.length + muchLarger
