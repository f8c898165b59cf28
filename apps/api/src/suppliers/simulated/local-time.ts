import type { Instant } from '@portolan/supplier/outcome'

const minute = 60_000
const day = 24 * 60 * minute

/** A simulated place has no zone: its local time is reckoned as if it were UTC. Throws for what is no time. */
export function instantOf(local: string): Instant {
  const instant = Date.parse(`${local}Z`)
  // 30 February would quietly be 2 March.
  if (!Number.isFinite(instant) || localOf(instant) !== local) throw new RangeError('A date or time is not real.')
  return instant
}

const localOf = (instant: Instant): string => new Date(instant).toISOString().slice(0, 19)

export const addMinutes = (local: string, minutes: number): string => localOf(instantOf(local) + minutes * minute)

/** Every day that is begun counts. */
export const daysBetween = (start: string, end: string): number =>
  Math.max(1, Math.ceil((instantOf(end) - instantOf(start)) / day))
