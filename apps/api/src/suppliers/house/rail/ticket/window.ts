import { addDays } from '@portolan/domain/date'
import type { Instant } from '@portolan/supplier/outcome'
import { instantOf } from './local-time.ts'

const minute = 60_000
/** Who asks for a train at eleven in the evening may take one after midnight. */
const leastWindow = 4 * 60 * minute

/** From the asked time to the end of that day at the origin; what has left is over. Undefined for what is no time. */
export function windowOf(
  at: string,
  timeZone: string,
  now: Instant,
): { earliest: Instant; latest: Instant } | undefined {
  const asked = instantOf(at, timeZone)
  const midnight = asked === undefined ? undefined : instantOf(`${addDays(at.slice(0, 10), 1)}T00:00`, timeZone)
  if (asked === undefined || midnight === undefined) return undefined
  // The next full minute: those who ask in the same one ask the same.
  const soonest = (Math.floor(now / minute) + 1) * minute
  return { earliest: Math.max(asked, soonest), latest: Math.max(midnight, asked + leastWindow) }
}
