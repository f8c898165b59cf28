import type { Instant } from '@portolan/supplier/outcome'

const minute = 60_000
const day = 24 * 60 * minute

const isDay = (local: string): boolean => local.length === 10

/**
 * A simulated place has no zone: its local time is reckoned as if it were UTC, and a day begins at its midnight. Throws
 * for what is no time.
 */
export function instantOf(local: string): Instant {
  const instant = Date.parse(isDay(local) ? `${local}T00:00:00Z` : `${local}Z`)
  // 30 February would quietly be 2 March.
  if (!Number.isFinite(instant) || localOf(instant).slice(0, local.length) !== local)
    throw new RangeError('A date or time is not real.')
  return instant
}

const localOf = (instant: Instant): string => new Date(instant).toISOString().slice(0, 19)

export const addMinutes = (local: string, minutes: number): string => localOf(instantOf(local) + minutes * minute)

/** When something is over that begins then and takes so long: of what begins on a day, the last day of it. */
export const endOf = (start: string, minutes: number): string =>
  isDay(start) ? addMinutes(start, minutes - 1).slice(0, start.length) : addMinutes(start, minutes)

/** Every day that is begun counts. */
export const daysBetween = (start: string, end: string): number =>
  Math.max(1, Math.ceil((instantOf(end) - instantOf(start)) / day))
