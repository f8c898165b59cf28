import type { Instant } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { BornParty } from '@portolan/supplier/traveler'
import { type Refused, refuse } from '../../../refusal.ts'
import { dateOf, dayOf } from '../../day.ts'
import { whyNot as whyNotInRoom } from '../price/fit.ts'
import { otherAges } from './guest-room.ts'
import type { Ticket } from './token.ts'

const mostNights = 30
const mostRooms = 8
/** Houses do not know their prices of later. */
const mostDaysAhead = 500

type Wanted = Pick<Queries['hotel'], 'checkIn' | 'checkOut' | 'rooms'>

export const soldOut = (): Refused => refuse('noAvailability', 'There are not enough rooms of this kind left.')

export const isExpired = ({ expiresAt }: Ticket, now: Instant): boolean => expiresAt <= now

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dayOf(text)) && dateOf(dayOf(text)) === text

/** What is wrong with a stay wherever it is. */
export function whyNot({ checkIn, checkOut, rooms }: Wanted): string | undefined {
  if (!isDate(checkIn) || !isDate(checkOut)) return 'A date is written YYYY-MM-DD.'
  if (checkOut <= checkIn) return 'Check-out is after check-in.'
  if (dayOf(checkOut) - dayOf(checkIn) > mostNights) return `A stay is of ${mostNights} nights at most.`
  if (rooms.length === 0) return 'A stay needs a room.'
  if (rooms.length > mostRooms) return `No more than ${mostRooms} rooms are booked at once.`
  return rooms.map(({ adults, childAges }) => whyNotInRoom({ adults, children: childAges })).find(Boolean)
}

/** What is wrong with an arrival where it is `today` now. */
export function whyNotFrom(checkIn: string, today: string): string | undefined {
  if (checkIn < today) return 'Check-in has to be today or later.'
  if (dayOf(checkIn) - dayOf(today) > mostDaysAhead) return `Check-in is within ${mostDaysAhead} days.`
  return undefined
}

/** Before anything is held: a child of another age would sleep elsewhere, and cost something else. */
export function refuseAges(found: readonly Ticket[], party: BornParty): Refused | undefined {
  const message = 'The rooms were priced for children of other ages.'
  const fields = otherAges(found, party).map((place) => ({ pointer: `/party/${place}/age`, message }))
  return fields.length > 0 ? refuse('invalid', message, { fields }) : undefined
}

/** Rooms of one purchase: one house, one stay, and nobody's room twice. */
export function whyApart(tickets: readonly Ticket[]): string | undefined {
  const [first] = tickets
  if (!first) return 'There is nothing to buy.'
  if (tickets.length > mostRooms) return `No more than ${mostRooms} rooms are booked at once.`
  if (tickets.some(({ house }) => house !== first.house)) return 'Rooms of two houses are two bookings.'
  if (tickets.some(({ checkIn, checkOut }) => checkIn !== first.checkIn || checkOut !== first.checkOut))
    return 'Rooms of one booking are for the same nights.'
  if (new Set(tickets.map(({ place }) => place)).size < tickets.length)
    return 'Two rooms are for the same guests of the search.'
  return undefined
}
