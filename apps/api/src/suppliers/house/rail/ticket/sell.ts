import type { Purchase } from '@portolan/supplier/reservation'
import type { Party } from '@portolan/supplier/traveler'
import type { Db } from '../../../../platform/db.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import { checkAccepted } from '../../book/accept.ts'
import { RefusedWrite } from '../../book/refusal.ts'
import { missingOf } from '../../book/requirement.ts'
import { seatsFor } from '../fare/band.ts'
import { partyIn } from './party.ts'
import { seatWishes } from './pricing.ts'
import { requirementOf } from './requirement.ts'
import type { SeatAssignment, Sold } from './reservation.ts'
import { seatName } from './seat.ts'
import { type SeatsTaken, takeSeats } from './seat-store.ts'
import { type Shop, soldOut, type TicketFound, totalOf } from './shop.ts'

/** What can be told without a look into the books. */
export function refusalOf(found: readonly TicketFound[], { travelers, extras = [] }: Purchase): Refused | undefined {
  if (found.some(({ party }) => party.length !== travelers.length))
    return refuse('invalid', 'The tickets are for another number of travellers.')
  if (extras.length > 0) return refuse('invalid', 'An extra is not offered.')
  const itineraries = found.map(({ itinerary }) => itinerary)
  const fields = missingOf(
    requirementOf(
      itineraries,
      found.flatMap((ticket) => partyIn(ticket, travelers)),
    ),
    travelers,
  )
  return fields.length > 0 ? refuse('invalid', 'Something is missing of the travellers.', { fields }) : undefined
}

interface TicketSeats {
  readonly ticket: number
  readonly segment: number
  readonly taken: SeatsTaken
}

function assign({ ticket, segment, taken }: TicketSeats, found: TicketFound, party: Party): SeatAssignment[] {
  const ride = found.itinerary.rides[segment]
  if (!ride) return []
  return seatsFor(ride.operator, party).flatMap(({ ref }, index) => {
    const seat = taken.seats[index]
    return seat === undefined
      ? []
      : [{ ticket, segment, travelerRef: ref, ...seatName(ride.brand, found.comfort, seat) }]
  })
}

/** Prices the tickets as they are now and takes their seats. Throws a refusal, and then the transaction ends. */
export async function sell(
  tx: Db,
  found: readonly TicketFound[],
  { travelers, accept }: Purchase,
  shop: Pick<Shop, 'priceAgain'>,
): Promise<Sold> {
  const offers = await shop.priceAgain(tx, found, travelers)
  if ('error' in offers) throw new RefusedWrite(offers)
  const total = totalOf(offers)
  checkAccepted(total.total, accept)
  const parties = found.map((ticket) => partyIn(ticket, travelers))
  const wishes = found.flatMap(({ itinerary, comfort }, ticket) =>
    seatWishes(itinerary, comfort, parties[ticket] ?? []).map(({ ride, ...wish }) => ({ ticket, segment: ride, wish })),
  )
  const taken = await takeSeats(
    tx,
    wishes.map(({ wish }) => wish),
  )
  if (!taken) throw new RefusedWrite(soldOut())
  const assignments = wishes.flatMap(({ ticket, segment }, index) => {
    const [own, seats] = [found[ticket], taken[index]]
    const isIncluded = offers[ticket]?.detail.conditions.some(({ code }) => code === 'SEAT_INCLUDED')
    return own && seats && isIncluded ? assign({ ticket, segment, taken: seats }, own, parties[ticket] ?? []) : []
  })
  return {
    tickets: offers.map(({ detail, price, penalties = [] }) => ({ detail, price, penalties })),
    ...{ total, taken, assignments },
    travelerRefs: travelers.map(({ ref }) => ref),
    departs: Math.min(...found.map(({ itinerary }) => itinerary.departs)),
  }
}
