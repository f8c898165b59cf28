import type { Instant } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import { type Refused, refuse } from '../../../refusal.ts'
import { dateOf, dayOf } from '../../day.ts'
import type { Ticket } from './token.ts'

const mostDays = 90
/** Companies do not know their prices of later. */
const mostDaysAhead = 360

/** Why a car is not rented as it was asked for: whoever asks may tell it beside the field. */
const troubles = {
  format: 'A time is written YYYY-MM-DDTHH:mm.',
  return: 'A car is brought back after it was fetched.',
  days: `A car is rented for ${mostDays} days at most.`,
  pickUpOffice: 'There is no office where the car is to be fetched.',
  returnOffice: 'There is no office where the car is to be brought back.',
  past: 'The time of the pick-up is over.',
  horizon: `A car is rented within ${mostDaysAhead} days.`,
  age: 'No company rents a car to a driver of this age here.',
  pickUpClosed: 'The office is closed when the car is to be fetched.',
  returnClosed: 'The office is closed when the car is to be brought back.',
  oneWay: 'A car that is fetched here is not brought back there.',
} as const

export type Trouble = keyof typeof troubles

export const refuseFor = (trouble: Trouble): Refused => refuse('invalid', troubles[trouble])

export const soldOut = (): Refused => refuse('noAvailability', 'There is no such car left.')

export const isExpired = ({ expiresAt }: Ticket, now: Instant): boolean => expiresAt <= now

function isLocal(text: string): boolean {
  const date = text.slice(0, 10)
  return (
    /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) &&
    !Number.isNaN(dayOf(date)) &&
    dateOf(dayOf(date)) === date
  )
}

/** What is wrong with it wherever it is. */
export function whyNot({ pickUp, dropOff }: Pick<Queries['car'], 'pickUp' | 'dropOff'>): Trouble | undefined {
  return isLocal(pickUp.at) && isLocal(dropOff.at) ? undefined : 'format'
}

/** And what is wrong with the times, once it is known whose clocks they go by. */
export function whyNotThen(times: { starts: Instant; ends: Instant; days: number }, now: Instant): Trouble | undefined {
  if (times.starts <= now) return 'past'
  if (times.starts - now > mostDaysAhead * 86_400_000) return 'horizon'
  if (times.ends <= times.starts) return 'return'
  return times.days > mostDays ? 'days' : undefined
}
