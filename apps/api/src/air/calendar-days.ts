import { lastDayOnSale } from '@portolan/domain/air/limit'
import { addDays, type IsoDate } from '@portolan/domain/date'
import type { Queries } from '@portolan/supplier/query'

type Legs = Queries['air']['legs']

export type Window = 'month' | 'plusMinus3'

/** Days before and after the asked one. */
const around = 3

const aroundOf = (day: IsoDate): IsoDate[] =>
  Array.from({ length: 2 * around + 1 }, (_, index) => addDays(day, index - around))

const longestMonth = 31

const monthOf = (day: IsoDate): IsoDate[] =>
  Array.from({ length: longestMonth }, (_, index) => addDays(`${day.slice(0, 7)}-01`, index)).filter((one) =>
    one.startsWith(day.slice(0, 7)),
  )

const dayMs = 86_400_000
const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** The whole trip so many days later. */
const moved = (legs: Legs, days: number): Legs => legs.map((leg) => ({ ...leg, date: addDays(leg.date, days) }))

/** How far from what was asked: first of all the trips that are as long. */
function distance(legs: Legs, asked: Legs): number {
  const apart = legs.map(({ date }, index) => daysBetween(asked[index]?.date ?? date, date))
  const stretch = Math.max(...apart) - Math.min(...apart)
  return stretch * 100 + Math.abs(apart[0] ?? 0)
}

/**
 * The trips whose prices are compared, the nearest to the asked one first. Around a day every day is tried with every
 * day of the way back; over a month, and for several cities, the days between the flights stay as they are.
 */
export function tripsAround(legs: Legs, window: Window, today: IsoDate, isByLeg: boolean): Legs[] {
  const [out, back] = legs
  if (!out) return []
  const days = window === 'month' ? monthOf(out.date) : aroundOf(out.date)
  const trips =
    back && window === 'plusMinus3' && !isByLeg
      ? days.flatMap((date) =>
          aroundOf(back.date).map((date2) => [
            { ...out, date },
            { ...back, date: date2 },
          ]),
        )
      : days.map((date) => moved(legs, daysBetween(out.date, date)))
  const last = lastDayOnSale(today)
  return trips
    .filter((trip) =>
      trip.every(({ date }, index) => date >= (trip[index - 1]?.date ?? today) && date >= today && date <= last),
    )
    .toSorted((one, other) => distance(one, legs) - distance(other, legs))
}
