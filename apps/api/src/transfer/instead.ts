import type { KeptOffer } from '../offer/offer.ts'
import { type Ride, ridesIn } from './ride.ts'

/** How far from what was wanted: whose car it is before what it costs. */
function distance({ detail: wanted, offer: chosen }: Ride, { detail, offer }: Ride): number {
  const dearer = Math.abs(offer.price.selling.minor - chosen.price.selling.minor)
  return Number(detail.level !== wanted.level) * 1e9 + dearer
}

/** Other kinds of vehicles for the same way, the likest first. */
export function otherRides(wanted: readonly KeptOffer[], found: readonly KeptOffer[]): KeptOffer[][] {
  const [ride] = ridesIn(wanted)
  if (!ride) return []
  return ridesIn(found)
    .filter(({ offer }) => offer.identity !== ride.offer.identity)
    .sort((one, other) => distance(ride, one) - distance(ride, other))
    .map(({ offer }) => [offer])
}
