import { shareOf } from '../../seed.ts'
import type { Star } from '../catalogue/market.ts'
import { type Meal, type RatePlan, ratePlans } from '../catalogue/rate-plan.ts'
import type { PropertyKind } from './property.ts'
import { sortedBy, within } from './weigh.ts'

interface House {
  readonly id: string
  readonly star: Star
  readonly kind: PropertyKind
  readonly amenities: readonly string[]
}

/** Dinner takes a restaurant, and everything together a resort. */
function mealsOf({ id, star, kind, amenities }: House): ReadonlySet<Meal> {
  const meals = new Set<Meal>(['RO', 'BB'])
  if (star === 2 || !amenities.includes('restaurant')) return meals
  const isResort = kind === 'resort'
  const keenness = shareOf(id, 'board')
  if (isResort || keenness < 0.5) meals.add('HB')
  if (isResort || keenness < 0.2) meals.add('FB')
  if (isResort && keenness < 0.6) meals.add('AI')
  return meals
}

/**
 * Six to fourteen codes, in the order of the catalogue: of every meal the firm plan and a free one at least, and free
 * ones on top until the share is the market's.
 */
export function plansOf(house: House, freeCancelShare: number): readonly string[] {
  const meals = mealsOf(house)
  const open = ratePlans.filter(({ meal, stars }) => stars.includes(house.star) && meals.has(meal))
  const firm = open.filter(({ cancel }) => cancel === 'NR')
  const wanted = firm.length / (1 - freeCancelShare)
  // Rounded by chance rather than to the nearest, or the share would be off over all houses.
  const count = within(6, Math.floor(wanted + shareOf(house.id, 'plans')), 14)
  const refundable = open.filter(({ cancel }) => cancel !== 'NR')
  const byLiking = sortedBy(refundable, ({ code }) => shareOf(house.id, code))
  const isFirstOfMeal = (plan: RatePlan) => byLiking.find(({ meal }) => meal === plan.meal) === plan
  const free = [...byLiking.filter(isFirstOfMeal), ...byLiking.filter((plan) => !isFirstOfMeal(plan))]
  const chosen = new Set([...firm, ...free.slice(0, count - firm.length)])
  return open.filter((plan) => chosen.has(plan)).map(({ code }) => code)
}
