import { sum } from '@portolan/domain/money'
import type { Offer, Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Party } from '@portolan/supplier/traveler'
import { type Refused, refuse } from '../../../refusal.ts'
import { headsOf, seatsFor } from '../fare/party.ts'
import { currency } from '../fare/terms.ts'
import type { Ticket } from './token.ts'

const mostHeads = 9

export const soldOut = (): Refused => refuse('noAvailability', 'There are not enough seats left on this flight.')

export const isExpired = ({ expiresAt }: Ticket, now: Instant): boolean => expiresAt <= now

export function totalOf(offers: readonly Offer<unknown>[]): Price {
  const prices = offers.map(({ price }) => price)
  return {
    total: sum(
      prices.map(({ total }) => total),
      currency,
    ),
    taxes: sum(
      prices.flatMap(({ taxes }) => (taxes ? [taxes] : [])),
      currency,
    ),
    lines: prices.flatMap(({ lines = [] }) => lines),
  }
}

/** Nobody flies without a grown-up, nor two on one lap. */
export function whyNot(party: Party): string | undefined {
  const heads = headsOf(party)
  if (seatsFor(heads) === 0) return 'Nobody travels.'
  if (party.length > mostHeads) return 'No more than nine travel on one booking.'
  if (heads.adult === 0) return 'Children travel with an adult.'
  if (heads.infant > heads.adult) return 'Every infant needs an adult of its own.'
  return undefined
}

/** Legs of one search, in their order and all of them; or one trip. */
export function whyApart(tickets: readonly Ticket[]): string | undefined {
  const [first] = tickets
  if (!first) return 'There is nothing to buy.'
  if (tickets.some(({ search }) => search !== first.search)) return 'Flights of two searches do not go together.'
  if (!first.isByLeg) return tickets.length === 1 ? undefined : 'Two trips are two bookings.'
  const isWhole = tickets.length === first.legs && tickets.every(({ leg }, index) => leg === index)
  return isWhole ? undefined : 'A flight of the trip is missing, or they are not in their order.'
}

/** One flight after the other: nobody leaves before having landed. */
export function isInTime(tickets: readonly Ticket[]): boolean {
  const flights = tickets.flatMap(({ voyages }) => voyages.flatMap((voyage) => voyage.flights))
  return flights.every(({ departs }, index) => index === 0 || departs >= (flights[index - 1]?.arrives ?? 0))
}
