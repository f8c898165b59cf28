import type { HotelRoomSold } from '@portolan/supplier/hotel'
import * as z from 'zod/mini'
import type { BookingRecord } from '../booking/booking.ts'
import { roomOf } from './detail.ts'
import { type Room, roomsIn } from './room.ts'

/** A room of a booking, and who sleeps in it by the names that the supplier knows them by. */
export interface ReservedRoom extends Room {
  travelerRefs: readonly string[]
  /** The house's own number, once there is one. */
  confirmation: string | undefined
  isCancelled: boolean
}

type Told = Pick<BookingRecord, 'reservation' | 'offers'>

const names = z.array(z.string()).check(z.maxLength(100))
const sold = z.object({
  rooms: z
    .array(
      z.object({
        ...{ token: z.string(), detail: z.unknown(), travelerRefs: names, isCancelled: z.boolean() },
        confirmation: z.optional(z.string()),
      }),
    )
    .check(z.maxLength(20)),
})

type Sold = Omit<HotelRoomSold, 'detail'> & { detail: unknown }

const soldIn = ({ reservation }: Told): readonly Sold[] =>
  (sold.safeParse(reservation?.detail).data?.rooms ?? []) as Sold[]

/** The party is in the order of the rooms, adults before children. */
function asSearched(rooms: readonly Room[]): ReservedRoom[] {
  let first = 0
  return rooms.map((room) => {
    const { guests } = room.detail
    const count = guests.adults + guests.childAges.length
    const travelerRefs = room.offer.party.slice(first, first + count).map(({ ref }) => ref)
    first += count
    return { ...room, travelerRefs, confirmation: undefined, isCancelled: false }
  })
}

/** The rooms of a booking, each with the offer it was bought at; before anything is reserved, as they were offered. */
export function reservedBy(booking: Told): ReservedRoom[] {
  const told = soldIn(booking)
  return asSearched(roomsIn(booking.offers)).map((room, index) => {
    const known = told.find(({ token }) => token === room.offer.token) ?? told[index]
    if (!known) return room
    const { travelerRefs, confirmation, isCancelled } = known
    return { ...room, detail: roomOf(known.detail) ?? room.detail, travelerRefs, confirmation, isCancelled }
  })
}

/** Those that stand; all of them where none does: what was cancelled is told as it was. */
export function standing<Reserved extends { isCancelled: boolean }>(rooms: readonly Reserved[]): readonly Reserved[] {
  const left = rooms.filter(({ isCancelled }) => !isCancelled)
  return left.length > 0 ? left : rooms
}
