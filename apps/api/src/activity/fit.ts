import type { ActivityContent } from '@portolan/supplier/activity'
import { localNow } from '../platform/local-time.ts'
import type { FieldRefusal } from '../platform/refusal.ts'
import type { Counted } from './party.ts'

const isGrown = (type: string): boolean => type === 'adult' || type === 'senior'

/** As the activity counts them; who told no age is taken by what they say they are. */
function typeIn({ ages }: ActivityContent, { type, age }: Counted): string | undefined {
  if (age !== undefined) return ages.find(({ minAge, maxAge }) => age >= minAge && age <= maxAge)?.type
  const isKnown = ages.some((band) => band.type === type)
  return isKnown || isGrown(type) || type === 'youth' ? type : undefined
}

/** What is wrong with a party for this activity. */
export function partyWrong(content: ActivityContent, counted: readonly Counted[], pointer: string): FieldRefusal[] {
  const types = counted.map((one) => typeIn(content, one))
  const outside = counted.flatMap((one, place): FieldRefusal[] =>
    types[place] === undefined ? [{ pointer: one.pointer, code: 'too_small', text: 'error.activity.minAge' }] : [],
  )
  if (outside.length > 0) return outside
  if (types.every((type) => type === 'child' || type === 'infant'))
    return [{ pointer, code: 'too_small', text: 'error.activity.adult' }]
  const largest = Math.max(...content.groups.map(({ maxSize }) => maxSize))
  // The smallest may take no place: the supplier knows.
  const places = types.filter((type) => type !== 'infant').length
  return places > largest ? [{ pointer, code: 'too_big', text: 'error.activity.group' }] : []
}

function runsOn({ seasons, weekdays }: ActivityContent, date: string): boolean {
  const monthDay = date.slice(5)
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7
  const isInSeason = !seasons || seasons.some(({ from, to }) => monthDay >= from && monthDay <= to)
  return isInSeason && weekdays.includes(weekday)
}

/** What is wrong with a day that somebody wants to go on. */
export function dayWrong(content: ActivityContent, date: string, pointer: string, now: Date): FieldRefusal[] {
  if (!runsOn(content, date)) return [{ pointer, code: 'invalid_value', text: 'error.activity.season' }]
  const clock = localNow(content.tour.timeZone, now)
  const hasLeft = content.times.every((time) => `${date}T${time}` <= clock)
  return hasLeft ? [{ pointer, code: 'too_small', text: 'error.activity.gone' }] : []
}
