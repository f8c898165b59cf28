import type { IsoDate } from '@portolan/domain/date'
import type { MessageId } from '../i18n/messages.ts'
import { textOf } from '../session/address.ts'
import type { Problem } from '../session/form-schema.ts'
import { shopToday } from '../session/shop-today.ts'
import { parseTyped } from '../ui/date-range.ts'
import { blankValues, type City, type HotelValues, hotelProblems, stayOf } from './form/values.ts'
import { readRooms, writeRooms } from './rooms.ts'
import type { StayAsked } from './search.ts'

export type { RoomAsked } from './rooms.ts'
export type { StayAsked } from './search.ts'

/** What stands in an address, strictly: what is there and cannot be read is told by the field that it was meant for. */
interface Reading {
  values: HotelValues
  unread: Problem<string>[]
}

/** A city is known by a word of ours: 'PAR', 'hong-kong'. */
function readCity(address: Record<string, unknown>): City | undefined {
  const code = textOf(address.city).trim()
  if (!/^[\w-]{1,64}$/.test(code)) return undefined
  return { code, name: textOf(address.cityName).slice(0, 128) || code }
}

/** Half a search fills in half the form. */
export function readValues(address: Record<string, unknown>): Reading {
  const unread: Problem<string>[] = []
  const part = <Value>(name: string, field: string, text: MessageId, read: (text: string) => Value | undefined) => {
    const written = textOf(address[name]).trim()
    if (written === '') return undefined
    const value = read(written)
    if (value === undefined) unread.push({ field, text })
    return value
  }
  const city = part('city', 'city', 'hotel.form.city', () => readCity(address))
  const start = part('checkIn', 'dates', 'ui.dates.format', parseTyped)
  const end = part('checkOut', 'dates', 'ui.dates.format', parseTyped)
  const rooms = part('rooms', 'rooms', 'error.hotel.rooms', readRooms)
  return {
    values: {
      city: city ?? null,
      dates: { ...(start && { start }), ...(end && { end }) },
      rooms: rooms?.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })) ?? blankValues.rooms,
    },
    unread,
  }
}

export type Read = { stay: StayAsked } | { problems: readonly Problem<string>[] }

/** A whole stay, or what is wrong with it and where. */
export function readSearch(address: Record<string, unknown>, today: IsoDate): Read {
  const { values, unread } = readValues(address)
  const others = hotelProblems(values, today).filter(({ field }) => !unread.some((one) => one.field === field))
  const problems = [...unread, ...others]
  const stay = problems.length === 0 ? stayOf(values) : undefined
  return stay ? { stay } : { problems }
}

/** For pages that only show a stay: whatever is wrong with it, there is none. */
export function readStay(address: Record<string, unknown>): StayAsked | undefined {
  const read = readSearch(address, shopToday())
  return 'stay' in read ? read.stay : undefined
}

/** Flat, for the router: the address of a page is the stay itself, and a link opens it again. */
export function searchOfStay({ city, cityName, checkIn, checkOut, rooms }: StayAsked) {
  const text = writeRooms(rooms)
  // a number alone is written as one, so that the address needs no quotation marks
  return { city, cityName, checkIn, checkOut, rooms: /^\d$/.test(text) ? Number(text) : text }
}
