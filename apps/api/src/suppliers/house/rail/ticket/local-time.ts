import type { Instant } from '@portolan/supplier/outcome'

const minute = 60_000
const hour = 60 * minute

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** By zone and hour: clocks change on full hours, and a search has thousands of times to write. */
const offsets = new Map<string, Map<Instant, number>>()
const mostHours = 4_000

function askOffset(start: Instant, timeZone: string): number {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(start)
      .map(({ type, value }) => [type, value]),
  )
  const local = Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`)
  return local - start
}

function offsetsIn(timeZone: string): Map<Instant, number> {
  const known = offsets.get(timeZone) ?? new Map<Instant, number>()
  offsets.set(timeZone, known)
  return known
}

function offsetAt(instant: Instant, timeZone: string): number {
  const start = Math.floor(instant / hour) * hour
  const known = offsetsIn(timeZone)
  const before = known.get(start)
  if (before !== undefined) return before
  const offset = askOffset(start, timeZone)
  if (known.size >= mostHours) known.clear()
  known.set(start, offset)
  return offset
}

/** YYYY-MM-DDTHH:mm in the zone. */
export const localOf = (instant: Instant, timeZone: string): string =>
  new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16)

/** Of YYYY-MM-DDTHH:mm; what the clock skips is the moment after it. Undefined for what is no time. */
export function instantOf(local: string, timeZone: string): Instant | undefined {
  const plain = Date.parse(`${local}:00Z`)
  // 30 February would quietly be 2 March.
  if (!Number.isFinite(plain) || new Date(plain).toISOString().slice(0, 16) !== local) return undefined
  const guess = plain - offsetAt(plain, timeZone)
  return plain - offsetAt(guess, timeZone)
}
