import type { Instant } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import { type Refused, refuse } from '../../../refusal.ts'
import { dateOf, dayOf } from '../../day.ts'
import type { Misfit } from '../price/fit.ts'
import type { Ticket } from './token.ts'

const mostDays = 62
const mostPeople = 30
/** Nobody knows the tours of later. */
export const daysAhead = 365

export const soldOut = (): Refused => refuse('noAvailability', 'There are not enough places left.')

export const isExpired = ({ expiresAt }: Ticket, now: Instant): boolean => expiresAt <= now

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dayOf(text)) && dateOf(dayOf(text)) === text

/** What is wrong with a question wherever it is about. */
export function whyNot({ from, to, party }: Pick<Queries['activity'], 'from' | 'to' | 'party'>): string | undefined {
  if (!isDate(from) || !isDate(to)) return 'A date is written YYYY-MM-DD.'
  if (to < from) return 'The last day is not before the first.'
  if (dayOf(to) - dayOf(from) >= mostDays) return `No more than ${mostDays} days are looked at.`
  if (party.length === 0) return 'Nobody takes part.'
  return party.length > mostPeople ? `No more than ${mostPeople} people are booked at once.` : undefined
}

const misfitText: Readonly<Record<Misfit['why'], string>> = {
  nobody: 'Nobody takes part.',
  age: 'Somebody is not of the age for this activity.',
  adult: 'Children take part with an adult only.',
}

/** Whose age it is that does not fit is told where the question has it. */
export const misfitRefusal = ({ why, place }: Misfit): Refused =>
  refuse('invalid', misfitText[why], {
    ...(place !== undefined && { fields: [{ pointer: `/party/${place}/age`, message: misfitText[why] }] }),
  })
