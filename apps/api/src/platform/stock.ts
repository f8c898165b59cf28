import type { Product } from '@portolan/domain/product'
import type { Cache } from './cache.ts'

/** Counts what is taken of a product and given back, on whichever node: what was found before is not found again. */
export interface Stock {
  version(products: readonly Product[]): Promise<string>
  moved(product: Product): Promise<void>
}

const day = 86_400

const keyOf = (product: Product): string => `stock:${product}`

export const makeStock = (cache: Cache): Stock => ({
  version: async (products) => JSON.stringify(await cache.getMany(products.map(keyOf))),
  moved: async (product) => void (await cache.count(keyOf(product), day)),
})
