import type { Amount, TakenLater } from '@portolan/contract/shared'
import { addPrices, lessBy } from './sum.ts'

function together(one: TakenLater, other: TakenLater): TakenLater {
  const isLocal = one.local?.currencyCode === other.local?.currencyCode
  return {
    ...{ on: one.on, price: addPrices(one.price, other.price) },
    ...(isLocal && one.local && other.local && { local: addPrices(one.local, other.local) }),
  }
}

/** One sum for each day, the first day first; all of one currency. */
export function byDay(all: readonly TakenLater[]): TakenLater[] {
  const days = new Map<string, TakenLater>()
  for (const one of all) {
    const before = days.get(one.on)
    days.set(one.on, before ? together(before, one) : one)
  }
  return [...days.values()].toSorted((one, other) => (one.on < other.on ? -1 : 1))
}

/** What is left to be paid on the spot of what is not paid to us. */
export const onTheSpot = (there: Amount, later: readonly TakenLater[]): Amount =>
  later.reduce((left, { price }) => lessBy(left, price), there)

/** The same as it is really paid; undefined where not all of it is known so. */
export function localOnTheSpot(local: Amount | undefined, later: readonly TakenLater[]): Amount | undefined {
  const taken = later.flatMap((one) => one.local ?? [])
  if (!local || taken.length < later.length) return undefined
  return taken.reduce(lessBy, local)
}
