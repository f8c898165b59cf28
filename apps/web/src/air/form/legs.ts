import { mostLegs } from '../../flight/rules.ts'
import { type AirValues, blankLeg, type LegValues } from './values.ts'

const isBlank = ({ from, to, date }: LegValues): boolean => !from && !to && !date

/** What was filled in for one kind of trip begins the other. */
export function legsFor(values: Pick<AirValues, 'from' | 'to' | 'dates' | 'legs'>): LegValues[] {
  const { from, to, dates, legs } = values
  const [first, second, ...others] = legs
  if (!first || !second || !legs.every(isBlank)) return legs
  return [{ ...first, from, to, date: dates.start ?? '' }, { ...second, from: to, date: dates.end ?? '' }, ...others]
}

/** The next leg begins where the last one ends. */
export function addLeg(legs: readonly LegValues[]): LegValues[] {
  if (legs.length >= mostLegs) return [...legs]
  const id = String(Math.max(0, ...legs.map((leg) => Number(leg.id))) + 1)
  return [...legs, blankLeg(id, legs.at(-1)?.to ?? null)]
}

export const removeLeg = (legs: readonly LegValues[], at: number): LegValues[] =>
  legs.filter((_, index) => index !== at)

export function moveLeg(legs: readonly LegValues[], at: number, by: 1 | -1): LegValues[] {
  const [moved, other] = [legs[at], legs[at + by]]
  if (!moved || !other) return [...legs]
  return legs.map((leg, index) => (index === at ? other : index === at + by ? moved : leg))
}

/** Where one leg ends, the next begins, unless somebody said otherwise. */
export function changeLeg(legs: readonly LegValues[], at: number, change: Partial<LegValues>): LegValues[] {
  return legs.map((leg, index) => {
    if (index === at) return { ...leg, ...change }
    return index === at + 1 && change.to && !leg.from ? { ...leg, from: change.to } : leg
  })
}
