import type { Instant } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import { type Refused, refuse } from '../../../refusal.ts'
import { headsOf, type Riders } from '../price/party.ts'
import type { Ticket } from './token.ts'

const mostHeads = 14
const mostBags = 28
const hour = 3_600_000
const day = 24 * hour
/** A driver has to get there. */
const notice = hour
const ahead = 500 * day

export const noCar = (): Refused => refuse('noAvailability', 'There is no car of this kind left at that hour.')

export const isExpired = ({ expiresAt }: Ticket, now: Instant): boolean => expiresAt <= now

const isMoment = (at: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at) &&
  !Number.isNaN(Date.parse(`${at}:00Z`)) &&
  new Date(`${at}:00Z`).toISOString().slice(0, 16) === at

const isCount = (count: number, most: number): boolean => Number.isInteger(count) && count >= 0 && count <= most

/** Who and how many; undefined: they can go. */
function whyNotThey(riders: Riders): string | undefined {
  const { adults, children, bags, childSeats } = riders
  if (!isCount(adults, mostHeads) || !isCount(children, mostHeads) || headsOf(riders) > mostHeads)
    return `No more than ${mostHeads} travel together.`
  if (adults === 0) return 'Somebody grown up travels with them.'
  if (!isCount(bags, mostBags)) return `No more than ${mostBags} bags are taken.`
  return isCount(childSeats, children) ? undefined : 'There are more child seats than children.'
}

/** What is wrong with a wish wherever it is. */
export function whyNot(query: Queries['transfer']): string | undefined {
  const { from, to, at, back } = query
  if (!isMoment(at) || (back && !isMoment(back.at))) return 'A pick-up is written YYYY-MM-DDTHH:mm.'
  const isSame = from.place.code === to.place.code && from.place.context === to.place.context
  return isSame ? 'It goes from a place to itself.' : whyNotThey(query)
}

/** What is wrong with the moment of the first pick-up. */
export function whyNotAt(pickUp: Instant, now: Instant): string | undefined {
  if (pickUp < now + notice) return 'The pick-up is over, or less than an hour away.'
  return pickUp > now + ahead ? 'The pick-up is within 500 days.' : undefined
}

/** Until when it can be bought. */
export const lastMoment = (pickUp: Instant): Instant => pickUp - notice
