import { type Money, sum } from '@portolan/domain/money'
import type { Instant } from '@portolan/supplier/outcome'
import { type CancellablePart, feeAt } from '../platform/cancel-timeline.ts'

/** Nothing of it is paid to us. */
const isAllThere = ({ price: { selling, there } }: CancellablePart): boolean =>
  there !== undefined && selling.minor > 0 && there.minor >= selling.minor

/**
 * What the hotel or the rental company charges for a cancellation by its own terms, where we were paid nothing that it
 * could be kept from. Of what was paid to us in part nothing more is asked: no cancellation costs more than that part.
 */
export const feeThere = (offers: readonly CancellablePart[], currency: string, at: Instant): Money =>
  sum(
    offers.filter(isAllThere).map((offer) => feeAt(offer, at)),
    currency,
  )
