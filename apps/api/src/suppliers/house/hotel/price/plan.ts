import type { MealTerms, RatePlan } from '../catalogue/rate-plan.ts'

/** A plan's factor, taken apart: meals go by the head, the rest by the room. */
export interface PlanPrice {
  readonly plan: RatePlan
  /** When it is paid and what a cancellation costs: ten-thousandths of the price. */
  readonly condition: number
  /** What two eat, in thousandths of the ordinary double. */
  readonly meal: number
}

export const readPlan = (plan: RatePlan, { factor }: Pick<MealTerms, 'factor'>): PlanPrice => ({
  plan,
  condition: Math.round((plan.factor / factor) * 10_000),
  meal: Math.round((factor - 1) * 1000),
})
