import type { Cabin } from '@portolan/supplier/air'
import type { Place, Queries } from '@portolan/supplier/query'
import type { Places } from '../../../../place/places.ts'
import type { VoyageQuery } from '../router/voyage.ts'
import { isServed } from '../schedule/airport.ts'

/** What the router is asked, leg by leg; a text: why it cannot be asked. */
export type Questions = readonly VoyageQuery[] | string

const usualStops = 2
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toISOString().slice(0, 10) === text

/** Of each leg, before pairs are made of them. */
const mostVoyages = 120

export function makeQuestions({ expand }: Pick<Places, 'expand'>): (query: Queries['air']) => Questions {
  const codesOf = (place: Place, also: readonly Place[] = []): string[] => {
    const codes = [place, ...also].flatMap(({ code, context }) =>
      expand(code, context, 'airport').map((one) => one.code),
    )
    return [...new Set(codes)].filter(isServed)
  }
  return ({ legs, maxStops }) => {
    const questions: VoyageQuery[] = []
    for (const { from, to, alsoFrom, alsoTo, date } of legs) {
      if (!isDay(date)) return 'The day of departure is no day.'
      const [start, end] = [codesOf(from, alsoFrom), codesOf(to, alsoTo)]
      const most = Math.max(0, Math.min(maxStops ?? usualStops, usualStops))
      questions.push({ from: start, to: end, day: date, maxStops: most, limit: mostVoyages })
    }
    return questions.length > 0 ? questions : 'There is no leg to fly.'
  }
}

const cabins: readonly Cabin[] = ['Economy', 'PremiumEconomy', 'Business', 'First']
export const cabinOf = (text: string | undefined): Cabin => cabins.find((cabin) => cabin === text) ?? 'Economy'
