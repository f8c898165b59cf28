import { todayIn } from '@portolan/domain/date'
import type { Instant } from '@portolan/supplier/outcome'
import { marketOf } from '../catalogue/market.ts'
import type { Span } from './allotment-store.ts'
import { type CityStay, makeCityStay } from './city-stay.ts'
import type { Houses } from './houses.ts'
import { whyNotFrom } from './rule.ts'

/** The stay in each city; a sentence where nobody can arrive on that day any more, or not yet. */
export type StayIn = (city: string) => CityStay | string

function stayOf(code: string, span: Span, { cityOf }: Houses, now: Instant): CityStay | string {
  const market = marketOf(code)
  if (!market) throw new Error(`There is no market of ${code}.`)
  const { timeZone } = cityOf(code)
  const today = todayIn(timeZone, new Date(now))
  return whyNotFrom(span.checkIn, today) ?? makeCityStay(span, { market, timeZone, today, now })
}

export function makeStays(span: Span, houses: Houses, now: Instant): StayIn {
  const known = new Map<string, CityStay | string>()
  return (city) => {
    const stay = known.get(city) ?? stayOf(city, span, houses, now)
    known.set(city, stay)
    return stay
  }
}
