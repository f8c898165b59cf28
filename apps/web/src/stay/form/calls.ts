import { compareHotelDates, listPopularCities } from '@portolan/contract/hotel'
import { suggestHotelDestinations } from '@portolan/contract/place'
import { addDays, type IsoDate } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { useSpeech } from '../../i18n/text.ts'
import type { Place } from '../../place/place.ts'
import { inTurn } from '../../session/in-turn.ts'
import { useLook } from '../../session/preferences.ts'
import { listRequest, nightsOfStay } from '../search.ts'
import { type HotelValues, roomsProblem, stayOf } from './values.ts'

const minutes = 60_000

export const findCities = (keyword: string, language: Language, signal: AbortSignal): Promise<Place[]> =>
  send(suggestHotelDestinations, { query: { keyword, language, cityOnly: 'true' } }, { signal })

/** Named by the server in the language spoken. Without them the page is only shorter. */
export function usePopularCities(wanted = true) {
  const { language } = useSpeech()
  return useQuery({
    queryKey: ['hotel', 'popular-cities', language],
    enabled: wanted,
    staleTime: 60 * minutes,
    queryFn: ({ signal }) => send(listPopularCities, {}, { signal }),
  })
}

interface LowestPrices {
  readonly prices: ReadonlyMap<IsoDate, number>
  readonly nights: number
}

/** A form that is not filled in yet is priced for what it says so far: the days from today, and one night. */
function pricedStay(values: HotelValues, today: IsoDate) {
  const { start = today, end } = values.dates
  const from = start < today ? today : start
  const dates = { start: from, end: end && end > from ? end : addDays(from, 1) }
  return roomsProblem(values.rooms) ? undefined : stayOf({ ...values, dates })
}

/** The lowest price of as long a stay by day of arrival. No price is better than a wrong one: a failure is none. */
export function useLowestPrices(values: HotelValues, today: IsoDate, wanted: boolean): LowestPrices | undefined {
  const { currency } = useLook()
  const stay = pricedStay(values, today)
  const body = stay && listRequest(stay)
  const { data } = useQuery({
    queryKey: ['hotel', 'calendar', currency, body],
    enabled: wanted && body !== undefined,
    staleTime: 10 * minutes,
    queryFn: async ({ signal }) => {
      // It is the session's currency that prices: a change of it is kept first, then asked for.
      await inTurn(async () => {})
      return body ? send(compareHotelDates, { body }, { signal }) : null
    },
  })
  if (!stay || !data || data.days.length === 0) return undefined
  return { prices: new Map(data.days.map(({ date, from }) => [date, from.amount])), nights: nightsOfStay(stay) }
}
