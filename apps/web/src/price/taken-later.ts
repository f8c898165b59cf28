import type { Amount, TakenLater } from '@portolan/contract/shared'
import { addPrices, lessBy } from './sum.ts'

/** One sum for each day, the first day first; all of one currency. */
export function byDay(all: readonly TakenLater[]): TakenLater[] {
  const days = new Map<string, Amount>()
  for (const { on, price } of all) {
    const before = days.get(on)
    days.set(on, before ? addPrices(before, price) : price)
  }
  return [...days].map(([on, price]) => ({ on, price })).toSorted((one, other) => (one.on < other.on ? -1 : 1))
}

/** What is left to be paid on the spot of what is not paid to us. */
export const onTheSpot = (there: Amount, later: readonly TakenLater[]): Amount =>
  later.reduce((left, { price }) => lessBy(left, price), there)
