import { addDays, type IsoDate } from '@portolan/domain/date'
import type { Instant } from '@portolan/supplier/outcome'
import { instantOf, localNow } from '../../../../platform/local-time.ts'
import { marketOf } from '../../hotel/catalogue/market.ts'
import { type Day, daysFrom } from '../price/day.ts'
import type { Tours } from './register.ts'
import { daysAhead } from './rule.ts'

/** The days of a question in one city: what is the same for all its tours is reckoned once. */
export interface CityDays {
  /** YYYY-MM-DDTHH:mm on the clock of the city: what begins then, or earlier, has left. */
  readonly now: string
  readonly days: readonly Day[]
  /** Milliseconds since 1970 of YYYY-MM-DDTHH:mm on the clock of the city. Most tours set out at the same few hours. */
  instantAt(local: string): Instant
}

export interface Span {
  /** YYYY-MM-DD, both included. */
  readonly from: IsoDate
  readonly to: IsoDate
}

function daysOf(code: string, { from, to }: Span, { cityOf }: Tours, at: Instant): CityDays {
  const { timeZone } = cityOf(code)
  const market = marketOf(code)
  if (!market) throw new Error(`There is no market of ${code}.`)
  const now = localNow(timeZone, new Date(at))
  const today = now.slice(0, 10)
  const last = addDays(today, daysAhead)
  const span = { from: from < today ? today : from, to: to > last ? last : to }
  const known = new Map<string, Instant>()
  return {
    now,
    days: daysFrom(span.from, span.to, { market, today }),
    instantAt(local) {
      const instant = known.get(local) ?? instantOf(local, timeZone)
      known.set(local, instant)
      return instant
    },
  }
}

export function makeCityDays(span: Span, tours: Tours, at: Instant): (city: string) => CityDays {
  const known = new Map<string, CityDays>()
  return (city) => {
    const days = known.get(city) ?? daysOf(city, span, tours, at)
    known.set(city, days)
    return days
  }
}
