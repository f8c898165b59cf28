import type { Instant } from '@portolan/supplier/outcome'
import type { Place, Queries } from '@portolan/supplier/query'
import type { Places } from '../../../../place/places.ts'
import type { Journey, JourneyQuery, Router } from '../router/journey.ts'
import { askTogether } from './ask-together.ts'
import { windowOf } from './window.ts'

export interface Wish {
  readonly leg: Queries['rail']['legs'][number]
  readonly maxChanges: number | undefined
  readonly operators: readonly string[] | undefined
}

/** A text: why it cannot be asked. */
export type JourneyFinder = (wish: Wish, now: Instant, signal: AbortSignal) => Promise<readonly Journey[] | string>

const usualChanges = 5
const mostChanges = 7
const remembered = 60_000
const mostRemembered = 300

/** One answer serves all who ask the same within a minute. */
interface Asked {
  readonly until: Instant
  readonly join: (signal: AbortSignal) => Promise<readonly Journey[]>
}

/** Nobody goes from Paris to Lyon by way of Bordeaux, though it leaves earlier. */
const longestAgainstFastest = 2.5
const alwaysFine = 60 * 60_000

function withoutDetours(journeys: readonly Journey[]): readonly Journey[] {
  const fastest = Math.min(...journeys.map(({ departs, arrives }) => arrives - departs))
  const longest = Math.max(fastest * longestAgainstFastest, fastest + alwaysFine)
  return journeys.filter(({ departs, arrives }) => arrives - departs <= longest)
}

export function makeJourneyFinder(router: Pick<Router, 'find'>, places: Pick<Places, 'expand'>): JourneyFinder {
  const asked = new Map<string, Asked>()

  const begin = (key: string, query: JourneyQuery, now: Instant): Asked => {
    for (const [known, { until }] of asked) if (until <= now || asked.size >= mostRemembered) asked.delete(known)
    const forget = () => {
      if (asked.get(key) === one) asked.delete(key)
    }
    const one: Asked = { until: now + remembered, join: askTogether((leaving) => router.find(query, leaving), forget) }
    asked.set(key, one)
    return one
  }

  const ask = (query: JourneyQuery, now: Instant, signal: AbortSignal): Promise<readonly Journey[]> => {
    const key = JSON.stringify(query)
    const known = asked.get(key)
    const one = known && known.until > now ? known : begin(key, query, now)
    return one.join(signal)
  }

  const codesOf = ({ code, context }: Place): string[] =>
    places.expand(code, context, 'rail-station').map((place) => place.code)

  return async ({ leg, maxChanges, operators }, now, signal) => {
    const [origin] = places.expand(leg.from.code, leg.from.context, 'rail-station')
    const [from, to, via] = [codesOf(leg.from), codesOf(leg.to), leg.via && codesOf(leg.via)]
    if (!origin || to.length === 0 || via?.length === 0) return 'A station is not known.'
    if (from.some((code) => to.includes(code))) return 'Origin and destination are the same.'
    const window = windowOf(leg.at, origin.timeZone, now)
    if (!window) return 'The time of departure is no time.'
    if (window.earliest >= window.latest) return []
    const query = { from, to, ...window, ...(via && { via }), ...(operators && operators.length > 0 && { operators }) }
    const most = Math.max(0, Math.min(maxChanges ?? usualChanges, mostChanges))
    const journeys = await ask({ ...query, maxChanges: most }, now, signal)
    const isFarAway = journeys.length === 0 && maxChanges === undefined
    return withoutDetours(isFarAway ? await ask({ ...query, maxChanges: mostChanges }, now, signal) : journeys)
  }
}
