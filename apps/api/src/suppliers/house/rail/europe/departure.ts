/** When a train leaves its first station, and on which days. */
export interface Departure {
  /** Of the local day. */
  readonly minute: number
  /** Bit 0 is Monday, bit 6 Sunday. */
  readonly weekdays: number
}

export const everyDay = 0b111_1111
const notSaturday = 0b101_1111
const notSunday = 0b011_1111

const minuteOf = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number)
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes))
    throw new Error(`${clock} is no time`)
  return hours * 60 + minutes
}

/** '57': Friday and Sunday. */
const weekdaysOf = (digits: string): number => [...digits].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0)

/** From this many trains on, a series is thinner at the weekend: the first sleeps in on Sundays, some rest on Saturdays. */
const dense = 5

const weekdaysIn = (index: number, count: number): number => {
  if (count < dense) return everyDay
  if (index === 0) return notSunday
  return index % 5 === 3 ? notSaturday : everyDay
}

function readSeries(text: string): Departure[] {
  const [clocks = '', digits] = text.split('@')
  const [range = '', headway] = clocks.split('/')
  const [first = '', last = first] = range.split('-')
  const start = minuteOf(first)
  const count = headway ? Math.floor((minuteOf(last) - start) / Number(headway)) + 1 : 1
  return Array.from({ length: count }, (_, index) => ({
    minute: start + index * Number(headway ?? 0),
    weekdays: digits ? weekdaysOf(digits) : weekdaysIn(index, count),
  }))
}

/** '06:01 07:01-20:01/60 17:31@57': one train, one every hour, one on Fridays and Sundays. */
export const readDepartures = (text: string): Departure[] =>
  text.split(/\s+/).flatMap((token) => (token === '' ? [] : readSeries(token)))

/** As timetables in fixed intervals do: trains of both ways meet at full and half hours, and leave in the same hours. */
export const mirror = (out: readonly Departure[], minutes: number): Departure[] =>
  out.map(({ minute, weekdays }) => ({
    minute: minute - (minute % 60) + (((-(minute + minutes) % 60) + 60) % 60),
    weekdays,
  }))
