import { searchActivities, type TourActivitySearchRS } from '@portolan/contract/activity'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '../../api/client.ts'
import type { CallError } from '../../api/failure.ts'
import { useSpeech } from '../../i18n/text.ts'
import { inTurn } from '../../session/in-turn.ts'
import { useLook } from '../../session/preferences.ts'
import { type ActivityAsked, listRequest } from '../search.ts'
import { activityState } from '../state.ts'

const minutes = 60_000

/** All activities of the city between the days. What was found stands in the activity state too; what failed empties it. */
export function useActivities(asked: ActivityAsked) {
  const { language } = useSpeech()
  const { currency } = useLook()
  const query = useQuery<TourActivitySearchRS, CallError>({
    queryKey: ['activity', 'list', JSON.stringify([asked, language, currency])],
    staleTime: 5 * minutes,
    queryFn: async ({ signal }) => {
      // It is the session's currency that prices: a change of it is kept first, then asked for.
      await inTurn(async () => {})
      return send(searchActivities, { body: listRequest(asked) }, { signal })
    },
  })
  const { data, isError } = query
  useEffect(() => activityState.write({ activitySearchRS: data && !isError ? data : null }), [data, isError])
  return query
}
