import { divideRates } from '@portolan/domain/rate'
import type { RateTable, StoredRate } from './store.ts'

/** One unit of `from` buys `value` of `to`; decimal text. day: of the rate, the older one where two were needed. */
export interface Rate {
  from: string
  to: string
  value: string
  day: string
}

const pivot = 'USD'

type Way = Pick<Rate, 'value' | 'day'>

/** The newest counts; of one day the straightest, which stands first. */
const newest = (ways: readonly (Way | undefined)[]): Way | undefined =>
  ways.reduce((best, way) => (way && (!best || way.day > best.day) ? way : best), undefined)

const olderDay = (one: Way, other: Way): string => (one.day < other.day ? one.day : other.day)

export type FindRate = (from: string, to: string) => Rate | undefined

export function makeRateFinder({ today, rates }: RateTable): FindRate {
  const byPair = new Map<string, StoredRate>(rates.map((rate) => [`${rate.base}${rate.quote}`, rate]))
  const straight = (from: string, to: string): Way | undefined => {
    const stored = byPair.get(`${from}${to}`)
    return stored && { value: stored.rate, day: stored.day }
  }
  const back = (from: string, to: string): Way | undefined => {
    const way = straight(to, from)
    return way && { value: divideRates('1', way.value), day: way.day }
  }
  const leg = (to: string): Way | undefined => newest([straight(pivot, to), back(pivot, to)])
  const across = (from: string, to: string): Way | undefined => {
    if (from === pivot || to === pivot) return undefined
    const [first, second] = [leg(from), leg(to)]
    return first && second && { value: divideRates(second.value, first.value), day: olderDay(first, second) }
  }
  const find = (from: string, to: string): Rate | undefined => {
    if (from === to) return { from, to, value: '1', day: today }
    const way = newest([straight(from, to), back(from, to), across(from, to)])
    return way && { from, to, ...way }
  }
  // A search asks for the same pair a thousand times. Only found ones are remembered: what is asked for is the supplier's word.
  const found = new Map<string, Rate>()
  return (from, to) => {
    const rate = found.get(`${from}${to}`) ?? find(from, to)
    if (rate && from !== to) found.set(`${from}${to}`, rate)
    return rate
  }
}
