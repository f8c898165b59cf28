import { shareOf } from '../../seed.ts'
import type { AirlineFacts } from '../catalogue/airlines.ts'

/** Of one adult, one way, in the cheapest booking class, on a day like any other: US cents. */
export interface Market {
  /** Great circle from where the voyage begins to where it ends. */
  readonly km: number
  readonly stops: number
  readonly airline: Pick<AirlineFacts, 'code' | 'kind'>
  readonly from: string
  readonly to: string
  /** YYYY-MM-DD, local. */
  readonly day: string
  /** Degrees north, where it goes. */
  readonly latitude: number
}

const byKind = { full: 1, leisure: 0.82, low: 0.6 } as const
/** Nobody pays as much for a change of planes as for none. */
const byStops = [1.15, 0.95, 0.88] as const

const peaks = [
  ['12-18', '12-31', 1.4],
  ['01-01', '01-04', 1.35],
] as const
const northernSummer = [
  ['06-20', '07-09', 1.18],
  ['07-10', '08-24', 1.34],
  ['08-25', '09-10', 1.12],
] as const
const southernSummer = [['01-05', '01-31', 1.2]] as const

const north = [...peaks, ...northernSummer]
const south = [...peaks, ...southernSummer]

function seasonOf(day: string, latitude: number): number {
  const date = day.slice(5)
  const all = latitude >= 0 ? north : south
  return all.find(([from, until]) => date >= from && date <= until)?.[2] ?? 0.94
}

/** From Monday. */
const byWeekday = [0.98, 0.92, 0.92, 1, 1.12, 0.99, 1.1] as const
const weekdayOf = (day: string): number => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7

/** The plain price of the way, before classes, families and taxes. */
export type PlainFare = (market: Market) => number

export const levelFare: PlainFare = ({ km, stops, airline, from, to, day, latitude }) => {
  const byDistance = 20 + 0.36 * km ** 0.78
  const own = 0.92 + 0.16 * shareOf('fare', airline.code, ...[from, to].sort())
  const factor = byKind[airline.kind] * (byStops[stops] ?? 0.88) * own
  return Math.round(100 * byDistance * factor * seasonOf(day, latitude) * (byWeekday[weekdayOf(day)] ?? 1))
}
