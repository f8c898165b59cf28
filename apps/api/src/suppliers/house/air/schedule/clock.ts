const minute = 60_000
const dayLength = 1440

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

/** Minutes ahead of UTC at a moment, which is in minutes since 1970. */
function askOffset(timeZone: string, moment: number): number {
  const name = formatIn(timeZone)
    .formatToParts(moment * minute)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes = '0'] = /GMT([+-])(\d+):?(\d+)?/.exec(name ?? '') ?? []
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

export interface Clock {
  /** The moment of a local time, in minutes since 1970; the day is in days since 1970. */
  momentOf(timeZone: number, day: number, minuteOfDay: number): number
  /** Minutes ahead of UTC. */
  offsetAt(timeZone: number, moment: number): number
}

/** Zones are asked for by their number: one question for each day, two on the days when clocks change. */
export function makeClock(timeZones: readonly string[]): Clock {
  const known = new Map<number, number>()
  const ask = (zone: number, moment: number): number => askOffset(timeZones[zone] ?? 'UTC', moment)
  const offsetAtMidnight = (zone: number, day: number): number => {
    const key = day * 1000 + zone
    const offset = known.get(key)
    if (offset !== undefined) return offset
    if (known.size > 400_000) known.clear()
    const asked = ask(zone, day * dayLength)
    known.set(key, asked)
    return asked
  }
  const offsetAt = (zone: number, moment: number): number => {
    const day = Math.floor(moment / dayLength)
    const [before, after] = [offsetAtMidnight(zone, day), offsetAtMidnight(zone, day + 1)]
    return before === after ? before : ask(zone, moment)
  }
  return {
    offsetAt,
    momentOf(zone, day, minuteOfDay) {
      const plain = day * dayLength + minuteOfDay
      const guess = plain - offsetAt(zone, plain)
      return plain - offsetAt(zone, guess)
    },
  }
}
