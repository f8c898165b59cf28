import type { Brand, Operator } from '../operator.ts'

/** Who runs trains, and how their brands are sold. */
export interface Market {
  operatorOf(code: string): Operator
  brandOf(name: string, operator: string): Brand
}
