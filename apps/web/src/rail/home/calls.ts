import { compareTrainDates, quotePasses } from '@portolan/contract/rail'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { cheapestDay } from '../../result/cheapest.ts'
import { inTurn } from '../../session/in-turn.ts'
import { useLook } from '../../session/preferences.ts'
import { useWrittenFor } from '../calls.ts'
import { fareQuoteRequest, type PassSearch } from '../pass-search.ts'
import { type RailSearch, shopRequest } from '../search.ts'
import { cheapestPass } from './model.ts'

/** It is the session's currency that prices: a change of it is kept first, then asked for. */
const afterChoices = () => inTurn(async () => {})

const minutes = 60_000

/** No price is better than a wrong one: whatever goes wrong, there is none. */
export function useRoutePrice(search: RailSearch, wanted: boolean) {
  const { currency } = useLook()
  return useQuery({
    queryKey: ['rail', 'route-price', currency, search],
    enabled: wanted,
    staleTime: 10 * minutes,
    queryFn: async ({ signal }) => {
      await afterChoices()
      const { days } = await send(compareTrainDates, { body: shopRequest(search) }, { signal })
      return cheapestDay(days) ?? null
    },
  })
}

export function usePassPrice(search: PassSearch) {
  const { currency } = useLook()
  return useQuery({
    queryKey: ['rail', 'pass-price', currency, search, ...useWrittenFor()],
    staleTime: 10 * minutes,
    queryFn: async ({ signal }) => {
      await afterChoices()
      const { fareInfos } = await send(quotePasses, { body: fareQuoteRequest(search) }, { signal })
      return cheapestPass(fareInfos) ?? null
    },
  })
}
