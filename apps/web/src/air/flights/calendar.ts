import { compareFlightDates } from '@portolan/contract/air'
import type { IsoDate } from '@portolan/domain/date'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { type AirSearch, lowFareRequest } from '../../flight/search.ts'
import { useLook } from '../../session/preferences.ts'

export interface Day {
  date: IsoDate
  /** The day back of that price. */
  back: IsoDate | undefined
  price: number
}

/** The lowest price of each day around, or of a month; asked once the search itself has begun to answer. */
export function useDays(search: AirSearch, window: 'month' | 'plusMinus3', enabled: boolean): readonly Day[] {
  const { currency } = useLook()
  const body = { ...lowFareRequest(search), window }
  const { data } = useQuery({
    queryKey: ['air-days', currency, body],
    queryFn: ({ signal }) => send(compareFlightDates, { body }, { signal }),
    enabled,
    staleTime: 300_000,
  })
  return (data?.days ?? []).map(({ date, returnDate, from }) => ({ date, back: returnDate, price: from.amount }))
}

function cheapestBy(days: readonly Day[], dayOf: (day: Day) => IsoDate | undefined): ReadonlyMap<IsoDate, Day> {
  const best = new Map<IsoDate, Day>()
  for (const day of days) {
    const key = dayOf(day)
    const known = key && best.get(key)
    if (key && (!known || day.price < known.price)) best.set(key, day)
  }
  return best
}

/** The cheapest of each day of departure. */
export const byDeparture = (days: readonly Day[]): ReadonlyMap<IsoDate, Day> => cheapestBy(days, ({ date }) => date)

/** The days of the second flight, for who leaves on `out`. */
export const byReturn = (days: readonly Day[], out: IsoDate): ReadonlyMap<IsoDate, Day> =>
  cheapestBy(
    days.filter(({ date }) => date === out),
    ({ back }) => back,
  )

/** What the search itself has found for its own day counts for more. */
export function pricesOf(
  days: ReadonlyMap<IsoDate, Day>,
  chosen: IsoDate,
  best: number | undefined,
): ReadonlyMap<IsoDate, number> {
  const prices = new Map([...days].map(([date, { price }]) => [date, price]))
  return best === undefined ? prices : prices.set(chosen, best)
}

export interface Grid {
  departures: readonly IsoDate[]
  returns: readonly IsoDate[]
  priceOf(departure: IsoDate, back: IsoDate): number | undefined
}

/** Out by back; undefined where each day out has one day back only. */
export function gridOf(days: readonly Day[]): Grid | undefined {
  const pairs = days.flatMap(({ date, back, price }) => (back ? [[`${date}/${back}`, price] as const] : []))
  const prices = new Map(pairs)
  const departures = [...new Set(days.map(({ date }) => date))].sort()
  const returns = [...new Set(days.flatMap(({ back }) => back ?? []))].sort()
  if (prices.size <= Math.max(departures.length, returns.length)) return undefined
  return { departures, returns, priceOf: (departure, back) => prices.get(`${departure}/${back}`) }
}
