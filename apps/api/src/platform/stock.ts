import type { Product } from '@portolan/domain/product'
import type { Cache } from './cache.ts'

/** Counts what is taken of a product and given back, on whichever node: what was found before is not found again. */
export interface Stock {
  moved(product: Product): Promise<void>
}

const day = 86_400

/** Where the count lies, for those who read it together with what it ends. */
export const stockKeyOf = (product: Product): string => `stock:${product}`

export const makeStock = (cache: Cache): Stock => ({
  moved: async (product) => void (await cache.count(stockKeyOf(product), day)),
})
