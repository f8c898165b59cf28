import type { TourActivityInfo } from '@portolan/contract/activity'
import type { Amount } from '@portolan/contract/shared'
import { addDays } from '@portolan/domain/date'

/** Section 3 of the specification, 'Activity': what one adult pays from the first to the last of these days. */
export interface Fare {
  readonly fare: Amount
  readonly StartDate: string
  readonly EndDate: string
}

type Row = TourActivityInfo['schedule']['details'][number]

const dayOf = (moment: string): string => moment.slice(0, 10)

const isSame = (one: Amount, other: Amount): boolean =>
  one.amount === other.amount && one.currencyCode === other.currencyCode

/** One range for days that follow each other at one fare; a day off ends it. */
export function fareList(details: readonly Row[]): Fare[] {
  const ranges: Fare[] = []
  for (const { start, end, fare } of details.toSorted((one, other) => (one.start < other.start ? -1 : 1))) {
    if (!fare) continue
    const last = ranges.at(-1)
    const [from, to] = [dayOf(start), dayOf(end)]
    if (last && isSame(last.fare, fare) && from <= addDays(last.EndDate, 1))
      ranges[ranges.length - 1] = { ...last, EndDate: to > last.EndDate ? to : last.EndDate }
    else ranges.push({ fare, StartDate: from, EndDate: to })
  }
  return ranges
}
