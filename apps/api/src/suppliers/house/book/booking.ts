import type { Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Reservation, ReservationRef } from '@portolan/supplier/reservation'

/** What the book itself needs of what was sold. Plain data, kept to the letter, whatever the catalogue says later. */
export interface SoldBase<Taken = unknown> {
  readonly total: Price
  readonly travelerRefs: readonly string[]
  /** What has to be given back. */
  readonly taken: readonly Taken[]
  /** When the service begins: no hold outlives it. */
  readonly departs: Instant
  /** Asked to, the house keeps it until then for whoever pays later; absent: for as long as everything is. */
  readonly payBy?: Instant
}

export interface Booking<Sold extends SoldBase> {
  readonly locator: string
  readonly supplier: string
  readonly state: 'held' | 'confirmed' | 'cancelled' | 'released'
  readonly createdAt: Instant
  readonly holdUntil: Instant
  readonly sold: Sold
}

export type BookingState = Booking<SoldBase>['state']

/** A hold ends at its moment, whenever its capacity is swept up. */
export const stateOf = ({ state, holdUntil }: Booking<SoldBase>, now: Instant): BookingState =>
  state === 'held' && holdUntil <= now ? 'released' : state

/** There is something to give back. */
export const isLive = (state: BookingState): boolean => state === 'held' || state === 'confirmed'

/** What is no locator is not worth a question; another supplier's is nobody's. Passes had longer ones once. */
export const isOf = (id: string, { supplier, locator }: ReservationRef): boolean =>
  supplier === id && /^[A-Z0-9]{6,9}$/.test(locator)

/** What every reservation tells, whatever was sold. */
export function headOf(
  booking: Booking<SoldBase>,
  now: Instant,
): Pick<Reservation<unknown>, 'ref' | 'state' | 'total' | 'holdUntil' | 'holdLimit'> {
  const { supplier, locator, holdUntil, sold } = booking
  const state = stateOf(booking, now)
  return {
    ref: { supplier, locator, provisional: state === 'held' },
    state,
    total: sold.total,
    ...(state === 'held' && { holdUntil }),
    ...(state === 'held' && sold.payBy !== undefined && { holdLimit: sold.payBy }),
  }
}
