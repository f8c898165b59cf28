import { compare, type Money, sum } from '@portolan/domain/money'
import type { Flexibility } from '@portolan/domain/rail/fare'
import type { ComparedLeg } from '@portolan/domain/rail/pass-or-tickets'
import type { RailTicketDetail } from '@portolan/supplier/rail'
import type { Party } from '@portolan/supplier/traveler'
import type { Buyer, Offers } from '../offer/offer.ts'
import { ageOf } from './party.ts'
import type { PlaceFinder, Ticket } from './view.ts'

/** Who is younger sits on somebody's lap. */
const youngestSeated = 4

/** What the same price buys is taken in the order of its handle's identity, so that two searches agree. */
const cheapestFirst = ({ offer: one }: Ticket, { offer: other }: Ticket): number =>
  compare(one.price.selling, other.price.selling) ||
  Number(one.identity > other.identity) - Number(one.identity < other.identity)

/** The cheapest that can be bought alone, of one flexibility or of any. */
export const cheapestOf = (tickets: readonly Ticket[], flexibility?: Flexibility): Ticket | undefined =>
  tickets
    .filter(({ offer }) => offer.combinableWith === undefined)
    .filter(({ detail }) => flexibility === undefined || detail.flexibility === flexibility)
    .toSorted(cheapestFirst)[0]

/** The days on which a train is boarded: a night train belongs to the day it leaves. */
const daysOf = ({ segments }: RailTicketDetail): string[] => [
  ...new Set(segments.flatMap(({ calls }) => calls[0]?.departs?.slice(0, 10) ?? [])),
]

/** Of every stop on the way; a station that we do not know is in no country of any pass. */
const countriesOf = ({ segments }: RailTicketDetail, { find }: PlaceFinder): string[] => [
  ...new Set(
    segments.flatMap(({ calls }) => calls.map(({ station }) => find(station.code, 'rail-station')?.country ?? '')),
  ),
]

export interface Reservations {
  total: Money
  count: number
}

/** What the seats of a journey cost those who travel with a pass, in what the customer pays in. */
export async function reservationsOf(
  { offer, detail }: Ticket,
  party: Party,
  buyer: Buyer,
  offers: Pick<Offers, 'price'>,
): Promise<Reservations> {
  const seated = party.filter((traveler) => ageOf(traveler) >= youngestSeated).length
  const each = detail.segments.flatMap(({ passReservation }) => passReservation ?? [])
  const prices = await Promise.all(
    each.map(async ({ minor, currency }) => {
      const total = { minor: minor * seated, currency }
      return (await offers.price({ total }, { product: 'rail', supplier: offer.supplier }, buyer)).selling
    }),
  )
  return { total: sum(prices, buyer.currency), count: each.length * seated }
}

export const comparedLeg = (
  { offer, detail }: Ticket,
  { total, count }: Reservations,
  places: PlaceFinder,
): ComparedLeg => ({
  days: daysOf(detail),
  countries: countriesOf(detail, places),
  ticket: offer.price.selling.minor,
  reservation: total.minor,
  reservationCount: count,
})
