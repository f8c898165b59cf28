import type { CartItem, CartStop } from '@portolan/contract/cart'
import type { Language } from '@portolan/domain/language'
import { pictureUrl } from '../platform/picture-url.ts'
import { dotted, wordsIn } from '../platform/words.ts'
import { saidDeadline } from '../platform/zone-name.ts'
import type { Room, Rooms } from './room.ts'
import { cancelText, guestsText, houseName, mealsText, roomText, stayText } from './words.ts'

/** 'Room 2 · Standard double · 2 adults, 1 child (aged 7) · Breakfast'; a room alone has no number. */
const roomLine = ({ detail }: Room, isAlone: boolean, language: Language): string =>
  dotted([
    isAlone ? '' : roomText(detail.place, language),
    wordsIn(detail.room.name, language),
    guestsText(detail.guests, language),
    mealsText(detail.plan, language),
  ])

/** One is there from check-in to check-out. */
function stopsOf({ detail: { house, checkIn, checkOut } }: Room, language: Language): CartStop[] {
  const stop = {
    kind: 'hotel' as const,
    code: house.id,
    name: houseName(house, language),
    lat: house.lat,
    lon: house.lon,
  }
  return [
    { ...stop, at: `${checkIn}T${house.checkIn}`, role: 'arrive' },
    { ...stop, at: `${checkOut}T${house.checkOut}`, role: 'depart' },
  ]
}

const partyOf = (rooms: Rooms): NonNullable<CartItem['display']['party']> => {
  const guests = rooms.map(({ detail }) => detail.guests)
  return {
    adults: guests.reduce((sum, { adults }) => sum + adults, 0),
    children: guests.reduce((sum, { childAges }) => sum + childAges.length, 0),
  }
}

/** How a stay is shown wherever it is wanted: the house, when, and who sleeps where on which terms. */
export function stayDisplay(rooms: Rooms, language: Language): CartItem['display'] {
  const [{ detail }] = rooms
  const { house, checkIn, checkOut } = detail
  const isAlone = rooms.length === 1
  const cancelling = rooms.map((room) => cancelText(room.detail, language, room.offer.penalties))
  const isOneForAll = new Set(cancelling).size === 1
  const ends = [...new Set(rooms.flatMap((room) => room.detail.freeUntil ?? []))]
  return {
    title: houseName(house, language),
    lines: [
      stayText(detail, language),
      ...rooms.map((room, index) =>
        dotted([roomLine(room, isAlone, language), isOneForAll ? '' : (cancelling[index] ?? '')]),
      ),
      ...(isOneForAll ? cancelling.slice(0, 1) : []),
    ],
    ...(ends.length > 0 && { deadlines: ends.map((end) => saidDeadline(end, house.timeZone, language)) }),
    start: `${checkIn}T${house.checkIn}:00`,
    end: `${checkOut}T${house.checkOut}:00`,
    imageUrl: pictureUrl(house.picture),
    ...{ stops: stopsOf(rooms[0], language), party: partyOf(rooms) },
  }
}
