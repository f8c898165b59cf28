import type { CartItem } from '@portolan/contract/cart'
import type { Language } from '@portolan/domain/language'
import { dotted } from '../platform/words.ts'
import { pictureUrl } from './property-view.ts'
import type { Room, Rooms } from './room.ts'
import { cancelText, guestsText, houseName, mealsText, roomText, stayText, wordsIn } from './words.ts'

/** 'Room 2 · Standard double · 2 adults, 1 child (aged 7) · Breakfast'; a room alone has no number. */
const roomLine = ({ detail }: Room, isAlone: boolean, language: Language): string =>
  dotted([
    isAlone ? '' : roomText(detail.place, language),
    wordsIn(detail.room.name, language),
    guestsText(detail.guests, language),
    mealsText(detail.plan, language),
  ])

/** How a stay is shown wherever it is wanted: the house, when, and who sleeps where on which terms. */
export function stayDisplay(rooms: Rooms, language: Language): CartItem['display'] {
  const [{ detail }] = rooms
  const { house, checkIn, checkOut } = detail
  const isAlone = rooms.length === 1
  const cancelling = rooms.map((room) => cancelText(room.detail, language))
  const isOneForAll = new Set(cancelling).size === 1
  return {
    title: houseName(house, language),
    lines: [
      stayText(detail, language),
      ...rooms.map((room, index) =>
        dotted([roomLine(room, isAlone, language), isOneForAll ? '' : (cancelling[index] ?? '')]),
      ),
      ...(isOneForAll ? cancelling.slice(0, 1) : []),
    ],
    start: `${checkIn}T${house.checkIn}:00`,
    end: `${checkOut}T${house.checkOut}:00`,
    imageUrl: pictureUrl(house.picture),
  }
}
