import { allocate, type Money } from '@portolan/domain/money'
import type { ActivityCategory } from '@portolan/supplier/activity'
import type { Departure } from './departure.ts'

export interface CategoryShare {
  category: ActivityCategory
  /** All of them; together these are the price, to the cent. Undefined: the group has one price. */
  total: Money | undefined
}

/** What each category comes to in the currency that it is sold in. */
export function sharesOf({ offer, detail }: Departure): CategoryShare[] {
  const { selling } = offer.price
  const { categories, group } = detail
  const weights = categories.map(({ price, count }) => price.minor * count)
  const isShared = group.pricing === 'person' && weights.some((weight) => weight > 0)
  const parts = isShared ? allocate(selling, weights) : []
  return categories.map((category, index) => ({ category, total: category.count > 0 ? parts[index] : undefined }))
}
