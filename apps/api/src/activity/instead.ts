import { compare } from '@portolan/domain/money'
import type { KeptOffer } from '../offer/offer.ts'
import { type Departure, departuresIn } from './departure.ts'

const minutesOf = ({ detail: { startsAt } }: Departure): number => Date.parse(`${startsAt}:00Z`) / 60_000

/** The nearest hour first, in the same group before another; then the cheaper one. */
const byLikeness =
  (wanted: Departure) =>
  (one: Departure, other: Departure): number => {
    const away = (departure: Departure): number => Math.abs(minutesOf(departure) - minutesOf(wanted))
    const isOther = ({ detail }: Departure): number => Number(detail.group.code !== wanted.detail.group.code)
    return (
      isOther(one) - isOther(other) ||
      away(one) - away(other) ||
      compare(one.offer.price.selling, other.offer.price.selling)
    )
  }

/** Other departures of the same activity, the likest to what was wanted first. */
export function departuresInstead(wanted: readonly KeptOffer[], found: readonly KeptOffer[]): KeptOffer[][] {
  const [first] = departuresIn(wanted)
  if (!first) return []
  return departuresIn(found)
    .filter(
      ({ offer, detail }) =>
        offer.supplier === first.offer.supplier &&
        detail.tour.id === first.detail.tour.id &&
        offer.identity !== first.offer.identity,
    )
    .sort(byLikeness(first))
    .map(({ offer }) => [offer])
}
