import type { IsoDate } from '@portolan/domain/date'
import { shareOf } from '../../seed.ts'
import type { TourGroup } from '../catalogue/group.ts'
import type { Tour } from '../catalogue/tour.ts'

/** Of all departures, those that others have taken altogether, and those that others have left little of. */
const fullShare = 0.03
const fewShare = 0.1
const mostFew = 4
/** Of the others a half at least is ours to sell. */
const leastShare = 0.5

/**
 * How many places of a departure are ours to sell, before we sold one: the rest is others'. A private departure is one
 * party's: it is there as a whole, or not at all.
 */
export function placesGiven(
  { id }: Pick<Tour, 'id'>,
  { code, pricing, maxSize }: Pick<TourGroup, 'code' | 'pricing' | 'maxSize'>,
  date: IsoDate,
  time: string,
): number {
  const luck = shareOf(id, code, date, time)
  if (luck < fullShare) return 0
  if (pricing === 'group') return 1
  if (luck < fewShare) return Math.min(maxSize, 1 + Math.floor(((luck - fullShare) / (fewShare - fullShare)) * mostFew))
  return Math.max(1, Math.ceil(maxSize * (leastShare + ((luck - fewShare) / (1 - fewShare)) * (1 - leastShare))))
}
