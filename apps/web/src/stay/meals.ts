import type { Say } from '../i18n/text.ts'

/** What a rate plan has on the table. */
export interface Meals {
  readonly breakfast: boolean
  readonly lunch: boolean
  readonly dinner: boolean
}

export const noMeals: Meals = { breakfast: false, lunch: false, dinner: false }

/** OTA list MPT: which meals a plan's code stands for; a plan without meals and an unknown one have none. */
const lettersOf: Readonly<Record<string, string>> = {
  ...{ 1: 'bld', 2: 'bld', 10: 'bld', 18: 'bld' },
  ...{ 12: 'bd', 17: 'bd', 20: 'bd' },
  ...{ 3: 'b', 4: 'b', 5: 'b', 6: 'b', 7: 'b', 11: 'b', 16: 'b', 19: 'b' },
  ...{ 21: 'l', 22: 'd', 23: 'bl' },
}

/** All that the codes of a plan give, taken together. */
export const mealsOfCodes = (codes: readonly string[]): Meals =>
  codes.reduce((meals, code) => {
    const letters = lettersOf[code] ?? ''
    return {
      breakfast: meals.breakfast || letters.includes('b'),
      lunch: meals.lunch || letters.includes('l'),
      dinner: meals.dinner || letters.includes('d'),
    }
  }, noMeals)

interface MealsTold extends Meals {
  readonly mealPlanCodes?: readonly string[] | undefined
}

/** The plan's own word; where it names no meal, what its codes stand for. */
export function mealsOf({ mealPlanCodes = [], ...told }: MealsTold): Meals {
  return hasMeals(told) ? told : mealsOfCodes(mealPlanCodes)
}

export const hasMeals = ({ breakfast, lunch, dinner }: Meals): boolean => breakfast || lunch || dinner

/** By their first letters: one text has every combination, each written as its language joins them. */
const lettersIn = ({ breakfast, lunch, dinner }: Meals): string =>
  [breakfast && 'b', lunch && 'l', dinner && 'd'].filter(Boolean).join('') || 'none'

/** The label: 'Breakfast, Dinner', or 'None'. */
export const mealWords = (meals: Meals, t: Say): string => t('stay.meals.label', { meals: lettersIn(meals) })

/** The same as a condition: 'Breakfast and dinner included', or 'No meals'. */
export const mealTerms = (meals: Meals, t: Say): string => t('stay.meals.terms', { meals: lettersIn(meals) })
