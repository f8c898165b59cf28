import type { KeptOffer } from '../offer/offer.ts'
import { Refusal } from '../platform/refusal.ts'
import { checkTogether } from './combination.ts'
import { departureOf, legsOfTrip, type Ticket, ticketsOf } from './view.ts'

/** Of each leg so many are looked at: a pair is not made of the sixth best and the sixth best. */
const nearest = 5

const minutesBetween = (one: Ticket, other: Ticket): number =>
  Math.abs(Date.parse(departureOf(one.detail)) - Date.parse(departureOf(other.detail))) / 60_000

/** How far from what was wanted: another class or other terms are worth an hour each. */
function distance(wanted: Ticket, found: Ticket): number {
  const isOther = Number(found.detail.comfort !== wanted.detail.comfort)
  const hasOtherTerms = Number(found.detail.flexibility !== wanted.detail.flexibility)
  return minutesBetween(wanted, found) + 60 * (isOther + hasOtherTerms)
}

/** Trains in place of one, the nearest first, each once. */
function forLeg(wanted: Ticket, found: readonly Ticket[]): Ticket[] {
  const own = found
    .filter(({ detail }) => detail.leg === wanted.detail.leg)
    .toSorted((one, other) => distance(wanted, one) - distance(wanted, other))
  const trains = new Map<string, Ticket>()
  for (const ticket of own)
    if (!trains.has(ticket.detail.trainIdentity)) trains.set(ticket.detail.trainIdentity, ticket)
  return [...trains.values()].slice(0, nearest)
}

/** Return fares are sold with those they are tied to. */
function goTogether(tickets: readonly Ticket[]): boolean {
  try {
    checkTogether(tickets.map(({ offer }) => offer))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const isSame = (wanted: readonly Ticket[], found: readonly Ticket[]): boolean =>
  wanted.every(({ offer }, index) => offer.identity === found[index]?.offer.identity)

/** Other tickets of the same search for the whole way, the nearest to what was wanted first. */
export function ticketsInstead(wanted: readonly KeptOffer[], found: readonly KeptOffer[]): KeptOffer[][] {
  const tickets = ticketsOf(wanted, legsOfTrip)
  const [out, back] = tickets
  if (!out || tickets.length < wanted.length) return []
  const all = ticketsOf(found, legsOfTrip)
  const outs = forLeg(out, all)
  const ways = back ? outs.flatMap((one) => forLeg(back, all).map((other) => [one, other])) : outs.map((one) => [one])
  const far = (way: readonly Ticket[]) =>
    way.reduce((sum, ticket, index) => sum + distance(tickets[index] ?? ticket, ticket), 0)
  return ways
    .filter((way) => goTogether(way) && !isSame(tickets, way))
    .toSorted((one, other) => far(one) - far(other))
    .map((way) => way.map(({ offer }) => offer))
}
