import type { Amount, TakenLater } from '@portolan/contract/shared'
import { lessBy } from '../price/sum.ts'
import { type Line, payThereOf } from './state.ts'

/** Where that is paid which is not paid to us, as the trade calls it; other: in several kinds of places. */
export type Place = 'hotel' | 'car' | 'other'

export interface Split {
  /** What we take. */
  now: Amount
  /** What the hotel or the rental company takes. */
  there: Amount
  /** Part of that: the hotel takes it on a day before the stay. */
  later: readonly TakenLater[]
  place: Place
  /** Something is booked, and nothing of it is paid to us. */
  isAllThere: boolean
}

function placeOf(lines: readonly Line[]): Place {
  const paid = lines.flatMap(({ bookings }) => bookings).filter(({ payThere }) => (payThere?.amount ?? 0) > 0)
  const [only, ...others] = new Set(paid.map(({ productType }) => productType))
  return others.length === 0 && (only === 'hotel' || only === 'car') ? only : 'other'
}

/** What of these lines is paid now and what there. `total`: the prices of all of them. */
export function splitOf(lines: readonly Line[], total: Amount): Split {
  const there = payThereOf(lines, total.currencyCode)
  const now = lessBy(total, there)
  const later = lines.flatMap(({ takenLater }) => takenLater)
  return { now, there, later, place: placeOf(lines), isAllThere: there.amount > 0 && now.amount === 0 }
}
