import type { PlanTerms } from './terms.ts'

/** Of some plans those that may be the cheapest or the dearest, whatever the room and the nights. */
export interface Extremes {
  readonly cheap: readonly PlanTerms[]
  readonly dear: readonly PlanTerms[]
}

/** A plan with no more meals and no better conditions never costs more. */
const isBelow = ({ price: one }: PlanTerms, { price: other }: PlanTerms): boolean =>
  one !== other && one.meal <= other.meal && one.condition <= other.condition

const known = new WeakMap<readonly PlanTerms[], Extremes>()

/** A list asks for the least and the most of hundreds of rooms: most plans need not be priced for that. */
export function extremesOf(plans: readonly PlanTerms[]): Extremes {
  const extremes = known.get(plans) ?? {
    cheap: plans.filter((plan) => !plans.some((other) => isBelow(other, plan))),
    dear: plans.filter((plan) => !plans.some((other) => isBelow(plan, other))),
  }
  known.set(plans, extremes)
  return extremes
}
