import type { CarDetail } from '@portolan/supplier/car'
import type { KeptOffer } from '../offer/offer.ts'
import { placesOf, WrongHandles } from '../platform/wrong-handles.ts'
import { rentalDetailOf } from './detail.ts'

/** A rental that makes sense, with the offer it comes in. */
export interface Rental {
  readonly offer: KeptOffer
  readonly detail: CarDetail
}

/** What a supplier sends that is no rental, such as a simulated one, is left out. */
export const rentalsIn = (offers: readonly KeptOffer[]): Rental[] =>
  offers.flatMap((offer) => {
    const detail = rentalDetailOf(offer.detail)
    return detail ? [{ offer, detail }] : []
  })

/** One car is one item. Refuses (400) everything else. */
export function rentalOf(offers: readonly KeptOffer[]): Rental {
  const [rental, ...more] = rentalsIn(offers)
  if (!rental || more.length > 0 || offers.length > 1)
    throw new WrongHandles(placesOf(offers, (offer, place) => place > 0 || rentalsIn([offer]).length === 0))
  return rental
}
