import type { Instant } from '@portolan/supplier/outcome'
import type { Purchase } from '@portolan/supplier/reservation'
import type { Db } from '../../../../platform/db.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import { checkAccepted } from '../../book/accept.ts'
import { RefusedWrite } from '../../book/refusal.ts'
import { headsOf, seatsFor } from '../fare/party.ts'
import { flightKey } from '../fare/seats.ts'
import type { PricedAgain } from './again.ts'
import { departsAt } from './offer.ts'
import { troubleWith } from './requirement.ts'
import type { Sold } from './reservation.ts'
import { soldOut, totalOf } from './rule.ts'
import { type PlaceTaken, type SeatWish, takePlaces, takeSeats } from './seat-store.ts'
import type { Shop } from './shop.ts'
import type { Ticket } from './token.ts'

const minute = 60_000
/** A fare that may be held waits a day for its money. */
const keptFor = 24 * 60 * minute

const flightsOf = (found: readonly Ticket[]) =>
  found.flatMap(({ voyages }) => voyages.flatMap(({ flights }) => flights))

/** What can be told without a look into the books. */
export function refusalOf(
  found: readonly Ticket[],
  { travelers, extras = [] }: Purchase,
  isAbroad: boolean,
): Refused | undefined {
  if (found.some(({ party }) => party.length !== travelers.length))
    return refuse('invalid', 'The fare is for another number of travellers.')
  // Extras are part of the offer they were quoted with.
  if (extras.length > 0) return refuse('invalid', 'An extra is chosen with the offer.')
  const last = flightsOf(found).at(-1)
  const ends = last ? new Date((last.arrives + last.arrivesOffset) * minute).toISOString().slice(0, 10) : ''
  const fields = troubleWith(travelers, { isAbroad, ends })
  return fields.length > 0 ? refuse('invalid', 'Something is missing of the travellers.', { fields }) : undefined
}

/** The seats that were chosen, as the book knows them. */
const placesOf = ({ offer: { detail }, first, bookedBy }: PricedAgain): PlaceTaken[] =>
  (detail.extras ?? []).flatMap(({ seat, voyage, segment = 0 }) => {
    const flight = bookedBy[voyage - first]?.[segment]?.flight
    return seat && flight ? [{ flight: flightKey(flight), day: flight.day, place: seat }] : []
  })

const seatTaken = (): Refused => refuse('noAvailability', 'A seat that was chosen has been taken by somebody else.')

/** Prices the flights as they are now and takes their seats. Throws a refusal, and then the transaction ends. */
export async function sell(
  tx: Db,
  found: readonly Ticket[],
  { travelers, accept }: Purchase,
  { priceAgain, now }: Pick<Shop, 'priceAgain'> & { now(): Instant },
): Promise<Sold> {
  const again = await priceAgain(tx, found, travelers)
  if ('error' in again) throw new RefusedWrite(again)
  const offers = again.map(({ offer }) => offer)
  const total = totalOf(offers)
  checkAccepted(total.total, accept)
  const wishes = again.flatMap(({ bookedBy, party }) => {
    const count = seatsFor(headsOf(party))
    return bookedBy.flat().map(
      ({ flight, bookingClass, given }): SeatWish => ({
        ...{ flight: flightKey(flight), day: flight.day, bookingClass, count, given },
      }),
    )
  })
  if (!(await takeSeats(tx, wishes))) throw new RefusedWrite(soldOut())
  const places = again.flatMap(placesOf)
  if (!(await takePlaces(tx, places))) throw new RefusedWrite(seatTaken())
  const [first] = found
  return {
    fares: offers.map(({ detail, price, penalties = [] }) => ({ detail, price, penalties })),
    total,
    taken: [...wishes.map(({ given, ...taken }) => taken), ...places],
    travelerRefs: travelers.map(({ ref }) => ref),
    departs: (first ? departsAt(first) : 0) * minute,
    ...(offers.every(({ hold }) => hold === 'supported') && { payBy: now() + keptFor }),
  }
}
