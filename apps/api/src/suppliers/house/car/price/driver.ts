import type { Market } from '../catalogue/market.ts'

type Rules = Pick<Market, 'minAge' | 'young'>

/** The same price holds for all drivers of these ages; undefined: nobody rents a car to such a driver. */
export function agesLike({ minAge, young }: Rules, age: number): { from: number; to?: number } | undefined {
  if (age < minAge) return undefined
  if (young.aDay === 0 || young.toAge < minAge) return { from: minAge }
  return age <= young.toAge ? { from: minAge, to: young.toAge } : { from: young.toAge + 1 }
}

/** Cents, of the whole rental. */
export const youngDriverFee = ({ young }: Rules, age: number, days: number): number =>
  age <= young.toAge ? Math.min(young.aDay * days, young.most) : 0
