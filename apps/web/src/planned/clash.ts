import { onClock } from '@portolan/domain/date'
import type { Product } from '@portolan/domain/product'
import type { PlannedThing } from './planned.ts'

interface Span {
  start: string
  end: string
}

/** One stays, drives or is insured for days on end, and does other things meanwhile. */
export const besides: readonly Product[] = ['hotel', 'car', 'railPass', 'cruise', 'insurance', 'visa']

/** Each way of a journey: nobody is on the way from the outbound to the return. */
function waysOf({ stops }: PlannedThing): Span[] {
  const ends = stops.filter(({ kind }) => kind !== 'hotel')
  return ends.flatMap(({ role, at }, index) => {
    const next = ends[index + 1]
    return role === 'depart' && next?.role === 'arrive' ? [{ start: at, end: next.at }] : []
  })
}

const aDay = 24 * 60 * 60_000

const isShort = ({ start, end }: Span): boolean =>
  start.slice(0, 10) === end.slice(0, 10) || onClock(end) - onClock(start) < aDay

function busyIn(thing: PlannedThing): Span[] {
  if (besides.includes(thing.product)) return []
  const ways = waysOf(thing)
  return ways.length > 0 ? ways : [thing].filter(isShort)
}

const meet = (one: Span, other: Span): boolean =>
  onClock(one.start) < onClock(other.end) && onClock(other.start) < onClock(one.end)

/** The first of them that takes the same hours; what lasts for days takes nobody's. */
export const clashWith = (things: readonly PlannedThing[], span: Span): PlannedThing | undefined =>
  things.find((thing) => busyIn(thing).some((busy) => meet(busy, span)))
