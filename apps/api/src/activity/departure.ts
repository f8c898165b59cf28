import type { ActivityDetail } from '@portolan/supplier/activity'
import type { KeptOffer } from '../offer/offer.ts'
import { placesOf, WrongHandles } from '../platform/wrong-handles.ts'
import { departureOf } from './detail.ts'

/** A departure that makes sense, with the offer it comes in. */
export interface Departure {
  offer: KeptOffer
  detail: ActivityDetail
}

/** What a supplier sends that is no departure, such as a simulated one, is left out. */
export const departuresIn = (offers: readonly KeptOffer[]): Departure[] =>
  offers.flatMap((offer) => {
    const detail = departureOf(offer.detail)
    return detail ? [{ offer, detail }] : []
  })

/** Two departures are two bookings. Refuses (400) what is not one of them. */
export function oneDeparture(offers: readonly KeptOffer[]): Departure {
  const [first, ...more] = departuresIn(offers)
  if (!first || more.length > 0 || offers.length > 1)
    throw new WrongHandles(placesOf(offers, (offer, place) => place > 0 || departuresIn([offer]).length === 0))
  return first
}
