import { weekdayOf } from '../../day.ts'
import type { Market, Season } from '../catalogue/market.ts'

/** The months beside high season are dearer than the rest. */
function seasonOf({ highMonths }: Market, month: number): Season {
  if (highMonths.has(month)) return 'high'
  return highMonths.has((month % 12) + 1) || highMonths.has(((month + 10) % 12) + 1) ? 'usual' : 'low'
}

/** Each further day of a rental costs less than the one before, and never nothing: longer is never cheaper. */
const lengths: readonly { readonly from: number; readonly factor: number }[] = [
  { from: 30, factor: 0.55 },
  { from: 14, factor: 0.65 },
  { from: 7, factor: 0.75 },
  { from: 3, factor: 0.9 },
  { from: 1, factor: 1 },
  { from: 0, factor: 1.15 },
]

const leads: readonly { readonly from: number; readonly factor: number }[] = [
  { from: 61, factor: 0.9 },
  { from: 22, factor: 0.95 },
  { from: 8, factor: 1 },
  { from: 3, factor: 1.08 },
  { from: 0, factor: 1.18 },
]

const factorAt = (steps: typeof lengths, at: number): number => steps.find(({ from }) => at >= from)?.factor ?? 1

/** Friday to Sunday. */
const isWeekend = (day: number): boolean => [0, 5, 6].includes(weekdayOf(day))
const weekendFactor = 1.06

/** Cents of each day for a compact car that nobody else wants, before tax. Days count from 1970. */
export function dayPrices(market: Market, { first, days, today }: { first: number; days: number; today: number }) {
  const lead = factorAt(leads, first - today)
  return Array.from({ length: days }, (_, index) => {
    const day = first + index
    const month = new Date(day * 86_400_000).getUTCMonth() + 1
    const weekend = isWeekend(day) ? weekendFactor : 1
    return market.dayPrice[seasonOf(market, month)] * factorAt(lengths, index) * lead * weekend
  })
}
