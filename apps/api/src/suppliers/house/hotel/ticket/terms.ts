import type { Money } from '@portolan/domain/money'
import { type CancelTerms, cancelTerms, type MealTerms, mealTerms, ratePlans } from '../catalogue/rate-plan.ts'
import { type PlanPrice, readPlan } from '../price/plan.ts'

/** All houses sell in it, wherever they are. */
export const currency = 'EUR'

export const cents = (minor: number): Money => ({ minor, currency })

/** A plan with everything that is known of it. */
export interface PlanTerms {
  readonly price: PlanPrice
  readonly meal: MealTerms
  readonly cancel: CancelTerms
}

function ofCode<Terms extends { readonly code: string }>(all: readonly Terms[], code: string): Terms {
  const terms = all.find((one) => one.code === code)
  if (!terms) throw new Error(`There are no terms ${code}.`)
  return terms
}

const byCode: ReadonlyMap<string, PlanTerms> = new Map(
  ratePlans.map((plan) => {
    const meal = ofCode(mealTerms, plan.meal)
    return [plan.code, { price: readPlan(plan, meal), meal, cancel: ofCode(cancelTerms, plan.cancel) }]
  }),
)

export const planTermsOf = (code: string): PlanTerms | undefined => byCode.get(code)
