import type { TourGroup } from '../catalogue/group.ts'
import type { AgeCode, Tour } from '../catalogue/tour.ts'
import { type Day, factorFor } from './day.ts'
import type { Fit } from './fit.ts'

/** Euro cents. */
export interface Fare {
  /** Of the whole party. */
  readonly total: number
  /** What one adult pays; of a private group the price of the group. */
  readonly each: number
  /** What one of each band pays; nothing of its own in a private group. */
  readonly byCode: ReadonlyMap<AgeCode, number>
}

/** Prices end on a half: who compares them reads no odd cents. */
const step = 50

const rounded = (cents: number): number => (cents === 0 ? 0 : Math.max(step, Math.round(cents / step) * step))

/** What it costs on a day. Nothing in it depends on what others have bought: a day has one price per group. */
export function fareOn(day: Day, tour: Tour, { pricing, factor }: TourGroup, { counts }: Fit): Fare {
  const times = factor * factorFor(day, tour.kind)
  const adult = rounded((tour.ages.find(({ code }) => code === 10)?.price ?? 0) * times)
  if (pricing === 'group') return { total: adult, each: adult, byCode: new Map(tour.ages.map(({ code }) => [code, 0])) }
  const byCode = new Map(tour.ages.map(({ code, price }) => [code, rounded(price * times)]))
  let total = 0
  for (const [code, count] of counts) total += (byCode.get(code) ?? 0) * count
  return { total, each: adult, byCode }
}
