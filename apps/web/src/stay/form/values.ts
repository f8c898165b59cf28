import { addDays, type DateRange, type IsoDate } from '@portolan/domain/date'
import type { MessageId } from '../../i18n/messages.ts'
import type { Problem } from '../../session/form-schema.ts'
import { nightsOf } from '../../ui/date-range.ts'
import { daysAhead, mostAdults, mostChildren, mostNights, mostRooms, oldestChild } from '../rules.ts'
import type { StayAsked } from '../search.ts'

export interface City {
  readonly code: string
  readonly name: string
}

/** A room as it is being filled in: a child whose age was not chosen yet has none. */
export interface RoomValues {
  adults: number
  childAges: (number | null)[]
}

export interface HotelValues {
  city: City | null
  dates: DateRange
  rooms: RoomValues[]
}

export const blankRoom: RoomValues = { adults: 2, childAges: [] }

/** Two adults in one room, until somebody says otherwise. */
export const blankValues: HotelValues = { city: null, dates: {}, rooms: [blankRoom] }

export const valuesOf = ({ city, cityName, checkIn, checkOut, rooms }: StayAsked): HotelValues => ({
  city: { code: city, name: cityName },
  dates: { start: checkIn, end: checkOut },
  rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
})

/** What is wrong with the two days, whichever of them is there. */
function datesProblem({ start, end }: DateRange, today: IsoDate): MessageId | undefined {
  if (!start && !end) return 'error.field.checkDate'
  if (!start) return 'hotel.form.checkInMissing'
  if (start < today) return 'error.field.dayPast'
  if (start > addDays(today, daysAhead)) return 'error.hotel.horizon'
  if (!end) return 'hotel.form.checkOutMissing'
  if (end <= start) return 'error.hotel.checkOut'
  return nightsOf(start, end) > mostNights ? 'error.hotel.nights' : undefined
}

/** In the words of the server wherever it would say it too. */
export function roomsProblem(rooms: readonly RoomValues[]): MessageId | undefined {
  if (rooms.length === 0 || rooms.length > mostRooms) return 'error.hotel.rooms'
  if (rooms.some(({ adults }) => adults < 1)) return 'error.hotel.adult'
  if (rooms.some(({ adults, childAges }) => adults > mostAdults || childAges.length > mostChildren))
    return 'hotel.form.fullRoom'
  const ages = rooms.flatMap(({ childAges }) => childAges)
  if (ages.some((age) => age !== null && age > oldestChild)) return 'error.hotel.childAge'
  return ages.includes(null) ? 'hotel.form.childAge' : undefined
}

/** All that stands between these values and a search, in the order of the form. */
export function hotelProblems({ city, dates, rooms }: HotelValues, today: IsoDate): Problem<string>[] {
  const found: readonly (readonly [field: string, text: MessageId | undefined])[] = [
    ['city', city ? undefined : 'hotel.form.city'],
    ['dates', datesProblem(dates, today)],
    ['rooms', roomsProblem(rooms)],
  ]
  return found.flatMap(([field, text]) => (text ? [{ field, text }] : []))
}

/** The ages that were chosen; a form without problems has them all. */
const agesOf = (ages: readonly (number | null)[]): number[] => ages.filter((age) => age !== null)

/** Undefined while something is missing. */
export function stayOf({ city, dates: { start, end }, rooms }: HotelValues): StayAsked | undefined {
  if (!city || !start || !end) return undefined
  return {
    ...{ city: city.code, cityName: city.name, checkIn: start, checkOut: end },
    rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges: agesOf(childAges) })),
  }
}
