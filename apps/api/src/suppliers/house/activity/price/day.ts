import type { IsoDate } from '@portolan/domain/date'
import type { ActivityKind } from '@portolan/supplier/activity'
import { dateOf, dayOf, weekdayOf } from '../../day.ts'
import type { Market } from '../../hotel/catalogue/market.ts'

/** A day in a city, with what makes it dear. */
export interface Day {
  readonly date: IsoDate
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number
  /** 1 to 12. */
  readonly month: number
  /** Times the usual price. */
  readonly factor: number
}

interface City {
  readonly market: Pick<Market, 'highMonths' | 'lowMonths'>
  /** The date there. */
  readonly today: IsoDate
}

const [high, low] = [1.08, 0.94]

function seasonFactor({ highMonths, lowMonths }: City['market'], month: number): number {
  if (highMonths.includes(month)) return high
  return lowMonths.includes(month) ? low : 1
}

/** The holidays that everybody has: from, to (MM-DD, both included) and by how much dearer it is. */
const feasts: readonly (readonly [string, string, number])[] = [
  ['01-01', '01-01', 1.22],
  ['01-02', '01-06', 1.1],
  ['12-19', '12-23', 1.1],
  ['12-24', '12-27', 1.2],
  ['12-28', '12-30', 1.1],
  ['12-31', '12-31', 1.3],
]

const feastFactor = (monthDay: string): number =>
  feasts.find(([from, to]) => monthDay >= from && monthDay <= to)?.[2] ?? 1

/** Who books early pays a little less, who comes at the last moment a little more. */
function leadFactor(days: number): number {
  if (days >= 45) return 0.96
  return days < 3 ? 1.04 : 1
}

/** Within these days, both included. */
export function daysFrom(from: IsoDate, to: IsoDate, { market, today }: City): readonly Day[] {
  const [first, last, now] = [dayOf(from), dayOf(to), dayOf(today)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index): Day => {
    const date = dateOf(first + index)
    const month = Number(date.slice(5, 7))
    return {
      ...{ date, month, weekday: weekdayOf(first + index) || 7 },
      factor: seasonFactor(market, month) * feastFactor(date.slice(5)) * leadFactor(first + index - now),
    }
  })
}

/** What people do when they are off work. Elsewhere a week has one price. */
const isForWeekends: ReadonlySet<ActivityKind> = new Set(['show', 'themePark', 'workshop'])
const weekendFactor = 1.05

export const factorFor = ({ factor, weekday }: Day, kind: ActivityKind): number =>
  isForWeekends.has(kind) && weekday >= 6 ? factor * weekendFactor : factor
