import { compareFlightDates } from '@portolan/contract/air'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { type AirSearch, lowFareRequest } from '../../flight/search.ts'
import { cheapestDay } from '../../result/cheapest.ts'
import { inTurn } from '../../session/in-turn.ts'
import { useLook } from '../../session/preferences.ts'

const minutes = 60_000

/** The price of a month is thirty searches: two months at a time leave room for whoever searches meanwhile. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()]

function inLane<T>(index: number, work: () => Promise<T>): Promise<T> {
  const lane = index % lanes.length
  const turn = Promise.resolve(lanes[lane]).then(work)
  lanes[lane] = turn.catch(() => undefined)
  return turn
}

/** The cheapest day of the search's month. No price is better than a wrong one: whatever goes wrong, there is none. */
export function useMonthPrice(search: AirSearch, index: number, wanted: boolean) {
  const { currency } = useLook()
  const body = { ...lowFareRequest(search), window: 'month' as const }
  return useQuery({
    queryKey: ['air', 'month-price', currency, body],
    enabled: wanted,
    staleTime: 10 * minutes,
    retry: false,
    queryFn: ({ signal }) =>
      inLane(index, async () => {
        signal.throwIfAborted()
        // It is the session's currency that prices: a change of it is kept first, then asked for.
        await inTurn(async () => {})
        const { days } = await send(compareFlightDates, { body }, { signal })
        return cheapestDay(days) ?? null
      }),
  })
}
