import { comparePassWithTickets } from '@portolan/contract/rail'
import type { FlexibilityType } from '@portolan/contract/rail-journey'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { inTurn } from '../../session/in-turn.ts'
import { useLook } from '../../session/preferences.ts'
import { useWrittenFor } from '../calls.ts'
import type { Party } from '../party.ts'
import { compareRequest, isEnough, type Leg } from './legs.ts'

/** Shorter than prices are held. */
const fresh = 15 * 60_000

export function useComparison(legs: readonly Leg[], party: Party, flexibility: FlexibilityType) {
  const { currency } = useLook()
  return useQuery({
    queryKey: ['rail', 'compare', currency, legs, party, flexibility, ...useWrittenFor()],
    queryFn: async ({ signal }) => {
      // It is the session's currency that prices: a change of it is kept first, then asked for.
      await inTurn(async () => {})
      return send(comparePassWithTickets, { body: compareRequest(legs, party, flexibility) }, { signal })
    },
    enabled: isEnough(legs),
    staleTime: fresh,
    gcTime: fresh,
    retry: false,
    refetchOnWindowFocus: false,
  })
}
