const clocks = new Map<string, Intl.DateTimeFormat>()

/** Swedish writes 2026-12-15 07:22. Making a format takes longer than using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  clocks.set(timeZone, made)
  return made
}

/** YYYY-MM-DDTHH:mm on the clock of the place. */
export const localNow = (timeZone: string, now: Date): string => clockOf(timeZone).format(now).replace(' ', 'T')

/** Milliseconds since 1970 of YYYY-MM-DDTHH:mm on the clock of the place. */
export function instantOf(local: string, timeZone: string): number {
  const plain = Date.parse(`${local}:00Z`)
  const ahead = (at: number): number => Date.parse(`${localNow(timeZone, new Date(at))}:00Z`) - at
  return plain - ahead(plain - ahead(plain))
}

const minute = 60_000
const two = (value: number): string => String(value).padStart(2, '0')

/** An instant as the clock of the place tells it, with how far that clock is ahead: 2026-12-12T18:00:00+01:00. */
export function zonedInstant(timeZone: string, instant: number): string {
  const local = localNow(timeZone, new Date(instant))
  const ahead = Math.round((Date.parse(`${local}:00Z`) - Math.floor(instant / minute) * minute) / minute)
  const [sign, far] = [ahead < 0 ? '-' : '+', Math.abs(ahead)]
  return `${local}:${two(new Date(instant).getUTCSeconds())}${sign}${two(Math.floor(far / 60))}:${two(far % 60)}`
}

/** PT4H04M is written PT4H4M. */
export function isoDurationOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

const day = 86_400_000

/** Nights between two local moments: 1 for the next day. */
export const nightsBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / day)
