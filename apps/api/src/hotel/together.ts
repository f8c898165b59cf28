import type { ErrorTextId } from '@portolan/contract/errors'
import * as z from 'zod/mini'
import type { KeptOffer } from '../offer/offer.ts'
import { fieldRefusal } from '../platform/refusal.ts'
import { placesOf, WrongHandles } from '../platform/wrong-handles.ts'
import { type Room, type Rooms, roomsIn } from './room.ts'

const searched = z.object({ rooms: z.array(z.unknown()) })

/** How many rooms were searched for. */
const roomsSearched = ({ query }: KeptOffer): number => searched.safeParse(query).data?.rooms.length ?? 0

/** One house, one stay, one party: whoever searches twice for the same may choose from both. */
const nameOfSearch = ({ offer, detail }: Room): string =>
  JSON.stringify([offer.supplier, detail.house.id, detail.checkIn, detail.checkOut, offer.party])

/** Why they are not bought together, and which of them is to blame. */
interface Apart {
  index: number
  text: ErrorTextId
}

/** One room for each of the search, in its order. Undefined: they are one stay. */
export function whyApart(rooms: Rooms): Apart | undefined {
  const [first] = rooms
  const other = rooms.findIndex((room) => nameOfSearch(room) !== nameOfSearch(first))
  if (other >= 0) return { index: other, text: 'error.hotel.otherSearch' }
  const misplaced = rooms.findIndex(({ detail }, index) => detail.place !== index)
  if (misplaced >= 0) return { index: misplaced, text: 'error.hotel.eachRoom' }
  const isComplete = rooms.length === roomsSearched(first.offer)
  return isComplete ? undefined : { index: rooms.length - 1, text: 'error.hotel.eachRoom' }
}

/** The package rate is for those who fly with us: alone it is not sold. */
const whyNotAlone = (rooms: Rooms): Apart | undefined => {
  const index = rooms.findIndex(({ detail }) => detail.withFlight)
  return index < 0 ? undefined : { index, text: 'error.hotel.withFlight' }
}

/** The rooms of one stay, whatever they are bought with. Refuses (400) everything else, where the caller has it. */
export function stayTogether(offers: readonly KeptOffer[], pointerOf?: (index: number) => string): Rooms {
  const [first, ...more] = roomsIn(offers)
  if (!first || more.length + 1 < offers.length)
    throw new WrongHandles(placesOf(offers, (offer) => roomsIn([offer]).length === 0))
  const rooms: Rooms = [first, ...more]
  refuse(whyApart(rooms), pointerOf)
  return rooms
}

/** The same, bought alone. */
export function takenTogether(offers: readonly KeptOffer[], pointerOf?: (index: number) => string): Rooms {
  const rooms = stayTogether(offers, pointerOf)
  refuse(whyNotAlone(rooms), pointerOf)
  return rooms
}

function refuse(apart: Apart | undefined, pointerOf?: (index: number) => string): void {
  if (!apart) return
  const { index, text } = apart
  throw pointerOf ? fieldRefusal(pointerOf(index), 'invalid_value', text) : new WrongHandles([index], text)
}
