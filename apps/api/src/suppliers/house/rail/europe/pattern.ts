import { brandOf } from '../catalogue/operators.ts'
import { stationOf } from '../catalogue/station.ts'
import type { Brand } from '../operator.ts'
import type { TimetableStop } from '../timetable/timetable.ts'
import { type Departure, readDepartures } from './departure.ts'

/** Minutes after the train's departure. */
export interface PatternCall {
  readonly station: TimetableStop
  readonly arrival: number
  readonly departure: number
}

/** One train after another on the same path, at the same speed. */
export interface Pattern {
  readonly brand: Brand
  /** Of the first train out; the first back has the other one of the pair 2n, 2n + 1. */
  readonly number: number
  readonly calls: readonly PatternCall[]
  readonly out: readonly Departure[]
  /** Absent: the mirror of those out. */
  readonly back?: readonly Departure[]
}

/** How long a train stands where nothing is said, in minutes. */
const dwell = { highspeed: 2, intercity: 2, regional: 1, night: 6, panorama: 5 } as const

/** 'lyon:116/120': there after 116 minutes, off again after 120. */
function readCall(text: string, standing: number): PatternCall {
  const [word = '', times = '0/0'] = text.split(':')
  const [arrival = Number.NaN, departure = arrival + standing] = times.split('/').map(Number)
  if (Number.isNaN(arrival + departure)) throw new Error(`${text} says no time`)
  return { station: stationOf(word), arrival, departure }
}

/** The last departure counts for nothing; turned round, it is the first arrival. */
const endOf = (call: PatternCall): PatternCall => ({ ...call, departure: call.arrival })

function readCalls(path: string, standing: number): PatternCall[] {
  const calls = path.split(/\s+/).map((text) => readCall(text, standing))
  return calls.map((call, index) => (index === calls.length - 1 ? endOf(call) : call))
}

/**
 * 'TGV Lyria | 9261 | 06:18 08:18-18:18/120 ; 07:34 | paris-lyon dijon:96 lausanne:221': brand, number, departures out
 * and, after the semicolon, back; then the calls.
 */
export function readPattern(row: string): Pattern {
  const [name = '', number, times = '', path = ''] = row.split('|').map((part) => part.trim())
  const brand = brandOf(name)
  if (brand.operator === '') throw new Error(`No brand is called ${name}`)
  const [out = '', back] = times.split(';')
  return {
    brand,
    number: Number(number),
    calls: readCalls(path, dwell[brand.kind]),
    out: readDepartures(out),
    ...(back === undefined ? {} : { back: readDepartures(back) }),
  }
}
