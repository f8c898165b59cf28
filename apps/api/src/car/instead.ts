import { compare } from '@portolan/domain/money'
import type { KeptOffer } from '../offer/offer.ts'
import { type Rental, rentalsIn } from './rental.ts'

const most = 5

/** How far from what was wanted: another class is worth all others, then gearbox, office, company, and what cancelling costs. */
function distance({ detail: wanted }: Rental, { detail: found }: Rental): number {
  const isOther = (one: unknown, other: unknown): number => Number(one !== other)
  return (
    16 * isOther(wanted.car.classKey, found.car.classKey) +
    8 * isOther(wanted.car.transmission, found.car.transmission) +
    4 * isOther(wanted.pickUp.office.code, found.pickUp.office.code) +
    2 * isOther(wanted.vendor.code, found.vendor.code) +
    isOther(wanted.rateCode, found.rateCode)
  )
}

/** Other cars of the same search with room for as many, the likest first. */
export function carsInstead(wanted: readonly KeptOffer[], found: readonly KeptOffer[]): KeptOffer[][] {
  const [own] = rentalsIn(wanted)
  if (!own) return []
  return rentalsIn(found)
    .filter(({ offer, detail }) => offer.identity !== own.offer.identity && detail.car.seats >= own.detail.car.seats)
    .map((rental) => ({ rental, far: distance(own, rental) }))
    .sort(
      (one, other) => one.far - other.far || compare(one.rental.offer.price.selling, other.rental.offer.price.selling),
    )
    .slice(0, most)
    .map(({ rental }) => [rental.offer])
}
