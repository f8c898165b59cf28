import type { CancelRuleCode } from '../catalogue/rate-plan.ts'
import type { PlanTerms } from './terms.ts'

/** Of some plans those that may be the cheapest or the dearest, whatever the room and the nights. */
export interface Extremes {
  readonly cheap: readonly PlanTerms[]
  readonly dear: readonly PlanTerms[]
  /** OTA list MPT, of all of them, each once; and likewise the rules by which they are given back. */
  readonly mealCodes: readonly string[]
  readonly cancels: readonly CancelRuleCode[]
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
    mealCodes: [...new Set(plans.map(({ meal }) => meal.otaCode))],
    cancels: [...new Set(plans.map(({ price }) => price.plan.cancel))],
  }
  known.set(plans, extremes)
  return extremes
}
