import type { IsoDate } from '@portolan/domain/date'
import { type AirPlace, placeKey } from '../flight/search.ts'
import type { MessageId } from '../i18n/messages.ts'
import { textOf } from '../session/address.ts'
import type { Problem } from '../session/form-schema.ts'
import { shopToday } from '../session/shop-today.ts'
import { readRooms, writeRooms } from '../stay/rooms.ts'
import { parseTyped } from '../ui/date-range.ts'
import { askedOf, blankValues, type Destination, type PackageValues, packageProblems } from './form/values.ts'
import type { PackageAsked } from './search.ts'

export type Address = Record<string, string | number>

/** What stands in an address, strictly: what is there and cannot be read is told by the field that it was meant for. */
interface Reading {
  values: PackageValues
  unread: Problem<string>[]
}

const nameIn = (address: Record<string, unknown>, name: string): string => textOf(address[name]).slice(0, 128)

function placeIn(address: Record<string, unknown>, name: 'from' | 'to'): AirPlace | undefined {
  const [, context, code] = /^(IATA|CITY)-([\w-]{1,60})$/.exec(textOf(address[name])) ?? []
  if (!context || !code) return undefined
  return { code, context: context as AirPlace['context'], name: nameIn(address, `${name}Name`) || code }
}

/** All airports of a city say which city it is; one airport alone needs a second word. */
function destinationIn(address: Record<string, unknown>): Destination | undefined {
  const place = placeIn(address, 'to')
  if (place?.context === 'CITY') return { place, city: { code: place.code, name: place.name } }
  const city = textOf(address.city)
  if (!place || !/^[\w-]{1,64}$/.test(city)) return undefined
  return { place, city: { code: city, name: nameIn(address, 'cityName') || city } }
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
  const day = (name: string, field: string) => part(name, field, 'ui.dates.format', parseTyped)
  const range = (start: IsoDate | undefined, end: IsoDate | undefined) => ({
    ...(start && { start }),
    ...(end && { end }),
  })
  const from = part('from', 'from', 'air.form.place', () => placeIn(address, 'from'))
  const to = part('to', 'to', 'package.form.toMissing', () => destinationIn(address))
  const dates = range(day('depart', 'dates'), day('back', 'dates'))
  const stay = range(day('checkIn', 'stay'), day('checkOut', 'stay'))
  const rooms = part('rooms', 'rooms', 'error.hotel.rooms', readRooms)
  return {
    values: {
      ...{ from: from ?? null, to: to ?? null, dates, stay, isPart: Object.keys(stay).length > 0 },
      rooms: rooms?.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })) ?? blankValues.rooms,
    },
    unread,
  }
}

export type Read = { asked: PackageAsked } | { problems: readonly Problem<string>[] }

/** A whole search, or what is wrong with it and where. */
export function readSearch(address: Record<string, unknown>, today: IsoDate): Read {
  const { values, unread } = readValues(address)
  const others = packageProblems(values, today).filter(({ field }) => !unread.some((one) => one.field === field))
  const problems = [...unread, ...others]
  const asked = problems.length === 0 ? askedOf(values) : undefined
  return asked ? { asked } : { problems }
}

/** For what is kept in the browser: whatever is wrong with it, there is none. */
export function readAsked(address: Record<string, unknown>): PackageAsked | undefined {
  const read = readSearch(address, shopToday())
  return 'asked' in read ? read.asked : undefined
}

/** Flat, for the router: the address of a page is the search itself, and a link opens it again. */
export function writeAsked(asked: PackageAsked): Address {
  const { from, to, city, cityName, depart, back, checkIn, checkOut } = asked
  const rooms = writeRooms(asked.rooms)
  return {
    ...{ from: placeKey(from), fromName: from.name, to: placeKey(to), toName: to.name },
    ...(to.context === 'IATA' && { city, cityName }),
    ...{ depart, back },
    ...((checkIn !== depart || checkOut !== back) && { checkIn, checkOut }),
    // a number alone is written as one, so that the address needs no quotation marks
    rooms: /^\d$/.test(rooms) ? Number(rooms) : rooms,
  }
}
